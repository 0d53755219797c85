# What the program says around the games.

# Errors.
cli-io = Input or output failed: { $text }
cli-file = { $path }: { $text }
cli-unknown-game = There is no game “{ $given }”; there are { $known }.
cli-unknown-bot = There is no bot “{ $given }”; there are { $known }.
cli-unknown-clause = There is no clause or chapter “{ $given }”; the chapters are { $chapters }.
cli-seats = { $game } is for { $min } to { $max } seats, not { $given }.
cli-option-unknown = There is no option “{ $given }”; { $game } has: { $known }.
cli-option-value = The option { $key } is { $choices }, not { $given }.
cli-option-pair = An option is given as key=value, not “{ $given }”.
cli-option-object = Options are a JSON object of keys and values.
cli-state = This is no state of the game: { $text }
cli-components-none = { $path } has no component file of { $game }; its files are { $files }.
cli-components-nothing = { $path } has no component file of any game; the files are { $files }.
cli-components-unknown = { $path } has a file { $file }, which is no component file; the files are { $files }.

# games, rules
cli-game = { $id }: { $title }, { $min ->
    [one] { $max ->
        [one] 1 player
       *[other] 1 to { $max } players
    }
   *[other] { $min } to { $max } players
}
cli-game-option = option { $key }: { $choices }; default { $default }
cli-ruling = [ruling]

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
cli-bench-allocations = allocations per decision

# referee
cli-rpc-parse = This line is no JSON: { $text }
cli-rpc-long = This line is longer than { $max } bytes.
cli-rpc-empty = A batch has at least one call.
cli-rpc-batch = A batch has at most { $max } calls.
cli-rpc-object = A message is a JSON object, or an array of such.
cli-rpc-id = An id is a number, a string or null.
cli-rpc-version = A message says "jsonrpc": "2.0".
cli-rpc-no-method = A message names its method.
cli-rpc-by-name = Parameters are an object, by name.
cli-rpc-params = These parameters do not fit: { $text }
cli-rpc-method = There is no method “{ $given }”; there are { $known }.
cli-rpc-frozen = Match { $match } is frozen after a fault of the program; it can only be dropped.
cli-rpc-fault = A fault of the program; nothing was changed.
cli-rpc-report = Match { $match } is frozen after a fault. Its record:
    { $record }
cli-rpc-too-many = No more than { $max } matches at once: drop some first.
cli-rpc-unknown-match = There is no match { $match }.
cli-rpc-not-over = Only after the end may everybody see everything.
