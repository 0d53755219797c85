# What the engine itself says, whatever the game.

plain = { $text }
seat-number = Player { $number }
seat-name = { $seat }
list-empty = nothing
list-and = { $before } and { $last }
list-several = { $count } × { $what }

# The grammar of the noun. A sentence that names a component by $card may ask for its forms: $card-the, $card-a, $card-of,
# $card-of-the, $card-to-the. A form is the attribute of that name if there is one, else what these patterns make.
# $class: name, many, vowel, m. $article: name, mass, many, m. $vowel: yes, no.
noun-vowels = aàâäáãåæeéèêëiîïíìoôöóòõœuùûüú
name-vowels = aàâäáãåæeéèêëiîïíìoôöóòõœuùûüú
noun-the = { $class ->
    [name] { $noun }
   *[other] the { $noun }
}
noun-a = { $article ->
    [name] { $noun }
    [mass] { $noun }
    [many] { $noun }
   *[other] { $vowel ->
        [yes] an { $noun }
       *[no] a { $noun }
    }
}
noun-of = of { $noun }
noun-of-the = of { noun-the }
noun-to-the = to { noun-the }
# What stands between thousands.
number-group = ,

act-no-seat = This table has no seat { $number }.
act-over = The game is over.
act-not-awaited = It is not your turn. Waiting for { $seats }.
act-unreadable = “{ $text }” is not a possible move here.

undo-nothing = You have no move to undo.
undo-chance = Cards have been drawn or something random has happened since your move.
undo-decided = { $seat } has moved since then.
undo-shown = Secret choices have been revealed since then.
redo-nothing = There is nothing to redo.

setup-seats = { $game } is for { $min } to { $max } players, not { $given }.
setup-option = Invalid value for the option “{ $option }”: { $reason }
setup-alone = The option “{ $option }” works only in a solo game. Use one seat instead of { $given }, or turn the option off.
setup-data = This component data does not belong to this game.

## Campaigns

campaign-unreadable = This is not a valid campaign file: { $why }
campaign-cut = the file is incomplete.
campaign-no-json = line { $line } is not JSON.
campaign-shape = line { $line } is out of place, or something is missing before it.
campaign-head = the header is missing.
campaign-misfit = the results of a game do not match its players.
campaign-left = the saved state after the last game cannot be read.
campaign-later = This campaign was saved by a newer version of the program (version { $version }).
campaign-other-game = This campaign belongs to another game: { $game }.
campaign-none = { $game } has no campaign.
campaign-other-place = This game is not the next game of the campaign.
campaign-not-over = This campaign game is not finished.
campaign-archive = The campaign cannot continue from game { $game }: { $why }


choices-flag = true or false
choices-number = a whole number from { $min } to { $max }
choices-number-or-null = a whole number from { $min } to { $max }, or null for none
