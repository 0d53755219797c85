"""Random play of Catanatron, a simulator of Catan, by four players: decisions per second of CPU time."""

import random
import sys

from catanatron import Color, Game, RandomPlayer
from clock import measure

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


def whole_game():
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


random.seed(1)
measure(float(sys.argv[1]), whole_game)
