//! The database that several nodes share. A program without the feature `cluster` refuses it.

use std::path::Path;
use std::sync::Arc;

use crate::serve::RunError;
#[cfg(feature = "cluster")]
use crate::store::Postgres;
use crate::store::{Moved, Store};

/// Opens the database under the name of this node.
#[cfg(feature = "cluster")]
pub(crate) async fn open(url: &str, node: &str) -> Result<Arc<dyn Store>, RunError> {
    Ok(Arc::new(Postgres::open(url, node).await.map_err(RunError::Database)?))
}

/// Writes everything in the database into a new SQLite file.
#[cfg(feature = "cluster")]
pub(crate) async fn write_file(url: &str, node: &str, file: &Path) -> Result<(), RunError> {
    let store = Postgres::open(url, node).await.map_err(RunError::Database)?;
    let written = store.write_file(file).await.map_err(RunError::Database);
    store.close().await.map_err(RunError::Database)?;
    written.map(drop)
}

/// Copies a SQLite file into an empty database.
#[cfg(feature = "cluster")]
pub(crate) async fn take_over(url: &str, file: &Path) -> Result<Moved, RunError> {
    let store = Postgres::open(url, "move").await.map_err(RunError::Database)?;
    let moved = store.take_over(file).await;
    store.close().await.map_err(RunError::Database)?;
    moved.map_err(RunError::Database)
}

#[cfg(not(feature = "cluster"))]
pub(crate) async fn open(_url: &str, _node: &str) -> Result<Arc<dyn Store>, RunError> {
    Err(RunError::NoCluster)
}

#[cfg(not(feature = "cluster"))]
pub(crate) async fn write_file(_url: &str, _node: &str, _file: &Path) -> Result<(), RunError> {
    Err(RunError::NoCluster)
}

#[cfg(not(feature = "cluster"))]
pub(crate) async fn take_over(_url: &str, _file: &Path) -> Result<Moved, RunError> {
    Err(RunError::NoCluster)
}
