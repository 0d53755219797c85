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

## From the frame of a table

menu-short = Menu
this-table = This table
your-own = Your area
your-decision = Your move
the-decision = Current move
waiting-for-table = Setting up the table…
line-lost = Connection lost. Reconnecting… Your game is safe.
round-short = { $game ->
   *[other] round
  } { $round }
stages = Stages of this round
undo-not = Cannot undo. { $why }
redo-not = Nothing to redo
restart-not = Cannot restart your turn. { $why }
redraw-label = { $why } You can undo your whole last turn: what was drawn since is drawn again, and the result says so.
score-of = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
next-table = { $count ->
        [one] Your turn at another table
       *[other] Your turn at { $count } other tables
    }
log-and-chat = Log and chat
side-shrink = Shrink the panel
side-expand = Enlarge the panel
log-older = Show earlier moves
log-visit = Show the table at this point
log-covered = The log is hidden along with your hand.
chat-none = No messages yet.
chat-unread = unread
chat-say = Write a message
chat-send = Send
hand-hide = Hide my hand
hand-show = Show my hand
hand-covered = Your hand is hidden.
drawn-mode = Switch to board view
text-refusals = Not possible now, and why ({ $count })
text-parts = Sections
text-type = Search for or type a move
text-filter = Search moves
text-filtered = { $shown } of { $count } moves
rival-tag = automa
digest-count = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
digest-before = … and { $count } earlier
digest-replay = Replay
digest-skip = Skip to my turn
past-title = You are viewing an earlier position.
past-at = { $game ->
       *[other] Round
    } { $round }, step { $at } of { $of }
past-back = One step back
past-round-back = Previous { $game ->
       *[other] round
    }
past-on = One step forward
past-round-on = Next { $game ->
       *[other] round
    }
past-play = Play
past-pause = Pause
past-slider = Step
past-leave = Back to the game
curtain-title = Pass the device to { $name }
curtain-text = The table is hidden so nobody sees another player’s hand.
curtain-raise = I’m { $name }. Show the table
final-board = Final board
to-the-scores = Show scores
copy-table-link = Copy table link
leaving = Leave
let-a-bot-play = Let a bot play for me
end-wanted = Propose to stop the game
end-unwanted = Keep playing
end-wanted-by = Want to stop the game: { $names }
ask-back = Request undo
ask-back-by = { $name } asks to undo a move.
ask-back-wait = You asked to undo a move. Waiting for { $names }
ask-back-agree = Allow
ask-back-decline = Decline
ask-back-withdraw = Cancel request
seat-handed = A bot is playing for { $name }.
seat-away = { $name } is offline.
listed-public = listed in the lobby
listed-private = private, by link only
bots-here = bots: { $levels }
end-over = Game over
end-wins = { $name } wins with { $score } { $unit }
end-shared = { $names } share the victory with { $score } { $unit }
end-nobody = No winner
end-wins-plain = { $name } wins
end-shared-plain = { $names } share the victory
end-stopped = The game was stopped
end-you-win = You win
end-you-win-with = You win with { $score } { $unit }
end-you-share = You share the victory with { $names }
end-you-place = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $place }th
  } of { $of ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $of }
  }
end-you-beaten = { $name } beats you, { $theirs } to { $yours }
end-you-resigned = You resigned
to-the-rematch = Go to the rematch
see-the-board = View board
score-sheet = Score breakdown
curve-title = Points by { $game ->
   *[other] round
  }
curve-told = { $label }. Final: { $told }
place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
fact-lead = { $name } takes the lead and never loses it.
fact-minutes = { $minutes } min
fact-rounds = { $game ->
   *[other] { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
      }
  }
not-verified = This game record is not valid.
watchers-speak = Spectators may chat.
watchers-muted = Spectators may not chat.
watchers-mute = Mute spectators
watchers-unmute = Unmute spectators
prompt-more = Show the whole text
prompt-less = Show less
hint-short = Hint
hint-ask = Hint
hint-ask-not = Hint: only when it is your move
hint-pondering = Looking for a good move…
hint-title = Hint
advice-text = When you play only against bots, hints are always available. With other people, choose here; everyone who joins accepts your choice.
advice-alone = hints against bots only
advice-all = hints for everyone
advice-coach-all = hints and coach for everyone
review-running = Analysing move { $done } of { $of }
review-stop = Stop
review-ready = The review is ready.
review-broken = The review was interrupted. Start it again.
review-chances = Win chance by turn
review-as-table = Show as table
review-round = { $game ->
   *[other] Round
  }
review-at-end = End
review-percent = { $percent }%
review-turning = Turning points
review-swing = { $game ->
   *[other] Round
  } { $round }: { $name } goes from { $from }% to { $to }%.
review-look = Show position
review-better = What might have been better
review-good = { $judged ->
    [one] { $good } of { $judged } decision gave nothing away that matters.
   *[other] { $good } of { $judged } decisions gave nothing away that matters.
}
review-played = Played: “{ $played }” ({ $result }).
review-instead = Better: “{ $better }” ({ $result }).
review-reasons = Beside it, the choice made has: { $reasons }.
review-nothing = No decision gave much away.
review-all = Show all { $count }
