#!/usr/bin/env python3
"""stored.py FOLDER NUMBER: makes a stored house larger by copying its tables, each under an id of its own with its whole log, until there
are NUMBER. To open them one by one takes half an hour for 100,000; a start only has to find them."""

import sqlite3
import sys
import uuid

folder, number = sys.argv[1], int(sys.argv[2])
house = sqlite3.connect(f"{folder}/caravelle.db")
tables = house.execute("SELECT * FROM tables").fetchall()
logs = {}
for entry in house.execute("SELECT * FROM entries"):
    logs.setdefault(entry[0], []).append(entry)
owners = house.execute("SELECT person, table_id FROM owners").fetchall()
for n in range(number - len(tables)):
    old, *rest = tables[n % len(tables)]
    new = uuid.uuid4().hex
    house.execute(f"INSERT INTO tables VALUES (?{', ?' * len(rest)})", (new, *rest))
    house.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", [(new, *entry[1:]) for entry in logs[old]])
    if n < len(owners):
        house.execute("INSERT INTO owners VALUES (?, ?)", (owners[n][0], new))
house.commit()
print(house.execute("SELECT COUNT(*) FROM tables").fetchone()[0], "tables")
