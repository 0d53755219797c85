//! Tests, one module per chapter.

mod conformance;
mod helpers;
mod sizes;
