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
state-you = Round { $round } · you decide
state-turn = Round { $round } · { $name } decides
state-running = Round { $round }
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
game-au-nom-du-roi =
    .blurb = Load the King’s ships for the New World and win the favour of court and colonies.
    .length = 60 min
game-goa =
    .blurb = Bid for plantations and colonies, and build a spice trade from nothing.
    .length = 90 min
game-ilos =
    .blurb = Discover islands, plant what the market wants, and sell before the others do.
    .length = 45 min
game-maracaibo =
    .blurb = Sail the Caribbean round after round, fight for nations, explore, and found a fortune.
    .length = 120 min
