"""Compares this engine with others in random play on one core: decisions per second of CPU time, and their ratios.

    run.py PROGRAM FOLDER [--rounds N] [--seconds S] [--json FILE]

PROGRAM is the caravelle to measure. FOLDER holds the Python environment and the Node modules of `make peers`. The engines
run in turn, a few seconds each per round. A ratio compares measurements of one round; the median of the rounds is printed
with the lowest and the highest.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).parent

# The peers with the command of each. Each prints games, decisions and seconds as JSON.
PEERS = {
    "OpenSpiel hearts (C++)": ["python", "spiel.py", "hearts"],
    "OpenSpiel backgammon (C++)": ["python", "spiel.py", "backgammon"],
    "Catanatron (Python)": ["python", "catan.py"],
    "RLCard Uno (Python)": ["python", "uno.py"],
    "boardgame.io, 60 stones (JavaScript)": ["node", "boardgame.js"],
}


def output(command, **more):
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True, **more).stdout)


def ours(program, seconds):
    """Decisions per second of every game of the program."""
    report = output([program, "bench", "--json", "--seconds", str(seconds)])
    return {one["game"]: one["decisions_per_s"] for one in report["games"]}


def theirs(folder, seconds):
    """Decisions per second of every other engine."""
    rates = {}
    for name, (language, *words) in PEERS.items():
        interpreter = str(folder / "venv" / "bin" / "python") if language == "python" else language
        environment = {**os.environ, "PEERS": str(folder)}
        result = output([interpreter, *words, str(seconds)], cwd=HERE, env=environment)
        rates[name] = result["decisions"] / result["seconds"]
    return rates


def spread(values):
    return f"{statistics.median(values):.3g} ({min(values):.3g}–{max(values):.3g})"


def table(rounds):
    """A row per engine, a column per game: how many times as many decisions per second the game makes."""
    games = list(rounds[0]["ours"])
    rows = [["", "decisions/s", *games]]
    middle = [statistics.median(one["ours"][game] for one in rounds) for game in games]
    rows.append(["decisions/s", "", *[f"{rate:,.0f}" for rate in middle]])
    for peer in PEERS:
        rate = statistics.median(one["theirs"][peer] for one in rounds)
        ratios = [spread([one["ours"][game] / one["theirs"][peer] for one in rounds]) for game in games]
        rows.append([peer, f"{rate:,.0f}", *ratios])
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "| --- " * len(rows[0]) + "|")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=2)
    parser.add_argument("--json", type=pathlib.Path)
    args = parser.parse_args()
    if args.rounds < 1 or args.seconds < 1:
        parser.error("there must be at least one round of one second")
    program, folder = os.path.abspath(args.program), args.folder.absolute()
    rounds = []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr)
        rounds.append({"ours": ours(program, args.seconds), "theirs": theirs(folder, args.seconds)})
    if args.json:
        args.json.write_text(json.dumps(rounds, indent=2) + "\n")
    print(table(rounds))


if __name__ == "__main__":
    main()
