# What the server says: refusals, notices of a table, what was verified.

problem-signed-out = Please tell us first who you are.
problem-not-found = This does not exist, or it is not for you to see.
problem-host-only = Only the host of the table may do this.
problem-not-your-seat = This is not your seat.
problem-no-such-seat = The table has no such seat.
problem-seat-taken = This seat is taken.
problem-seated-already = You already have a seat at this table.
problem-not-open = The table is no longer open.
problem-not-running = There is no game under way here.
problem-not-over = The game is not over yet.
problem-frozen = This table has been stopped. Nothing is lost.
problem-bot-decides = A bot is playing this seat; take it back first.
problem-owner-here = The player of this seat is present.
problem-nothing-to-take-back = No bot stands in for you here.
problem-hot-seat-only = Several seats for one person need a table on a shared device.
problem-bad-clock = A clock cannot be set like this.
problem-unknown-bot = There is no such bot.
problem-bad-link = This link leads nowhere; it may have been used or revoked.
problem-bad-salt = The salt must be 32 to 128 hexadecimal digits.
problem-bad-name = A name has 1 to 24 characters.
problem-bad-login = A login name has 3 to 32 letters, digits, hyphens, underscores or dots.
problem-bad-password = A password has at least 8 characters.
problem-login-taken = This login name is taken.
problem-registered-already = You already have an account.
problem-wrong-password = Login name or password is wrong.
problem-bad-chat = A message has 1 to 500 characters.
problem-weak-password = This password is among the first that anybody would try. Take at least 8 characters, 5 of them different, and neither a row such as 12345678 nor a common word nor your login name.
problem-no-account = There is no account to do this for: sign in first.
problem-name-taken = A player at this table has this name: choose another to speak here.
problem-muted = The host lets only the players speak at this table.
problem-bad-prefs = These preferences cannot be kept.
problem-bad-request = The request could not be read: { $detail }
problem-bad-origin = The request comes from another site.
problem-wrong-method = This cannot be asked for in this way.
problem-too-large = The request is too large.
problem-asked-already = Another player has asked to undo a move: answer that first.
problem-nothing-asked = Nobody has asked you to agree to anything.
problem-taken-back-often = Enough has been undone in this game: play on.
problem-no-hints = No hints are given at this table.
problem-too-many = Too many requests at once; try again in a moment.
problem-busy = The server is overloaded; try again in a moment.
problem-closing = The server is shutting down; it will be back soon.
problem-not-stored = The server cannot save anything at the moment, so this was not done; try again in a moment.
problem-not-known = Whether this was saved is not known yet: the connection to the database is broken. Wait a moment and look.
problem-unknown-game = There is no such game: { $detail }
problem-seats = The number of seats is not right: { $detail }
problem-options = The options are not right: { $detail }
problem-data = The component data are not right: { $detail }
problem-state = The position is not right: { $detail }
problem-bad-campaign-name = The name of a campaign has 1 to 60 characters.
problem-campaign-running = A game of this campaign is under way.
problem-campaign-over = This campaign has come to its end.
problem-campaign-abandoned = This campaign has been put aside; take it up again first.
problem-ours = Something went wrong on our side. Nothing that was confirmed is lost.

notice-sat = { $seat } sits down.
notice-left-open = { $seat } leaves the seat again.
notice-left = { $seat } leaves; a bot plays on.
notice-resigned = { $seat } resigns; a bot plays on.
notice-clock = { $seat } has run out of time; a bot plays on.
notice-replaced = A bot stands in for { $seat }.
notice-back = { $seat } is back.
notice-end-wanted = { $seat } proposes to end the game.
notice-end-not-wanted = { $seat } wants to play on.
notice-agreed-end = The players end the game by agreement.
notice-take-back-asked = { $seat } asks to undo a move.
notice-take-back-declined = { $seat } declines: the moves stand.
notice-take-back-agreed = All agree: { $seat } undoes a move.
notice-repaired =
    { $entries ->
        [one] The log of this table was damaged and has been repaired; one entry at its end is gone.
       *[other] The log of this table was damaged and has been repaired; { $entries } entries at its end are gone.
    }
notice-held = The house has stopped this table for now; clocks stand still.
notice-not-held = The table goes on.
notice-program = A program plays for { $seat }.
notice-rules =
    The rules have changed (version { $version }): the game goes on { $moves ->
        [0] from its beginning
        [one] after its first move
       *[other] after its move { $moves }
    } under the new ones.

agreed-end = The players have ended the game by agreement.

verify-salts = Every seat has added its salt to the deal.
verify-data = The component data are those the game began with.
verify-moves = Every move, forced ones included, can be reproduced.
verify-course = The course of the game is the same.
verify-scores = The final scores are the same.
verify-no-deal = This game did not begin with a deal of its own: there is nothing to prove.
