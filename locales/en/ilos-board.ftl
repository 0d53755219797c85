# The drawn board of Ilôs.

## Parts of the table

ilb-map = The archipelago
ilb-market = Market
ilb-tokens = { $left } of { $all } left
ilb-exploration = Exploration
ilb-pile-of-tiles = { $count } in the pile
ilb-draw = draw
ilb-discard = discard
ilb-buildings = buildings
ilb-draw-pile = Draw pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ilb-discard-pile = Discard pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ilb-discard-top = Last card played: { $card }
ilb-discard-played = Played, face up: { $cards }
ilb-discard-own = Discarded by you, face down: { $cards }
ilb-buildings-left = Building tokens left: { $count }
ilb-fit = Fit the map
ilb-closer = Closer
ilb-farther = Farther
ilb-next = Next lit place
ilb-letters = Names of the islands
ilb-pirated-legend = pirated: you pay more
ilb-pirated-legend-all = pirated coast
ilb-price-line = { $resource }: price { $price }, then { $next }
ilb-price-last = { $resource }: price { $price }, the last figure
ilb-tile-of-zone = Tile { $tile }: { $pieces }{ $lair ->
        [yes] , with a pirates’ lair
       *[no] {""}
    }
ilb-piece-of-tile = { $name } ({ $sites })
ilb-hand = Your hand
ilb-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ilb-screen = Behind your screen
ilb-produces = produces
ilb-in-store = in store
ilb-worth = worth
ilb-ships = ships
ilb-pioneers = pioneers
ilb-reserve-ships = { $left } of { $all } ships in reserve
ilb-reserve-pioneers = { $left } of { $all } pioneers in reserve
ilb-from-reserve = A ship from your reserve
ilb-turn-tile = Turn the tile
ilb-turn-hint = wheel or R
ilb-turned = Turned { $degrees }°
ilb-choose-cell = Choose a lit cell first.
ilb-ship-to = Ship to
ilb-end = End actions
ilb-lay = Lay it here
ilb-lay-not = It cannot lie so
ilb-new-tile = New tile
ilb-put-back = Put it back
ilb-pay = Pay
ilb-pay-with = Pay with { $cards }
ilb-handful = { $count } of { $all } cards
ilb-first = First
ilb-stack = { $card }: { $count ->
        [0] none in your hand
        [one] 1 in your hand
       *[other] { $count } in your hand
    }
ilb-costs = costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }
ilb-costs-pirated = { $cost } under piracy
ilb-needs-ships = needs { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
ilb-costs-resource = costs 1 resource

## Names for those who hear the table

ilb-name-island = { $name }: { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }
ilb-name-free = free: { $sites }
ilb-name-none-free = no free site
ilb-name-own-ships = your ships: { $ships }
ilb-name-ships = { $name }: { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
ilb-name-pirated = pirated by { $names }
ilb-name-dearer = you pay more here
ilb-house-of = Counting house ({ $resource })
ilb-name-site = { $site } on { $island }
ilb-name-site-free = { $site } on { $island }, free
ilb-name-site-of = { $site } on { $island }: { $name }
ilb-name-site-cost = { $site } on { $island }, free, { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }
ilb-name-site-dear = { $site } on { $island }, free, { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    } because of pirates
ilb-name-cell = Cell { $at }, { $direction } of { $island }: fits { $ways ->
        [one] 1 way
       *[other] { $ways } ways
    }
ilb-name-cell-first = Cell { $at }: the first tile goes here
ilb-name-lair = Lair beside { $islands }
ilb-name-lair-of = Lair beside { $islands }, held by { $name }
ilb-name-fleet = Your { $ships ->
        [one] ship
       *[other] { $ships } ships
    } at { $island }
ilb-name-fleet-of = { $name } at { $island }: { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
ilb-name-turn = Turned { $degrees }°: joins { $islands }
ilb-name-turn-not = Turned { $degrees }°: it cannot lie so

ilb-edge-0 = north
ilb-edge-1 = north-east
ilb-edge-2 = south-east
ilb-edge-3 = south
ilb-edge-4 = south-west
ilb-edge-5 = north-west

## What is told before a click

ilb-tell-reach = { $count ->
        [0] no site in reach
        [one] 1 site in reach, ringed with its cost
       *[other] { $count } sites in reach, ringed with their cost
    }
ilb-tell-cost = { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }
ilb-tell-cost-most = { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }, { $most } where pirates lie in wait
ilb-tell-cost-pirates = { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }, because of pirates:
ilb-tell-resource = 1 resource from behind your screen
ilb-tell-sails = sets out from your reserve or from one of your coasts
ilb-tell-production = you produce, each turn, at price { $price }
ilb-tell-ruins = { $gold } gold at once
ilb-tell-nth = your pioneer number { $n } of { $all }
ilb-tell-pioneer-of = a pioneer of
ilb-tell-fort-of = a fort of
ilb-tell-house-of = a counting house ({ $resource }) of
ilb-tell-free-for = free: { $card } card, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    } at the island
ilb-tell-ships-there = your ships there
ilb-tell-fleet-of = { $count ->
        [one] 1 ship of
       *[other] { $count } ships of
    }
ilb-tell-free = { $count ->
       *[other] free
    }
ilb-tell-none-free = no free site
ilb-tell-opens = opens { $cards }
ilb-tell-closes = closes { $cards }
ilb-tell-allows = your ships allow { $cards }
ilb-tell-draws = cards you draw each turn
ilb-tell-pirates = pirated by
ilb-tell-safe = safe from pirates by a fort
ilb-tell-land = Land on { $island }
ilb-tell-raid = Raid from a lair
ilb-tell-raids = the others pay more on { $islands }
ilb-tell-raids-no-more = it no longer raids { $islands }
ilb-tell-raided-by = held by
ilb-tell-lair = Pirates’ lair
ilb-tell-reserve = A ship from the reserve
ilb-tell-sail-from = A ship from { $island }
ilb-tell-sail-lair = The ship leaves its lair
ilb-tell-grows = { $island } { $count ->
        [one] grows
       *[other] grow
    }
ilb-tell-merge = { $islands } become one
ilb-tell-apart = { $piece } stands alone
ilb-tell-lay-first = A first island
ilb-tell-joined = joined at { $edges ->
        [one] 1 edge
       *[other] { $edges } edges
    }
ilb-tell-cell-asks = This cell asks for { $land ->
        [0] {""}
       *[other] land in the { $lands }{ $sea ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $sea ->
        [0] {""}
       *[other] sea in the { $seas }
    }. The tile cannot be turned so.
ilb-tell-cell-alone = Only sea would meet sea here: no island would grow.
ilb-tell-clash = Land would meet sea in the { $edges }.
ilb-tell-no-growth = No island would grow: only sea meets sea.
ilb-tell-first-turn = The first tile lies as printed.
ilb-tell-raise = Return 1 { $resource }
ilb-tell-price = price, for everybody
ilb-tell-stock = your { $count } left are worth
ilb-tell-rises-left = { $count ->
        [0] no rise would be left in the game
        [one] 1 rise would be left in the game
       *[other] { $count } rises would be left in the game
    }
ilb-tell-fort-draws = cards you draw each turn
ilb-tell-fort-safe = no pirate makes you pay more on { $island }
ilb-tell-house = copies what is grown on { $island }: { $resources }
ilb-tell-paid = { $paid } of { $all } cards paid
ilb-tell-any-card = any card pays 1; it goes face down
ilb-tell-in-hand-together = put together so far
ilb-tell-unknown-sea = An unknown sea
ilb-tell-next-tiles = Next, each player lays a first tile and a ship on it.
ilb-tell-cards-both = Cards are your actions and your money.
ilb-tell-first-island = Your first island
ilb-tell-take-tile = Take one of the lit tiles: cells where it fits light up.
ilb-tell-free-of-charge = Free: no card, no payment.
ilb-tell-which-ship = Choose a ship: from the reserve, from a coast or from a lair.
ilb-tell-where-ship = A coast, a free lair, or a new tile of the exploration zone.
ilb-tell-which-side = A fort draws 1 card more and keeps pirates off; a counting house copies what is grown here.
ilb-tell-which-price = The resource you return rises one step, for everybody.
ilb-tell-last-move = The last move of { $name }
ilb-tell-turn-it = Turn it with R, the wheel or the six turns below.
ilb-read-rule = Read the rule

## The end

ilb-lifted = The screens are lifted
ilb-at-price = at
ilb-wealth = wealth
ilb-times = { $count } × { $price } =

## A player's area

ilb-area-ships = Ships
ilb-area-at = { $ships } at { $place }
ilb-area-lair-of = the lair of { $tile }
ilb-area-pioneers = Pioneers
ilb-area-known = Cards you know of
ilb-area-none = none
ilb-area-hand = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
ilb-area-draws = draws { $count } each turn
ilb-area-production = Production
ilb-area-stock = Behind the screen
ilb-area-closed = The screen is closed
ilb-facts-ships = ships in play
ilb-facts-forts = forts
ilb-facts-pioneers = { $placed } of { $all } pioneers placed
ilb-facts-draws = draws { $count } a turn
ilb-facts-produces = produces { $count }
ilb-closed-screen = wealth hidden behind the screen

## Where components are

ilb-where-box = unseen: in the pile or in the box
ilb-where-zone = in the exploration zone
ilb-where-map = on the map

## Keys

ilb-keys-digits = a card of the hand, a line of the market, a tile of the zone
ilb-keys-turn = turn the tile, and back
ilb-keys-end = end the actions, or keep the hand
ilb-keys-names = letter all islands
ilb-keys-map = nearer, farther, the whole map
