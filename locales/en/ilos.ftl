# Ilôs: names and tooltips of the components, and all that the game says.

## Cards

il-card-ship = Ship
    .number = name
    .title = Ship
    .text = Add a ship from your reserve or move one of your ships: to the coast of an island, to a new tile, or to a free pirates’ lair.
il-card-plantation = Plantation
    .number = name
    .title = Plantation
    .text = Place a pioneer on a free ebony, dye or spice site of an island with one of your ships: you produce 1 of it each turn.
il-card-gold-mine = Gold mine
    .number = name
    .title = Gold mine
    .text = Place a pioneer on a free gold site of an island with two of your ships: you produce 1 gold each turn.
il-card-building = Building
    .number = name
    .title = Building
    .text = Build a fort or a counting house with a pioneer on a free building site of an island with two of your ships.
il-card-ruins = Ruins
    .number = name
    .title = Ruins
    .text = Place a pioneer on free ruins of an island with one of your ships and take 3 gold at once.
il-card-market = Market
    .number = name
    .title = Market
    .text = Return 1 resource from behind your screen: its price rises one step. Once a turn.

## Resources, sites, buildings

il-resource-ebony = ebony
    .mass = yes
    .title = Ebony
    .text = Comes from plantations.
il-resource-dye = dye
    .mass = yes
    .title = Dye
    .text = Comes from plantations.
il-resource-spice = spice
    .mass = yes
    .title = Spice
    .text = Comes from plantations.
il-resource-gold = gold
    .mass = yes
    .title = Gold
    .text = Comes from mines and ruins.
il-site-ebony = ebony site
    .many = ebony sites
    .title = Ebony
    .text = A plantation site: Plantation card.
il-site-dye = dye site
    .many = dye sites
    .title = Dye
    .text = A plantation site: Plantation card.
il-site-spice = spice site
    .many = spice sites
    .title = Spice
    .text = A plantation site: Plantation card.
il-site-gold = gold site
    .many = gold sites
    .title = Gold
    .text = A gold site: Gold mine card.
il-site-ruins = ruins
    .mass = yes
    .title = Ruins
    .text = Ruins: Ruins card.
il-site-building = building site
    .many = building sites
    .title = Building site
    .text = A building site: Building card.
il-site-borne = { $site-title }
il-site-amount = { $count ->
        [one] { $count } { $what }
       *[other] { $count } { $what-many }
    }
il-isle-with = { $isle } ({ $sites })
il-isle-bare = { $isle }
il-fort = fort
    .many = forts
    .title = Fort
    .text = Protects its owner from pirates on its island and gives 1 card more in each draw.
il-house = counting house
    .many = counting houses
    .title = Counting house
    .text = Copies a resource grown on its island; never gold.
il-house-of = counting house ({ $resource })
il-tile = tile { $tile }
il-island = { $name }
il-lair = pirates’ lair
    .many = pirates’ lairs
    .text = A ship here makes the others pay more on all islands of the tile.
il-amount = { $count ->
        [1] 1 { $what }
       *[other] { $count } × { $what }
    }
il-berth-reserve = the reserve
    .number = name
il-berth-coast = { $island }
    .number = name
il-berth-lair = the lair of { $tile }
    .number = name

## Phases

il-phase-redraw = Redraw
il-phase-first-islands = First islands
il-phase-turns = Actions, production, draw
il-phase-last-round = The last round
il-phase-over = The end

## What is to be decided

il-wait = { $seat } { $what }.
il-prompt-redraw = Discard cards of your hand ({ $thrown } so far), or keep the rest.
    .clause = IL-2.10
il-prompt-tile = Choose a tile of the exploration zone.
    .clause = IL-3.1
il-prompt-cell = Choose a cell for { $tile }.
    .clause = IL-4.1
il-prompt-rotation = Turn { $tile } on cell { $at }.
    .clause = IL-4.1
il-prompt-anchor = Choose the piece of { $tile } for your ship.
    .clause = IL-3.4
il-prompt-act = Play a card, or end your actions.
    .clause = IL-7.7
il-prompt-act-end = You cannot play any card: end your actions.
    .clause = IL-7.7
il-prompt-ship = Choose a ship.
    .clause = IL-8.5
il-prompt-sail = Choose where the ship from { $from } goes.
    .clause = IL-8.5
il-prompt-settle = Choose a site for the pioneer of the { $card } card.
    .clause = IL-5.4
il-prompt-side = Build a fort or a counting house on { $island }.
    .clause = IL-12.2
il-prompt-copy = Choose what the counting house on { $island } copies.
    .clause = IL-12.4
il-prompt-market = Choose the resource to return, whose price rises.
    .clause = IL-14.1
il-prompt-pay = Pay { $paid ->
        [0] { $cost ->
            [one] { $cost } card
           *[other] { $cost } cards
        }
       *[other] { $left ->
            [one] { $left } more card
           *[other] { $left } more cards
        } of { $cost }
    } for { $deed }.
    .clause = IL-9.5
il-prompt-over = The game is over.
il-what-redraw = redraws ({ $thrown } discarded so far)
il-what-tile = chooses a tile
il-what-cell = chooses a cell for { $tile }
il-what-rotation = turns { $tile } on cell { $at }
il-what-anchor = chooses where to land on { $tile }
il-what-act = chooses an action
il-what-ship = chooses a ship
il-what-sail = chooses where the ship from { $from } goes
il-what-settle = chooses a site for { $card }
il-what-side = chooses a building for { $island }
il-what-copy = chooses what the counting house on { $island } copies
il-what-market = chooses a price to raise
il-what-pay = pays { $paid ->
        [0] { $cost ->
            [one] { $cost } card
           *[other] { $cost } cards
        }
       *[other] { $left ->
            [one] { $left } more card
           *[other] { $left } more cards
        } of { $cost }
    } for { $deed }

## What is paid for

il-deed-land = a ship from { $from } to { $island }
il-deed-raid = a ship from { $from } to the lair of { $tile }
il-deed-explore = { $tile } on cell { $at } with a ship at { $piece }
il-deed-settle = a pioneer on { $site-a } of { $island }
il-deed-fort = a fort on { $island }
il-deed-house = a counting house for { $resource } on { $island }

## Choices

il-do-throw = Discard a { $card } card
il-do-done = Keep the rest
il-do-tile = Take { $tile }: { $pieces }
il-do-cell = Put the tile on cell { $at }
il-do-rotate = { $rotation ->
        [0] As printed
       *[other] Turned { $degrees }° clockwise
    }
il-do-anchor = Put the ship at { $piece }
il-do-play = Play a { $card } card{ $cost ->
        [0] {""}
       *[other] {" "}({ $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }{ $piracy ->
            [0] {""}
           *[other] , { $piracy } under piracy
        })
    }
il-do-end = End your actions, produce and draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
il-do-add = Add a ship from your reserve
il-do-move = Move a ship from { $from }
il-do-new-tile = Put a new tile in play
il-do-land = Land on { $island } (free: { $free }; your ships there: { $ships })
il-do-raid = Occupy the lair of { $tile }
il-do-settle = Place a pioneer on { $site-a } of { $island } for { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }
il-do-fort = Build a fort
il-do-house = Build a counting house
il-do-copy = Copy { $resource }
il-do-raise = Return 1 { $resource }: the price of { $resource } rises to { $price }
il-do-pay = Pay with a { $card } card

## What happens

il-log-redrew = { $seat } { $count ->
        [0] keeps the whole hand
        [one] discards { $count } card and draws anew
       *[other] discards { $count } cards and draws anew
    }.
il-log-first = { $seat } begins.
il-log-round = Round { $round } begins.
il-log-played = { $seat } plays a { $card } card.
il-log-paid = { $seat } pays { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
il-log-explored = { $seat } puts { $tile } on cell { $at }{ $rotation ->
        [0] {""}
        [1] , turned 60° clockwise
        [2] , turned 120° clockwise
        [3] , turned 180°
        [4] , turned 240° clockwise
       *[other] , turned 300° clockwise
    }.
il-log-merged = From now on { $joined } is part of { $island }.
il-log-landed = { $seat } lands a new ship on { $island }.
il-log-moved = { $seat ->
        [one] { $seat } move
       *[other] { $seat } moves
    } a ship from { $from } to { $island }.
il-log-raided = { $seat } sends a ship from { $from } to the lair of { $tile }.
il-log-revealed = The exploration zone shows { $tile }.
il-log-settled = { $seat } places a pioneer on { $kind-a } of { $island } ({ $site }).
il-log-found = { $seat } finds { $gold } gold.
il-log-fort = { $seat } builds a fort on { $island }.
il-log-house = { $seat } builds a counting house on { $island } that copies { $resource }.
il-log-raised = { $seat } returns 1 { $resource }: the price of { $resource } is now { $price }.
il-log-produced = { $seat } produces: { $goods }.
il-log-drew = { $seat } draws: { $cards }.
il-log-drew-unseen = { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
il-log-reshuffled = The discard pile becomes the draw pile.
il-log-took = { $seat } takes from the hand of { $victim }: { $cards }.
il-log-took-unseen = { $seat } takes { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from the hand of { $victim }.
il-log-draw-lost = { $seat } has nothing left to draw ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    } short).
il-log-last-round = { $seat } has placed their last pioneer: this is the last round.
il-log-ended-pioneers = The last round is over; screens are lifted.
il-log-ended-stalemate = No site is left and no tile fits; screens are lifted.
il-log-ended-rounds = Too many rounds have been played; screens are lifted.

## Refusals

il-no-over = The game is over.
il-no-not-yours = It is up to somebody else to decide now.
il-no-not-now = Something else is to be decided now.
il-no-redraw-over = A hand is redrawn only once, before the first islands.
il-no-throwing = Cards are discarded only as payment.
il-no-unfinished = First finish the action that is under way.
il-no-turns-yet = No cards are played before the first turn.
il-no-not-held = You have no { $card } card.
il-no-cannot-pay = This costs { $needed ->
        [one] { $needed } other card
       *[other] { $needed } other cards
    }; you have { $held }.
il-no-pirates = Under piracy this costs { $needed ->
        [one] { $needed } other card
       *[other] { $needed } other cards
    }; you have { $held }.
il-no-not-in-zone = The exploration zone does not hold { $tile }.
il-no-fits-nowhere = There is no place where { $tile } would enlarge an island.
il-no-cell-taken = A tile lies on cell { $at }.
il-no-cell-alone = No tile lies next to cell { $at }.
il-no-edges = On cell { $at }, { $tile } would put land against sea.
il-no-nothing-grows = No island would grow on cell { $at }.
il-no-rotation = A tile can be turned six ways, 0 to 5.
il-no-first-cell = The first tile goes to cell 0,0.
il-no-first-rotation = The first tile lies as printed.
il-no-other-tile = Piece { $piece } does not belong to { $tile }.
il-no-tiles = No tile is left in the exploration zone.
il-no-tile-fits = No tile of the exploration zone fits anywhere.
il-no-island = Piece { $piece } is not in play.
il-no-part-of = Piece { $piece } is part of { $island }.
il-no-same-place = The ship is there already.
il-no-not-in-play = There is no { $tile } in play.
il-no-lair = There is no lair on { $tile }.
il-no-lair-taken = A ship occupies the lair of { $tile }.
il-no-ship-left = You have no ship in reserve.
il-no-ship-there = You have no ship there.
il-no-nowhere = The ship has no other place to go.
il-no-pioneer = You have no pioneer in reserve.
il-no-token = No building token is left.
il-no-site = No free site in play suits the { $card } card.
il-no-site-taken = There is no free { $site } on { $island }.
il-no-wrong-site = The { $card } card is not for { $site-a }.
il-no-no-ship = You have no ship at an island with a free site for this card.
il-no-ships = The { $card } card needs { $needed ->
        [one] { $needed } ship
       *[other] { $needed } ships
    } of yours at the island; you have { $held }.
il-no-copy = No plantation is exploited on this island.
il-no-gold-copy = Counting houses never copy gold.
il-no-not-grown = Nobody grows { $resource } on this island.
il-no-one-market = Only one Market card can be played each turn.
il-no-market-token = All market tokens are placed: prices are final.
il-no-resource = You need { $needed ->
        [one] { $needed } resource
       *[other] { $needed } resources
    } behind your screen.
il-no-stock = You need { $needed } { $resource } behind your screen.
il-no-last-figure = The price of { $resource } has reached its last figure.

## Results

il-item-ebony = Ebony
il-item-dye = Dye
il-item-spice = Spice
il-item-gold = Gold
il-ending-pioneers = A player has placed all ten pioneers.
    .clause = IL-17.1
il-ending-stalemate = No site was left and no tile could be put in play.
    .clause = IL-17.7
il-ending-rounds = The greatest number of rounds was reached.
    .clause = IL-17.8
il-tie-pioneers = More pioneers placed broke the tie.
    .clause = IL-17.6

## The table as text

il-page-round = Round { $round }
il-page-first = First player: { $seat }
il-page-active = It is { $seat }’s turn
il-page-paying = Being paid for: { $deed } ({ $left ->
        [one] { $left } card
       *[other] { $left } cards
    } of { $cost } to go)
il-page-placing = Being placed: { $tile } on cell { $at }{ $rotation ->
        [1] , turned 60° clockwise
        [2] , turned 120° clockwise
        [3] , turned 180°
        [4] , turned 240° clockwise
        [5] , turned 300° clockwise
       *[other] {""}
    }
il-page-sailing = A ship sails from { $from }
il-page-map = Map
il-page-legend = On each tile: its name, % for a pirates’ lair (with the number of the player there), its pieces with their sites, its cell. A letter on an edge is the piece whose land reaches it. (q,r) is a cell where a tile of the zone fits.
il-page-legend-sites = Sites: E ebony, D dye, S spice, G gold, R ruins, B building site; a number is the player whose pioneer stands there.
il-page-legend-players = Players: { $players }
il-page-numbered = { $number } { $seat }
il-page-zone = Exploration zone
il-page-tiles-left = Tiles in the pile: { $tiles }
il-page-isle = { $isle } ({ $letter })
il-page-market = Market
il-page-tokens = Market tokens left: { $tokens }
il-page-players = Players
il-page-hidden = hidden
il-page-list = { $list }
il-page-yes = yes
il-page-no = no
il-page-hand = { $seat }’s hand: { $cards }
il-page-stock = Behind { $seat }’s screen: { $goods }
il-page-known = { $seat } holds { $cards } taken from you
il-page-berth = { $at } ({ $ships })
il-page-berths = { $seat }’s ships: { $berths }
il-page-ships = { $seat } { $ships }
il-page-taken = { $seat }: { $what }
il-page-supply = Cards and supply
il-page-pile = Draw pile { $pile }, discard pile { $discard }
il-page-played = Played face up: { $cards }
il-page-buried = Discarded by you face down: { $cards }
il-page-buildings = Building tokens left: { $count }
il-page-resources = { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
il-page-head-island = Island
il-page-head-pieces = Pieces
il-page-head-free = Free sites
il-page-head-taken = Pioneers
il-page-head-ships = Ships
il-page-head-pirates = Pirates
il-page-head-tile = Tile
il-page-head-lair = Lair
il-page-head-piece = Piece
il-page-head-edges = Edges
il-page-head-sites = Sites
il-page-head-resource = Resource
il-page-head-price = Price
il-page-head-figures = Figures
il-page-head-player = Player
il-page-head-wealth = Wealth
il-page-head-hand = Hand
il-page-head-draws = Draws
il-page-head-ships-left = Ships left
il-page-head-pioneers-left = Pioneers left
il-page-head-forts = Forts
il-page-head-production = Production
il-page-head-card = Card
il-page-head-cost = Cost
il-page-head-piracy = Piracy
il-page-head-ships-needed = Ships needed
il-page-head-text = Effect
il-page-named = { $island } ({ $id })

## Islands: invented names, the same in every language, called after their oldest piece

il-isle-T01a = Brisa
il-isle-T02a = Calva
il-isle-T03a = Maior
il-isle-T04a = Ventosa
il-isle-T05a = Garça
il-isle-T05b = Anel
il-isle-T06a = Coralina
il-isle-T06b = Seixo
il-isle-T07a = Pombal
il-isle-T07b = Vigia
il-isle-T08a = Salina
il-isle-T08b = Trevo
il-isle-T09a = Ribeira
il-isle-T09b = Cabra
il-isle-T10a = Palmar
il-isle-T10b = Esteva
il-isle-T11a = Furna
il-isle-T11b = Lagoa
il-isle-T12a = Tamara
il-isle-T12b = Ponta
il-isle-T13a = Rocha
il-isle-T13b = Madrona
il-isle-T14a = Cinza
il-isle-T14b = Serena
il-isle-T15a = Dourada
il-isle-T15b = Junco
il-isle-T16a = Velha
il-isle-T16b = Menina
il-isle-T17a = Negra
il-isle-T17b = Rubra
il-isle-T17c = Muda
il-isle-T18a = Fulva
il-isle-T18b = Mansa
il-isle-T18c = Perdida
il-isle-T19a = Alta
il-isle-T19b = Baixa
il-isle-T19c = Sombra
il-isle-T20a = Clara
il-isle-T20b = Torta
il-isle-T20c = Solita

## The letters of the sites in maps

il-letter-ebony = E
il-letter-dye = D
il-letter-spice = S
il-letter-gold = G
il-letter-ruins = R
il-letter-building = B
