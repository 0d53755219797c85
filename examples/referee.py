#!/usr/bin/env python3
"""Plays a game by talking to `caravelle referee`: JSON-RPC 2.0, one message a line.

    python3 examples/referee.py target/release/caravelle mundus-novus 4 [seed]

Every seat chooses at random. Needs nothing but Python 3.
"""

import json
import random
import subprocess
import sys


class Refused(Exception):
    """An answer that is an error: `kind` is for programs, the message for people."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.kind = error["data"]["kind"]


class Referee:
    """A referee in a process of its own."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.calls = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def call(self, method, **params):
        self.calls += 1
        message = {"jsonrpc": "2.0", "id": self.calls, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == self.calls
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["result"]


def play(referee, game, seats, seed):
    """Plays one game and gives its outcome and its record."""
    chance = random.Random(seed)
    begun = referee.call("new", game=game, seats=seats, seed=seed)
    match, turn = begun["match"], begun["turn"]
    while not turn["over"]:
        # Several seats may be awaited at once: they choose in secret, in any order.
        seat = chance.choice(turn["actors"])
        option = chance.choice(referee.call("legal", match=match, seat=seat))
        done = referee.call("act", match=match, seat=seat, action=option["action"])
        for event in done["events"]:
            print(f"{event['seq']:4}  {event['say']}")
        turn = done["turn"]
    outcome = referee.call("outcome", match=match)
    record = referee.call("record", match=match)
    referee.call("drop", match=match)
    return outcome, record


def main():
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    program, game, seats = sys.argv[1], sys.argv[2], int(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) == 5 else 1
    with Referee(program) as referee:
        try:
            outcome, record = play(referee, game, seats, seed)
        except Refused as refused:
            sys.exit(f"{refused.kind}: {refused}")
    print(f"ending: {outcome['ending']}; winners: {outcome['winners']}; scores: {outcome['scores']}")
    print(f"{len(record.splitlines())} lines of record")


if __name__ == "__main__":
    main()
