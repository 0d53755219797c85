//! `make rules`: the clauses of each game that no test cites.

use std::io::{self, Write};

use tidy::{clauses, tree::Tree};

fn main() -> io::Result<()> {
    io::stdout().write_all(clauses::table(&Tree::read()?).as_bytes())
}
