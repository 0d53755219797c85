# What a strong player would do, and why. Terms of an evaluation: the value counts ($sign is + or −, $n how many), .name names.

hint-only = There is nothing else to choose from.
hint-same = Whatever else there is to choose comes to the same.
hint-left = This is up to the people at the table.
hint-against = Compared with choice { $other }: { $reasons }.
hint-alike = About as good as choice { $other }.
hint-better = { $what } (better)
hint-worse = { $what } (worse)
hint-then = later { $what }
hint-chance = { $percent }% to win
hint-value = judged at { $points } { $points ->
        [one] point
       *[other] points
    }
# What does not fit of the moves of a choice.
hint-more = … and { $count ->
        [one] 1 more move
       *[other] { $count } more moves
    }

# What a coach says about a decision, at most once a turn.
coach-good = Well chosen: I would have done the same.
coach-fine = A fine choice: hardly anything was better.
coach-look = Next time, look at this too: “{ $better }”.
coach-cost = Next time, look at this too: “{ $better }”. Beside it, your choice has: { $reasons }.

## All games

hint-position =
    .name = your position
hint-win =
    .name = the victory
hint-others =
    .name = what it leaves your opponents
hint-turn =
    .name = what this turn still promises
hint-experience =
    .name = what many games have taught

## Mundus Novus

hint-mn-doubloons =
    { $n ->
        [one] { $sign }{ $n } doubloon
       *[other] { $sign }{ $n } doubloons
    }
    .name = doubloons
hint-mn-income =
    { $n ->
        [one] { $sign }{ $n } doubloon of income each round
       *[other] { $sign }{ $n } doubloons of income each round
    }
    .name = income
hint-mn-developments =
    { $n ->
        [one] { $sign }{ $n } Development
       *[other] { $sign }{ $n } Developments
    }
    .name = powers of your Developments
hint-mn-stored =
    { $n ->
        [one] { $sign }{ $n } card in store
       *[other] { $sign }{ $n } cards in store
    }
    .name = cards in store
hint-mn-plan =
    .name = combinations within reach
hint-mn-offered =
    { $n ->
        [one] { $sign }{ $n } card still to come
       *[other] { $sign }{ $n } cards still to come
    }
    .name = cards still to come
hint-mn-ten =
    .name = the way to the perfect combination
hint-mn-title =
    { $n ->
        [one] { $sign }{ $n } point offered for the title
       *[other] { $sign }{ $n } points offered for the title
    }
    .name = the title of Trade Master

## Au nom du Roi

hint-ar-points =
    { $n ->
        [one] { $sign }{ $n } victory point
       *[other] { $sign }{ $n } victory points
    }
    .name = victory points
hint-ar-expeditions =
    { $n ->
        [one] { $sign }{ $n } point at expeditions
       *[other] { $sign }{ $n } points at expeditions
    }
    .name = expeditions
hint-ar-contract =
    .name = special contract
hint-ar-boats =
    { $n ->
        [one] { $sign }{ $n } boat to send
       *[other] { $sign }{ $n } boats to send
    }
    .name = boats to send
hint-ar-coins =
    { $n ->
        [one] { $sign }{ $n } coin
       *[other] { $sign }{ $n } coins
    }
    .name = coins
hint-ar-jokers =
    { $n ->
        [one] { $sign }{ $n } “joker boat” card
       *[other] { $sign }{ $n } “joker boat” cards
    }
    .name = “joker boat” cards
hint-ar-running =
    { $n ->
        [one] { $sign }{ $n } mission under way
       *[other] { $sign }{ $n } missions under way
    }
    .name = missions under way
hint-ar-crews =
    { $n ->
        [one] { $sign }{ $n } volume for missions
       *[other] { $sign }{ $n } volumes for missions
    }
    .name = boats for missions to come
hint-ar-missions =
    { $n ->
        [one] { $sign }{ $n } mission in hand
       *[other] { $sign }{ $n } missions in hand
    }
    .name = missions in hand

## Goa

hint-go-points =
    { $n ->
        [one] { $sign }{ $n } point of progress
       *[other] { $sign }{ $n } points of progress
    }
    .name = points
hint-go-fields =
    { $n ->
        [one] { $sign }{ $n } field
       *[other] { $sign }{ $n } fields
    }
    .name = fields for spices
hint-go-rows =
    { $n ->
        [one] { $sign }{ $n } step on the development board
       *[other] { $sign }{ $n } steps on the development board
    }
    .name = what your columns bring
hint-go-goods =
    { $n ->
        [one] { $sign }{ $n } spice or ship
       *[other] { $sign }{ $n } spices and ships
    }
    .name = what spices and ships will pay
hint-go-colonies =
    { $n ->
        [one] { $sign }{ $n } colony
       *[other] { $sign }{ $n } colonies
    }
    .name = colonies
hint-go-colonists =
    { $n ->
        [one] { $sign }{ $n } colonist
       *[other] { $sign }{ $n } colonists
    }
    .name = the next colony
hint-go-sets =
    { $n ->
        [one] { $sign }{ $n } point for card symbols
       *[other] { $sign }{ $n } points for card symbols
    }
    .name = card symbols
hint-go-cards =
    { $n ->
        [one] { $sign }{ $n } Expedition card
       *[other] { $sign }{ $n } Expedition cards
    }
    .name = Expedition cards
hint-go-actions =
    { $n ->
        [one] { $sign }{ $n } bonus action
       *[other] { $sign }{ $n } bonus actions
    }
    .name = bonus actions
hint-go-ducats =
    { $n ->
        [one] { $sign }{ $n } ducat
       *[other] { $sign }{ $n } ducats
    }
    .name = ducats
hint-go-most =
    .name = most ducats of all
hint-go-tiles =
    { $n ->
        [one] { $sign }{ $n } tile before you
       *[other] { $sign }{ $n } tiles before you
    }
    .name = tiles before you
hint-go-auctions =
    .name = the auctions to come

## Ilôs

hint-il-wealth = { $sign }{ $n } of wealth
    .name = wealth
hint-il-pioneers =
    { $n ->
        [one] { $sign }{ $n } pioneer placed
       *[other] { $sign }{ $n } pioneers placed
    }
    .name = pioneers placed
hint-il-ebony = { $sign }{ $n } ebony by the end
    .name = ebony by the end
hint-il-dye =
    { $n ->
        [one] { $sign }{ $n } dye by the end
       *[other] { $sign }{ $n } dyes by the end
    }
    .name = dye by the end
hint-il-spice =
    { $n ->
        [one] { $sign }{ $n } spice by the end
       *[other] { $sign }{ $n } spices by the end
    }
    .name = spice by the end
hint-il-gold = { $sign }{ $n } gold by the end
    .name = gold by the end
hint-il-hand =
    { $n ->
        [one] { $sign }{ $n } card in hand
       *[other] { $sign }{ $n } cards in hand
    }
    .name = cards in hand
hint-il-drawn =
    { $n ->
        [one] { $sign }{ $n } card drawn each round
       *[other] { $sign }{ $n } cards drawn each round
    }
    .name = cards drawn each round
hint-il-sites =
    .name = sites within reach

## Maracaibo

hint-ma-points =
    { $n ->
        [one] { $sign }{ $n } point
       *[other] { $sign }{ $n } points
    }
    .name = points
hint-ma-doubloons =
    { $n ->
        [one] { $sign }{ $n } doubloon
       *[other] { $sign }{ $n } doubloons
    }
    .name = doubloons
hint-ma-income =
    { $n ->
        [one] { $sign }{ $n } doubloon of income each round
       *[other] { $sign }{ $n } doubloons of income each round
    }
    .name = doubloon income
hint-ma-points-income =
    { $n ->
        [one] { $sign }{ $n } point of income each round
       *[other] { $sign }{ $n } points of income each round
    }
    .name = point income
hint-ma-card-points =
    { $n ->
        [one] { $sign }{ $n } point on your cards
       *[other] { $sign }{ $n } points on your cards
    }
    .name = points on your cards
hint-ma-buildings =
    { $n ->
        [one] { $sign }{ $n } prestige building
       *[other] { $sign }{ $n } prestige buildings
    }
    .name = prestige buildings
hint-ma-influence =
    { $n ->
        [one] { $sign }{ $n } step of influence
       *[other] { $sign }{ $n } steps of influence
    }
    .name = influence
hint-ma-combat =
    { $n ->
        [one] { $sign }{ $n } combat point
       *[other] { $sign }{ $n } combat points
    }
    .name = combat points
hint-ma-spies =
    { $n ->
        [one] { $sign }{ $n } spy in reserve
       *[other] { $sign }{ $n } spies in reserve
    }
    .name = spies in reserve
hint-ma-tokens =
    { $n ->
        [one] { $sign }{ $n } combination token
       *[other] { $sign }{ $n } combination tokens
    }
    .name = combination tokens
hint-ma-quests =
    { $n ->
        [one] { $sign }{ $n } quest tile
       *[other] { $sign }{ $n } quest tiles
    }
    .name = quest tiles
hint-ma-combat-tokens =
    { $n ->
        [one] { $sign }{ $n } combat token
       *[other] { $sign }{ $n } combat tokens
    }
    .name = combat tokens
hint-ma-hand =
    { $n ->
        [one] { $sign }{ $n } card in hand
       *[other] { $sign }{ $n } cards in hand
    }
    .name = cards in hand
hint-ma-planned =
    { $n ->
        [one] { $sign }{ $n } card in the planning area
       *[other] { $sign }{ $n } cards in the planning area
    }
    .name = cards in the planning area
hint-ma-objectives =
    { $n ->
        [one] { $sign }{ $n } objective
       *[other] { $sign }{ $n } objectives
    }
    .name = objectives
hint-ma-board-spies =
    { $n ->
        [one] { $sign }{ $n } spy on the board
       *[other] { $sign }{ $n } spies on the board
    }
    .name = spies on the board
hint-ma-compasses =
    { $n ->
        [one] { $sign }{ $n } compass
       *[other] { $sign }{ $n } compasses
    }
    .name = compasses
hint-ma-objects =
    { $n ->
        [one] { $sign }{ $n } lasting object
       *[other] { $sign }{ $n } lasting objects
    }
    .name = lasting objects
hint-ma-discount =
    { $n ->
        [one] { $sign }{ $n } doubloon of discount
       *[other] { $sign }{ $n } doubloons of discount
    }
    .name = discounts
hint-ma-patrons =
    { $n ->
        [one] { $sign }{ $n } patron
       *[other] { $sign }{ $n } patrons
    }
    .name = patrons
hint-ma-effects =
    { $n ->
        [one] { $sign }{ $n } lasting effect
       *[other] { $sign }{ $n } lasting effects
    }
    .name = lasting effects
hint-ma-actions =
    { $n ->
        [one] { $sign }{ $n } action of your cards
       *[other] { $sign }{ $n } actions of your cards
    }
    .name = actions of your cards
hint-ma-discs =
    { $n ->
        [one] { $sign }{ $n } disc removed
       *[other] { $sign }{ $n } discs removed
    }
    .name = discs removed
hint-ma-areas =
    { $n ->
        [one] { $sign }{ $n } ship upgrade
       *[other] { $sign }{ $n } ship upgrades
    }
    .name = ship upgrades
hint-ma-explorer =
    { $n ->
        [one] { $sign }{ $n } space of exploration
       *[other] { $sign }{ $n } spaces of exploration
    }
    .name = exploration
hint-ma-lane =
    { $n ->
        [one] { $sign }{ $n } movement point left in the round
       *[other] { $sign }{ $n } movement points left in the round
    }
    .name = the way left in the round
hint-ma-jeanne =
    .name = what Jeanne would score
