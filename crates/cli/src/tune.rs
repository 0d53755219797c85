//! `caravelle tune`: tunes the weights of a game's evaluation by self-play.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use arena::{Progress, Sample, Tuned, Tuning};
use bots::{ChanceFit, Spec, SpecError};
use engine::Phrase;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::arena::{file_failure, number, percent};
use crate::args::{SearchArgs, TuneArgs};
use crate::components::path;
use crate::progress::bar;
use crate::{Failure, Renderer, Streams, components, suggest, write_json};

/// Tunes, and prints the result.
pub(crate) fn run(args: &TuneArgs, renderer: &Renderer, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let info = catalog::info(&args.search.game)?;
    for &seats in &args.seats {
        engine::SetupError::check_seats(info, seats).map_err(catalog::CatalogError::from)?;
    }
    let tuning = Tuning {
        game: info.id.to_owned(),
        data: components::load(info, None)?,
        options: catalog::from_pairs(info, &args.search.options).map_err(catalog::CatalogError::from)?,
        seats: args.seats.clone(),
        steps: args.steps,
        deals: args.deals,
        player: search_bot("greedy", args.search.cap)?,
        games: args.games,
        seed: args.seed,
        threads: args.search.threads,
    };
    if args.chance {
        return chance(args, tuning, renderer, streams);
    }
    can_write(args.out.as_deref())?;
    let progress = match &args.search.progress {
        Some(file) if file.exists() => read(file)?,
        _ => Progress::default(),
    };
    let end = args.search.minutes.map(|minutes| Instant::now() + Duration::from_secs_f64(60.0 * minutes));
    let mut unwritten = None;
    let mut tell = |progress: &Progress| {
        unwritten = args.search.progress.as_ref().and_then(|file| write(file, progress).err());
        if streams.watched {
            // A failure to draw the progress bar is ignored.
            let part = progress.step as f64 / args.steps as f64;
            let _ = write!(streams.errors, "\r{}", bar(part)).and_then(|()| streams.errors.flush());
        }
        unwritten.is_none() && end.is_none_or(|end| Instant::now() < end)
    };
    let tuned = arena::tune(&tuning, progress, &mut tell)?;
    if streams.watched {
        let _ = write!(streams.errors, "\r{:60}\r", "");
    }
    match (unwritten, tuned) {
        (Some(failure), _) => Err(failure),
        (None, None) => stopped(&args.search, renderer, streams),
        (None, Some(tuned)) => finish(args, &tuned, renderer, streams),
    }
}

/// Fits win probabilities, and prints the table for the weights file with its loss.
fn chance(
    args: &TuneArgs,
    tuning: Tuning,
    renderer: &Renderer,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let Tuning { game, data, options, seats, games, seed, threads, .. } = tuning;
    let alone = seats.contains(&1);
    if alone && seats.len() > 1 {
        return Err(Failure::Usage(Phrase::new("cli-tune-alone")));
    }
    let table = match seats.iter().min() {
        Some(1) => "[alone]",
        Some(3..) => "more.chance",
        _ => "chance",
    };
    // Win probabilities use nets, so these games are played with them too.
    let player = search_bot("learned", args.search.cap)?;
    let sample = Sample { data, options, seats, games, player, seed };
    let found = arena::calibrate(&game, &sample, threads)?;
    if args.search.json {
        return write_json(streams.output, &found);
    }
    let ChanceFit { early, late, rounds, even, loss, shipped, plain } = found.fit;
    writeln!(streams.output, "[{table}]\nearly = {early:.1}\nlate = {late:.1}\nrounds = {rounds:.1}")?;
    if alone {
        writeln!(streams.output, "even = [{:.1}, {:.1}]", even[0], even[1])?;
    }
    writeln!(streams.output)?;
    let line = Phrase::new("cli-tune-chance").with("games", found.games).with("positions", found.positions);
    let line = line.with("unseen", found.unseen);
    let [loss, shipped, plain] = [loss, shipped, plain].map(|loss| number(renderer, loss, 3));
    let line =
        line.with("loss", loss.as_str()).with("shipped", shipped.as_str()).with("plain", plain.as_str());
    Ok(writeln!(streams.output, "{}", renderer.say(&line))?)
}

/// A bot with this many positions per decision.
pub(crate) fn search_bot(bot: &str, cap: Option<u32>) -> Result<Spec, Failure> {
    let text = cap.map_or_else(|| bot.to_owned(), |cap| format!("{bot}:cap={cap}"));
    text.parse().map_err(|error: SpecError| Failure::Usage(suggest::bot_phrase(&error)))
}

/// Writes the weights if the match accepted them, and prints the result.
fn finish(
    args: &TuneArgs,
    tuned: &Tuned,
    renderer: &Renderer,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    // The result is printed even if the file cannot be written.
    let written = match args.out.as_deref().filter(|_| tuned.accepted) {
        Some(file) => fs::write(file, &tuned.weights).map_err(|error| file_failure(file, &error)),
        None => Ok(()),
    };
    if args.search.json {
        write_json(streams.output, tuned)?;
        return written;
    }
    let line = Phrase::new("cli-tune-done").with("steps", tuned.steps).with("games", tuned.games);
    writeln!(streams.output, "{}", renderer.say(&line))?;
    for one in &tuned.matches {
        let line = Phrase::new("cli-tune-match").with("seats", one.seats).with("games", one.games);
        let [share, low, high] = [one.share, one.ci95[0], one.ci95[1]].map(|share| percent(renderer, share));
        let line = line.with("share", share.as_str()).with("low", low.as_str()).with("high", high.as_str());
        writeln!(streams.output, "{}", renderer.say(&line))?;
    }
    let verdict = if tuned.accepted { "cli-tune-accepted" } else { "cli-tune-refused" };
    writeln!(streams.output, "{}", renderer.say(&Phrase::new(verdict)))?;
    written
}

/// Reads a progress file.
pub(crate) fn read<T: DeserializeOwned>(file: &Path) -> Result<T, Failure> {
    let text = fs::read_to_string(file).map_err(|error| file_failure(file, &error))?;
    serde_json::from_str(&text)
        .map_err(|error| Failure::Failed(path("cli-file", file).with("text", error.to_string().as_str())))
}

/// Reports that the time is up. The output stays empty for readers of its document.
pub(crate) fn stopped(
    search: &SearchArgs,
    renderer: &Renderer,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let id = if search.progress.is_some() { "cli-tune-stopped" } else { "cli-tune-lost" };
    let output = if search.json { &mut *streams.errors } else { &mut *streams.output };
    Ok(writeln!(output, "{}", renderer.say(&Phrase::new(id)))?)
}

/// Writes a progress file atomically, so that an interruption keeps the old one.
pub(crate) fn write(file: &Path, progress: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(progress).map_err(std::io::Error::from)?;
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let beside = file.with_file_name(name);
    let put = || {
        let mut new = fs::File::create(&beside)?;
        new.write_all(text.as_bytes())?;
        new.sync_all()?;
        fs::rename(&beside, file)
    };
    put().map_err(|error| file_failure(file, &error))
}

/// Rejects an unwritable file before the work begins.
pub(crate) fn can_write(file: Option<&Path>) -> Result<(), Failure> {
    let Some(file) = file else { return Ok(()) };
    let is_new = !file.exists();
    let open = fs::OpenOptions::new().create(true).append(true).open(file);
    let tried = if is_new { open.and_then(|_| fs::remove_file(file)) } else { open.map(drop) };
    tried.map_err(|error| file_failure(file, &error))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use crate::Code;
    use crate::testing::caravelle;

    /// A temporary folder for one test.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("caravelle-tune-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    const TUNING: &str = "caravelle tune mundus-novus --seats 2,3 --deals 1 --games 2 --cap 16 --threads 1";

    #[test]
    fn a_resumed_tuning_equals_an_uninterrupted_one() {
        let folder = folder("goes-on");
        let file = |name: &str| folder.join(name).display().to_string();
        let whole = format!("{TUNING} --steps 3 --progress {} --json", file("whole"));
        let (output, errors, code) = caravelle(&whole, true);
        assert_eq!(code, Code::Done, "{errors}");
        assert!(errors.contains("\r["), "a bar is for those who look on");
        let tuned: serde_json::Value = serde_json::from_str(&output).unwrap();
        assert_eq!((&tuned["steps"], &tuned["games"]), (&3.into(), &6.into()));
        assert_eq!(tuned["matches"].as_array().unwrap().len(), 2, "one for each number of seats");

        let parts = format!("{TUNING} --steps 3 --progress {}", file("parts"));
        let (output, _, code) = caravelle(&format!("{parts} --minutes 0"), false);
        assert_eq!((code, output.as_str()), (Code::Done, "Stopped. Run the same command to continue.\n"));
        caravelle(&format!("{parts} --minutes 0"), false);
        let (output, _, _) = caravelle(&parts, false);
        assert!(output.starts_with("3 steps, 6 games."), "{output}");
        let read = |name| std::fs::read_to_string(folder.join(name)).unwrap();
        assert_eq!(read("whole"), read("parts"));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn win_probabilities_are_fitted_to_games() {
        let command = "caravelle tune mundus-novus --chance --games 12 --cap 16 --seats 2,3";
        let (output, errors, code) = caravelle(&format!("{command} --json"), false);
        assert_eq!(code, Code::Done, "{errors}");
        let found: serde_json::Value = serde_json::from_str(&output).unwrap();
        let number = |name: &str| found["fit"][name].as_f64().unwrap();
        let count = |name: &str| found[name].as_u64().unwrap();
        assert!(
            count("unseen") > 20 && count("positions") > count("unseen"),
            "one game of three is kept apart: {output}"
        );
        assert!(
            ["loss", "shipped", "plain"].into_iter().all(|name| (0.1..3.0).contains(&number(name))),
            "{output}"
        );
        assert!(number("late") <= number("early"), "{output}");
        let (output, _, _) = caravelle(command, false);
        assert!(output.starts_with("[chance]\nearly = "), "{output}");
        // Win probabilities of solo games depend on the rival, which is an option.
        let alone = "caravelle tune maracaibo --chance --games 12 --cap 16 --seats 1 --option solo=";
        let [easy, hard] = ["1", "5"].map(|level| caravelle(&format!("{alone}{level}"), false).0);
        assert!(easy.starts_with("[[alone]]\nearly = ") && easy.contains("\neven = ["), "{easy}");
        assert_ne!(easy, hard);
        let (_, errors, code) = caravelle("caravelle tune maracaibo --chance --seats 1,2", false);
        assert!(code == Code::Usage && errors.contains("--seats 1."), "{errors}");
        // The table is for a file; the sentence about it has the number format of the language.
        let (output, _, _) = caravelle(&format!("{command} --lang fr"), false);
        let (table, said) = output.split_once("\n\n").unwrap();
        assert!(table.contains('.') && !table.contains(','), "{table}");
        let is_number = |text: &str, mark: char| {
            text.split_once(mark).is_some_and(|(whole, part)| {
                whole.ends_with(|c: char| c.is_ascii_digit())
                    && part.starts_with(|c: char| c.is_ascii_digit())
            })
        };
        assert!(said.split(' ').any(|word| is_number(word, ',')), "{said}");
        assert!(!said.split(' ').any(|word| is_number(word, '.')), "{said}");
    }

    #[test]
    fn invalid_tunings_are_refused() {
        for (wrong, said) in [
            ("caravelle tune chess", "mundus-novus"),
            ("caravelle tune goa --seats 7", "players"),
            ("caravelle tune goa --steps 0", "steps"),
            ("caravelle tune goa --minutes=nan", "minutes"),
        ] {
            let (_, errors, code) = caravelle(wrong, false);
            assert_eq!(code, Code::Usage, "{wrong}");
            assert!(errors.contains(said), "{wrong}: {errors}");
        }
        let folder = folder("refused");
        let file = folder.join("progress").display().to_string();
        caravelle(&format!("{TUNING} --steps 1 --progress {file}"), false);
        for other in ["--steps 1 --seed 9", "--steps 2"] {
            let (_, errors, code) = caravelle(&format!("{TUNING} {other} --progress {file}"), false);
            assert_eq!(code, Code::Failed);
            assert!(errors.contains("another"), "{other}: {errors}");
        }
        // An unwritable file is rejected before any game.
        let (_, errors, code) = caravelle(&format!("{TUNING} --out {file}/weights.toml"), false);
        assert!(code == Code::Failed && errors.contains("weights.toml"), "{errors}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
