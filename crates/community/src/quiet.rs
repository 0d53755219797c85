//! Quiet hours and the hour of the digest, in the time zone of a person.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};
use table::Millis;
use table::wire::QuietHours;

/// A seat whose clock runs out during quiet hours is notified this long before.
const BEFORE_CLOCK_MS: u64 = 2 * 3600 * 1000;

/// An invalid time of day or time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTime {
    #[error("this is not a time of day")]
    Time,
    #[error("this time zone is not known")]
    Zone,
}

/// The local times of a person that delay notifications.
#[derive(Clone, Debug)]
pub struct Schedule {
    zone: TimeZone,
    quiet: Option<(Time, Time)>,
}

fn time_of_day(text: &str) -> Result<Time, BadTime> {
    let two = |text: &str| {
        let digits = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse::<i8>().ok()).flatten()
    };
    let (hour, minute) = text.split_once(':').ok_or(BadTime::Time)?;
    let (hour, minute) = two(hour).zip(two(minute)).ok_or(BadTime::Time)?;
    Time::new(hour, minute, 0, 0).map_err(|_| BadTime::Time)
}

fn timestamp(at: Millis) -> Timestamp {
    let at = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    at.unwrap_or(Timestamp::UNIX_EPOCH)
}

fn millis(at: Timestamp) -> Millis {
    u64::try_from(at.as_millisecond()).unwrap_or_default()
}

impl Schedule {
    /// Reads a time zone and quiet hours.
    pub fn read(zone: &str, quiet: Option<&QuietHours>) -> Result<Schedule, BadTime> {
        let zone = TimeZone::get(zone).map_err(|_| BadTime::Zone)?;
        let quiet = quiet.map(|quiet| {
            let (from, to) = (time_of_day(&quiet.from)?, time_of_day(&quiet.to)?);
            if from == to { Err(BadTime::Time) } else { Ok((from, to)) }
        });
        Ok(Schedule { zone, quiet: quiet.transpose()? })
    }

    /// The end of the quiet hours around a moment; none outside of them.
    pub fn quiet_until(&self, now: Millis) -> Option<Millis> {
        let (from, to) = self.quiet?;
        let now = timestamp(now);
        let today = now.to_zoned(self.zone.clone()).date();
        // The period that began yesterday may still last.
        [today.yesterday().ok()?, today].into_iter().find_map(|date| {
            let last = if to <= from { date.tomorrow().ok()? } else { date };
            let began = self.zone.to_zoned(date.to_datetime(from)).ok()?.timestamp();
            let ends = self.zone.to_zoned(last.to_datetime(to)).ok()?.timestamp();
            (began <= now && now < ends).then(|| millis(ends))
        })
    }

    /// The time at which a notification may be sent: now, or after the quiet hours. If the person's clock runs out
    /// before they end, it is sent two hours before that.
    pub fn send_at(&self, now: Millis, deadline: Option<Millis>) -> Millis {
        let Some(ends) = self.quiet_until(now) else { return now };
        match deadline {
            Some(deadline) if deadline < ends => now.max(deadline.saturating_sub(BEFORE_CLOCK_MS)),
            _ => ends,
        }
    }

    /// The next time after a moment at which a local hour begins.
    pub fn next_hour(&self, now: Millis, hour: u8) -> Option<Millis> {
        let now = timestamp(now);
        let time = Time::new(i8::try_from(hour).ok()?, 0, 0, 0).ok()?;
        let today = now.to_zoned(self.zone.clone()).date();
        (0..=2).find_map(|days| {
            let date = today.checked_add(days.days()).ok()?;
            let at = self.zone.to_zoned(date.to_datetime(time)).ok()?.timestamp();
            (at > now).then(|| millis(at))
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn quiet(from: &str, to: &str) -> QuietHours {
        QuietHours { from: from.to_owned(), to: to.to_owned() }
    }

    fn at(text: &str) -> Millis {
        millis(text.parse().unwrap())
    }

    #[test]
    fn quiet_hours_span_midnight() {
        let schedule = Schedule::read("Europe/Paris", Some(&quiet("22:00", "08:00"))).unwrap();
        let morning = at("2026-11-19T07:00:00Z");
        assert_eq!(schedule.quiet_until(at("2026-11-18T20:59:59Z")), None);
        assert_eq!(schedule.quiet_until(at("2026-11-18T21:00:00Z")), Some(morning));
        assert_eq!(schedule.quiet_until(at("2026-11-19T06:59:59Z")), Some(morning));
        assert_eq!(schedule.quiet_until(morning), None);
    }

    #[test]
    fn a_clock_overrides_quiet_hours() {
        let schedule = Schedule::read("Europe/Paris", Some(&quiet("22:00", "08:00"))).unwrap();
        let now = at("2026-11-18T22:00:00Z");
        assert_eq!(schedule.send_at(now, Some(at("2026-11-19T03:00:00Z"))), at("2026-11-19T01:00:00Z"));
        assert_eq!(schedule.send_at(now, Some(at("2026-11-18T23:00:00Z"))), now);
        assert_eq!(schedule.send_at(now, Some(at("2026-11-19T09:00:00Z"))), at("2026-11-19T07:00:00Z"));
        assert_eq!(schedule.send_at(now, None), at("2026-11-19T07:00:00Z"));
    }

    #[test]
    fn invalid_times_and_zones_are_rejected() {
        for (from, to) in
            [("24:00", "08:00"), ("8:00", "09:00"), ("22:00", "22:00"), ("22", "8"), ("+1:00", "02:00")]
        {
            assert_eq!(
                Schedule::read("UTC", Some(&quiet(from, to))).err(),
                Some(BadTime::Time),
                "{from} {to}"
            );
        }
        assert_eq!(Schedule::read("Mars/Base", None).err(), Some(BadTime::Zone));
    }

    #[test]
    fn the_digest_comes_once_a_day() {
        let schedule = Schedule::read("America/New_York", None).unwrap();
        let first = schedule.next_hour(at("2026-11-18T12:30:00Z"), 8).unwrap();
        assert_eq!(first, at("2026-11-18T13:00:00Z"));
        assert_eq!(schedule.next_hour(first, 8), Some(at("2026-11-19T13:00:00Z")));
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

        /// Also when a day has 23 or 25 hours.
        #[test]
        fn quiet_hours_delay_messages_unless_the_clock_runs_out(
            zone in 0_usize..600,
            now in 1_577_836_800_000_u64..2_200_000_000_000,
            hours in (0_u8..24, 0_u8..24, 0_u8..60),
            left in proptest::option::of(0_u64..40 * 3_600_000),
        ) {
            let names: Vec<String> = jiff::tz::db().available().map(|name| name.to_string()).collect();
            let zone = &names[zone % names.len()];
            let (from, to) = (format!("{:02}:{:02}", hours.0, hours.2), format!("{:02}:00", hours.1));
            prop_assume!(from != to);
            let schedule = Schedule::read(zone, Some(&quiet(&from, &to))).unwrap();
            let deadline = left.map(|left| now + left);
            let sent = schedule.send_at(now, deadline);
            prop_assert!(sent >= now);
            prop_assert!(sent - now <= 26 * 3_600_000);
            let ends = schedule.quiet_until(now);
            if deadline.is_none_or(|deadline| ends.is_none_or(|ends| deadline >= ends)) {
                prop_assert_eq!(schedule.quiet_until(sent), None);
            } else {
                prop_assert!(deadline.is_none_or(|deadline| sent <= deadline));
            }
        }
    }
}
