# What the pages of the browser client say.

## Frame

home = Caravelle, back to the lobby
rules = Rules
components = Components
help = Help
language = Language
language-now = Language: { $now }. Change to: { $next }
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
fail-status = The server answered with an error ({ $status }).
fail-ours = Something went wrong on this page.
not-found-title = Page not found
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
play-device = Share this device
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
state-frozen = Stopped; nothing is lost
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
plan-open = open to anyone
plan-here = on this device
pick-me = You
pick-bot = Bot, { $level }
pick-open = Free seat, open to anyone
pick-here = A person on this device
pick-remove = Remove this seat
bot-easy = easy
bot-easy-about = Plays many turns without much thought: for first games.
bot-casual = casual
bot-casual-about = A light opponent: plays well enough, not more.
bot-medium = medium
bot-medium-about = Plays its turns well: the usual opponent.
bot-hard = hard
bot-hard-about = Knows or finds out where a turn leads: for those who know the game.
bot-expert = expert
bot-expert-about = Thinks longest, to find what “hard” overlooks.
bot-strength = Wins { $share } of 100 games against { $over } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
  } at two seats).
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
by-itself = chosen by the game
fact-undo = undo allowed
clock = Clock
clock-none = no clock
clock-move-60 = 1 minute per decision
clock-move-180 = 3 minutes per decision
clock-bank-900 = 15 minutes per player, plus 10 seconds per decision
clock-bank-1800 = 30 minutes per player, plus 20 seconds per decision
clock-days-24 = over several days, 24 hours per decision
clock-days-72 = over several days, 3 days per decision
listed = Open tables
listed-yes = shown in the lobby
listed-no = by link only

## Games

game-mundus-novus =
    .blurb = Trade resources in a chain of forced exchanges, then buy the ships and people that make you rich.
    .length = 45 min
    .weight = medium
    .unit = { $n ->
        [one] doubloon
       *[other] doubloons
      }
    .winner = The greatest fortune
game-au-nom-du-roi =
    .blurb = Buy boats, earn coins with them on missions, and give them to the great expeditions for fame.
    .length = 45 min
    .weight = medium
game-goa =
    .blurb = Bid for plantations and colonies, and build a spice trade from nothing.
    .length = 90 min
    .weight = medium to heavy
game-ilos =
    .blurb = Discover islands, produce what will rise in price, and be the richest at the end.
    .length = 45 min
    .weight = medium
game-maracaibo =
    .blurb = Sail round the Caribbean, fight for nations, explore, and make your fortune.
    .length = 120 min
    .weight = heavy

## Learning

learn = Learn
learn-title = Learn { $game }
learn-play = To a table of your own
primer = The game on one screen
primer-label = In brief: the game on one screen
primer-short = In brief
primer-goal = Goal
primer-turn = How it goes
primer-ends = End
primer-tips = What helps
primer-traps = What beginners regret
primer-close = To the table
primer-lesson = Learn by playing
primer-new = New to this game?
aid = Player aid
aid-short = Aid
aid-now = now
aid-own = your points now
aid-own-points = Your points now
lessons = Lessons
lessons-text = A few minutes of real play, with a word at every step; then the game is yours.
lessons-again = Each goes on where you were.
lesson-start = Begin
lesson-resume = Go on
lesson-anew = From the beginning
lesson-done = done
lesson-played = To the table
lesson-step = Step { $step } of { $count }
lesson-next = Go on
lesson-back = Back
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-play = Just let me play
lesson-free = Play on
lesson-show-me = Show me
lesson-watch = Watch what the others do.
lesson-first = Not yet: read on first.
lesson-at = This is about: { $thing }
lesson-note = A lesson: the deal is known beforehand and the other seats follow a script, so it proves nothing and counts nowhere.

## A table

table = Table
menu = Table menu
menu-short = Menu
this-table = This table
players = Players
choices = Choices
history = Undo and redo
your-own = What is yours
your-decision = Your decision
the-decision = The decision
waiting-for-table = The table is being set…
line-lost = The connection is lost. It comes back by itself; nothing is lost.
held = The host of this site has stopped this table for now. Nothing is lost, and clocks stand still.
frozen = A fault of ours has stopped this table. Its record is kept; nothing is lost.
thinking = is thinking
round = { $game ->
   *[other] Round
  } { $round }
round-short = { $game ->
   *[other] round
  } { $round }
stages = Stages of the round
not-now = Not now
read-the-rule = Read the rule
about-this = About this
really = Really?
press-again = Press once more to do it.
undo = Undo
undo-not = Undo: not now. { $why }
redo = Redo
redo-not = Redo: nothing to redo
restart = Restart my turn
restart-not = Restart my turn: not now. { $why }
here = at the table
away = away
score-of = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
clock-left-days = { $days } d { $hours } h
next-table = { $count ->
    [one] A table is waiting for you
   *[other] { $count } tables are waiting for you
}
log = Log
chat = Chat
log-and-chat = Log and chat
log-older = Show what came before
log-visit = Show the table at this moment
log-covered = The log is covered, like your hand.
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
text-type = Find or type a choice
text-filter = Find a choice
text-filtered = { $shown } of { $count } choices
rival-tag = automatic opponent
digest = Since your last turn
digest-count = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
digest-before = … and { $count } before
digest-replay = Watch it again
digest-skip = On to my turn
past-title = You are looking at the past.
past-at = { $game ->
   *[other] Round
  } { $round }, moment { $at } of { $of }
past-back = One moment back
past-on = One moment forward
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
wait-watch = You are here to watch: the seats are for the guests of { $host }.
wait-host = { $host } can start at any time; bots will take the free seats.
seat-bot = bot, { $level }
seat-waits = waiting for somebody
seat-a-bot = Add a bot
sit-down = Sit down
start = Start
start-with-bots = { $free ->
    [one] Start, with a bot in the free seat
   *[other] Start, with bots in the free seats
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
ask-back = Ask to undo
ask-back-by = { $name } asks to undo a move.
ask-back-wait = You have asked to undo a move. Still to answer: { $names }
ask-back-agree = Agree
ask-back-decline = Decline
ask-back-withdraw = Withdraw
seat-handed = A bot plays for { $name }.
seat-away = { $name } is away.
notices = At this table
watching = { $count ->
    [0] nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
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
        [one] { $rounds } round
       *[other] { $rounds } rounds
      }
  }, { $lines ->
    [one] { $lines } line of log
   *[other] { $lines } lines of log
  }.
verified = Record verified. Replayed from its seed, every move is legal and the score is the same.
not-verified = The record is not valid.
seed = Seed

## Rules and components

rules-text = The rules clause by clause, in our own words.
rules-search = Search the rules
rules-found = { $count ->
    [0] no clause
    [one] 1 clause
   *[other] { $count } clauses
  }
rules-none = No clause contains all these words.
chapters = Chapters
source-ruling = our ruling
source-planned = not in the program yet
source-public = from public sources
source-reconstructed = reconstructed value
components-text = All cards and tiles.
back-to-table = Back to the table
components-search = Search the components
components-none = Nothing contains all these words.
folded-by = Opens with tile { $by }.
folded-row = Not met yet in this campaign.
folded-open = Show what I have not met

## Preferences and account

preferences-text = Kept in this browser, and with your account if you have one.
theme-auto = Same as the system
theme-light = Daylight
theme-dark = Lantern
pref-motion = Animations
speed-0 = none
speed-5 = fast
speed-10 = normal
speed-20 = slow
pref-confirm = Ask once more before ending a turn
pref-sound = Ring a bell when it is my turn
pref-notify = System notification when it is my turn
pref-text = Play tables as text
pref-text-why = For screen readers and slow connections.
save = Save
saved = Saved.
login = Login name
password = Password
sign-in = Sign in
register = Create an account
registered = Welcome aboard. Your tables and results are kept.
signed-in = Welcome back.
signed-in-as = Signed in as { $login }.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
signed-out-done = Signed out.
account-why = You can play without an account. With one, your tables, preferences and results follow you from device to device.
delete-me = Delete my account
delete-why = Bots take over your seats at running tables; finished games stay, without your name.
delete-really = Delete my account for good
deleted = The account is deleted.

## Help

help-text = All you need to know to sit down and play.
help-start = Begin
    .text = In the lobby choose a game, choose the players, cast off. If you change nothing, you play against bots.
help-lit = What is lit
    .text = Everything that glows can be chosen now; nothing else reacts. Rest the pointer on it, or press and hold, to learn what it is and what it would bring.
help-why = Why not?
    .text = Click on something that does not glow: a note names the clause that forbids it, with a link to the rules.
help-undo = Undo
    .text = A decision can be undone as long as chance has played no part and nobody else has decided; against bots alone, also after they have answered. The arrows at the right of the prompt do it; when they cannot, they say why. Other players can be asked to agree: the menu of the table does it.
help-past = Looking back
    .text = A click on a line of the log shows the table as it was then, under a violet band. The slider leads through the whole game.
help-text-mode = Text
    .text = Every table can be played as text, with every choice as a sentence: see the table menu.
help-device = One device
    .text = “Share this device” lets several people play on this screen; a curtain falls between them. The key H covers a hand at once.
help-friends = Friends
    .text = “Open to others” gives you a link for each free seat. Whoever has the link can sit down; nobody needs an account.
help-fair = Fair cards
    .text = Before the first card the server shows a seal of the secret the deal is made of, and every seat adds chance of its own. After the end the secret is shown, and everybody can verify.
help-private = Your data
    .text = No outside service is used. A guest is a name and a cookie; an account can be deleted at any time.
keys-title = Keys
keys-move = to the next thing that can be chosen
keys-take = choose it
keys-digits = choose a button of the prompt
keys-aid = player aid
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

# At which pace what others do is shown.
pref-pace = Pace of the others
pref-pace-why = Only how it is shown: clocks do not wait.
pace-instant = instant
pace-brisk = brisk
pace-calm = calm
pace-step = step by step
pace-next = { $count ->
    [one] Next
   *[other] Next ({ $count })
}
pace-all = All
told-by-others = What the others do
then-chance = The rest is chance.

# What becomes of bots at a table for people.
play-open-note = Open to others: the bots leave, and their seats are free.
play-device-note = Share this device: the bots leave, and people take their seats.
# What is still missing for an account.
register-login = For an account: a name of at least 3 characters.
register-password = For an account: a password of at least 8 characters.

## One's finished games

past-games = Your past games
past-games-text = Every game you have finished here, with its result; each can be looked at and replayed.
past-games-none = You have finished no game yet.
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
past-guest = As a guest you keep these games in this browser only; with an account you keep them everywhere.
game = Game
fact-taken-back = { $name } undid moves that others had answered: { $times ->
    [one] once
   *[other] { $times } times
}.

## The account and the table's menu

password-change = Change the password
password-old = Present password
password-new = New password, at least 8 characters
password-changed = The password is changed.
bot-program = A program in your seat
bot-program-why = A program of yours can play this seat through the bot interface (examples/bot.py).
bot-token = Get a token
bot-token-once = This token is shown once:
bot-revoke = Withdraw the token
watchers-speak = Those who watch may speak.
watchers-muted = Those who watch may not speak.
watchers-mute = Mute those who watch
watchers-unmute = Let them speak

## Advice

hint-ask = What would you do?
hint-ask-not = What would you do? Only while you decide
hint-pondering = Thinking about what to do here…
hint-title = What a strong player would do
coach = Coach
play-coach = With a coach, who says after a decision what was good or what it cost
advice = Advice
advice-text = Alone against bots you may always ask “What would you do?”. With other people only if it is agreed here: whoever sits down agrees.
advice-alone = hints when alone with bots
advice-coach-alone = hints and a coach when alone with bots
advice-all = hints for everybody
advice-coach-all = hints and a coach for everybody

## A finished game looked at again

review = Review
review-running = Looking at the game again: { $done } of { $of } moves
review-stop = Stop
review-ready = The review is ready.
review-broken = The review was broken off. Ask for it again.
review-chances = Chance of winning by turn
review-as-table = As a table
review-round = { $game ->
   *[other] Round
  }
review-at-end = End
review-percent = { $percent }%
review-turning = Turning points
review-swing = { $game ->
   *[other] Round
  } { $round }: { $name } goes from { $from }% to { $to }%.
review-look = Look there
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

## Campaigns
campaign = Campaign
campaigns = Your campaigns
campaigns-text = Games that follow each other and tell one story; each begins with what the last has left.
campaigns-none = You have no campaign yet. Begin one in the lobby, with a game that has a story.
campaigns-all = All campaigns
campaign-begin = Begin a campaign
campaign-begin-text = One story over several games, with the players above.
campaign-name = Name of the campaign
campaign-usual-name = The crew of { $name }
campaign-games = { $count ->
    [0] no game played yet
    [one] 1 game played
   *[other] { $count } games played
}
campaign-told = { $count ->
    [0] no story card told
    [one] 1 story card told
   *[other] { $count } story cards told
}
campaign-finished = told to its end
campaign-abandoned = put aside
campaign-running = a game is under way
campaign-running-here = a game is under way; what it tells stands here once it is over
campaign-next = Sail on: game { $game }
campaign-to-game = To the game
campaign-to = To the campaign
campaign-crew = The crew
campaign-crew-text = They sit down again with one click. Whoever has the link of the campaign may join in.
campaign-crew-other = Sail with another crew
campaign-crew-for = The next game of the campaign “{ $name }”
campaign-link = Copy the link of the campaign
campaign-results = Games
campaign-results-none = No game has been finished.
campaign-game-number = Game { $game }
campaign-branch = Go another way from here
campaign-branch-label = Go another way from here: after game { $game }
campaign-branch-first = Begin again from the start
campaign-branch-of = { $games ->
    [0] Another way of “{ $name }”, from the start
   *[other] Another way of “{ $name }”, from game { $games } on
}
campaign-rename = Give it another name
campaign-rename-do = Rename
campaign-export = Save as a file
campaign-import = Bring a campaign from a file
campaign-import-bad = This file is not a campaign.
campaign-break-off = Break off the game under way
campaign-break-off-text = The game ends without a result, and the campaign stands where it was before it.
campaign-abandon = Put the campaign aside
campaign-resume = Take the campaign up again
campaign-more = More
campaign-sure = Yes, do it
