# The drawn board of Ilôs.

## Parts of the table

ilb-map = Map
ilb-market = Market
ilb-tokens = { $left } of { $all } rises left
ilb-exploration = Exploration
ilb-pile-of-tiles = { $count } in the pile
ilb-draw = draw pile
ilb-discard = discard pile
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
ilb-discard-own = Your discards, face down: { $cards }
ilb-buildings-left = Building tokens left: { $count }
ilb-fit = Fit map to screen
ilb-closer = Zoom in
ilb-farther = Zoom out
ilb-next = Next highlighted place
ilb-letters = Island names
ilb-pirated-legend = pirates: you pay more
ilb-pirated-legend-all = pirates at this coast
ilb-price-line = { $resource }: price { $price }, next { $next }
ilb-price-last = { $resource }: price { $price }, the maximum
ilb-tile-of-zone = The { $tile } tile: { $pieces }{ $lair ->
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
ilb-in-store = in stock
ilb-worth = worth
ilb-ships = ships
ilb-pioneers = pioneers
ilb-reserve-ships = { $left } of { $all } ships in reserve
ilb-reserve-pioneers = { $left } of { $all } pioneers in reserve
ilb-from-reserve = A ship from your reserve
ilb-turn-tile = Rotate the tile
ilb-turn-hint = wheel or R
ilb-turned = Rotated { $degrees }°
ilb-choose-cell = Choose a highlighted cell first.
ilb-ship-to = Ship to
ilb-end = End actions
ilb-lay = Place here
ilb-lay-not = Does not fit this way round
ilb-new-tile = New tile
ilb-ask-cell = Choose a highlighted cell for the tile.
ilb-ask-lay = Place the tile here?
ilb-ask-lay-coast = You may choose another coast for your ship.
ilb-ask-lay-ship = You may choose another coast for your ship, or rotate the tile.
ilb-ask-lay-turn = You may rotate the tile, or choose another cell.
ilb-ask-pay = Choose { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} to pay with.
ilb-ask-unsent = You can still change your mind.
ilb-tell-zone-tile = A tile with { $count ->
    [one] 1 island
   *[other] { $count } islands
}
ilb-breakdown = Resources times their prices
ilb-put-back = Put back
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
ilb-name-pirated = pirates: { $names }
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
ilb-name-cell = Cell { $shores }: fits { $ways ->
        [one] 1 way
       *[other] { $ways } ways
    }
ilb-name-cell-first = The first tile goes here
ilb-shore = { $direction } of { $island }
ilb-name-lair = Lair next to { $islands }
ilb-name-lair-of = Lair next to { $islands }, held by { $name }
ilb-name-fleet = Your { $ships ->
        [one] ship
       *[other] { $ships } ships
    } at { $island }
ilb-name-fleet-of = { $name } at { $island }: { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }
ilb-name-turn = Rotated { $degrees }°: joins { $islands }
ilb-name-turn-not = Rotated { $degrees }°: does not fit this way round

ilb-edge-0 = north
ilb-edge-1 = north-east
ilb-edge-2 = south-east
ilb-edge-3 = south
ilb-edge-4 = south-west
ilb-edge-5 = north-west

## What is told before a click

ilb-tell-reach = { $count ->
        [0] no sites in reach
        [one] 1 site in reach, marked with its cost
       *[other] { $count } sites in reach, marked with their cost
    }
ilb-tell-cost = { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }
ilb-tell-cost-most = { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }, { $most } where there are pirates
ilb-tell-cost-pirates = { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }, because of pirates:
ilb-tell-resource = 1 resource from behind your screen
ilb-tell-sails = from your reserve or from one of your coasts
ilb-tell-production = you produce 1 each turn, at price { $price }
ilb-tell-ruins = { $gold } gold immediately
ilb-tell-nth = your pioneer { $n } of { $all }
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
ilb-tell-opens = you can then play { $cards }
ilb-tell-closes = you can no longer play { $cards }
ilb-tell-allows = your ships let you play { $cards }
ilb-tell-draws = cards you draw each turn
ilb-tell-pirates = pirates:
ilb-tell-safe = protected from pirates by a fort
ilb-tell-land = Land on { $island }
ilb-tell-raid = Occupy a lair
ilb-tell-raids = everyone else pays more on { $islands }
ilb-tell-raids-no-more = no longer raids { $islands }
ilb-tell-raided-by = held by
ilb-tell-lair = Pirates’ lair
ilb-tell-reserve = A ship from the reserve
ilb-tell-sail-from = A ship from { $island }
ilb-tell-sail-lair = A ship from its lair
ilb-tell-grows = { $island } { $count ->
        [one] grows
       *[other] grow
    }
ilb-tell-merge = { $islands } become one
ilb-tell-apart = { $piece } is a separate island
ilb-tell-lay-first = First island
ilb-tell-joined = joined at { $edges ->
        [one] 1 edge
       *[other] { $edges } edges
    }
ilb-tell-cell-asks = This cell needs { $land ->
        [0] {""}
       *[other] land to the { $lands }{ $sea ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $sea ->
        [0] {""}
       *[other] sea to the { $seas }
    }. The tile does not fit in any rotation.
ilb-tell-cell-alone = Only sea would touch sea here: no island would grow.
ilb-tell-clash = Land would touch sea to the { $edges }.
ilb-tell-no-growth = No island would grow: only sea touches sea.
ilb-tell-first-turn = The first tile cannot be rotated.
ilb-tell-raise = Return 1 { $resource }
ilb-tell-price = price for everyone
ilb-tell-stock = your remaining { $count } are worth
ilb-tell-rises-left = { $count ->
        [0] no price rises left in the game
        [one] 1 price rise left in the game
       *[other] { $count } price rises left in the game
    }
ilb-tell-fort-draws = cards you draw each turn
ilb-tell-fort-safe = pirates cannot make you pay more on { $island }
ilb-tell-house = copies what is grown on { $island }: { $resources }
ilb-tell-paid = { $paid } of { $all } cards paid
ilb-tell-any-card = any card pays 1 and is discarded face down
ilb-tell-in-hand-together = selected so far
ilb-tell-unknown-sea = An unknown sea
ilb-tell-next-tiles = Next, each player places a first tile with a ship on it.
ilb-tell-cards-both = Cards are both your actions and your money.
ilb-tell-first-island = Your first island
ilb-tell-take-tile = Take a highlighted tile to see where it fits.
ilb-tell-free-of-charge = Free: costs no cards.
ilb-tell-which-ship = Choose a ship from the reserve, a coast or a lair.
ilb-tell-where-ship = To a coast, a free lair, or a new tile from the exploration zone.
ilb-tell-which-side = A fort gives you 1 more card per turn and keeps pirates off. A counting house copies a resource grown here.
ilb-tell-which-price = The price of the resource you return rises one step for everyone.
ilb-tell-last-move = { $name }’s last move
ilb-tell-turn-it = Rotate with R, the mouse wheel or the six buttons below.
ilb-read-rule = Read the rule

## The end

ilb-lifted = Screens lifted
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
ilb-area-closed = Hidden behind the screen
ilb-facts-ships = ships in play
ilb-facts-forts = forts
ilb-facts-pioneers = { $placed } of { $all } pioneers placed
ilb-facts-draws = draws { $count } per turn
ilb-facts-produces = produces { $count }
ilb-closed-screen = wealth hidden behind the screen

## Where components are

ilb-where-box = not seen: in the pile or the box
ilb-where-zone = in the exploration zone
ilb-where-map = on the map

## Keys

ilb-keys-digits = choose a card, a market line or a tile
ilb-keys-turn = rotate the tile clockwise or back
ilb-keys-end = end your actions, or keep your hand
ilb-keys-names = show island names
ilb-keys-map = zoom in, zoom out, whole map
