//! The worker of a node: it claims due jobs, runs them in parallel, and stores the results of each in one transaction.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::Millis;
use tokio::task::{Id, JoinSet};
use tokio::time::Instant;

use crate::fault::Fault;
use crate::limits::{
    CLAIM_PAUSE, CLAIM_SOON, CLEAN_EVERY_MS, DELIVERIES_AT_ONCE, DELIVERIES_KEPT_MS, JOBS_COUNTED_EVERY,
    JOBS_END_TIME, NOTICES_KEPT_MS, SWEEP_EVERY_MS, TURNS_AT_ONCE,
};
use crate::registry::Registry;
use crate::store::{Again, DeliveryRow, Job, JobEnd, JobKind, NewJob, NoticeRow};

/// The pauses after failures. After the last one the job is dropped.
pub(super) const RETRIES: [Duration; 5] = [
    Duration::from_secs(30),
    Duration::from_secs(120),
    Duration::from_secs(600),
    Duration::from_secs(3_600),
    Duration::from_secs(21_600),
];

/// The results of a run.
#[derive(Clone, Debug, Default)]
pub(super) struct Ended {
    /// The time and the data of the next run.
    pub(super) again: Option<(Millis, Value)>,
    pub(super) jobs: Vec<NewJob>,
    pub(super) notices: Vec<NoticeRow>,
    pub(super) deliveries: Vec<DeliveryRow>,
}

/// The data of a job.
pub(super) fn payload<T: DeserializeOwned>(job: &Job) -> Result<T, Fault> {
    serde_json::from_value(job.payload.clone())
        .map_err(|error| Fault::Ours(format!("a job of kind {} cannot be parsed: {error}", job.kind.name())))
}

fn at_once(kind: JobKind) -> u32 {
    match kind {
        JobKind::Deliver => DELIVERIES_AT_ONCE,
        JobKind::Turn => TURNS_AT_ONCE,
        JobKind::Clock
        | JobKind::Chat
        | JobKind::Begin
        | JobKind::Finish
        | JobKind::Digest
        | JobKind::Sweep
        | JobKind::Clean => 1,
    }
}

/// The interval of a periodic job.
fn period(kind: JobKind) -> Option<u64> {
    let periods = [(JobKind::Sweep, SWEEP_EVERY_MS), (JobKind::Clean, CLEAN_EVERY_MS)];
    periods.into_iter().find(|(own, _)| *own == kind).map(|(_, period)| period)
}

impl Registry {
    /// Adds the periodic jobs.
    async fn add_periodic(&self) -> Result<(), Fault> {
        let now = self.time.now();
        let new = |kind| {
            let due = now.saturating_add(period(kind).unwrap_or_default());
            NewJob { kind, key: String::new(), due, payload: json!({}), replace: false }
        };
        Ok(self.store.add_jobs(vec![new(JobKind::Sweep), new(JobKind::Clean)]).await?)
    }

    /// Runs jobs until the server closes.
    pub(crate) async fn run_jobs(self: Arc<Self>) {
        let mut tasks = JoinSet::new();
        let mut kinds: HashMap<Id, JobKind> = HashMap::new();
        let mut has_periodic = false;
        let mut counted = None::<Instant>;
        while !self.is_closing() {
            let mut pause = CLAIM_PAUSE;
            if self.is_alive() {
                has_periodic = has_periodic || self.add_periodic().await.is_ok();
                let running = |kind| kinds.values().filter(|other| **other == kind).count();
                let free = JobKind::ALL.into_iter().filter_map(|kind| {
                    let free = at_once(kind).saturating_sub(u32::try_from(running(kind)).unwrap_or(u32::MAX));
                    (free > 0).then_some((kind, free))
                });
                match self.store.claim_jobs(self.time.now(), free.collect()).await {
                    Ok(jobs) => {
                        if !jobs.is_empty() {
                            pause = CLAIM_SOON;
                        }
                        for job in jobs {
                            let (registry, kind) = (Arc::clone(&self), job.kind);
                            self.community.running.fetch_add(1, Ordering::AcqRel);
                            let task = tasks.spawn(async move { registry.run_job(job).await });
                            kinds.insert(task.id(), kind);
                        }
                    }
                    Err(error) => tracing::warn!(error = %error.chain(), "no jobs were claimed"),
                }
                if counted.is_none_or(|at| at.elapsed() >= JOBS_COUNTED_EVERY) {
                    counted = Some(Instant::now());
                    if let Ok(waiting) = self.store.jobs_waiting().await {
                        self.metrics.set_jobs_waiting(&waiting);
                    }
                }
            }
            let until = Instant::now() + pause;
            loop {
                let ended = tokio::select! {
                    () = tokio::time::sleep_until(until) => break,
                    Some(ended) = tasks.join_next_with_id() => ended,
                };
                self.count_end(&mut kinds, ended);
            }
        }
        // Running jobs are completed, so that nothing is sent again after a restart.
        let all = async {
            while let Some(ended) = tasks.join_next_with_id().await {
                self.count_end(&mut kinds, ended);
            }
        };
        let _ = tokio::time::timeout(JOBS_END_TIME, all).await;
    }

    fn count_end(&self, kinds: &mut HashMap<Id, JobKind>, ended: Result<(Id, ()), tokio::task::JoinError>) {
        let id = match ended {
            Ok((id, ())) => id,
            Err(error) => {
                // Its claim expires, and it runs again.
                tracing::error!(%error, "a job panicked");
                error.id()
            }
        };
        kinds.remove(&id);
        self.community.running.fetch_sub(1, Ordering::AcqRel);
    }

    /// Waits a limited time for the running jobs, because the store closes afterwards.
    pub(crate) async fn end_jobs(&self) {
        let until = Instant::now() + JOBS_END_TIME;
        while self.community.running.load(Ordering::Acquire) > 0 && Instant::now() < until {
            tokio::time::sleep(CLAIM_SOON).await;
        }
    }

    async fn run_job(self: &Arc<Self>, job: Job) {
        let began = Instant::now();
        let (kind, id, attempts) = (job.kind, job.id, job.attempts);
        let run = match kind {
            JobKind::Turn => self.run_turn(&job).await,
            JobKind::Clock => self.run_clock(&job).await,
            JobKind::Chat => self.run_chat(&job).await,
            JobKind::Begin => self.run_begin(&job).await,
            JobKind::Finish => self.run_finish(&job).await,
            JobKind::Deliver => self.run_deliver(&job).await,
            JobKind::Digest => self.run_digest(&job).await,
            JobKind::Sweep => self.run_sweep().await,
            JobKind::Clean => self.run_clean().await,
        };
        let (outcome, end) = match run {
            Ok(Ended { again, jobs, notices, deliveries }) => {
                let outcome = if again.is_some() { "again" } else { "done" };
                let again = again.map(|(due, payload)| Again { due, payload, failed: false });
                (outcome, JobEnd { id, attempts, again, jobs, notices, deliveries })
            }
            Err(fault) => {
                let tries = usize::try_from(attempts).unwrap_or(usize::MAX);
                let pause = RETRIES.get(tries.saturating_sub(1)).copied();
                let again = pause.map(|pause| u64::try_from(pause.as_millis()).unwrap_or(u64::MAX));
                let again = again.or_else(|| period(kind));
                tracing::warn!(kind = kind.name(), attempts, %fault, again = again.is_some(), "a job failed");
                let due = |pause| self.time.now().saturating_add(pause);
                let again = again.map(|pause| Again { due: due(pause), payload: job.payload, failed: true });
                let outcome = if again.is_some() { "failed" } else { "dropped" };
                let (jobs, notices, deliveries) = (Vec::new(), Vec::new(), Vec::new());
                (outcome, JobEnd { id, attempts, again, jobs, notices, deliveries })
            }
        };
        let notices = end.notices.clone();
        match self.store.end_job(end).await {
            Ok(true) => self.show_notices(&notices).await,
            // Another node has claimed it, or it was added again in the meantime.
            Ok(false) => (),
            Err(error) => {
                tracing::warn!(kind = kind.name(), error = %error.chain(), "the end of a job was not stored")
            }
        }
        self.metrics.count_job(kind.name(), outcome, began.elapsed());
    }

    async fn run_clean(&self) -> Result<Ended, Fault> {
        let now = self.time.now();
        let (deliveries, notices) =
            (now.saturating_sub(DELIVERIES_KEPT_MS), now.saturating_sub(NOTICES_KEPT_MS));
        let gone = self.store.clean(deliveries, notices, now).await?;
        tracing::debug!(?gone, "old rows were deleted");
        Ok(Ended { again: Some((now.saturating_add(CLEAN_EVERY_MS), json!({}))), ..Ended::default() })
    }
}
