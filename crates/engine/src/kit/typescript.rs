//! TypeScript declarations of the types that the page reads: one file per crate, kept up to date by a test.
//!
//! ```text
//! let mut out = TypeScript::of("the game", "caravelle-goa");
//! engine::declare!(out: Action, Event, GoaView);
//! out.keep("../../../web/src/generated/goa.ts", env!("CARGO_MANIFEST_DIR"));
//! ```

use std::fmt::Write as _;
use std::path::Path;

use ts_rs::{Config, TS};

/// A file of declarations.
#[derive(Clone, Debug)]
pub struct TypeScript(String);

impl TypeScript {
    /// An empty file whose header names the tests and the package that write it.
    pub fn of(what: &str, package: &str) -> TypeScript {
        let command = format!("UPDATE_GENERATED=1 cargo test -p {package} typescript");
        TypeScript(format!("// Written by the tests of {what}: {command}\n\n"))
    }

    /// Imports a type from another generated file. Call it before any declaration.
    #[must_use]
    pub fn import(mut self, name: &str, file: &str) -> TypeScript {
        self.0.truncate(self.0.trim_end().len());
        self.0.push_str(&format!("\nimport type {{ {name} }} from './{file}';\n\n"));
        self
    }

    /// Declares a type, with its doc comment.
    pub fn declare<T: TS>(&mut self) {
        if let Some(docs) = T::docs() {
            self.0.push_str(docs.trim_end());
            self.0.push('\n');
        }
        // JavaScript has only one number type; all numbers here fit.
        let config = Config::new().with_large_int("number");
        writeln!(self.0, "export {}\n", T::decl(&config).trim()).expect("text grows");
    }

    /// Declares that a game has no aids. The page expects a type of this name for every game.
    pub fn declare_no_aid(&mut self, name: &str) {
        let docs = "/**\n * What the board is told before a click: nothing beside `legal`.\n */";
        writeln!(self.0, "{docs}\nexport type {name} = never;\n").expect("text grows");
    }

    /// Compares the declarations with the file. `UPDATE_GENERATED=1` rewrites the file.
    ///
    /// # Panics
    ///
    /// If the file differs.
    pub fn keep(&self, path: &str, folder: &str) {
        let file = Path::new(folder).join(path);
        if std::env::var_os("UPDATE_GENERATED").is_some() {
            std::fs::write(&file, &self.0).expect("the file can be written");
        }
        let found = std::fs::read_to_string(&file).unwrap_or_default();
        let name = path.trim_start_matches("../");
        assert!(found == self.0, "{name} is stale: run the tests with UPDATE_GENERATED=1");
    }
}

/// Declares types in a [`TypeScript`](crate::kit::TypeScript), in this order.
#[macro_export]
macro_rules! declare {
    ($out:ident: $($type:ty),* $(,)?) => { $($out.declare::<$type>();)* };
}
