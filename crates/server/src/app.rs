//! The server as a whole: made of a store and games, served on a listener, ended in order.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use governor::Quota;
use tokio::net::TcpListener;

use crate::games::Games;
use crate::hints::{self, Hints, HintsConfig};
use crate::http::{self, ClusterLimits, Network, Origins, Proxies, Slots};
use crate::limits::{CONNECTIONS, CONNECTIONS_PER_ADDRESS, SHUTDOWN_TIME, SOCKETS_PER_ADDRESS, TABLE_IDLE};
use crate::people::People;
use crate::registry::Registry;
use crate::store::Store;
use crate::time::Time;
use crate::token::TokenHash;

/// How often one address may ask: this many at once, and one more at each interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until there is one more.
    pub every: Duration,
}

impl Rate {
    pub(crate) fn quota(self) -> Quota {
        let burst = NonZeroU32::new(self.burst).unwrap_or(NonZeroU32::MIN);
        // Only a time of zero is no period.
        Quota::with_period(self.every).unwrap_or(Quota::per_second(NonZeroU32::MAX)).allow_burst(burst)
    }
}

/// How often one address may ask for what.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// All requests under `/api`.
    pub api: Rate,
    /// New guests.
    pub guests: Rate,
    /// Signing in and registering.
    pub sign_ins: Rate,
    /// New tables, from elsewhere than the machine itself: one address must not fill the lobby.
    pub tables: Rate,
    /// Reviews of finished games, from elsewhere than the machine itself.
    pub reviews: Rate,
    /// Tries at the password of one account, from wherever they come.
    pub tries: Rate,
    /// The messages of one live connection.
    pub messages: Rate,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            api: Rate { burst: 2000, every: Duration::from_millis(10) },
            guests: Rate { burst: 1000, every: Duration::from_millis(250) },
            sign_ins: Rate { burst: 20, every: Duration::from_secs(2) },
            tables: Rate { burst: 60, every: Duration::from_secs(60) },
            reviews: Rate { burst: 20, every: Duration::from_secs(10) },
            tries: Rate { burst: 20, every: Duration::from_secs(15) },
            messages: Rate { burst: 200, every: Duration::from_millis(20) },
        }
    }
}

/// The host's settings.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people use, if it is not that of the request: links, cookies and the origin check follow it.
    pub public_url: Option<String>,
    /// The proxies whose word on addresses counts; where there is a public address, also one on the machine itself.
    pub proxies: Vec<Network>,
    /// The address that friends on the local network use, where the host's own is another.
    pub friends_url: Option<String>,
    /// The least time before the turn of a bot; between two decisions of one turn it is a fifth of that.
    pub pause: Duration,
    /// A table that nobody asks for this long leaves memory until somebody does; its connections stay.
    pub idle: Duration,
    /// How many threads think for the bots.
    pub bot_threads: usize,
    /// How many sockets in all.
    pub sockets: usize,
    /// How often one address may ask.
    pub rates: Rates,
    /// The watch.
    pub time: Time,
    /// How nodes of one house hear of each other before they ask, where there are several.
    pub hints: Option<HintsConfig>,
    /// The hash of the token with which counters are told to whoever asks from elsewhere.
    pub metrics_token: Option<TokenHash>,
    /// Whether every request is logged.
    pub access_log: bool,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            public_url: None,
            proxies: Vec::new(),
            friends_url: None,
            pause: Duration::from_millis(700),
            idle: TABLE_IDLE,
            bot_threads: cores.div_ceil(2),
            sockets: 20_000,
            rates: Rates::default(),
            time: Time::default(),
            hints: None,
            metrics_token: None,
            access_log: false,
        }
    }
}

/// The reason why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The public address is none.
    #[error(
        "the public address must begin with http:// or https://, and no more than folders may follow the host: {0}"
    )]
    PublicUrl(String),
    /// The system refuses.
    #[error("the system refuses")]
    Io(#[from] std::io::Error),
    /// Something of ours.
    #[error(transparent)]
    Fault(#[from] crate::Fault),
}

/// The state shared by all routes.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) registry: Arc<Registry>,
    pub(crate) people: People,
    pub(crate) origins: Origins,
    pub(crate) proxies: Proxies,
    /// The address for links, where it is not that of the page.
    pub(crate) home: Option<String>,
    /// The live connections and streams.
    pub(crate) sockets: Arc<Slots>,
    /// The counters of requests, if several nodes share them.
    pub(crate) cluster_limits: ClusterLimits,
    /// The connections with requests.
    pub(crate) connections: Arc<Slots>,
    pub(crate) rates: Rates,
    pub(crate) metrics_token: Option<TokenHash>,
    pub(crate) access_log: bool,
    /// The task that sends and hears hints.
    hinting: Option<tokio::task::AbortHandle>,
}

/// A server.
#[derive(Clone, Debug)]
pub struct Server {
    app: Arc<App>,
}

impl Server {
    /// Makes a server. Must be called within a runtime.
    pub fn new(config: Config, store: Arc<dyn Store>, games: Arc<dyn Games>) -> Result<Server, ServeError> {
        let Config {
            public_url,
            proxies,
            friends_url,
            pause,
            idle,
            bot_threads,
            sockets,
            rates,
            time,
            hints: config,
            metrics_token,
            access_log,
        } = config;
        let origins = Origins::new(public_url.as_deref())
            .ok_or_else(|| ServeError::PublicUrl(public_url.unwrap_or_default()))?;
        let home = origins.public().or(friends_url);
        let (last, outages) = store.past();
        time.resume(last, outages);
        if store.is_shared() {
            time.share();
        }
        let proxies = Proxies::new(proxies, origins.public().is_some());
        let people = People::new(Arc::clone(&store), time.clone(), rates.tries);
        let (hints, outgoing) = Hints::new();
        let config = config.filter(|_| store.is_shared());
        let used = config.is_some().then(|| Arc::clone(&hints));
        let registry = Arc::new(Registry::new(store, games, time, (pause, idle), bot_threads, used)?);
        let hinting = config.map(|config| {
            tokio::spawn(hints::run(Arc::clone(&registry), hints, outgoing, config)).abort_handle()
        });
        Ok(Server {
            app: Arc::new(App {
                registry,
                people,
                origins,
                proxies,
                home,
                sockets: Arc::new(Slots::new(sockets, SOCKETS_PER_ADDRESS)),
                cluster_limits: ClusterLimits::default(),
                connections: Arc::new(Slots::new(CONNECTIONS, CONNECTIONS_PER_ADDRESS)),
                rates,
                metrics_token,
                access_log,
                hinting,
            }),
        })
    }

    /// The routes, for requests in process.
    pub fn router(&self) -> Router {
        http::router(&self.app)
    }

    /// Serves until `stop`, then ends everything in order.
    pub async fn serve(
        &self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        if self.app.registry.store.is_shared() {
            // The nodes' common time must be known before the first write: this machine's clock may be wrong.
            self.app.registry.write_beat().await;
        }
        let looking = self.app.registry.look_through().await;
        let keeper = tokio::spawn(Arc::clone(&self.app.registry).keep());
        let app = Arc::clone(&self.app);
        let settling = tokio::spawn(async move { http::settle(&app).await });
        let (ended, end) = tokio::sync::oneshot::channel();
        let app = Arc::clone(&self.app);
        let stop = async move {
            stop.await;
            tracing::info!("going down");
            app.registry.drain().await;
            // Tables first: they tell their connections, which then end.
            if let Err(fault) = app.registry.close().await {
                fault.log();
            }
            let _ = ended.send(());
        };
        let serving = http::accept(&self.app, listener, stop);
        let patience = async {
            // Never, if the server was not asked to stop.
            if end.await.is_err() {
                std::future::pending::<()>().await;
            }
            tokio::time::sleep(SHUTDOWN_TIME).await;
        };
        tokio::select! {
            () = serving => (),
            () = patience => tracing::warn!("some connections did not end in time"),
        }
        keeper.abort();
        looking.abort();
        settling.abort();
        if let Some(hinting) = &self.app.hinting {
            hinting.abort();
        }
        Ok(())
    }

    /// Looks after tables that sleep, once: what `serve` does all the time.
    pub async fn wake(&self) -> Result<(), ServeError> {
        self.app.registry.wake_due().await?;
        self.app.registry.close_abandoned().await?;
        Ok(())
    }

    /// The store, for tests.
    #[doc(hidden)]
    pub fn store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.app.registry.store)
    }

    /// How many tables a fault of ours has stopped.
    #[doc(hidden)]
    pub fn frozen(&self) -> u64 {
        self.app.registry.metrics.frozen.get()
    }

    /// How many finished games are being reviewed.
    #[doc(hidden)]
    pub fn reviews(&self) -> usize {
        self.app.registry.reviews.count()
    }

    /// Ends all tables and the store.
    pub async fn close(&self) -> Result<(), ServeError> {
        Ok(self.app.registry.close().await?)
    }
}
