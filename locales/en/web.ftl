# What the pages of the browser client say.

## Frame

home = Caravelle, to the lobby
rules = Rules
components = Components
help = Help
language = Language
language-now = Language: English. Change to French
light = Light
daylight = Daylight
lantern = Lantern
account = Account
account-of = Account and preferences of { $name }
disc = { $name }, { $mark ->
    [anchor] anchor
    [sun] sun
    [tower] tower
    [moon] moon
    [star] star
   *[dividers] dividers
  }
yes = yes
no = no
you = you
close = Close

## Faults

fail-offline = The server cannot be reached. Trying again…
fail-status = The server answered with a fault ({ $status }).
fail-ours = Something went wrong on this page.
not-found-title = No such page
not-found-text = The link leads nowhere on this chart.
back-to-lobby = Back to the lobby

## Lobby

hero-title = { $count ->
    [0] Games of the age of sail
    [1] A game of the age of sail
    [2] Two games of the age of sail
    [3] Three games of the age of sail
    [4] Four games of the age of sail
    [5] Five games of the age of sail
   *[other] Games of the age of sail
  }
hero-text = Choose a game, choose who sits down, play. No account needed.
new-table = New table
new-game = Game
new-players = Players
new-go = Cast off
play-now = Play now
play-open = Open to others
play-device = Pass one device
your-tables = Your tables
open-tables = Open tables
open-tables-none = Nobody is waiting right now. Open a table to others, or watch a game by its code.
table-code = Table code or link
go-to-table = Go to table
your-turn = Your turn
open = Open
join = Join
watch = Watch
state-open = { $host } hosts · { $free ->
    [0] full
    [one] 1 seat free
   *[other] { $free } seats free
  }
state-over = Finished
state-frozen = Stopped by a fault; nothing is lost
# A language may call the rounds of one game by another word than those of the others.
state-you = { $game ->
   *[other] Round
  } { $round } · you decide
state-turn = { $game ->
   *[other] Round
  } { $round } · { $name } decides
state-running = { $game ->
   *[other] Round
  } { $round }
your-name = Your name
name-of-seat = Name of player { $number }
seat-free = free seat
seat-change = Change seat { $number }
seat-add = Add a seat, up to { $max }
plan-name-bot = Bot
plan-name-open = Free seat
plan-name-me = You
plan-me = you
plan-bot = bot
plan-open = whoever comes
plan-here = at this device
pick-me = You
pick-bot = Bot, { $level }
pick-open = Free seat for whoever comes
pick-here = A person at this device
pick-remove = Remove this seat
bot-easy = easy
bot-medium = steady
bot-hard = sharp
bot-name-0 = Inês
bot-name-1 = Duarte
bot-name-2 = Marguerite
bot-name-3 = Fernão
bot-name-4 = Beatriz
bot-name-5 = Tomé
nickname-0 = Mariner
nickname-1 = Helmsman
nickname-2 = Cartographer
nickname-3 = Navigator
nickname-4 = Lookout
nickname-5 = Boatswain
nickname-6 = Pilot
nickname-7 = Quartermaster
more-choices = More choices
by-itself = left to the game
fact-undo = undo allowed
clock = Clock
clock-none = no clock
clock-move-60 = 1 minute a decision
clock-move-180 = 3 minutes a decision
clock-bank-900 = 15 minutes a player, 10 seconds more a decision
clock-bank-1800 = 30 minutes a player, 20 seconds more a decision
clock-days-24 = over days, 24 hours a decision
clock-days-72 = over days, 3 days a decision
listed = An open table
listed-yes = open tables stand in the lobby
listed-no = open tables by link only

## Games

game-mundus-novus =
    .blurb = Trade resources in a chain of forced exchanges, then buy the ships and people that make you rich.
    .length = 45 min
    .unit = { $n ->
        [one] doubloon
       *[other] doubloons
      }
    .winner = The richest ship-owner
game-au-nom-du-roi =
    .blurb = Buy boats, earn coins with them on missions, and give them to the great expeditions for fame.
    .length = 45 min
game-goa =
    .blurb = Bid for plantations and colonies, and build a spice trade from nothing.
    .length = 90 min
game-ilos =
    .blurb = Discover islands, plant what the market wants, and sell before the others do.
    .length = 45 min
game-maracaibo =
    .blurb = Sail the Caribbean round after round, fight for nations, explore, and found a fortune.
    .length = 120 min

## A table

table = Table
menu = Table menu
this-table = This table
players = Players
choices = Choices
history = Take back
your-own = What is yours
your-decision = Your decision
the-decision = The decision
waiting-for-table = The table is being laid…
line-lost = The connection is lost. It comes back by itself; nothing is lost.
frozen = A fault of ours has stopped this table. Its record is kept; nothing is lost.
thinking = thinking
round = { $game ->
   *[other] Round
  } { $round }
round-short = { $game ->
   *[other] round
  } { $round }
stages = Stages of the round
not-now = Not now
read-the-rule = Read the rule
really = Really?
undo = Take back
undo-not = Take back: not now. { $why }
redo = Put back
redo-not = Put back: nothing to put back
restart = Restart my turn
restart-not = Restart my turn: not now. { $why }
here = at the table
away = away
score-of = { $score } points
clock-left-days = { $days } d { $hours } h
next-table = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
  }
log = Log
chat = Chat
log-and-chat = Log and chat
log-older = Show what came before
log-visit = Show the table at this moment
log-covered = The log is covered with your hand.
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
hand-hide = Cover my hand
hand-show = Show it again
hand-covered = Your hand is covered.
text-mode = Play as text
drawn-mode = Play on the drawn board
text-refusals = What cannot be done now, and why ({ $count })
text-parts = Parts of the table
text-filter = Find a choice
text-filtered = { $shown } of { $count } choices
rival-tag = plays by rule
digest = Since your last turn
digest-count = { $count ->
    [one] 1 thing happened
   *[other] { $count } things happened
  }
digest-before = … and { $count } before
digest-replay = Watch it again
digest-skip = On to my turn
past-title = You are looking at the past.
past-at = { $game ->
   *[other] Round
  } { $round }, moment { $at } of { $of }
past-back = One moment back
past-on = One moment on
past-play = Play
past-pause = Pause
past-slider = Moment
past-leave = Back to now
play-on = Play on from here
curtain-title = Pass the device to { $name }
curtain-text = The table is covered. Nobody sees another’s hand.
curtain-raise = I am { $name }: show the table
final-board = The final board
to-the-scores = To the scores

## Waiting for players

wait-title = Waiting for players
wait-text = { $free ->
    [0] Everybody is here.
    [one] One seat is free. The game begins when it is taken.
   *[other] { $free } seats are free. The game begins when all are taken.
  }
wait-watch = You came to watch: the seats are for those whom { $host } invites.
wait-host = { $host } can begin at any time; bots take the free seats.
seat-bot = bot, { $level }
seat-waits = waits for somebody
seat-a-bot = Seat a bot
sit-down = Sit down
start = Begin
start-with-bots = { $free ->
    [one] Begin, with a bot at the free seat
   *[other] Begin, with bots at the free seats
  }
leave = Leave
copy-seat-link = Link to this seat
copy-table-link = Link to the table
copy-watch-link = Link to watch
copied = Copied
fair-kept = The deal was sealed before the first card. The seal, which Verify checks:
fair-promise = The deal is fixed already. Its seal, to be checked at the end:

## Table menu

preferences = Preferences
leaving = Leaving
let-a-bot-play = Let a bot play for me
take-back = Take my seat back
resign = Resign
end-wanted = Offer to end the game here
end-unwanted = Play on after all
end-wanted-by = Would end the game here: { $names }
seat-handed = A bot plays for { $name }.
seat-away = { $name } is away.
notices = At this table
watching = { $count ->
    [0] nobody watches
    [one] 1 person watches
   *[other] { $count } people watch
  }
listed-public = in the lobby
listed-private = by link only
bots-here = bots: { $levels }

## The end

end-over = The game is over
end-wins = { $name } wins with { $score } { $unit }
end-shared = { $names } share the victory with { $score } { $unit }
end-nobody = Nobody wins
points = { $n ->
    [one] point
   *[other] points
  }
rematch = Rematch
to-the-rematch = To the rematch
replay = Replay
see-the-board = See the board
export = Export
verify = Verify
score-sheet = Score sheet
curve-title = Points by { $game ->
   *[other] round
  }
curve-told = { $label }. At the end: { $told }
source = Source
total = Total
place = Place
place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
resigned = resigned
fact-lead = { $name } takes the lead and keeps it.
fact-minutes = { $minutes } min
fact-told = { $game ->
   *[other] { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
      }
  }, { $lines } lines of log.
verified = Record verified. Replayed from its seed, every move is legal and the score is the same.
not-verified = The record does not hold.
seed = Seed

## Rules and components

rules-text = The rules clause by clause, in our own words.
rules-search = Search the rules
rules-found = { $count ->
    [0] no clause
    [one] 1 clause
   *[other] { $count } clauses
  }
rules-none = No clause has all these words.
chapters = Chapters
source-ruling = our ruling
source-planned = not in the program yet
source-reconstructed = value reconstructed
components-text = All cards and tiles.
back-to-table = Back to the table
components-search = Search the components
components-none = Nothing has all these words.

## Preferences and account

preferences-text = Kept in this browser, and with your account if you have one.
lang-en = English
lang-fr = Français
theme-auto = As the system
theme-light = Daylight
theme-dark = Lantern
pref-motion = Movement
speed-0 = none
speed-5 = fast
speed-10 = usual
speed-20 = slow
pref-confirm = Ask once more before ending a turn
pref-sound = Ring a bell when it is my turn
pref-notify = System notice when it is my turn
pref-text = Play tables as text
pref-text-why = For screen readers and slow connections.
save = Save
saved = Saved.
login = Name to sign in with
password = Password
sign-in = Sign in
register = Make an account
registered = Welcome aboard. Your tables and results are kept.
signed-in = Welcome back.
signed-in-as = Signed in as { $login }.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
signed-out-done = Signed out.
account-why = You can play without an account. With one, your tables, preferences and results follow you from device to device.
delete-me = Forget me
delete-why = Your seats at running tables go on as bots; finished games stay without your name.
delete-really = Forget me for good
deleted = Forgotten.

## Help

help-text = All you need to know to sit down and play.
help-start = Begin
    .text = In the lobby choose a game, choose who sits down, cast off. Without a word of yours you sit down with bots.
help-lit = What is lit
    .text = Everything that glows can be chosen now; nothing else reacts. Rest the pointer on it, or press long, to learn what it is and what it would bring.
help-why = Why not?
    .text = Click on something that does not glow: a slip names the clause that forbids it, with a link to the rules.
help-undo = Taking back
    .text = A decision can be taken back until chance was used or somebody else has decided. The arrows at the right of the prompt do it; when they cannot, they say why.
help-past = Looking back
    .text = A click on a line of the log shows the table as it was then, under a violet band. The slider leads through the whole game.
help-text-mode = Text
    .text = Every table can be played as text, with every choice as a sentence: see the table menu.
help-device = One device
    .text = “Pass one device” lets several people share this screen; a curtain falls between them. H covers a hand at once.
help-friends = Friends
    .text = “Open to others” gives you a link for each free seat. Who has the link sits down; nobody needs an account.
help-fair = Fair cards
    .text = Before the first card the server shows a seal of the secret the deal is made of, and every seat adds chance of its own. After the end the secret is shown, and everybody can verify.
help-private = Your data
    .text = No outside service is asked for anything. A guest is a name and a cookie; an account can be forgotten at any time.
keys-title = Keys
keys-move = to the next thing that can be chosen
keys-take = choose it
keys-digits = choose a button of the prompt
keys-hide = cover or show my hand
keys-text = text or drawn board
keys-escape = back to now; close what is open
keys-help = these keys
key-enter = Enter
key-ctrl = Ctrl
key-escape = Esc
update-ready = A new version is ready.
update-take = Load it

# A map one looks at.
look-group = The map
look-all = Show the whole map (0)
look-nearer = Nearer (+)
look-farther = Farther (−)
