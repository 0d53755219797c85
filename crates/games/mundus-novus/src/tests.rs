//! Tests, one module per chapter.

mod helpers;
mod play;
