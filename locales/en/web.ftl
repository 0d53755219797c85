# What the pages of the browser client say.

## Frame

home = Caravelle: back to the lobby
rules = Rules
components = Components
help = Help
language = Language
language-now = Language: { $now }. Switch to { $next }
light = Appearance
daylight = Light
lantern = Dark
account = Account
account-of = Account and settings of { $name }
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
bell = Notifications
bell-count = { $count ->
    [0] No new notifications
    [one] { $count } new notification
   *[other] { $count } new notifications
  }
bell-none = No notifications yet.
bell-new = new
bell-settings = Notification settings

## Faults

fail-offline = Cannot reach the server. Trying again…
fail-status = The server returned an error ({ $status }).
fail-ours = Something went wrong on this page.
not-found-title = Page not found
not-found-text = This page does not exist. Check the link.
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
hero-text = Pick a game, pick your opponents, play. No account needed.
new-table = New table
new-game = Game
new-players = Players
new-go = Start
play-now = Play now
play-wait-note = A seat is free: the table waits for a player. As host you can fill it with a bot and start.
play-wait = Open the table
play-open = Invite friends
play-device = Pass and play
your-tables = Your tables
open-tables = Open tables
open-tables-none = No open tables right now. Start one and invite friends, or enter a table code to watch a game.
table-code = Table code or link
go-to-table = Go to table
code-wrong = No table has this code. Check it, or ask whoever sent it.
your-turn = Your turn
open = Open
join = Join
watch = Watch
state-open = Host: { $host } · { $free ->
        [0] full
        [one] 1 seat free
       *[other] { $free } seats free
    }
state-over = Finished
state-frozen = Stopped by an error; nothing is lost
# A language may call the rounds of one game by another word than those of the others.
state-you = { $game ->
       *[other] Round
    } { $round } · your turn
state-turn = { $game ->
       *[other] Round
    } { $round } · { $name } to play
state-running = { $game ->
   *[other] Round
  } { $round }
your-name = Your name
name-of-seat = Player { $number } name
seat-free = free seat
seat-change = Change seat { $number }
seat-add = Add a seat, up to { $max }
plan-name-bot = Bot
plan-rival-maracaibo = Jeanne
plan-rival-maracaibo-why = your opponent alone: she sails by her own cards
plan-name-open = Free seat
plan-name-me = You
plan-me = you
plan-bot = bot
plan-open = anyone can join
plan-here = on this device
pick-me = You
pick-bot = Bot, { $level }
pick-open = Free seat: anyone can join
pick-here = Player on this device
pick-remove = Remove this seat
bot-easy = easy
bot-easy-about = Often plays without thinking. Good for a first game.
bot-casual = casual
bot-casual-about = A relaxed opponent that plays reasonably well.
bot-medium = medium
bot-medium-about = Plays each turn well. The standard opponent.
bot-hard = hard
bot-hard-about = Plans several moves ahead. For players who know the game.
bot-expert = expert
bot-expert-about = Thinks longest and finds what “hard” misses.
bot-strength = Wins { $share }% of games against { $over } ({ $games ->
        [one] { $games } two-player game
       *[other] { $games } two-player games
    }).
nickname-0 = Mariner
nickname-1 = Helmsman
nickname-2 = Cartographer
nickname-3 = Navigator
nickname-4 = Lookout
nickname-5 = Boatswain
nickname-6 = Pilot
nickname-7 = Quartermaster
more-choices = Options
by-itself = automatic
fact-undo = undo allowed
clock = Time limit
clock-none = no time limit
clock-move-60 = 1 minute per move
clock-move-180 = 3 minutes per move
clock-bank-900 = 15 minutes per player, plus 10 seconds per move
clock-bank-1800 = 30 minutes per player, plus 20 seconds per move
clock-days-24 = turn-based, 24 hours per move
clock-days-72 = turn-based, 3 days per move
listed = Visibility
listed-yes = listed in the lobby
listed-no = private, by link only

## Games

game-mundus-novus =
    .blurb = Trade goods in a chain of forced exchanges, then buy the ships and people that make you rich.
    .length = 45 min
    .weight = medium
    .unit = { $n ->
        [one] doubloon
       *[other] doubloons
      }
    .winner = The richest player
game-au-nom-du-roi =
    .blurb = Buy boats, earn coins with them on missions, and send them on great expeditions for fame.
    .length = 45 min
    .weight = medium
game-goa =
    .blurb = Bid for plantations and colonies, and build a spice trade from nothing.
    .length = 90 min
    .weight = medium to heavy
game-ilos =
    .blurb = Discover islands, produce goods that will rise in price, and end the game the richest.
    .length = 45 min
    .weight = medium
game-maracaibo =
    .blurb = Sail round the Caribbean, fight for nations, explore, and make your fortune.
    .length = 120 min
    .weight = heavy

## Learning

learn = Learn
learn-title = Learn { $game }
learn-play = Set up a game
primer = Overview
primer-label = Overview: the game on one screen
primer-short = Overview
primer-goal = Goal
primer-turn = How to play
primer-ends = End of the game
primer-tips = Tips
primer-traps = Common mistakes
primer-close = Go to the table
primer-lesson = Learn by playing
primer-new = New to this game?
aid = Player aid
aid-short = Aid
aid-now = now
aid-own = your current points
aid-own-points = Your current points
lessons = Lessons
lessons-text = A few minutes of real play, explained step by step. Then you play on by yourself.
lessons-again = Each lesson resumes where you left off.
lesson-start = Start
lesson-resume = Continue
lesson-anew = Start over
lesson-done = done
lesson-played = Go to the table
lesson-step = Step { $step } of { $count }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip this step
lesson-leave = Exit lesson
lesson-play = Skip the lesson and play
lesson-free = Keep playing
lesson-show-me = Show me
lesson-hurry = Show it all at once
lesson-watch = Watch the other players’ moves.
lesson-first = Not yet. Read this step first.
lesson-at = About: { $thing }
lesson-note = This is a lesson. The cards are fixed and the other players follow a script. The result does not count.

## A table

table = Table
menu = Table menu
players = Players
choices = Moves
history = Undo and redo
held = The administrator has paused this table. Clocks are stopped; nothing is lost.
frozen = This table stopped because of an error on our side. The game is saved; nothing is lost.
thinking = is thinking
round = { $game ->
   *[other] Round
  } { $round }
not-now = You can’t do this now
read-the-rule = Read the rule
about-this = Details
really = Are you sure?
press-again = Press again to confirm.
undo = Undo
redo = Redo
restart = Restart my turn
redraw = Undo turn
here = online
away = offline
clock-left-days = { $days } d { $hours } h
log = Log
chat = Chat
text-mode = Switch to text view
digest = Since your last turn
play-on = Play from here

## Table menu

copied = Copied
preferences = Settings
pref-sound = Play a sound on my turn
take-back = Take back my seat
resign = Resign
notices = At this table
watching = { $count ->
        [0] no spectators
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## The end

end-by-mn-ending-perfect = { $name } wins with the perfect combination
end-you-by-mn-ending-perfect = You win with the perfect combination
end-seen-ma-ending-solo-won = { $name } has beaten Jeanne.
end-seen-ma-ending-solo-shared = { $name } and Jeanne share the victory.
points = { $n ->
    [one] point
   *[other] points
  }
rematch = Rematch
replay = Replay
export = Export
verify = Verify
source = Source
total = Total
place = Place
resigned = resigned
verified = Game verified. Replaying it from its seed gives the same moves and the same score; every move is legal.
seed = Seed

## Rules and components

rules-text = The complete rules, clause by clause, in our own words.
rules-search = Search the rules
rules-found = { $count ->
        [0] no match
        [one] 1 clause
       *[other] { $count } clauses
    }
rules-none = No clause contains all of these words.
chapters = Chapters
source-ruling = our ruling
source-planned = not implemented yet
source-public = from public sources
source-reconstructed = reconstructed value
components-text = All cards and tiles.
back-to-table = Back to the table
components-search = Search the components
component-number = No. { $number }
components-none = No component contains all of these words.
folded-by = Unlocked by tile { $by }.
folded-row = Not discovered yet in this campaign.
folded-open = Show undiscovered components

## Keys

keys-title = Keyboard shortcuts
keys-move = go to the next thing you can choose
keys-take = choose it
keys-digits = press a button in the prompt
keys-aid = player aid
keys-hide = hide or show my hand
keys-text = switch between text and board view
keys-escape = back to the game; close
keys-help = show shortcuts
key-enter = Enter
key-ctrl = Ctrl
key-escape = Esc
update-ready = A new version is ready.
update-take = Reload

# A map one looks at.
look-group = Map controls
look-all = Show the whole map (0)
look-nearer = Zoom in (+)
look-farther = Zoom out (−)

# At which pace what others do is shown.
pref-pace = Speed of other players’ moves
pace-instant = instant
pace-brisk = fast
pace-calm = slow
pace-step = step by step
pace-next = { $count ->
    [one] Next
   *[other] Next ({ $count })
}
pace-all = Show all
told-by-others = Other players’ moves
then-chance = Then something is drawn at random.

# What becomes of bots at a table for people.
play-open-note = Invite friends: bots give up their seats.
play-device-note = Pass and play: people around this screen take the bots’ seats.
## One's finished games

past-games = Your past games
past-games-text = All your finished games with their results. Open one to look at it or replay it.
past-games-none = You haven’t finished a game yet.
past-games-all = { $count ->
    [one] Your past game
   *[other] All { $count } past games
}
past-tally = By game
past-played = Played
past-wins = Won
past-best = Best score
past-won = Won
past-place = Place { $place } of { $of }
past-guest = As a guest, you can see these games in this browser only. Create an account to see them everywhere.
game = Game
fact-taken-back = { $name } undid moves after others had replied: { $times ->
        [one] once
       *[other] { $times } times
    }.
fact-redrawn = Game with undone turns: { $times ->
        [one] one turn was undone and its cards drawn again
       *[other] { $times } turns were undone and their cards drawn again
    }.

## Advice

coach = Coach
play-coach = Coach: comments on your moves
advice = Hints and coach
advice-coach-alone = hints and coach against bots only

## A finished game looked at again

review = Review

## Campaigns
campaign = Campaign
campaigns = Your campaigns
campaigns-text = A series of games that tells one story. Each game starts with what the last one left behind.
campaigns-none = You have no campaigns yet. Start one from the lobby with a game that has a story.
campaigns-all = All campaigns
campaign-begin = Start a campaign
campaign-begin-text = One story told over several games, with the players chosen above.
campaign-name = Campaign name
campaign-usual-name = { $name }’s crew
campaign-games = { $count ->
        [0] no games played yet
        [one] 1 game played
       *[other] { $count } games played
    }
campaign-told = { $count ->
        [0] no story cards read
        [one] 1 story card read
       *[other] { $count } story cards read
    }
campaign-finished = completed
campaign-abandoned = archived
campaign-running = game in progress
campaign-running-here = game in progress; its story appears here when it is over
campaign-next = Set sail: game { $game }
campaign-to-game = Go to the game
campaign-to = Go to the campaign
campaign-crew = Crew
campaign-crew-text = Seat the same players again with one click. Anyone with the campaign link can join.
campaign-crew-other = Change crew
campaign-crew-for = Next game of the campaign “{ $name }”
campaign-link = Copy campaign link
campaign-results = Games
campaign-results-none = No finished games yet.
campaign-game-number = Game { $game }
campaign-branch = Replay the campaign from here
campaign-branch-label = Replay the campaign from here: after game { $game }
campaign-branch-first = Replay from the start
campaign-branch-of = { $games ->
        [0] Replay of “{ $name }” from the start
       *[other] Replay of “{ $name }” after game { $games }
    }
campaign-rename = Rename the campaign
campaign-rename-do = Rename
campaign-export = Export to a file
campaign-import = Import from a file
campaign-import-bad = This is not a campaign file.
campaign-break-off = Cancel the current game
campaign-break-off-text = The game ends without a result once everyone at the table agrees. The campaign returns to where it was before this game.
campaign-break-off-asked = The others are asked at the table. The game ends once they agree.
campaign-abandon = Archive campaign
campaign-resume = Reopen campaign
campaign-more = More
campaign-sure = Yes, I’m sure
