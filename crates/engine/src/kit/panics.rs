//! Catches panics and keeps them off the terminal while the kit searches for them.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

use super::{Flaw, Law};

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs code that may panic. Returns the message and place of a panic, which is not printed.
pub(super) fn catch_panic<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if QUIET.get() {
                LAST.set(Some(info.to_string().replace('\n', " ")));
            } else {
                before(info);
            }
        }));
    });
    let outer = QUIET.replace(true);
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    QUIET.set(outer);
    result.map_err(|_| LAST.take().unwrap_or_else(|| "panicked".to_owned()))
}

/// Checks a law. A panic on the way counts as a flaw of that law.
pub(super) fn guard<T>(law: Law, run: impl FnOnce() -> Result<T, Flaw>) -> Result<T, Flaw> {
    catch_panic(run).unwrap_or_else(|panic| Err(Flaw::new(law, panic)))
}
