# What the program says around the games.

# Errors.
cli-io = Input or output failed: { $text }
cli-file = { $path }: { $text }
cli-unknown-game = There is no game “{ $given }”; there are { $known }.
cli-unknown-bot = There is no bot “{ $given }”; there are { $known }.
cli-bot-parameter = The bot { $bot } has no parameter “{ $given }”; it has { $has ->
    [none] none
   *[other] { $has }
}.
cli-bot-value = The bot { $bot } takes { $parameter ->
    [share] a share of random decisions
   *[other] for { $parameter } a whole number
} from { $least } to { $most }, not “{ $given }”.
cli-bot-twice = The parameter { $parameter } of the bot { $bot } is said twice.
cli-unknown-clause = There is no clause or chapter “{ $given }”; the chapters are { $chapters }.
cli-option-unknown = There is no option “{ $given }”; { $game } has: { $known }.
cli-option-value = The option { $key } can be { $choices }, not { $given }.
cli-option-pair = An option is written key=value, not “{ $given }”.
cli-option-object = Options are a JSON object of keys and values.
cli-state = This is not a state of the game: { $text }
cli-components-none = { $path } has no component file of { $game }; its files are { $files }.
cli-components-nothing = { $path } has no component file of any game; the files are { $files }.
cli-components-unknown = { $path } has a file { $file }, which is not a component file; the files are { $files }.

# games, rules
cli-game = { $id }: { $title }, { $min ->
    [one] { $max ->
        [one] 1 player
       *[other] 1 to { $max } players
    }
   *[other] { $min } to { $max } players
}
cli-game-option = option { $key }: { $choices }; default { $default }
cli-game-level = bot { $level }: { $about }
cli-public = (from public sources)
cli-ruling = [ruling]
cli-learn-nothing = There is no primer of { $game } yet.
cli-planned = [not in the program yet]

# bench
cli-bench-yardstick = Yardstick: { $millions } million decisions per second.
cli-bench-game = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}:
cli-bench-games = games per second
cli-bench-decisions = decisions per second
cli-bench-part = of the yardstick
cli-bench-cloning = decisions per second with a clone at every step
cli-bench-length = decisions per game
cli-bench-branching = options per decision
cli-bench-bytes = bytes per state
cli-bench-clone = nanoseconds per clone
cli-bench-redeal = nanoseconds per redeal
cli-bench-evaluations = positions judged per second and core
cli-bench-learned = positions judged with what was learned per second and core
cli-bench-simulations = positions played out per second and core

# referee
cli-rpc-parse = This line is not JSON: { $text }
cli-rpc-long = This line is longer than { $max ->
        [one] 1 byte
       *[other] { $max } bytes
    }.
cli-rpc-empty = A batch has at least one call.
cli-rpc-batch = A batch has at most { $max ->
        [one] 1 call
       *[other] { $max } calls
    }.
cli-rpc-object = A message is a JSON object, or an array of them.
cli-rpc-id = An id is a number, a string or null.
cli-rpc-version = A message says "jsonrpc": "2.0".
cli-rpc-no-method = A message names its method.
cli-rpc-by-name = Parameters are an object, by name.
cli-rpc-params = These parameters are not right: { $text }
cli-rpc-method = There is no method “{ $given }”; there are { $known }.
cli-rpc-frozen = Match { $match } is frozen after a fault of the program; it can only be dropped.
cli-rpc-fault = The program has made an error; nothing was changed.
cli-rpc-report = Match { $match } is frozen after a fault. Its record:
    { $record }
cli-rpc-too-many = No more than { $max ->
        [one] 1 match
       *[other] { $max } matches
    } at once: drop some first.
cli-rpc-unknown-match = There is no match { $match }.
cli-rpc-not-over = Only after the end may everybody see everything.

# results
cli-result = Result
cli-sum = Total
cli-place = { $place }. { $seats }
cli-winner-none = Nobody wins.
cli-winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win together.
}
cli-unfinished = The game is not finished.

# play
cli-fault = The program has made an error: please report it with the lines above.
cli-names = { $given ->
    [one] { $given } name
   *[other] { $given } names
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: give one for each.
cli-resume-other = This is a saved game of { $recorded }, not of { $given }.
cli-resume-seats = The saved game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, not { $given }.
cli-greet = { $game }
cli-greet-seat = Seat { $number }: { $seat } ({ $kind })
cli-human = person
cli-bot-level = bot, { $level }
cli-bot = the bot { $bot }
cli-try-help = Type “help” to see what can be typed.
cli-curtain = Pass the device to { $seat }, who then presses Enter.
cli-no-number = There is no choice { $given }; they are numbered from 1 to { $max }.
cli-refused = { $why } ({ $clause })
cli-why = { $text }: { $why } ({ $clause })
cli-why-legal = “{ $text }” is allowed here.
cli-why-nothing = Everything one would expect here is allowed.
cli-help = Type the number of a choice, or its notation, which is in brackets. Or:
    a; b; c        several choices in one line, one after the other
    3x a           the same choice three times, as long as it is allowed
    undo           takes back your last decision, or what you did in one line
    redo           puts it back
    restart        takes back your whole turn
    why [notation] why something is not allowed, with the clause of the rules
    rules [clause] a clause or chapter of the rules, such as “rules 5.1”
    primer         the game on one screen
    aid            the player aid: phases, costs, scoring, your points
    hint           what a strong player would do, and why
    log            all that has happened
    show [name]    the table once more, or the part of it that you name
    what NAME      what a card, a tile or a place is
    save [file]    saves the game
    quit           leaves; the game goes on later with --resume
cli-help-maracaibo =
    sail to 8      sails to place 8 by the cheapest way, and stops there
    4x draw        fills the hand from the pile
cli-help-ilos =
    pay ship market pays with several cards at once
cli-hint-choice = Choice { $number }: { $moves } [{ $typed }] ({ $result })
cli-hint-play = To play a choice, type what stands in its brackets, move by move.
cli-show-nothing = The table has nothing called “{ $given }”.
cli-what-which = Name a card, a tile or a place.
cli-screen-help = On this screen:
    ↑ ↓            marks a choice, which Enter takes
    letters        narrow the choices down; Enter takes the last one left
    Tab            completes what is typed; on an empty line: the next part of the table
    PgUp PgDn      move the table, or the answer that lies on it
    Ctrl+P Ctrl+N  what you typed before
    Esc            puts an answer away, or empties the line
    Ctrl+C         leaves the table
cli-screen-keys = ↑↓ Enter: choose · Tab: complete · PgUp PgDn: scroll · F1: help · Ctrl+C: leave
cli-screen-log = Log
cli-screen-small = Window too small
cli-screen-thinking = { $seat } is thinking…
cli-screen-over = The game is over. Enter leaves the table.
cli-saved = The game is saved in { $path }.
cli-campaign-saved = The campaign is kept in { $path }; the next game goes on from there.
cli-campaign-over = The campaign has come to its end; it is kept in { $path }.
cli-quit-save = Save the game in { $path }? Enter: yes; “n”: no; any other answer is another file name.
cli-quit-unsaved = The game is not saved.
cli-stopped = Stopped before “{ $text }”.
cli-stopped-chance = Stopped before “{ $text }”: chance has had its part, look first.
cli-stopped-other = Stopped before “{ $text }”: you are not the one to decide now.
cli-play-end = End of input; the game is not finished.
cli-play-end-saved = End of input; the game is not finished. It is saved in { $path }.

# replay, verify
cli-replay-game = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}, { $moves } { $moves ->
    [one] move
   *[other] moves
}
cli-replay-at = There are { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; there is nothing after { $at }.
cli-replay-after = After { $at } { $at ->
    [one] move
   *[other] moves
}
cli-replay-move = { $seq }. { $seat }: { $text }
cli-replay-forced = { $seq }. { $seat }: { $text } (forced)
cli-verify-header = Header: { $game }, version { $rules } of the rules; no line was altered.
cli-verify-data = Component data: { $hash }, the same as those of the program.
cli-verify-proven = Seed: made of the secret and the salts; the secret is the one committed to.
cli-verify-committed = Seed: in the record, with a commitment whose secret is not; nobody can prove it yet.
cli-verify-seed = Seed: in the record, without a commitment: a game at one table.
cli-verify-state = Seed: none; the game began from a state, which is sound.
cli-verify-moves = Moves: { $moves ->
    [one] 1 move was
   *[other] { $moves } moves were
} played again, each allowed by the rules, each with its tag.
cli-verify-course = Course: { $course }, as recorded.
cli-verify-score = { $name }: { $points }
cli-verify-result = Result: as recorded, final scores { $scores }.
cli-verify-unfinished = Result: none, the game is not finished.
cli-verify-good = The record is good.

# What can be wrong with a record.
cli-damaged = { $path }, { $what }
cli-record = line { $line }: { $what }
cli-record-too-long = a record of { $bytes ->
        [one] 1 byte
       *[other] { $bytes } bytes
    } is too long
cli-record-no-text = this is not text in UTF-8
cli-record-no-record = a record begins with “caravelle record 1”
cli-record-format = records of format { $format } cannot be read, only those of format 1
cli-record-header = the header line “{ $expected }” belongs here, not “{ $found }”
cli-record-ends = the record ends before “{ $before }”
cli-record-value = the value of “{ $key }” is impossible: { $reason }
cli-record-altered = this line has been changed: it no longer matches its tag in the check line
cli-record-check = the check line is damaged
cli-record-line = a move is written “number seat notation {"{"}tag{"}"}”: { $reason }
cli-record-not-empty = an empty line belongs here, not “{ $found }”
cli-record-game = this is a record of { $recorded }, not of { $ours }
cli-record-rules = recorded under version { $recorded } of the rules; this is version { $ours }
cli-record-no-seed = the record has only the commitment to its seed: it can be played once the seed is published
cli-record-proof = the seed is not proven: { $reason }
cli-record-move = { $kind ->
    [not-awaited] “{ $text }” is impossible: it is not up to { $seat } to decide here
    [over] “{ $text }” comes after the end of the game
    [no-seat] “{ $text }” is a move by { $seat }, who is not at this table
   *[other] “{ $text }”, a move by { $seat }, cannot be made here
}
cli-record-illegal = “{ $text }” is forbidden here by { $clause }
cli-record-wording = “{ $text }” is written “{ $usual }”
cli-record-tag = the tag is { $recorded }, but the game gives { $played }: the record is altered from this line on
cli-record-course = the course is { $played }, not { $recorded }: moves are missing or altered
cli-record-result = the result is “{ $played }”, not “{ $recorded }”
cli-record-stumbles = the game cannot be played from here: the state is not valid

# arena
cli-arena-title = { $game }: { $games } { $games ->
    [one] game
   *[other] games
} in { $blocks } { $blocks ->
    [one] block
   *[other] blocks
} at { $seats } { $seats ->
    [one] seat
   *[other] seats
}, seed { $seed }
cli-arena-bot = bot
cli-arena-wins = wins
cli-arena-rate = win rate %
cli-arena-interval = 95% interval
cli-arena-rating = rating
cli-arena-score = mean score
cli-arena-p50 = turn p50 ms
cli-arena-p99 = turn p99 ms
cli-arena-winning = Winning score: mean { $mean }, 5% up to { $low }, half up to { $middle }, 95% up to { $high }.
cli-arena-rounds = Rounds: mean { $mean }, 5% up to { $low }, 95% up to { $high }.
cli-arena-seats = Wins by seat, in per cent: { $shares }.
cli-arena-ending = { $count } × { $ending }
cli-arena-one-file = “{ $path }” cannot hold two things: give each a file of its own.
cli-arena-both = JSON and CSV cannot both go to the output: give --csv a file.
cli-arena-too-many = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
} too many for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
cli-arena-number = The number of { $what ->
    [threads] threads
   *[games] games
} must be from 1 to { $max }, not { $given }.
cli-arena-resume = { $path } does not hold games of this contest.
cli-arena-busy = Another contest is writing to { $path }.
cli-arena-line = Line { $line } of { $path } is no game of this contest.
cli-arena-accept = Accepting needs two shares between 0 and 100 per cent, the smaller one first.

# The report of the arena as a page
# What parts whole numbers from their fractions, and a number with its sign of per cent.
cli-report-decimal = .
cli-report-percent = { $number }%
cli-report-kicker = Caravelle · Arena
cli-report-lead = { $bot } wins { $share }% of its games (95% interval { $low } – { $high }); a fair share would be { $fair }%.
cli-report-self = Every seat is played by { $bot }: what differs is the seat, the deal and chance.
cli-report-alone = { $bot } won { $share }% of its games alone (95% interval { $low } – { $high }); half of them would be even.
cli-report-level = The level { $bot } was { $other } in these games.
cli-report-accepted = Accepted after { $blocks } { $blocks ->
    [one] block
   *[other] blocks
}: the share of the first bot is { $accept }% rather than { $refuse }%.
cli-report-refused = Not accepted: after { $blocks } { $blocks ->
    [one] block
   *[other] blocks
} the share of the first bot is { $refuse }% rather than { $accept }%.
cli-report-undecided = Undecided: { $blocks } { $blocks ->
    [one] block does
   *[other] blocks do
} not tell { $refuse }% from { $accept }%.
cli-report-accepted-short = accepted
cli-report-refused-short = refused
cli-report-strength = Victories
cli-report-strength-about = The share of its games that one of each bot wins, in per cent, with 95% intervals. The dashed line is the fair share.
cli-report-rating = Ratings
cli-report-rating-about = Strengths after Plackett and Luce, fitted to whole rankings, on Elo’s scale: 400 more is ten times as strong.
cli-report-rating-zero = { $bot } has 0.
cli-report-rating-mean = The mean of the bots is 0.
cli-report-test = Sequential test
cli-report-test-about = The logarithm of how much likelier the results are with the greater share than with the smaller one, block by block. At a bound it is decided; one decision in twenty may be wrong.
cli-report-seats = Seats
cli-report-seats-about = The share of victories of each seat, in per cent, whoever sat there. Where the interval holds the dashed line, no seat is shown to be better.
cli-report-seat = Seat { $n }
cli-report-scores = Points
cli-report-scores-about = How the points at the end are spread; the upright line is the median.
cli-report-least = least
cli-report-p5 = 5% up to
cli-report-p50 = half up to
cli-report-p90 = 90% up to
cli-report-p95 = 95% up to
cli-report-p99 = 99% up to
cli-report-most = most
cli-report-sources = What the points are for
cli-report-sources-about = The mean of each line of the score sheet: of those who won, and of the others.
cli-report-winners = those who won
cli-report-others = the others
cli-report-holdings = Who won with what
cli-report-holdings-about = The share of victories of those who had it at the end, in per cent, with its 95% interval; in brackets, how many had it.
cli-report-lengths = Length
cli-report-lengths-about = How many games ended in which { $game ->
   *[other] round
  }, in per cent.
cli-report-round = { $game ->
   *[other] Round
  } { $n }
cli-report-decisions = Decisions with a choice in a game: mean { $mean }, 5% up to { $low }, 95% up to { $high }.
cli-report-endings = Endings
cli-report-endings-about = How the games ended, in per cent.
cli-report-times = Time
cli-report-times-about = Processor time of a whole turn in milliseconds, on the machine that played these games.
cli-report-method = How it was measured
cli-report-method-about = One seed is one block: the same deal is played once for every way the bots can sit, so that no seat and no deal favours one of them. Intervals come from drawing whole blocks again; where every block went the same way they are Wilson’s over the games, since drawing again would claim certainty. A victory that is shared counts in part. No bot sees more than its seat does.
cli-report-again = The same games come from this command, with any number of threads:
cli-report-program = Caravelle { $version }, rules version { $rules } of the game.

# tune
cli-tune-done = { $steps } { $steps ->
    [one] step
   *[other] steps
}, { $games } { $games ->
    [one] game
   *[other] games
}.
cli-tune-match = At { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, in { $games ->
        [one] 1 game
       *[other] { $games } games
    } against the weights it began with: { $share }% of the victories ({ $low } – { $high }; half is fair).
cli-tune-accepted = Accepted.
cli-tune-refused = Not accepted: the weights stay as they are.
cli-tune-stopped = Stopped; the same command goes on from there.
cli-tune-lost = Stopped. Nothing was kept: with --progress FILE the same command goes on from there.
cli-tune-unknown = The bots have no weights for “{ $game }”.
cli-tune-chance = From { $games ->
        [one] 1 game
       *[other] { $games } games
    } and { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }; judged at positions of games kept apart ({ $unseen }): off by { $loss } with these numbers, { $shipped } with those that are shipped, { $plain } for who says that all have the same chance (logarithmic loss).
cli-tune-alone = Chances alone are fitted by themselves: --seats 1.
cli-tune-other = The progress in this file is that of something else: another command, or other numbers.

# train
cli-train-generation = Generation { $number }: { $positions } { $positions ->
    [one] position
   *[other] positions
}; on games it has not seen it is off by { $loss } ({ $plain } without a look at them; logarithmic loss).
cli-train-match = In { $games ->
        [one] 1 game
       *[other] { $games } games
    } against what it was made with: { $share }% of the victories ({ $low } – { $high }; half is fair).
cli-train-refused = Not accepted: this generation is dropped.

cli-serve-here = Caravelle is at { $url }
cli-serve-friends = For friends on the same network: { $url }
cli-serve-no-network = This machine seems to be on no network: friends will not be able to join.
cli-serve-no-browser = No browser could be opened: please open the address yourself.
cli-serve-end = Ctrl+C stops it; every game goes on when it is started again.
cli-serve-listen = Cannot listen on { $what }: { $text }
cli-serve-data = The data in { $what } cannot be used: { $text }
cli-serve-url = “{ $what }” cannot be a public address: it begins with http:// or https://, may name a folder, and has nothing after that, as in https://play.example or https://host.example/games/caravelle.
cli-serve-failed = The server has failed: { $text }
cli-config = The configuration in { $what }, line { $line }: { $why }
cli-config-parser = { $text }
cli-config-unknown = there is no option “{ $key }”
cli-config-flag = “{ $key }” must be true or false
cli-config-number = “{ $key }” must be a whole number that is not negative
cli-config-list = “{ $key }” must be a text or a list of texts, in quotation marks
cli-config-text = “{ $key }” must be a text, in quotation marks
cli-config-file = The configuration in { $what } cannot be read: { $text }
cli-serve-in-use = Another server is using { $what }. Two of them there would not see each other’s moves: stop that one, or choose another folder with --data-dir.
cli-serve-exists = { $what } is there already, and nothing is written over it: choose another place.
cli-serve-nothing = There is nothing at { $what }.
cli-serve-empty = { $what } is there, but nothing is in it any more: its tables and accounts are gone. Put a copy in its place, or say --start-empty to begin anew.
cli-serve-database = The database cannot be used: { $text }
cli-man-folder = The folder { $what } cannot be used: { $text }
cli-admin-status-open = open
cli-admin-status-running = running
cli-admin-status-over = over
cli-admin-status-frozen = stopped
cli-admin-log = { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } in the log; rules version { $rules }.
cli-admin-fault = It does not replay as it was played: { $text }
cli-admin-counted = { $game }: { $open } open, { $running } running, { $over } over, { $frozen } stopped
cli-admin-held = Table { $what } is stopped; `caravelle admin unfreeze` lets it go on.
cli-admin-held-already = Table { $what } is stopped already.
cli-admin-not-held = Players may go on at table { $what }.
cli-admin-not-held-already = Table { $what } was not stopped by its host.
cli-admin-over = The game at table { $what } is over.
cli-admin-busy = Somebody was playing at table { $what } just then, and nothing was done; try again.
cli-admin-repair-nothing = The log can be played to its end: nothing is to be mended.
cli-admin-repair-goes-on = { $lost ->
    [0] The log cannot be played from its beginning; the game goes on from the state after entry { $from }, and nothing is lost.
    [one] The log cannot be played from its beginning; the game goes on from the state after entry { $from }, without one later entry that does not fit.
   *[other] The log cannot be played from its beginning; the game goes on from the state after entry { $from }, without { $lost } later entries that do not fit.
}
cli-admin-repair-cut = { $entries ->
    [0] Something is wrong with the end of the log ({ $text }); the table stands at entry { $last }, and nothing is cut off.
    [one] The log can be played up to entry { $last } ({ $text }); one entry is cut off.
   *[other] The log can be played up to entry { $last } ({ $text }); { $entries } entries are cut off.
}
cli-admin-repair-dry = This is what would be done; nothing was changed.
cli-admin-revoked = Every session of { $login } has ended.
cli-admin-no-table = There is no table { $what }.
cli-admin-not-over = The game at table { $what } is not over: its record would tell what nobody may know yet.
cli-admin-frozen = The game at table { $what } was stopped by a fault; `caravelle check` tells which.
cli-check-done = All is well: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, replayed as played.
cli-check-rescued = { $tables ->
    [one] One table was played by earlier rules; it goes on from its stored state.
   *[other] { $tables } tables were played by earlier rules; they go on from their stored states.
}
cli-check-faults = { $faults ->
    [one] One fault was found; it is above.
   *[other] { $faults } faults were found; they are above.
}
cli-migrate-done = { $logs ->
    [one] Everything is in the database, and the log of the one table there reads as before.
   *[other] Everything is in the database, and the logs of all { $logs } tables read as before.
}

# analyze
cli-analyze-open = This game is not over: it can be looked at again once it is.
cli-analyze-chances = Chance to win as each { $game ->
   *[other] round
  } began
cli-analyze-round = { $game ->
   *[other] Round
  }
cli-analyze-end = End
cli-percent = { $percent }%
cli-analyze-turning = Turning points
cli-analyze-swing = { $game ->
   *[other] Round
  } { $round }, after move { $at }: { $seat }, from { $from }% to { $to }%.
cli-analyze-better = What might have been better for { $seat }
cli-analyze-decision = { $game ->
   *[other] Round
  } { $round }, after move { $at }: “{ $played }” ({ $own }). Better: “{ $better }” ({ $result }).
cli-analyze-reasons = — the choice made has, beside it: { $reasons }
cli-analyze-nothing = No decision gave much away.

## What can be typed: the words of each command.

cli-command-undo = undo
cli-command-redo = redo
cli-command-restart = restart
cli-command-why = why
cli-command-rules = rules
cli-command-primer = primer
cli-command-aid = aid
cli-command-hint = hint
cli-command-log = log
cli-command-show = show
cli-command-what = what
cli-command-help = help ?
cli-command-save = save
cli-command-quit = quit exit
cli-yes = y yes
cli-no = n no
cli-password-new = The new password of { $login } is { $password }. All their sessions have ended; they should choose another once they are in.
cli-password-nobody = There is no account with the login name “{ $login }” here.

# The frame of help and of complaints about the command line, in languages other than that of the program itself; what each command does is in
# cli-help.ftl.
cli-usage = Usage:
cli-usage-command = COMMAND
cli-usage-commands = Commands
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-help = Print help
cli-usage-help-command = Print this message or the help of a command
cli-usage-version = Print version
cli-usage-default = [default: { $value }]
cli-usage-env = [env: { $value }]
cli-usage-values = [possible values: { $value }]
cli-usage-more = For more, try “{ $given }”.
cli-usage-unknown = there is no argument “{ $given }” here.
cli-usage-no-command = there is no command “{ $given }”.
cli-usage-no-value = “{ $arg }” wants a value.
cli-usage-value = “{ $given }” is no value for “{ $arg }”.
cli-usage-value-why = “{ $given }” is no value for “{ $arg }”: { $why }.
cli-usage-whole = a whole number from { $least } to { $most }
cli-usage-integer = a whole number
cli-usage-number = a number from 0 to { $most }
cli-usage-above = a number above 0 and up to { $most }
cli-usage-shares = two numbers with a comma between them, such as 50,55
cli-usage-missing = this is missing: { $given }.
cli-usage-conflict = “{ $arg }” and “{ $given }” do not go together.
cli-usage-wrong = caravelle: { $what }
