# Ilôs: names and tooltips of the components, and all that the game says.

## Cards

il-card-ship = Ship
    .number = name
    .title = Ship
    .text = Add a ship from your reserve or move one of your ships: to an island’s coast, to a new tile, or to a free pirates’ lair.
il-card-plantation = Plantation
    .number = name
    .title = Plantation
    .text = Place a pioneer on a free ebony, dye or spice site of an island with one of your ships. It produces 1 of that resource each turn.
il-card-gold-mine = Gold mine
    .number = name
    .title = Gold mine
    .text = Place a pioneer on a free gold site of an island with two of your ships. It produces 1 gold each turn.
il-card-building = Building
    .number = name
    .title = Building
    .text = Build a fort or a counting house with a pioneer on a free building site of an island with two of your ships.
il-card-ruins = Ruins
    .number = name
    .title = Ruins
    .text = Place a pioneer on a free ruins site of an island with one of your ships and take 3 gold immediately.
il-card-market = Market
    .number = name
    .title = Market
    .text = Return 1 resource from behind your screen to raise its price by one step. Once per turn.

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
    .text = A plantation site. Needs a Plantation card.
il-site-dye = dye site
    .many = dye sites
    .title = Dye
    .text = A plantation site. Needs a Plantation card.
il-site-spice = spice site
    .many = spice sites
    .title = Spice
    .text = A plantation site. Needs a Plantation card.
il-site-gold = gold site
    .many = gold sites
    .title = Gold
    .text = A gold site. Needs a Gold mine card.
il-site-ruins = ruins
    .mass = yes
    .title = Ruins
    .text = Ruins. Needs a Ruins card.
il-site-building = building site
    .many = building sites
    .title = Building site
    .text = A building site. Needs a Building card.
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
    .text = Protects its owner from pirates on its island. Its owner draws 1 more card each turn.
il-house = counting house
    .many = counting houses
    .title = Counting house
    .text = Also produces a resource that is grown on its island; never gold.
il-house-of = counting house ({ $resource })
il-tile = the { $name } tile
il-cell = { $side ->
        [n] north
        [ne] north-east
        [se] south-east
        [s] south
        [sw] south-west
       *[nw] north-west
    } of { $tile }
il-cell-open = in the middle
il-island = { $name }
il-lair = pirates’ lair
    .many = pirates’ lairs
    .text = A ship here makes everyone else pay more on all islands of this tile.
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
il-phase-last-round = Last round
il-phase-over = The end

## What is to be decided

il-wait = { $seat } { $what }.
il-prompt-redraw = Swap any cards you don’t want{ $thrown ->
        [0] {""}
       *[other] {" "}({ $thrown } so far)
    }.
    .clause = IL-2.10
il-prompt-tile = Choose a tile from the exploration zone.
    .clause = IL-3.1
il-prompt-cell = Choose a cell for { $tile }.
    .clause = IL-4.1
il-prompt-rotation = Rotate { $tile } { $at }.
    .clause = IL-4.1
il-prompt-anchor = Choose which part of { $tile } your ship goes to.
    .clause = IL-3.4
il-prompt-act = Play a card, or end your actions.
    .clause = IL-7.7
il-prompt-act-end = You cannot play any card. End your actions.
    .clause = IL-7.7
il-prompt-ship = Choose a ship.
    .clause = IL-8.5
il-prompt-sail = Where does the ship from { $from } go?
    .clause = IL-8.5
il-prompt-settle = Choose a site for the { $card } card’s pioneer.
    .clause = IL-5.4
il-prompt-side = Build a fort or a counting house on { $island }?
    .clause = IL-12.2
il-prompt-copy = Choose a resource for the counting house on { $island } to copy.
    .clause = IL-12.4
il-prompt-market = Choose a resource to return. Its price goes up.
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
il-what-redraw = swaps cards ({ $thrown } discarded so far)
il-what-tile = chooses a tile
il-what-cell = chooses a cell for { $tile }
il-what-rotation = rotates { $tile } { $at }
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
il-deed-explore = { $tile } { $at }, with a ship at { $piece }
il-deed-explored = { $tile } joins the map, with a ship at { $island }
il-deed-raise = 1 { $resource } returned, its price is now { $price }
il-deed-settle = a pioneer on { $site-a } on { $island }
il-deed-fort = a fort on { $island }
il-deed-house = a counting house for { $resource } on { $island }

## Choices

il-do-throw = Discard a { $card } card
il-do-done = Keep the rest
il-do-tile = Take { $tile }: { $pieces }
il-do-cell = Place the tile { $at }
il-do-rotate = { $rotation ->
        [0] Not rotated
       *[other] Rotated { $degrees }° clockwise
    }
il-do-anchor = Ship to { $piece }
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
il-do-end = End actions: produce and draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
il-do-add = Add a ship from your reserve
il-do-move = Move a ship from { $from }
il-do-new-tile = Explore a new tile
il-do-land = Land on { $island } (free: { $free }; your ships there: { $ships })
il-do-raid = Occupy the lair of { $tile }
il-do-settle = Place a pioneer on { $site-a } on { $island } for { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }
il-do-fort = Build a fort
il-do-house = Build a counting house
il-do-copy = Copy { $resource }
il-do-raise = Return 1 { $resource }: its price rises to { $price }
il-do-pay = Pay with a { $card } card

## What happens

il-log-redrew = { $seat } { $count ->
        [0] keeps the whole hand
        [one] swaps { $count } card
       *[other] swaps { $count } cards
    }.
    .would = { $seat } { $count ->
            [0] would keep the whole hand
            [one] would swap { $count } card
           *[other] would swap { $count } cards
        }.
il-log-first = { $seat } goes first.
il-log-setup = Setup: { $seat } goes first; the exploration zone has { $tiles }; each player draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
il-log-with-card = { $seat } plays a { $card } card{ $paid ->
        [0] {""}
        [one] {" "}and pays 1 card
       *[other] {" "}and pays { $paid } cards
    }: { $deed }.
    .would = { $seat } would play a { $card } card{ $paid ->
            [0] {""}
            [one] {" "}and pay 1 card
           *[other] {" "}and pay { $paid } cards
        }: { $deed }.
il-log-explored-landed = { $seat } adds { $tile } to the map and lands a ship on { $island }.
    .would = { $seat } would add { $tile } to the map and land a ship on { $island }.
il-log-round = Round { $round } begins.
    .would = Round { $round } would begin.
il-log-played = { $seat } plays a { $card } card.
    .would = { $seat } would play a { $card } card.
il-log-paid = { $seat } pays { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .would = { $seat } would pay { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
il-log-explored = { $seat } adds { $tile } to the map.
    .would = { $seat } would add { $tile } to the map.
il-log-merged = { $joined } is now part of { $island }.
    .would = { $joined } would become part of { $island }.
il-log-landed = { $seat } lands a new ship on { $island }.
    .would = { $seat } would land a new ship on { $island }.
il-log-moved = { $seat ->
        [one] { $seat } move
       *[other] { $seat } moves
    } a ship from { $from } to { $island }.
    .would = { $seat } would move a ship from { $from } to { $island }.
il-log-raided = { $seat } sends a ship from { $from } to the lair of { $tile }.
    .would = { $seat } would send a ship from { $from } to the lair of { $tile }.
il-log-revealed = New in the exploration zone: { $tile }.
il-log-settled = { $seat } places a pioneer on { $kind-a } on { $island }.
    .would = { $seat } would place a pioneer on { $kind-a } on { $island }.
il-log-found = { $seat } finds { $gold } gold.
    .would = { $seat } would find { $gold } gold.
il-log-fort = { $seat } builds a fort on { $island }.
    .would = { $seat } would build a fort on { $island }.
il-log-house = { $seat } builds a counting house on { $island } that copies { $resource }.
    .would = { $seat } would build a counting house on { $island } that copies { $resource }.
il-log-raised = { $seat } returns 1 { $resource }. Its price is now { $price }.
    .would = { $seat } would return 1 { $resource }. Its price would be { $price }.
il-log-produced = { $seat } produces { $goods }.
    .would = { $seat } would produce { $goods }.
il-log-drew = { $seat } draws { $cards }.
    .would = { $seat } would draw { $cards }.
il-log-drew-unseen = { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .would = { $seat } would draw { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
il-log-reshuffled = The discard pile is shuffled into a new draw pile.
il-log-took = { $seat } takes { $cards } from { $victim }’s hand.
    .would = { $seat } would take { $cards } from { $victim }’s hand.
il-log-took-unseen = { $seat } takes { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { $victim }’s hand.
    .would = { $seat } would take { $count ->
            [one] 1 card
           *[other] { $count } cards
        } from { $victim }’s hand.
il-log-draw-lost = There are no cards left for { $seat } to draw ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    } short).
il-log-last-round = { $seat } has placed their last pioneer. This is the last round.
    .would = { $seat } would have placed their last pioneer. This would be the last round.
il-log-ended-pioneers = The last round is over. Screens are lifted.
il-log-ended-stalemate = No sites are left and no tile fits. Screens are lifted.
il-log-ended-rounds = The maximum number of rounds is reached. Screens are lifted.

## Refusals

il-no-over = The game is over.
il-no-not-yours = It is another player’s turn.
il-no-not-now = You have to decide something else first.
il-no-redraw-over = You can swap cards only once, before the first islands.
il-no-throwing = You can discard cards only to pay.
il-no-unfinished = Finish the current action first.
il-no-turns-yet = You cannot play cards before the first turn.
il-no-not-held = You have no { $card } card.
il-no-cannot-pay = This costs { $needed ->
        [one] { $needed } other card
       *[other] { $needed } other cards
    }; you have { $held }.
il-no-pirates = Under piracy this costs { $needed ->
        [one] { $needed } other card
       *[other] { $needed } other cards
    }; you have { $held }.
il-no-not-in-zone = The exploration zone does not contain { $tile }.
il-no-fits-nowhere = There is no cell where { $tile } fits.
il-no-cell-taken = There is already a tile on that cell.
il-no-cell-alone = That cell is not next to a tile.
il-no-edges = There, { $tile } would put land next to sea.
il-no-nothing-grows = No island would grow on that cell.
il-no-rotation = A tile has six rotations, 0 to 5.
il-no-first-cell = The first tile goes in the middle.
il-no-first-rotation = The first tile cannot be rotated.
il-no-other-tile = { $piece } is not part of { $tile }.
il-no-tiles = There are no tiles left in the exploration zone.
il-no-tile-fits = No tile from the exploration zone fits anywhere.
il-no-island = { $piece } is not in play.
il-no-part-of = { $piece } is part of { $island }.
il-no-same-place = The ship is already there.
il-no-not-in-play = That tile is not in play.
il-no-lair = There is no lair on { $tile }.
il-no-lair-taken = The lair of { $tile } is occupied.
il-no-ship-left = You have no ships in reserve.
il-no-ship-there = You have no ship there.
il-no-nowhere = The ship has nowhere else to go.
il-no-pioneer = You have no pioneers left.
il-no-token = There are no building tokens left.
il-no-site = There is no free site in play for the { $card } card.
il-no-site-taken = There is no free { $site } on { $island }.
il-no-wrong-site = The { $card } card cannot be played on { $site-a }.
il-no-no-ship = You have no ship at an island with a free site for this card.
il-no-ships = The { $card } card needs { $needed ->
        [one] { $needed } ship
       *[other] { $needed } ships
    } of yours at this island; you have { $held }.
il-no-copy = There is no plantation in use on this island.
il-no-gold-copy = A counting house cannot copy gold.
il-no-not-grown = Nobody grows { $resource } on this island.
il-no-one-market = You can play only one Market card per turn.
il-no-market-token = No market tokens left: prices are final.
il-no-resource = You need { $needed ->
        [one] { $needed } resource
       *[other] { $needed } resources
    } behind your screen.
il-no-stock = You need { $needed } { $resource } behind your screen.
il-no-last-figure = The price of { $resource } is already at its maximum.

## Results

il-item-ebony = Ebony
il-item-dye = Dye
il-item-spice = Spice
il-item-gold = Gold
il-ending-pioneers = A player placed their last pioneer.
    .clause = IL-17.1
il-ending-stalemate = No sites were left and no tile could be placed.
    .clause = IL-17.7
il-ending-rounds = The game reached the maximum number of rounds.
    .clause = IL-17.8
il-tie-pioneers = Tie broken by pioneers placed.
    .clause = IL-17.6

## The table as text

il-page-round = Round { $round }
il-page-first = First player: { $seat }
il-page-active = { $seat }’s turn
il-page-paying = Paying for { $deed } ({ $left ->
        [one] { $left } card
       *[other] { $left } cards
    } of { $cost } left)
il-page-placing = Placing { $tile } { $at }{ $rotation ->
        [1] , rotated 60° clockwise
        [2] , rotated 120° clockwise
        [3] , rotated 180°
        [4] , rotated 240° clockwise
        [5] , rotated 300° clockwise
       *[other] {""}
    }
il-page-sailing = Moving a ship from { $from }
il-page-map = Map
il-page-legend = Each tile shows its name, % for a pirates’ lair (with the number of the player there), its pieces with their sites, and its cell. A letter on an edge names the piece whose land reaches it. (q,r) marks a cell where a tile from the zone fits.
il-page-legend-sites = Sites: E ebony, D dye, S spice, G gold, R ruins, B building site. A number is the player whose pioneer is there.
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
il-page-known = { $seat } has { $cards } taken from you
il-page-berth = { $at } ({ $ships })
il-page-berths = { $seat }’s ships: { $berths }
il-page-ships = { $seat } { $ships }
il-page-taken = { $seat }: { $what }
il-page-supply = Cards and supply
il-page-pile = Draw pile { $pile }, discard pile { $discard }
il-page-played = Played face up: { $cards }
il-page-buried = Your face-down discards: { $cards }
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
il-page-head-figures = Price steps
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
