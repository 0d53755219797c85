"""Prints the decisions of a function and the CPU time of the process, as JSON."""

import json
import time


def measure(seconds, play):
    play()  # Modules loaded at the first use do not count.
    games, decisions, begun = 0, 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        decisions += play()
        games += 1
    print(json.dumps({"games": games, "decisions": decisions, "seconds": taken}))
