# Notation: the words of a move as one types it, by the words of its records. `_` joins words that go together; a seat is
# counted from 1. No word may stand for two different ones, in this language and the records’ own together.

il-notation-throw = throw
il-notation-done = done
il-notation-tile = tile
il-notation-cell = cell
il-notation-rotate = rotate
il-notation-anchor = anchor
il-notation-play = play
il-notation-end = end
il-notation-from = from
il-notation-reserve = reserve
il-notation-lair = lair
il-notation-to = to
il-notation-settle = settle
il-notation-fort = fort
il-notation-copy = copy
il-notation-raise = raise
il-notation-pay = pay
il-notation-ship = ship
il-notation-plantation = plantation
il-notation-gold-mine = gold-mine
il-notation-building = building
il-notation-ruins = ruins
il-notation-market = market
il-notation-ebony = ebony
il-notation-dye = dye
il-notation-spice = spice
il-notation-gold = gold
il-notation-new_tile = new tile
il-notation-counting_house = counting house
