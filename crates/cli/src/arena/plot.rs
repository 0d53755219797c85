//! Plots as inline SVG. They use the colours of the page and need no script.

use std::fmt::Write as _;

const WIDTH: f64 = 720.0;
/// The left edge of the plot, after the names.
const LEFT: f64 = 190.0;
/// The right edge of the plot, before the numbers.
const RIGHT: f64 = 600.0;
const ROW: f64 = 30.0;
const TOP: f64 = 10.0;
/// The height of the axis with its numbers.
const AXIS: f64 = 28.0;

/// Escapes a text for HTML.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The range of an axis, with ticks at round numbers.
pub(super) struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// A range for all the values, and zero if requested; ends at round numbers.
    pub(super) fn over(values: impl IntoIterator<Item = f64>, with_zero: bool) -> Scale {
        let start = if with_zero { (0.0, 0.0) } else { (f64::INFINITY, f64::NEG_INFINITY) };
        let (low, high) =
            values.into_iter().fold(start, |(low, high), value| (low.min(value), high.max(value)));
        let (low, high) = if low < high { (low, high) } else { (low.min(high) - 2.0, low.max(high) + 2.0) };
        let rough = (high - low) / 5.0;
        let unit = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0]
            .iter()
            .map(|times| times * unit)
            .find(|step| *step >= rough)
            .unwrap_or(rough);
        Scale { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    fn x(&self, value: f64) -> f64 {
        LEFT + (value - self.low) / (self.high - self.low) * (RIGHT - LEFT)
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as usize;
        (0..=count).map(|n| self.low + n as f64 * self.step)
    }

    /// The lines of the axis and their numbers, for a plot of this height.
    fn draw(&self, out: &mut String, height: f64, number: &dyn Fn(f64) -> String) {
        for mark in self.marks() {
            let (x, foot) = (self.x(mark), height - AXIS);
            line(out, "grid", [x, TOP, x, foot]);
            text(out, "tick", x, foot + 18.0, "middle", &number(mark));
        }
    }
}

fn line(out: &mut String, class: &str, [x1, y1, x2, y2]: [f64; 4]) {
    let _ = write!(out, r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#);
}

fn text(out: &mut String, class: &str, x: f64, y: f64, anchor: &str, said: &str) {
    let said = escape(said);
    let _ =
        write!(out, r#"<text class="{class}" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{said}</text>"#);
}

fn rect(out: &mut String, class: &str, [x, y, width, height]: [f64; 4]) {
    let (width, height) = (width.max(0.0), height.max(0.0));
    let _ = write!(
        out,
        r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="1.5"/>"#
    );
}

/// The SVG element with its accessible name.
fn svg(name: &str, height: f64, body: &str) -> String {
    format!(
        r#"<div class="plot" tabindex="0" role="group" aria-label="{0}"><svg viewBox="0 0 {WIDTH} {height:.0}" role="img" aria-label="{0}">{body}</svg></div>"#,
        escape(name)
    )
}

/// The maximum length of a name before a plot, in characters.
const NAME_MOST: usize = 27;

/// A name, cut to the maximum length.
fn short(name: &str) -> String {
    if name.chars().count() <= NAME_MOST {
        return name.to_owned();
    }
    name.chars().take(NAME_MOST - 1).chain(['…']).collect()
}

/// A name before a plot at this height; a long one has two lines.
fn name_at(out: &mut String, y: f64, name: &str) {
    let mut line = String::new();
    let mut words = name.split(' ').peekable();
    while let Some(word) = words.next_if(|word| line.chars().count() + word.chars().count() < NAME_MOST) {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    let rest: Vec<&str> = words.collect();
    let mut put = |y: f64, said: &str| text(out, "name", LEFT - 12.0, y + 4.5, "end", &short(said));
    if rest.is_empty() || line.is_empty() {
        put(y, name);
    } else {
        put(y - 6.5, &line);
        put(y + 6.5, &rest.join(" "));
    }
}

/// A value with its confidence interval.
pub(super) struct IntervalRow {
    pub(super) name: String,
    pub(super) value: f64,
    pub(super) interval: [f64; 2],
    /// The description for screen readers.
    pub(super) said: String,
    /// The index of its colour.
    pub(super) series: usize,
}

/// Values with confidence intervals, one per line, and a reference line.
pub(super) fn whiskers(
    name: &str,
    rows: &[IntervalRow],
    scale: &Scale,
    fair: Option<f64>,
    number: &dyn Fn(f64) -> String,
) -> String {
    let height = TOP + ROW * rows.len() as f64 + AXIS;
    let mut out = String::new();
    scale.draw(&mut out, height, number);
    if let Some(fair) = fair {
        line(&mut out, "fair", [scale.x(fair), TOP, scale.x(fair), height - AXIS]);
    }
    for (at, row) in rows.iter().enumerate() {
        let y = TOP + ROW * (at as f64 + 0.5);
        let [low, high] = row.interval.map(|value| scale.x(value));
        let class = format!("s{}", row.series % 6);
        name_at(&mut out, y, &row.name);
        line(&mut out, &format!("whisker {class}"), [low, y, high, y]);
        for end in [low, high] {
            line(&mut out, &format!("whisker {class}"), [end, y - 5.0, end, y + 5.0]);
        }
        let x = scale.x(row.value);
        let _ = write!(out, r#"<circle class="dot {class}" cx="{x:.1}" cy="{y:.1}" r="5.5"/>"#);
        text(&mut out, "value", RIGHT + 12.0, y + 4.5, "start", &row.said);
    }
    svg(name, height, &out)
}

/// The bars of one row: each with its colour and label.
pub(super) struct Bars {
    pub(super) name: String,
    pub(super) bars: Vec<(usize, f64, String)>,
}

/// Bars from zero, grouped by row.
pub(super) fn bars(name: &str, rows: &[Bars], number: &dyn Fn(f64) -> String) -> String {
    const THICK: f64 = 14.0;
    let scale = Scale::over(rows.iter().flat_map(|row| row.bars.iter().map(|bar| bar.1)), true);
    let deep = |row: &Bars| THICK * row.bars.len() as f64 + 12.0;
    let height = TOP + rows.iter().map(deep).sum::<f64>() + AXIS;
    let mut out = String::new();
    scale.draw(&mut out, height, number);
    let mut y = TOP + 6.0;
    for row in rows {
        let middle = y + (deep(row) - 12.0) / 2.0;
        name_at(&mut out, middle, &row.name);
        for (at, (series, value, said)) in row.bars.iter().enumerate() {
            let (from, to) = (scale.x(value.min(0.0)), scale.x(value.max(0.0)));
            let top = y + THICK * at as f64;
            rect(&mut out, &format!("bar s{}", series % 6), [from, top + 1.0, to - from, THICK - 2.0]);
            text(&mut out, "value small", to + 6.0, top + 11.0, "start", said);
        }
        y += deep(row);
    }
    line(&mut out, "zero", [scale.x(0.0), TOP, scale.x(0.0), height - AXIS]);
    svg(name, height, &out)
}

/// The distribution of the values of one bot.
pub(super) struct Ridge {
    pub(super) name: String,
    pub(super) values: Vec<f64>,
    pub(super) median: f64,
    pub(super) said: String,
    pub(super) series: usize,
}

/// Histograms on a common axis, one per line.
pub(super) fn ridges(name: &str, rows: &[Ridge], number: &dyn Fn(f64) -> String) -> String {
    const TALL: f64 = 74.0;
    let scale = Scale::over(rows.iter().flat_map(|row| row.values.iter().copied()), false);
    let height = TOP + TALL * rows.len() as f64 + AXIS;
    let mut out = String::new();
    scale.draw(&mut out, height, number);
    // Bins of whole numbers, at most fifty.
    let bin = ((scale.high - scale.low) / 50.0).ceil().max(1.0);
    let count = ((scale.high - scale.low) / bin).floor() as usize + 1;
    for (at, row) in rows.iter().enumerate() {
        let foot = TOP + TALL * (at as f64 + 1.0) - 4.0;
        let mut bins = vec![0_usize; count];
        row.values.iter().for_each(|value| bins[((value - scale.low) / bin) as usize] += 1);
        let most = bins.iter().copied().max().unwrap_or(1).max(1) as f64;
        let wide = (scale.x(scale.low + bin) - scale.x(scale.low)).max(1.0);
        for (place, &held) in bins.iter().enumerate().filter(|(_, held)| **held > 0) {
            let tall = (TALL - 16.0) * held as f64 / most;
            let x = scale.x(scale.low + bin * place as f64) - wide / 2.0;
            rect(&mut out, &format!("bar s{}", row.series % 6), [x + 0.5, foot - tall, wide - 1.0, tall]);
        }
        let x = scale.x(row.median);
        line(&mut out, "median", [x, foot - TALL + 12.0, x, foot]);
        line(&mut out, "zero", [LEFT, foot, RIGHT, foot]);
        name_at(&mut out, foot - 22.5, &row.name);
        text(&mut out, "value", RIGHT + 12.0, foot - 18.0, "start", &row.said);
    }
    svg(name, height, &out)
}

/// A line plot between two bounds.
pub(super) fn line_plot(
    name: &str,
    values: &[f64],
    bounds: [f64; 2],
    said: [&str; 2],
    number: &dyn Fn(f64) -> String,
) -> String {
    const TALL: f64 = 190.0;
    let all = values.iter().chain(&bounds);
    let scale = Scale::over(all.copied(), true);
    let y = |value: f64| TOP + (scale.high - value) / (scale.high - scale.low) * TALL;
    let x = |at: usize| LEFT + at as f64 / values.len().max(1) as f64 * (RIGHT - LEFT);
    let mut out = String::new();
    for mark in scale.marks() {
        line(&mut out, "grid", [LEFT, y(mark), RIGHT, y(mark)]);
        text(&mut out, "tick", LEFT - 8.0, y(mark) + 4.0, "end", &number(mark));
    }
    for (bound, said) in bounds.iter().zip(said) {
        line(&mut out, "fair", [LEFT, y(*bound), RIGHT, y(*bound)]);
        text(&mut out, "value", RIGHT + 8.0, y(*bound) + 4.5, "start", said);
    }
    let mut path = format!("M{LEFT:.1} {:.1}", y(0.0));
    for (at, value) in values.iter().enumerate() {
        let _ = write!(path, "L{:.1} {:.1}", x(at + 1), y(*value));
    }
    let _ = write!(out, r#"<path class="line_plot s0" d="{path}"/>"#);
    for part in 0..=4 {
        let at = values.len() * part / 4;
        text(&mut out, "tick", x(at), TOP + TALL + 18.0, "middle", &at.to_string());
    }
    svg(name, TOP + TALL + AXIS, &out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_holds_its_values_and_ends_at_round_numbers() {
        for (values, zero) in
            [(vec![12.0, 47.0], false), (vec![0.31, 0.62], true), (vec![5.0], false), (vec![], true)]
        {
            let scale = Scale::over(values.iter().copied(), zero);
            assert!(scale.low < scale.high && scale.step > 0.0);
            assert!(values.iter().all(|value| (scale.low..=scale.high).contains(value)), "{values:?}");
            assert!((2..=12).contains(&scale.marks().count()));
        }
    }

    #[test]
    fn names_are_escaped() {
        assert_eq!(escape(r#"<a b="1">&"#), "&lt;a b=&quot;1&quot;&gt;&amp;");
        let row = Bars { name: "<x>".to_owned(), bars: vec![(0, 1.0, "1".to_owned())] };
        assert!(!bars("n", &[row], &|value| value.to_string()).contains("<x>"));
    }
}
