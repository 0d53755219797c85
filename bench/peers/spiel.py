"""Random play of a game of OpenSpiel, its loop and its players in C++: decisions per second of CPU time."""

import sys

import pyspiel
from clock import measure


def whole_game(game, bots, seeds):
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, next(seeds))
    return sum(one.player >= 0 for one in state.full_history())


name, seconds = sys.argv[1], float(sys.argv[2])
game, seeds = pyspiel.load_game(name), iter(range(1, 1 << 30))
bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
measure(seconds, lambda: whole_game(game, bots, seeds))
