"""Compares this server with boardgame.io's: the same small game and players, one socket for each of four seats.

    tables.py LOAD FOLDER [--tables N ...] [--rounds N] [--seconds S] [--json FILE]

LOAD is the caravelle-load to measure with. FOLDER holds the downloads of `make peers`. Players do not pause. A move counts
here when it is on the disk, and at boardgame.io when its new state, kept in memory, has arrived. The servers run in turn;
a ratio compares measurements of one round.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).parent


def document(command):
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def ours(load, game, tables, seconds):
    words = ["--only", "play", "--game", game, "--rate", "0", "--tables", tables, "--seconds", seconds]
    return document([load, *map(str, words)])["play"]


def theirs(load, folder, tables, seconds):
    environment = {**os.environ, "PEERS": str(folder)}
    server = subprocess.Popen(
        ["node", str(HERE / "tables.js")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    )
    try:
        live, lobby = (f"127.0.0.1:{int(port)}" for port in server.stdout.readline().split())
        words = ["--peer", live, "--peer-lobby", lobby, "--tables", tables, "--seconds", seconds]
        return document([load, *map(str, words)])["peer"]
    finally:
        server.stdin.close()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("load")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--json", type=pathlib.Path)
    args = parser.parse_args()
    load, folder = os.path.abspath(args.load), args.folder.absolute()
    rows, kept = [], []
    for tables in args.tables:
        rounds = []
        for number in range(args.rounds):
            print(f"{tables} tables, round {number + 1} of {args.rounds}", file=sys.stderr)
            rounds.append(
                {
                    "tables": tables,
                    "boardgame.io": theirs(load, folder, tables, args.seconds),
                    "stones": ours(load, "stones", tables, args.seconds),
                    "mundus-novus": ours(load, "mundus-novus", tables, args.seconds),
                }
            )
        kept += rounds
        for name in ["boardgame.io", "stones", "mundus-novus"]:
            ratios = [one[name]["moves_per_s"] / one["boardgame.io"]["moves_per_s"] for one in rounds]
            middle = lambda of: statistics.median(of(one[name]) for one in rounds)
            rows.append(
                f"| {tables} | {name} | {middle(lambda one: one['moves_per_s']):,.0f} "
                f"| {middle(lambda one: one['ack_ms']['p50']):.1f} | {middle(lambda one: one['ack_ms']['p99']):.1f} "
                f"| {statistics.median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f}) |"
            )
    if args.json:
        args.json.write_text(json.dumps(kept, indent=2) + "\n")
    print("| tables | server | moves/s | p50 ms | p99 ms | of boardgame.io's |\n| --- " + "| --- " * 5 + "|")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
