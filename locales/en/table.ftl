# The waiting room and the menu of a table.

room-title = { $free ->
        [0] { $game }: everyone is here
        [one] { $game }: waiting for 1 player
       *[other] { $game }: waiting for { $free } players
    }
room-text = { $host } is the host. The game starts when the last seat is taken.
room-host = host
room-how = How this table plays
room-timeout = When the time is up
room-timeout-bot = a bot takes the seat
room-undo = Undo
room-undo-free = free until something is revealed
room-variants = Variants
room-variants-none = none
room-watch = Spectators
room-watch-yes = anyone can watch
room-watch-link = by spectator link only
room-fair = Shuffle fixed in advance
details = details
room-meanwhile = While you wait
room-lesson-text = You keep your seat.
room-read = Read
share-link = Share link
name-edit = Change my name
name-save = Save my name
clock-told = { $kind ->
        [move] { $seconds } s per move
        [bank] { $minutes } min per player, plus { $seconds } s per move
       *[days] turn-based, { $hours } h per move
    }
wait-watch = You are a spectator. The seats are reserved for { $host }’s guests.
wait-host = { $host } can start at any time. Bots will fill the free seats.
seat-bot = bot, { $level }
seat-waits = waiting for a player
seat-a-bot = Add a bot
sit-down = Take this seat
start = Start
start-with-bots = { $free ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in the free seats
    }
leave = Leave
copy-seat-link = Copy seat link
copy-watch-link = Copy spectator link
fair-kept = The shuffle was fixed before the first card. Its fingerprint, checked by Verify:
fair-promise = The shuffle is already fixed. Its fingerprint, to check after the game:
room-code = Table code
room-qr = QR code of the table link
room-code-off = Turn the code off
room-code-on = Turn the code on
room-code-none = The table has no code.
notify-table = Notify me at this table
notify-table-always = always
notify-table-default = as in my settings
notify-table-never = never
