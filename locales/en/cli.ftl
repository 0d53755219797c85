# What the program says around the games.

# Errors.
cli-io = Input or output failed: { $text }
cli-file = { $path }: { $text }
cli-without = This program was built without the feature “{ $feature }”. Use a published program, or build one that has it: `cargo build --release -p caravelle` in a clone of the project.
cli-did-you-mean = { $what } Did you mean “{ $name }”?
unknown-game = Unknown game “{ $given }”. Available: { $known }.
unknown-bot = Unknown bot “{ $given }”. Available: { $known }.
bot-parameter = The bot { $bot } has no parameter “{ $given }”. Parameters: { $has ->
        [none] none
       *[other] { $has }
    }.
bot-value = The bot { $bot } needs { $parameter ->
        [share] a share of random decisions
       *[other] a whole number for { $parameter }
    } from { $least } to { $most }, not “{ $given }”.
bot-twice = The parameter { $parameter } of the bot { $bot } is given twice.
cli-unknown-clause = Unknown clause or chapter “{ $given }”. Chapters: { $chapters }.
option-unknown = Unknown option “{ $given }”. Options of { $game }: { $known }.
option-value = The option { $key } must be { $choices }, not { $given }.
option-pair = Write options as key=value, not “{ $given }”.
option-object = Options must be a JSON object.
state-invalid = This is not a valid state of the game: { $text }
cli-components-none = { $path } has no component file for { $game }. Expected: { $files }.
cli-components-nothing = { $path } has no component files. Expected: { $files }.
cli-components-unknown = { $path } contains { $file }, which is not a component file. Expected: { $files }.

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
cli-learn-nothing = There is no overview of { $game } yet.
cli-planned = [not implemented yet]

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
rpc-parse = This line is not JSON: { $text }
rpc-long = This line is longer than the limit of { $max ->
        [one] 1 byte
       *[other] { $max } bytes
    }.
rpc-empty = A batch must contain at least one call.
rpc-batch = A batch can contain at most { $max ->
        [one] 1 call
       *[other] { $max } calls
    }.
rpc-object = A message must be a JSON object or an array of objects.
rpc-id = An id must be a number, a string or null.
rpc-version = A message must contain "jsonrpc": "2.0".
rpc-no-method = The message has no method.
rpc-by-name = Parameters must be an object with named values.
rpc-params = Invalid parameters: { $text }
rpc-method = Unknown method “{ $given }”. Available: { $known }.
rpc-frozen = Match { $match } is frozen after an internal error. It can only be dropped.
rpc-fault = Internal error. Nothing was changed.
rpc-report = Match { $match } is frozen after an internal error. Its record:
    { $record }
rpc-too-many = At most { $max ->
        [one] 1 match
       *[other] { $max } matches
    } at a time. Drop some first.
rpc-unknown-match = Unknown match { $match }.
rpc-not-over = The full state is available only after the game is over.

# results
cli-result = Result
cli-sum = Total
cli-place = { $place }. { $seats }
cli-winner-none = No winner.
cli-winners = { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }
cli-unfinished = The game is not finished.

# play
cli-fault = Internal error. Please report it with the lines above.
cli-names = { $given ->
        [one] { $given } name
       *[other] { $given } names
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }. Give one name per seat.
cli-resume-other = This saved game is { $recorded }, not { $given }.
cli-resume-seats = The saved game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, not { $given }.
cli-greet = { $game }
cli-greet-seat = Seat { $number }: { $seat } ({ $kind })
cli-human = player
cli-bot-level = bot, { $level }
cli-bot = bot { $bot }
cli-try-help = Type “help” for a list of commands.
cli-curtain = Pass the device to { $seat }. { $seat }, press Enter.
cli-no-number = There is no move { $given }. Choose 1 to { $max }.
cli-refused = { $why } ({ $clause })
cli-why = { $text }: { $why } ({ $clause })
cli-why-legal = “{ $text }” is possible here.
cli-why-nothing = Every usual move is possible here.
cli-help = Type the number of a move, or its notation in brackets. Or:
    a; b; c        several moves on one line
    3x a           the same move three times, as long as it is possible
    undo           undo your last move or line of moves
    redo           redo it
    restart        undo your whole turn
    why [notation] why a move is not possible, with the rule
    rules [clause] show a clause or chapter of the rules, such as “rules 5.1”
    primer         overview of the game
    aid            player aid: phases, costs, scoring, your points
    hint           what a strong player would do, and why
    log            show the whole log
    show [name]    show the table again, or one part of it
    what NAME      explain a card, tile or place
    save [file]    save the game
    quit           leave; continue later with --resume
cli-help-maracaibo =
    sail to 8      sail to place 8 by the cheapest route, and stop there
    4x draw        draw four cards
cli-help-ilos =
    pay ship market pay with several cards at once
cli-hint-choice = Move { $number }: { $moves } [{ $typed }] ({ $result })
cli-hint-play = To play one, type what is in its brackets, move by move.
cli-show-nothing = There is nothing called “{ $given }” on the table.
cli-what-which = Type the name of a card, a tile or a place.
cli-screen-help = On this screen:
    ↑ ↓            select a move; Enter plays it
    letters        filter the moves; Enter plays the last one left
    Tab            complete what you typed; on an empty line: next part of the table
    PgUp PgDn      scroll the table, or the message on top of it
    Ctrl+P Ctrl+N  previous and next input
    Esc            close the message, or clear the line
    Ctrl+C         leave the table
cli-screen-keys = ↑↓ Enter: choose · Tab: complete · PgUp PgDn: scroll · F1: help · Ctrl+C: leave
cli-screen-log = Log
cli-screen-small = Window too small
cli-screen-thinking = { $seat } is thinking…
cli-screen-over = The game is over. Press Enter to leave.
cli-saved = Game saved in { $path }.
cli-campaign-saved = Campaign saved in { $path }. The next game continues from there.
cli-campaign-over = The campaign is finished. It is saved in { $path }.
cli-quit-save = Save the game in { $path }? Enter: yes; “n”: no; or type another file name.
cli-quit-unsaved = The game is not saved.
cli-stopped = Stopped before “{ $text }”.
cli-stopped-chance = Stopped before “{ $text }”: something random has happened. Look first.
cli-stopped-other = Stopped before “{ $text }”: it is another player’s turn.
cli-play-end = End of input. The game is not finished.
cli-play-end-saved = End of input. The game is not finished; it is saved in { $path }.

# replay, verify
cli-replay-game = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}, { $moves } { $moves ->
    [one] move
   *[other] moves
}
cli-replay-at = The game has { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; there is no move { $at }.
cli-replay-after = After { $at } { $at ->
    [one] move
   *[other] moves
}
cli-replay-move = { $seq }. { $seat }: { $text }
cli-replay-forced = { $seq }. { $seat }: { $text } (forced)
cli-verify-header = Header: { $game }, rules version { $rules }. No line was altered.
cli-verify-data = Component data: { $hash }, same as in this program.
cli-verify-proven = Seed: verified. It comes from the secret the server committed to and the players’ salts.
cli-verify-committed = Seed: recorded with a commitment, but the secret is not published. It cannot be verified yet.
cli-verify-seed = Seed: recorded without a commitment (a game played in one place). It cannot be verified.
cli-verify-state = Seed: none. The game started from a valid position.
cli-verify-moves = Moves: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } replayed; all legal, all tags match.
cli-verify-course = Course: { $course }, as recorded.
cli-verify-score = { $name }: { $points }
cli-verify-result = Result: as recorded. Final scores: { $scores }.
cli-verify-unfinished = Result: none. The game is not finished.
cli-verify-good = The record is valid.

# What can be wrong with a record.
cli-damaged = { $path }, { $what }
cli-record = line { $line }: { $what }
cli-record-too-long = the record is too long ({ $bytes ->
        [one] 1 byte
       *[other] { $bytes } bytes
    })
cli-record-no-text = not valid UTF-8 text
cli-record-no-record = a record must start with “caravelle record 1”
cli-record-format = format { $format } is not supported, only format 1
cli-record-header = expected the header line “{ $expected }”, found “{ $found }”
cli-record-ends = the record ends before “{ $before }”
cli-record-value = invalid value of “{ $key }”: { $reason }
cli-record-altered = this line has been changed: it no longer matches its tag in the check line
cli-record-check = the check line is damaged
cli-record-line = a move must be written “number seat notation {"{"}tag{"}"}”: { $reason }
cli-record-not-empty = expected an empty line, found “{ $found }”
cli-record-game = this is a record of { $recorded }, not of { $ours }
cli-record-rules = recorded under version { $recorded } of the rules; this is version { $ours }
cli-record-no-seed = the record has only a commitment to its seed; it can be replayed once the seed is published
cli-record-proof = the seed cannot be verified: { $reason }
cli-record-move = { $kind ->
        [not-awaited] “{ $text }” is not possible: it is not { $seat }’s turn
        [over] “{ $text }” comes after the end of the game
        [no-seat] “{ $text }” is a move by { $seat }, who is not at this table
       *[other] “{ $text }”, a move by { $seat }, is not possible here
    }
cli-record-illegal = “{ $text }” is illegal here ({ $clause })
cli-record-wording = “{ $text }” should be written “{ $usual }”
cli-record-tag = the tag is { $recorded }, but the game gives { $played }: the record was altered from this line on
cli-record-course = the course is { $played }, not { $recorded }: moves are missing or altered
cli-record-result = the result is “{ $played }”, not “{ $recorded }”
cli-record-stumbles = the game cannot continue from here: the position is not valid

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
cli-arena-one-file = “{ $path }” is given twice. Use a separate file for each output.
cli-arena-both = JSON and CSV cannot both go to stdout. Give --csv a file.
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
cli-arena-resume = { $path } does not contain games of this match.
cli-arena-busy = Another match is writing to { $path }.
cli-arena-line = Line { $line } of { $path } is not a game of this match.
cli-arena-accept = --accept needs two percentages between 0 and 100, the smaller one first.

# The report of the arena as a page
# What parts whole numbers from their fractions, and a number with its sign of per cent.
cli-report-decimal = .
cli-report-percent = { $number }%
cli-report-kicker = Caravelle · Arena
cli-report-lead = { $bot } wins { $share }% of its games (95% interval { $low } – { $high }); a fair share would be { $fair }%.
cli-report-self = { $bot } plays every seat: the only differences are the seat, the cards and chance.
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
cli-report-strength = Wins
cli-report-strength-about = Share of games won by each bot, in per cent, with 95% intervals. The dashed line is the fair share.
cli-report-rating = Ratings
cli-report-rating-about = Strengths after Plackett and Luce, fitted to whole rankings, on Elo’s scale: 400 more is ten times as strong.
cli-report-rating-zero = { $bot } has 0.
cli-report-rating-mean = The mean of the bots is 0.
cli-report-test = Sequential test
cli-report-test-about = The logarithm of how much likelier the results are with the greater share than with the smaller one, block by block. At a bound it is decided; one decision in twenty may be wrong.
cli-report-seats = Seats
cli-report-seats-about = Wins by seat, in per cent, whichever bot sat there. If the interval includes the dashed line, no seat is shown to be better.
cli-report-seat = Seat { $n }
cli-report-scores = Points
cli-report-scores-about = Distribution of final points. The vertical line is the median.
cli-report-least = least
cli-report-p5 = 5% up to
cli-report-p50 = half up to
cli-report-p90 = 90% up to
cli-report-p95 = 95% up to
cli-report-p99 = 99% up to
cli-report-most = most
cli-report-sources = Where points come from
cli-report-sources-about = Average of each line of the score breakdown, for winners and for the others.
cli-report-winners = winners
cli-report-others = the others
cli-report-holdings = Wins by holdings
cli-report-holdings-about = Win rate of players who had it at the end, in per cent, with 95% interval; in brackets, how many players had it.
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
cli-report-times-about = CPU time per turn in milliseconds, on the machine that played these games.
cli-report-method = Method
cli-report-method-about = One seed is one block: the same deal is played once for every way the bots can sit, so that no seat and no deal favours one of them. Intervals come from drawing whole blocks again; where every block went the same way they are Wilson’s over the games, since drawing again would claim certainty. A victory that is shared counts in part. No bot sees more than its seat does.
cli-report-again = To play the same games again, run this command with any number of threads:
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
cli-tune-stopped = Stopped. Run the same command to continue.
cli-tune-lost = Stopped. Nothing was saved: use --progress FILE to continue later.
cli-tune-unknown = There are no bot weights for “{ $game }”.
cli-tune-chance = From { $games ->
        [one] 1 game
       *[other] { $games } games
    } and { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }; judged at positions of games kept apart ({ $unseen }): off by { $loss } with these numbers, { $shipped } with those that are shipped, { $plain } for who says that all have the same chance (logarithmic loss).
cli-tune-alone = Chances alone are fitted by themselves: --seats 1.
cli-tune-other = The progress in this file belongs to another command or other settings.

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

cli-serve-here = Caravelle is running at { $url }
cli-serve-friends = Friends on the same network can join at { $url }
cli-serve-no-network = This machine does not seem to be on a network. Friends will not be able to join.
cli-serve-no-browser = Could not open a browser. Open the address yourself.
cli-serve-no-page = This program was built without the page. In a clone of the project, run `make web/dist/index.html`, then build the program again.
cli-serve-end = Press Ctrl+C to stop. All games continue when you start again.
cli-serve-listen = Cannot listen on { $what }: { $text }
cli-serve-data = Cannot use the data in { $what }: { $text }
cli-serve-url = “{ $what }” is not a valid public address. It must start with http:// or https:// and may include a path, as in https://play.example or https://host.example/games/caravelle.
cli-serve-failed = Server error: { $text }
cli-config = Configuration { $what }, line { $line }: { $why }
cli-config-parser = { $text }
cli-config-unknown = unknown option “{ $key }”
cli-config-unknown-near = unknown option “{ $key }”; did you mean “{ $name }”?
cli-config-flag = “{ $key }” must be true or false
cli-config-number = “{ $key }” must be a whole number, 0 or more
cli-config-list = “{ $key }” must be a string or a list of strings, in quotation marks
cli-config-text = “{ $key }” must be a string, in quotation marks
cli-config-file = Cannot read the configuration { $what }: { $text }
cli-serve-in-use = Another server is already using { $what }. Stop that server, or choose another folder with --data-dir.
cli-serve-exists = { $what } already exists and will not be overwritten. Choose another place.
cli-serve-nothing = { $what } does not exist.
cli-serve-gone = The data of { $what } were here and are gone, with all tables and accounts. Put the folder back, restore a backup, or use --start-empty to start afresh.
cli-serve-damaged = { $what } is damaged: { $text }
cli-serve-empty = { $what } exists but is empty: its tables and accounts are gone. Restore a backup, or start over with --start-empty.
cli-serve-database = Cannot use the database: { $text }
cli-serve-file = Cannot read { $what }: { $text }
cli-serve-smtp-url = The address of the SMTP server is not valid. It must look like smtps://name@host:465, or smtp://name@host:587 with the parameter tls=required or tls=none.
cli-serve-smtp-password = The SMTP server needs a name in --smtp-url and a password in --smtp-password-file, or neither.
cli-serve-mail-from = “{ $what }” is not a valid sender of e-mails. It must look like Caravelle <no-reply@play.example>.
cli-serve-push-contact = “{ $what }” is not a valid contact for push services. It must start with mailto: or https:.
cli-serve-certificates = Cannot read the certificates: { $text }
cli-man-folder = Cannot use the folder { $what }: { $text }
cli-admin-status-open = open
cli-admin-status-running = running
cli-admin-status-over = finished
cli-admin-status-frozen = stopped
cli-admin-log = { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } in the log; rules version { $rules }.
cli-admin-fault = The game does not replay as it was played: { $text }
cli-admin-counted = { $game }: { $open } open, { $running } running, { $over } finished, { $frozen } stopped
cli-admin-held = Table { $what } is paused. Run `caravelle admin unfreeze` to resume it.
cli-admin-held-already = Table { $what } is already paused.
cli-admin-not-held = Table { $what } is no longer paused.
cli-admin-not-held-already = Table { $what } was not paused by an administrator.
cli-admin-over = The game at table { $what } is over.
cli-admin-busy = Someone was playing at table { $what } just then, so nothing was done. Try again.
cli-admin-repair-nothing = The log replays completely. Nothing to repair.
cli-admin-repair-goes-on = { $lost ->
        [0] The log does not replay from the start. The game continues from the state after entry { $from }; nothing is lost.
        [one] The log does not replay from the start. The game continues from the state after entry { $from }, without one later entry that does not fit.
       *[other] The log does not replay from the start. The game continues from the state after entry { $from }, without { $lost } later entries that do not fit.
    }
cli-admin-repair-cut = { $entries ->
        [0] The end of the log is damaged ({ $text }). The table is at entry { $last }; nothing is cut off.
        [one] The log replays up to entry { $last } ({ $text }). One entry is cut off.
       *[other] The log replays up to entry { $last } ({ $text }). { $entries } entries are cut off.
    }
cli-admin-repair-dry = Dry run: nothing was changed.
cli-admin-reindexed = { $added ->
    [one] { $added } finished game was added to the index.
   *[other] { $added } finished games were added to the index.
  } { $left ->
    [0] All finished tables are in it.
    [one] { $left } finished table has no game that belongs there.
   *[other] { $left } finished tables have no game that belongs there.
  }
cli-admin-accepted = All rows that do not belong to a table are accepted as they are now.
cli-admin-revoked = All sessions of { $login } were ended.
cli-admin-no-table = There is no table { $what }.
cli-admin-not-over = The game at table { $what } is not over: its record would reveal hidden information.
cli-admin-frozen = The game at table { $what } was stopped by an error. Run `caravelle check` to see which.
cli-check-done = No problems: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, all replayed correctly.
cli-check-rescued = { $tables ->
        [one] One table was played under earlier rules. It continues from its stored state.
       *[other] { $tables } tables were played under earlier rules. They continue from their stored states.
    }
cli-check-faults = { $faults ->
        [one] 1 problem found (see above).
       *[other] { $faults } problems found (see above).
    }
cli-migrate-done = { $logs ->
        [one] Everything was copied to the database and verified, including the log of 1 table.
       *[other] Everything was copied to the database and verified, including the logs of { $logs } tables.
    }

# analyze
cli-analyze-open = This game is not over. You can review it once it is.
cli-analyze-chances = Win chance at the start of each { $game ->
       *[other] round
    }
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
cli-password-new = The new password of { $login } is { $password }. All their sessions were ended. They should change it after signing in.
cli-password-nobody = There is no account with the username “{ $login }”.

# The frame of help and of complaints about the command line, in languages other than that of the program itself; what each command does is in
# cli-help.ftl.
cli-health-good = The server at { $address } is healthy.
cli-health-ready = The server at { $address } is ready.
cli-health-bad = The server at { $address } is not healthy: { $status }
cli-health-silent = No server answers at { $address }: { $text }
cli-usage-group-play = Play:
cli-usage-group-host = Host a server:
cli-usage-group-records = Recorded games:
cli-usage-group-bots = Bots and measurements:
cli-usage-group-programs = Programs and shells:
cli-usage-examples = Examples:
cli-usage-each = `caravelle COMMAND --help` lists the options of a command, with two examples.
cli-usage = Usage:
cli-usage-command = COMMAND
cli-usage-commands = Commands
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-help = Print help
cli-usage-help-command = Print this message or the help for a command
cli-usage-version = Print version
cli-usage-default = [default: { $value }]
cli-usage-env = [env: { $value }]
cli-usage-values = [possible values: { $value }]
cli-usage-more = For more information, try “{ $given }”.
cli-usage-unknown = unexpected argument “{ $given }”.
cli-usage-no-command = unknown command “{ $given }”.
cli-usage-no-value = “{ $arg }” needs a value.
cli-usage-value = invalid value “{ $given }” for “{ $arg }”.
cli-usage-value-why = invalid value “{ $given }” for “{ $arg }”: { $why }.
cli-usage-whole = a whole number from { $least } to { $most }
cli-usage-integer = a whole number
cli-usage-number = a number from 0 to { $most }
cli-usage-above = a number above 0 and up to { $most }
cli-usage-shares = two numbers separated by a comma, such as 50,55
cli-usage-missing = missing: { $given }.
cli-usage-conflict = “{ $arg }” and “{ $given }” cannot be used together.
cli-usage-wrong = caravelle: { $what }
