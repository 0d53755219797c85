//! The server: built from a store and the games, run on a listener, and shut down in order.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use governor::Quota;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use crate::community::{BadSetting, Deliver, NotifyConfig, Senders, Site};
use crate::hints::{self, Hints, HintsConfig};
use crate::http::{self, ClusterLimits, Network, Origins, Proxies, Slots};
use crate::limits::{
    CONNECTIONS, CONNECTIONS_PER_ADDRESS, SHUTDOWN_TIME, SITE_SOCKETS_PER_ADDRESS, SOCKETS_PER_ADDRESS,
    TABLE_IDLE, TESTS_AT_ONCE,
};
use crate::people::People;
use crate::quotas::Quotas;
use crate::registry::Registry;
use crate::store::Store;
use crate::time::Time;
use crate::token::TokenHash;
use catalog::Games;

/// The rate limit for one address: a burst, and one more request per interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// The number of requests at once.
    pub burst: u32,
    /// The interval after which one more request is allowed.
    pub every: Duration,
}

impl Rate {
    pub(crate) fn quota(self) -> Quota {
        let burst = NonZeroU32::new(self.burst).unwrap_or(NonZeroU32::MIN);
        // Only an interval of zero is invalid.
        Quota::with_period(self.every).unwrap_or(Quota::per_second(NonZeroU32::MAX)).allow_burst(burst)
    }
}

/// The rate limits for one address, by kind of request.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// All requests under `/api`.
    pub api: Rate,
    /// New guests.
    pub guests: Rate,
    /// Signing in and registering.
    pub sign_ins: Rate,
    /// New tables from other machines, so that no address can fill the lobby.
    pub tables: Rate,
    /// Reviews of finished games, from other machines.
    pub reviews: Rate,
    /// Attempts at the password of one account, from any address.
    pub tries: Rate,
    /// The messages of a live connection.
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

/// The settings of the server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The public address, if it differs from the address of requests. Links, cookies and the origin check use it.
    pub public_url: Option<String>,
    /// The trusted proxies, whose headers name the client's address. With a public address, proxies on the same machine
    /// are trusted too.
    pub proxies: Vec<Network>,
    /// The address for the local network, if it differs from the host's own.
    pub friends_url: Option<String>,
    /// The minimum time before the turn of a bot. Between two decisions of one turn it is a fifth of that.
    pub pause: Duration,
    /// The time after which an unused table leaves memory. Its connections stay open.
    pub idle: Duration,
    /// The number of bot threads.
    pub bot_threads: usize,
    /// The maximum number of sockets.
    pub sockets: usize,
    /// The rate limits.
    pub rates: Rates,
    /// The clock of the server.
    pub time: Time,
    /// The settings of the messages between nodes of a cluster.
    pub hints: Option<HintsConfig>,
    /// The hash of the token that allows other machines to read the metrics.
    pub metrics_token: Option<TokenHash>,
    /// Whether every request is logged.
    pub access_log: bool,
    /// The settings for notifications.
    pub notify: NotifyConfig,
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
            notify: NotifyConfig::default(),
        }
    }
}

/// The reason why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The public address is invalid.
    #[error(
        "the public address must begin with http:// or https://, and no more than folders may follow the host: {0}"
    )]
    PublicUrl(String),
    /// A setting for notifications cannot be used.
    #[error(transparent)]
    Notify(#[from] BadSetting),
    /// A system call failed.
    #[error("the operating system refused")]
    Io(#[from] std::io::Error),
    /// An internal error.
    #[error(transparent)]
    Fault(#[from] crate::Fault),
}

/// The state shared by all routes.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) registry: Arc<Registry>,
    pub(crate) people: People,
    /// The counts of rare operations.
    pub(crate) quotas: Quotas,
    /// The tests of channels that run at once.
    pub(crate) tests: Semaphore,
    pub(crate) origins: Origins,
    pub(crate) proxies: Proxies,
    /// The address for links, if it differs from the page's own.
    pub(crate) home: Option<String>,
    /// The slots of live connections and streams.
    pub(crate) sockets: Arc<Slots>,
    /// The site sockets, which are among them.
    pub(crate) site_sockets: Arc<Slots>,
    /// The request counts shared by the nodes of a cluster.
    pub(crate) cluster_limits: ClusterLimits,
    /// The slots of connections with requests.
    pub(crate) connections: Arc<Slots>,
    pub(crate) rates: Rates,
    pub(crate) metrics_token: Option<TokenHash>,
    pub(crate) access_log: bool,
    /// The task that exchanges hints with other nodes.
    hinting: Option<tokio::task::AbortHandle>,
}

/// A server.
#[derive(Clone, Debug)]
pub struct Server {
    app: Arc<App>,
}

impl Server {
    /// Creates a server. Must be called within a runtime.
    pub fn new(config: Config, store: Arc<dyn Store>, games: Arc<dyn Games>) -> Result<Server, ServeError> {
        Server::build(config, store, games, None)
    }

    /// Makes a server that sends notifications by these channels.
    #[doc(hidden)]
    pub fn with_channels(
        config: Config,
        store: Arc<dyn Store>,
        games: Arc<dyn Games>,
        channels: Arc<dyn Deliver>,
    ) -> Result<Server, ServeError> {
        Server::build(config, store, games, Some(channels))
    }

    fn build(
        config: Config,
        store: Arc<dyn Store>,
        games: Arc<dyn Games>,
        channels: Option<Arc<dyn Deliver>>,
    ) -> Result<Server, ServeError> {
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
            notify,
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
        let url = home.clone().unwrap_or_else(|| notify.local_url.clone());
        let site = Site { url: url.trim_end_matches('/').to_owned(), name: notify.site_name.clone() };
        let channels = match channels {
            Some(channels) => channels,
            None => Arc::new(Senders::new(notify, site.clone(), Arc::clone(&store), time.clone())?),
        };
        let quotas = Quotas::new(Arc::clone(&store), time.clone());
        let (hints, outgoing) = Hints::new();
        let config = config.filter(|_| store.is_shared());
        let used = config.is_some().then(|| Arc::clone(&hints));
        let registry =
            Arc::new(Registry::new(store, games, time, (pause, idle), bot_threads, used, (channels, site))?);
        let hinting = config.map(|config| {
            tokio::spawn(hints::run(Arc::clone(&registry), hints, outgoing, config)).abort_handle()
        });
        Ok(Server {
            app: Arc::new(App {
                registry,
                people,
                quotas,
                tests: Semaphore::new(TESTS_AT_ONCE),
                origins,
                proxies,
                home,
                sockets: Arc::new(Slots::new(sockets, SOCKETS_PER_ADDRESS)),
                site_sockets: Arc::new(Slots::new(sockets, SITE_SOCKETS_PER_ADDRESS)),
                cluster_limits: ClusterLimits::default(),
                connections: Arc::new(Slots::new(CONNECTIONS, CONNECTIONS_PER_ADDRESS)),
                rates,
                metrics_token,
                access_log,
                hinting,
            }),
        })
    }

    /// The routes, for tests without a network.
    pub fn router(&self) -> Router {
        http::router(&self.app)
    }

    /// Serves requests until `stop` resolves, then shuts down in order.
    pub async fn serve(
        &self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        if self.app.registry.store.is_shared() {
            // The time of the cluster must be known before the first write, because the clock of this machine may be
            // wrong.
            self.app.registry.write_beat().await;
        }
        let looking = self.app.registry.check_store().await;
        let keeper = tokio::spawn(Arc::clone(&self.app.registry).keep());
        let working = tokio::spawn(Arc::clone(&self.app.registry).run_jobs());
        let app = Arc::clone(&self.app);
        let settling = tokio::spawn(async move { http::settle(&app).await });
        let (ended, end) = tokio::sync::oneshot::channel();
        let app = Arc::clone(&self.app);
        let stop = async move {
            stop.await;
            tracing::info!("shutting down");
            app.registry.drain().await;
            // Tables close first. They notify their connections, which then end.
            if let Err(fault) = app.registry.close().await {
                fault.log();
            }
            let _ = ended.send(());
        };
        let serving = http::accept(&self.app, listener, stop);
        let patience = async {
            // Waits forever if the server was not asked to stop.
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
        working.abort();
        looking.abort();
        settling.abort();
        if let Some(hinting) = &self.app.hinting {
            hinting.abort();
        }
        Ok(())
    }

    /// Performs one round of the background work that `serve` repeats.
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

    /// The number of tables that an internal error has stopped.
    #[doc(hidden)]
    pub fn frozen(&self) -> u64 {
        self.app.registry.metrics.frozen.get()
    }

    /// The number of running reviews.
    #[doc(hidden)]
    pub fn reviews(&self) -> usize {
        self.app.registry.reviews.count()
    }

    /// Closes all tables and the store.
    pub async fn close(&self) -> Result<(), ServeError> {
        Ok(self.app.registry.close().await?)
    }
}
