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

act-no-seat = There is no seat { $number } at this table.
act-over = The game is over.
act-not-awaited = It is up to { $seats } to decide now.
act-unreadable = “{ $text }” is not a choice here.

undo-nothing = You have not yet decided anything that could be undone.
undo-chance = Chance has played a part since: what was drawn cannot be put back.
undo-decided = { $seat } has decided since.
undo-shown = Secret choices have been revealed since.
redo-nothing = There is nothing to redo.

setup-seats = { $game } is for { $min } to { $max } players, not { $given }.
setup-option = The option “{ $option }” is not right: { $reason }
setup-alone = The option “{ $option }” needs a table for one: take one seat instead of { $given }, or leave the option out.
setup-data = These component data do not belong to this game.

## Campaigns

campaign-unreadable = This is no file of a campaign: { $why }
campaign-cut = the text ends too early.
campaign-no-json = line { $line } is not JSON.
campaign-shape = what stands in line { $line } does not belong there, or something is missing before it.
campaign-head = it does not begin as one.
campaign-misfit = the results of a game do not fit its players.
campaign-left = what it has left cannot be read.
campaign-later = A later version of the program has written this campaign (version { $version }).
campaign-other-game = This campaign is of another game: { $game }.
campaign-none = { $game } has no campaign.
campaign-other-place = This game does not follow the last game of the campaign.
campaign-not-over = This game of the campaign is not finished.
campaign-archive = The campaign cannot go on from its game { $game }: { $why }


choices-flag = true or false
choices-number = a whole number from { $min } to { $max }
choices-number-or-null = a whole number from { $min } to { $max }, or null for none
