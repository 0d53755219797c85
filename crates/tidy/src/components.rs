//! Component data: every row names its source.

use toml::{Table, Value};

use crate::Finding;
use crate::tree::Tree;

const SOURCES: &[&str] = &["book", "public", "reconstructed"];

/// Reports rows without a source or id, and duplicate ids.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in &tree.files {
        let is_data =
            file.is_under("crates/games") && file.path.contains("/data/") && file.ending() == "toml";
        if !is_data {
            continue;
        }
        let table: Table = match toml::from_str(&file.text) {
            Ok(table) => table,
            Err(error) => {
                findings.push(Finding::on(&file.path, error.to_string()));
                continue;
            }
        };
        for (kind, value) in &table {
            let rows: Vec<&Table> = match value {
                Value::Table(row) => vec![row],
                Value::Array(rows) => rows.iter().filter_map(Value::as_table).collect(),
                // The comment at the top of the file explains numbers outside of tables.
                Value::String(_)
                | Value::Integer(_)
                | Value::Float(_)
                | Value::Boolean(_)
                | Value::Datetime(_) => {
                    continue;
                }
            };
            let mut seen = Vec::new();
            for row in rows {
                let id = row.get("id").and_then(Value::as_str).unwrap_or("without an id");
                let source = row.get("source").and_then(Value::as_str);
                if !source.is_some_and(|source| SOURCES.contains(&source)) {
                    let what = format!("{kind} {id}: source must be one of {}", SOURCES.join(", "));
                    findings.push(Finding::on(&file.path, what));
                }
                if value.is_array() && (seen.contains(&id) || id == "without an id") {
                    findings.push(Finding::on(&file.path, format!("{kind}: a row {id}, or two of them")));
                }
                seen.push(id);
            }
        }
    }
    findings
}
