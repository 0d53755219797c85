# Notation: the words of a move as one types it, by the words of its records. `_` joins words that go together; a seat is
# counted from 1. No word may stand for two different ones, in this language and the records’ own together.

ar-notation-coins = coins
ar-notation-mission = mission
ar-notation-buy = buy
ar-notation-send = send
ar-notation-reserve = reserve
ar-notation-take = take
ar-notation-draw = draw
ar-notation-done = done
ar-notation-to = to
ar-notation-launch = launch
ar-notation-place = place
ar-notation-with = with
ar-notation-card = card
ar-notation-joker = joker
ar-notation-as = as
ar-notation-engage = engage
ar-notation-purchase = purchase
ar-notation-filling = filling
ar-notation-red = red
ar-notation-blue = blue
ar-notation-green = green
ar-notation-yellow = yellow
ar-notation-white = white
ar-notation-brown = brown
ar-notation-end_turn = end turn
