# What the engine itself says, whatever the game.

plain = { $text }
seat-number = Player { $number }
seat-name = { $seat }
list-empty = nothing
list-and = { $before } and { $last }

act-no-seat = There is no seat { $number } at this table.
act-over = The game is over.
act-not-awaited = It is for { $seats } to decide now.
act-unreadable = “{ $text }” is no choice here.

undo-nothing = You have decided nothing yet that could be taken back.
undo-chance = Chance has been used since: what was drawn cannot be put back.
undo-decided = { $seat } has decided since.
undo-shown = Secret choices have been shown since.
redo-nothing = There is nothing to put back.

setup-seats = { $game } is for { $min } to { $max } seats, not { $given }.
setup-option = The option { $option } does not fit: { $reason }
setup-alone = The option { $option } needs a table for one: take one seat instead of { $given }, or leave the option out.
setup-data = These component data are not of this game.

choices-flag = true or false
choices-number = a whole number from { $min } to { $max }
choices-number-or-null = a whole number from { $min } to { $max }, or null for none
