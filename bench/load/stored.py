#!/usr/bin/env python3
"""stored.py FOLDER NUMBER: copies the tables of a data folder, each with its whole log under a new id, until there are NUMBER.
Opening 100,000 tables over the server would take half an hour; a test of the start needs only their rows."""

import hashlib
import sqlite3
import sys
import uuid

HEAD = ["id", "head", "status", "awaited", "bot_due", "deadline", "changed", "clocks"]


def seal(table, column, values):
    """The checksum of a row, as in crates/server/src/store/seal.rs."""
    digest = hashlib.sha256(table.encode() + column.encode())
    for value in values:
        if value is None:
            kind, data = 0, b""
        elif isinstance(value, int):
            kind, data = 1, value.to_bytes(8, "little", signed=True)
        elif isinstance(value, str):
            kind, data = 2, value.encode()
        else:
            kind, data = 3, value
        digest.update(bytes([kind]) + len(data).to_bytes(8, "little") + data)
    return int.from_bytes(digest.digest()[:8], "little", signed=True)


folder, number = sys.argv[1], int(sys.argv[2])
database = sqlite3.connect(f"{folder}/caravelle.db")
database.row_factory = sqlite3.Row
tables = database.execute("SELECT * FROM tables").fetchall()
logs = {}
for entry in database.execute("SELECT table_id, seq, at, entry, told, course FROM entries"):
    logs.setdefault(entry["table_id"], []).append(tuple(entry))
owners = {}
for owner in database.execute("SELECT person, table_id FROM owners"):
    owners.setdefault(owner["table_id"], []).append(owner["person"])
names = tables[0].keys()
immutable = names[: names.index("status")]
for n in range(number - len(tables)):
    row = dict(tables[n % len(tables)])
    old, new = row["id"], uuid.uuid4().hex
    row["id"] = new
    row["sum"] = seal("tables", "sum", [row[name] for name in immutable])
    row["head_sum"] = seal("tables", "head_sum", [row[name] for name in HEAD])
    row["listing_sum"] = seal("tables", "listing_sum", [new, row["listing"]])
    database.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(names))})", [row[name] for name in names])
    entries = [(new, *entry[1:]) for entry in logs[old]]
    entries = [(*entry, seal("entries", "sum", entry)) for entry in entries]
    database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", entries)
    for person in owners.get(old, []):
        own = (person, new)
        database.execute("INSERT INTO owners VALUES (?, ?, ?)", (*own, seal("owners", "sum", own)))
database.commit()
print(database.execute("SELECT COUNT(*) FROM tables").fetchone()[0], "tables")
