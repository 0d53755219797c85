"""Random play of RLCard's Uno: decisions per second of CPU time."""

import random
import sys

import rlcard
from clock import measure


def whole_game(env, dice):
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(dice.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


env, dice = rlcard.make("uno", config={"seed": 1}), random.Random(1)
measure(float(sys.argv[1]), lambda: whole_game(env, dice))
