//! The distribution of thinking times.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

const PARTS: u64 = 32;

/// Counts of durations in buckets of three per cent, so that the size does not depend on the number of games.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Times(BTreeMap<u16, u64>);

impl Times {
    pub(crate) fn add(&mut self, nanos: u64) {
        *self.0.entry(bucket(nanos)).or_default() += 1;
    }

    pub(crate) fn add_all(&mut self, others: &Times) {
        others.0.iter().for_each(|(&bucket, count)| *self.0.entry(bucket).or_default() += count);
    }

    /// The percentile of the times, in milliseconds.
    pub(crate) fn percentile_ms(&self, share: f64) -> Option<f64> {
        let total: u64 = self.0.values().sum();
        let wanted = ((total as f64 * share).ceil() as u64).max(1);
        let mut seen = 0;
        let (&bucket, _) = self.0.iter().find(|&(_, count)| {
            seen += count;
            seen >= wanted
        })?;
        Some(lower_end(bucket + 1) as f64 / 1e6)
    }
}

/// The bucket of a time: a power of two and a fraction.
fn bucket(nanos: u64) -> u16 {
    if nanos < PARTS {
        return nanos as u16;
    }
    let power = u64::from(nanos.ilog2()) - u64::from(PARTS.ilog2());
    (power * PARTS + (nanos >> power)) as u16
}

fn lower_end(bucket: u16) -> u64 {
    let bucket = u64::from(bucket);
    if bucket < 2 * PARTS {
        return bucket;
    }
    let power = bucket / PARTS - 1;
    (bucket - power * PARTS) << power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_lies_within_its_bucket() {
        for nanos in [0, 1, 31, 32, 33, 63, 64, 65, 1000, 12_345, 20_000_000, 987_654_321_000] {
            let at = bucket(nanos);
            assert!(lower_end(at) <= nanos && nanos < lower_end(at + 1), "{nanos} in {at}");
            assert!(lower_end(at + 1) as f64 <= (nanos + 1) as f64 * 1.04);
        }
    }

    #[test]
    fn percentiles_are_found() {
        let mut times = Times::default();
        assert_eq!(times.percentile_ms(0.5), None);
        (1..=100).for_each(|n| times.add(n * 1_000_000));
        let close = |a: f64, b: f64| (a / b - 1.0).abs() < 0.05;
        assert!(close(times.percentile_ms(0.5).unwrap(), 50.0));
        assert!(close(times.percentile_ms(0.99).unwrap(), 99.0));
    }
}
