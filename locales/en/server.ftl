# What the server says: refusals, notices of a table, what was verified.

problem-signed-out = Enter your name first.
problem-not-found = Nothing found here. Check the link or the code, or ask the host.
problem-host-only = Only the host can do this.
problem-not-your-seat = This is not your seat.
problem-no-such-seat = This seat does not exist.
problem-seat-taken = This seat is already taken.
problem-seated-already = You already have a seat at this table.
problem-not-open = This table is no longer open for new players.
problem-not-running = No game is in progress here.
problem-not-over = The game is not over yet.
problem-frozen = This table is stopped. Nothing is lost.
problem-bot-decides = A bot is playing this seat. Take it back first.
problem-owner-here = The player in this seat is online.
problem-nothing-to-take-back = No bot is playing for you here.
problem-hot-seat-only = To take more than one seat, create a pass-and-play table.
problem-bad-clock = This time limit is not available.
problem-unknown-bot = This bot does not exist.
problem-bad-link = This link is no longer valid. Ask the host for a new one.
problem-bad-salt = The salt must be 32 to 128 hexadecimal digits.
problem-bad-name = Your name must have 1 to 24 characters.
problem-bad-login = A username must have 3 to 32 characters: letters, digits, hyphens, underscores or dots.
problem-bad-password = Your password must have at least 8 characters.
problem-login-taken = This username is taken. Choose another.
problem-registered-already = You already have an account.
problem-wrong-password = Wrong username or password.
problem-bad-chat = A message must have 1 to 500 characters.
problem-weak-password = This password is too easy to guess. Use at least 8 characters, 5 of them different. Avoid sequences such as 12345678, common words and your username.
problem-no-account = You need an account for this. Sign in first.
problem-name-taken = A player at this table already has this name. Change yours to chat here.
problem-muted = The host has turned off spectator chat at this table.
problem-bad-prefs = These settings could not be saved.
problem-bad-request = The server could not read the request: { $detail }
problem-bad-origin = The request came from another site.
problem-wrong-method = This request method is not allowed here.
problem-too-large = The request is too large.
problem-asked-already = Another player has asked to undo a move. Answer that first.
problem-nothing-asked = There is no request for you to answer.
problem-taken-back-often = You have reached the undo limit for this game.
problem-no-hints = Hints are turned off at this table.
problem-too-many = Too many requests. Try again in a moment.
problem-busy = The server is busy. Try again in a moment.
problem-overloaded = The server is overloaded. Try again in a minute.
problem-closing = The server is restarting. It will be back soon.
problem-not-stored = The server cannot save right now, so nothing was changed. Try again in a moment.
problem-not-known = The database does not answer. Your move may or may not have been saved. Wait a moment, then check.
problem-damaged = Part of the data on this server is damaged: { $damage }. The host has been told.
problem-unknown-game = This game does not exist: { $detail }
problem-seats = Wrong number of seats: { $detail }
problem-options = Invalid options: { $detail }
problem-data = Invalid component data: { $detail }
problem-state = Invalid position: { $detail }
problem-bad-campaign-name = A campaign name must have 1 to 60 characters.
problem-campaign-running = A game of this campaign is already in progress.
problem-campaign-over = This campaign is finished.
problem-campaign-abandoned = This campaign is archived. Reopen it first.
problem-crew-only = Only the crew of this campaign can do this.
problem-ours = Something went wrong on our side. Everything saved so far is safe.
problem-account-needed = This needs an account.
problem-bad-email = This is not an e-mail address.
problem-bad-endpoint = This address cannot be used: it must be public and start with https.
problem-bad-zone = This time zone is not known.
problem-bad-time = This is not a time of day.
problem-email-taken = Another account uses this address.
problem-token-expired = This link has expired or was used already. Ask for a new one.
problem-mail-off = This site sends no e-mails.
problem-push-off = This site sends no push messages.
problem-not-welcome = You cannot join this table.
problem-confirm-first = The options have changed: everybody must confirm first.

notice-sat = { $seat } sits down.
notice-left-open = { $seat } leaves the table.
notice-left = { $seat } leaves. A bot takes over.
notice-resigned = { $seat } resigns. A bot takes over.
notice-clock = { $seat } has run out of time. A bot takes over.
notice-replaced = A bot takes over for { $seat }.
notice-back = { $seat } is back.
notice-end-wanted = { $seat } proposes to stop the game.
notice-end-not-wanted = { $seat } wants to keep playing.
notice-agreed-end = The players agree to stop the game.
notice-take-back-asked = { $seat } asks to undo a move.
notice-take-back-declined = { $seat } declines. No move is undone.
notice-take-back-agreed = Everyone agrees. { $seat } undoes a move.
notice-redrawn = { $seat } undoes a turn. What was drawn since is drawn again.
notice-repaired =
    { $entries ->
        [one] The log of this table was damaged and has been repaired. The last entry was lost.
       *[other] The log of this table was damaged and has been repaired. The last { $entries } entries were lost.
    }
notice-held = The administrator has paused this table. Clocks are stopped.
notice-not-held = The table is no longer paused.
notice-program = { $seat } now plays with their own bot.
notice-rules = The rules have been updated to version { $version }. The game continues { $moves ->
        [0] from the start
        [one] after the first move
       *[other] after move { $moves }
    } under the new rules.

agreed-end = The players agreed to stop the game.

verify-salts = Every player added randomness to the shuffle.
verify-data = The component data is the same as at the start of the game.
verify-moves = Every move, including forced ones, replays correctly.
verify-course = The game replays in the same way.
verify-scores = The final scores match.
verify-redraws = Draws after an undone turn come from the same secret as the shuffle and were not chosen.
verify-no-deal = This game did not start from a new shuffle, so there is nothing to verify.

notification-turn = { $game }: your turn
notification-turn-text = { $prompt } { $time } left.
notification-clock = { $game }: { $time } left
notification-clock-text = Then a bot will play for you.
notification-started = { $game } has begun
notification-over = { $game } is over: you came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
  }
notification-chat = { $name } has written at your table of { $game }
headline-won-by-one = Won by one point
headline-comeback = Comeback in the last third
headline-tie-break = Decided by the tie-break
headline-landslide = A clear victory
headline-plain = { $name } wins
notification-test = This is a test from { $site }
notification-test-text = Notifications reach you here.
mail-hello = Hello { $name },
mail-open = Open the table
mail-open-site = Open the site
mail-digest-subject = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
  }
mail-verify-subject = Confirm your address
mail-verify = Somebody, probably you, gave this address for the account { $login } at { $site }. Open this link within 24 hours to confirm it:
mail-verify-not = If it was not you, ignore this message.
mail-recover-subject = A new password
mail-recover = To choose a new password for { $login }, open this link within one hour:
mail-recover-not = If you did not ask for it, nothing has changed.
mail-changed-subject = Your account has changed
mail-password-changed = The password of { $login } was changed. All devices were signed out.
mail-address-changed = The address of { $login } is now { $address }. If it was not you, undo it within 7 days:
mail-address-removed = The address of { $login } was removed. If it was not you, restore it within 7 days:
mail-link = Open the page
notice-address-changed = Your e-mail address is now { $address }.
notice-address-removed = Your e-mail address was removed.
notice-password-changed = Your password was changed.
notice-sign-in = New sign-in: { $browser }.
notice-sign-in-unknown = New sign-in.
mail-sign-in = If it was not you, change your password and sign out the other devices in your settings.
link-table = { $host } has opened a table. { $free ->
    [0] All seats are taken.
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
  }
link-table-private = A table is waiting for you.
link-open = Go to the table
mail-foot = You receive this because you play at { $site }.
mail-unsubscribe = No more e-mails of this kind
unsubscribe-title = Stop these e-mails?
unsubscribe-do = Yes, stop them
unsubscribe-done = Done. You can switch them on again in your settings.
time-minutes = { $minutes } min
time-hours = { $hours } h { $minutes } min
time-days = { $days } d { $hours } h
