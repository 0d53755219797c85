# Goa: names and tooltips of the components, and all that the game says.

## Spices

go-spice-ginger = ginger
    .title = Ginger
    .text = A spice. It grows on ginger plantations and wherever ginger is allowed.
go-spice-cinnamon = cinnamon
    .title = Cinnamon
    .text = A spice. It grows on cinnamon plantations and wherever cinnamon is allowed.
go-spice-pepper = pepper
    .title = Pepper
    .text = A spice. It grows on pepper plantations and wherever pepper is allowed.
go-spice-nutmeg = nutmeg
    .title = Nutmeg
    .text = A spice. It grows on nutmeg plantations and wherever nutmeg is allowed.
go-spice-clove = clove
    .title = Clove
    .text = A spice. It grows on clove plantations and wherever clove is allowed.

## Columns of the development board

go-column-ships = Ships
    .title = Ships
    .text = How many ships the action Build ships gives.
go-column-harvest = Harvest
    .title = Harvest
    .text = How many spices the action Harvest gives at most.
go-column-taxes = Taxes
    .title = Taxes
    .text = How many ducats the action Taxes gives.
go-column-expedition = Expedition
    .title = Expedition
    .text = How many cards the action Expedition draws at most, and the hand limit then.
go-column-colony = Found a colony
    .title = Found a colony
    .text = How many colonists come along when a colony is founded; they are not spent.

## Colonies

go-city-quilon = Quilon
    .title = Quilon
    .text = Needs 6 colonists; one field for either of two spices.
go-city-cochin = Cochin
    .title = Cochin
    .text = Needs 8 colonists; one field for any spice.
go-city-madras = Madras
    .title = Madras
    .text = Needs 10 colonists; two fields, each for either of two spices.
go-city-calicut = Calicut
    .title = Calicut
    .text = Needs 12 colonists; two fields for any spices.
go-colony-Q1 = Quilon (ginger, cinnamon)
    .title = Quilon (ginger, cinnamon)
    .text = One field for ginger or cinnamon. Needs 6 colonists.
go-colony-Q2 = Quilon (cinnamon, pepper)
    .title = Quilon (cinnamon, pepper)
    .text = One field for cinnamon or pepper. Needs 6 colonists.
go-colony-Q3 = Quilon (pepper, nutmeg)
    .title = Quilon (pepper, nutmeg)
    .text = One field for pepper or nutmeg. Needs 6 colonists.
go-colony-Q4 = Quilon (nutmeg, clove)
    .title = Quilon (nutmeg, clove)
    .text = One field for nutmeg or clove. Needs 6 colonists.
go-colony-Q5 = Quilon (clove, ginger)
    .title = Quilon (clove, ginger)
    .text = One field for clove or ginger. Needs 6 colonists.
go-colony-K1 = Cochin
    .title = Cochin
    .text = One field for any spice. Needs 8 colonists.
go-colony-K2 = Cochin
    .title = Cochin
    .text = One field for any spice. Needs 8 colonists.
go-colony-K3 = Cochin
    .title = Cochin
    .text = One field for any spice. Needs 8 colonists.
go-colony-K4 = Cochin
    .title = Cochin
    .text = One field for any spice. Needs 8 colonists.
go-colony-M1 = Madras (ginger, cinnamon)
    .title = Madras (ginger, cinnamon)
    .text = Two fields, each for ginger or cinnamon. Needs 10 colonists.
go-colony-M2 = Madras (cinnamon, pepper)
    .title = Madras (cinnamon, pepper)
    .text = Two fields, each for cinnamon or pepper. Needs 10 colonists.
go-colony-M3 = Madras (pepper, nutmeg)
    .title = Madras (pepper, nutmeg)
    .text = Two fields, each for pepper or nutmeg. Needs 10 colonists.
go-colony-M4 = Madras (nutmeg, clove)
    .title = Madras (nutmeg, clove)
    .text = Two fields, each for nutmeg or clove. Needs 10 colonists.
go-colony-M5 = Madras (clove, ginger)
    .title = Madras (clove, ginger)
    .text = Two fields, each for clove or ginger. Needs 10 colonists.
go-colony-L1 = Calicut
    .title = Calicut
    .text = Two fields for any spices. Needs 12 colonists.
go-colony-L2 = Calicut
    .title = Calicut
    .text = Two fields for any spices. Needs 12 colonists.
go-colony-L3 = Calicut
    .title = Calicut
    .text = Two fields for any spices. Needs 12 colonists.
go-colony-L4 = Calicut
    .title = Calicut
    .text = Two fields for any spices. Needs 12 colonists.

## Symbols of Expedition cards

go-symbol-elephant = elephant
    .title = Elephant
    .text = Equal symbols in hand score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.
go-symbol-fish = fish
    .title = Fish
    .text = Equal symbols in hand score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.
go-symbol-palm-tree = palm tree
    .title = Palm tree
    .text = Equal symbols in hand score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.
go-symbol-shell = shell
    .title = Shell
    .text = Equal symbols in hand score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.
go-symbol-statue = statue
    .title = Statue
    .text = Equal symbols in hand score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.
go-symbol-tiger = tiger
    .title = Tiger
    .text = Equal symbols in hand score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.

## Tiles

go-tile-A01 = Ginger
    .title = Ginger
    .text = Plantation with one field for ginger. Worth 1 point at the end, 3 with the Foreman, even when discarded.
go-tile-A02 = Cinnamon
    .title = Cinnamon
    .text = Plantation with one field for cinnamon. Worth 1 point at the end, 3 with the Foreman, even when discarded.
go-tile-A03 = Pepper
    .title = Pepper
    .text = Plantation with one field for pepper. Worth 1 point at the end, 3 with the Foreman, even when discarded.
go-tile-A04 = Nutmeg
    .title = Nutmeg
    .text = Plantation with one field for nutmeg. Worth 1 point at the end, 3 with the Foreman, even when discarded.
go-tile-A05 = Clove
    .title = Clove
    .text = Plantation with one field for clove. Worth 1 point at the end, 3 with the Foreman, even when discarded.
go-tile-A06 = Ginger 2
    .title = Ginger 2
    .text = Plantation with two fields for ginger.
go-tile-A07 = Ginger 2
    .title = Ginger 2
    .text = Plantation with two fields for ginger.
go-tile-A08 = Cinnamon 2
    .title = Cinnamon 2
    .text = Plantation with two fields for cinnamon.
go-tile-A09 = Cinnamon 2
    .title = Cinnamon 2
    .text = Plantation with two fields for cinnamon.
go-tile-A10 = Pepper 2
    .title = Pepper 2
    .text = Plantation with two fields for pepper.
go-tile-A11 = Pepper 2
    .title = Pepper 2
    .text = Plantation with two fields for pepper.
go-tile-A12 = Nutmeg 2
    .title = Nutmeg 2
    .text = Plantation with two fields for nutmeg.
go-tile-A13 = Nutmeg 2
    .title = Nutmeg 2
    .text = Plantation with two fields for nutmeg.
go-tile-A14 = Clove 2
    .title = Clove 2
    .text = Plantation with two fields for clove.
go-tile-A15 = Clove 2
    .title = Clove 2
    .text = Plantation with two fields for clove.
go-tile-A16 = Crop rotation
    .title = Crop rotation
    .text = Like a single plantation, with one field for any spice. Worth no points.
go-tile-A17 = Foreman
    .title = Foreman
    .text = At the end each of your single plantations is worth 3 points instead of 1.
go-tile-A18 = Ship
    .title = Ship
    .text = Once per round: take 1 ship.
go-tile-A19 = Colonist
    .title = Colonist
    .text = Once per round: take 1 colonist.
go-tile-A20 = Ducats
    .title = Ducats
    .text = Once per round: take 3 ducats.
go-tile-A21 = Spice
    .title = Spice
    .text = Once per round: take 1 spice of your choice and put it on a free field.
go-tile-A22 = Duty
    .title = Duty
    .text = Once: return 6 of your spices. The tile is then worth 5 points at the end.
go-tile-A23 = Extra actions
    .title = Extra actions
    .text = At once: take 2 bonus-action cards.
go-tile-A24 = Expeditions
    .title = Expeditions
    .text = At once: draw 2 Expedition cards, even above the hand limit.
go-tile-A25 = Ships
    .title = Ships
    .text = At once: take 4 ships.
go-tile-A26 = Colonists
    .title = Colonists
    .text = At once: take 4 colonists.
go-tile-A27 = Settlement
    .title = Settlement
    .text = At once: take 1 ship, 1 colonist and 1 bonus-action card.
go-tile-A28 = Ships/Colonists
    .title = Ships/Colonists
    .text = At once: take 3 ships or 3 colonists, no mix.
go-tile-A29 = Ships/Colonists
    .title = Ships/Colonists
    .text = At once: take 3 ships or 3 colonists, no mix.
go-tile-B01 = Ginger 2
    .title = Ginger 2
    .text = Plantation with two fields for ginger.
go-tile-B02 = Cinnamon 2
    .title = Cinnamon 2
    .text = Plantation with two fields for cinnamon.
go-tile-B03 = Pepper 2
    .title = Pepper 2
    .text = Plantation with two fields for pepper.
go-tile-B04 = Nutmeg 2
    .title = Nutmeg 2
    .text = Plantation with two fields for nutmeg.
go-tile-B05 = Clove 2
    .title = Clove 2
    .text = Plantation with two fields for clove.
go-tile-B06 = Ginger 3
    .title = Ginger 3
    .text = Plantation with three fields for ginger.
go-tile-B07 = Cinnamon 3
    .title = Cinnamon 3
    .text = Plantation with three fields for cinnamon.
go-tile-B08 = Pepper 3
    .title = Pepper 3
    .text = Plantation with three fields for pepper.
go-tile-B09 = Nutmeg 3
    .title = Nutmeg 3
    .text = Plantation with three fields for nutmeg.
go-tile-B10 = Clove 3
    .title = Clove 3
    .text = Plantation with three fields for clove.
go-tile-B11 = Extra harvest
    .title = Extra harvest
    .text = Once: fill up to 3 of your plantations and colonies.
go-tile-B12 = Swap
    .title = Swap
    .text = Once: take a tile of the play area and leave this one in its place. What you take may be used now or later.
go-tile-B13 = Espionage
    .title = Espionage
    .text = Once: build ships, harvest, raise taxes or found a colony by the marker of an opponent. This is no action.
go-tile-B14 = Resupply
    .title = Resupply
    .text = Once: reveal 2 Expedition cards and take as many ships, colonists or spices as they show colonists.
go-tile-B15 = Vice-king
    .title = Vice-king
    .text = Once: move your least advanced marker down one row for nothing.
go-tile-B16 = Duty
    .title = Duty
    .text = Once: return 6 of your spices. The tile is then worth 5 points at the end.
go-tile-B17 = Expedition
    .title = Expedition
    .text = Once per round: draw 1 Expedition card.
go-tile-B18 = Favor
    .title = Favor
    .text = At once: take one of the tiles removed when the phases were set up.
go-tile-B19 = Extra actions
    .title = Extra actions
    .text = At once: take 2 bonus-action cards.
go-tile-B20 = Expeditions
    .title = Expeditions
    .text = At once: draw 3 Expedition cards, even above the hand limit.
go-tile-B21 = Ships
    .title = Ships
    .text = At once: take 4 ships.
go-tile-B22 = Colonists
    .title = Colonists
    .text = At once: take 4 colonists.
go-tile-B23 = Settlement
    .title = Settlement
    .text = At once: take 1 ship, 1 colonist and 1 bonus-action card.
go-tile-B24 = Ships/Colonists
    .title = Ships/Colonists
    .text = At once: take 3 ships or 3 colonists, no mix.
go-tile-B25 = Ships/Colonists
    .title = Ships/Colonists
    .text = At once: take 3 ships or 3 colonists, no mix.
go-tile-B26 = Mission
    .title = Mission
    .text = Worth 2 points at the end.
go-tile-B27 = Mission
    .title = Mission
    .text = Worth 2 points at the end.
go-tile-B28 = Mission
    .title = Mission
    .text = Worth 3 points at the end.
go-tile-B29 = Mission
    .title = Mission
    .text = Worth 3 points at the end.

## Expedition cards

go-card-X01 = Ships (elephant)
    .title = Ships (elephant)
    .text = Take 2 ships.
go-card-X02 = Ships (fish)
    .title = Ships (fish)
    .text = Take 2 ships.
go-card-X03 = Ships (shell)
    .title = Ships (shell)
    .text = Take 2 ships.
go-card-X04 = Colonists (tiger)
    .title = Colonists (tiger)
    .text = Take 2 colonists.
go-card-X05 = Colonists (palm tree)
    .title = Colonists (palm tree)
    .text = Take 2 colonists.
go-card-X06 = Colonists (statue)
    .title = Colonists (statue)
    .text = Take 2 colonists.
go-card-X07 = Ducats (fish)
    .title = Ducats (fish)
    .text = Take 5 ducats.
go-card-X08 = Ducats (shell)
    .title = Ducats (shell)
    .text = Take 5 ducats.
go-card-X09 = Ducats (elephant)
    .title = Ducats (elephant)
    .text = Take 5 ducats.
go-card-X10 = Spices (palm tree)
    .title = Spices (palm tree)
    .text = Take 2 spices of your choice and put them on free fields.
go-card-X11 = Spices (statue)
    .title = Spices (statue)
    .text = Take 2 spices of your choice and put them on free fields.
go-card-X12 = Spices (tiger)
    .title = Spices (tiger)
    .text = Take 2 spices of your choice and put them on free fields.
go-card-X13 = Sale (shell)
    .title = Sale (shell)
    .text = Sell up to 4 spices for 3 ducats each.
go-card-X14 = Sale (elephant)
    .title = Sale (elephant)
    .text = Sell up to 4 spices for 3 ducats each.
go-card-X15 = Sale (fish)
    .title = Sale (fish)
    .text = Sell up to 4 spices for 3 ducats each.
go-card-X16 = Step (statue)
    .title = Step (statue)
    .text = Pay 6 ducats: one of your markers moves down one row.
go-card-X17 = Step (tiger)
    .title = Step (tiger)
    .text = Pay 8 ducats: one of your markers moves down one row.
go-card-X18 = Step (palm tree)
    .title = Step (palm tree)
    .text = Pay 10 ducats: one of your markers moves down one row.
go-card-X19 = Mixed harvest (elephant)
    .title = Mixed harvest (elephant)
    .text = With Harvest: take any mix of spices, ships and colonists.
go-card-X20 = Mixed harvest (fish)
    .title = Mixed harvest (fish)
    .text = With Harvest: take any mix of spices, ships and colonists.
go-card-X21 = Mixed harvest (shell)
    .title = Mixed harvest (shell)
    .text = With Harvest: take any mix of spices, ships and colonists.
go-card-X22 = Reinforcements (tiger)
    .title = Reinforcements (tiger)
    .text = With Found a colony: reveal one card more.
go-card-X23 = Reinforcements (palm tree)
    .title = Reinforcements (palm tree)
    .text = With Found a colony: reveal one card more.
go-card-X24 = Reinforcements (statue)
    .title = Reinforcements (statue)
    .text = With Found a colony: reveal one card more.
go-card-X25 = Ships only (fish)
    .title = Ships only (fish)
    .text = With Progress: pay no spices.
go-card-X26 = Ships only (shell)
    .title = Ships only (shell)
    .text = With Progress: pay no spices.
go-card-X27 = Ships only (elephant)
    .title = Ships only (elephant)
    .text = With Progress: pay no spices.
go-card-X28 = Spices only (palm tree)
    .title = Spices only (palm tree)
    .text = With Progress: pay no ships.
go-card-X29 = Spices only (statue)
    .title = Spices only (statue)
    .text = With Progress: pay no ships.
go-card-X30 = Spices only (tiger)
    .title = Spices only (tiger)
    .text = With Progress: pay no ships.

## Bonanza tiles

go-bonanza-Z1 = Bonanza: 2 ships
    .title = Bonanza: 2 ships
    .text = Take 2 ships.
go-bonanza-Z2 = Bonanza: 2 colonists
    .title = Bonanza: 2 colonists
    .text = Take 2 colonists.
go-bonanza-Z3 = Bonanza: 5 ducats
    .title = Bonanza: 5 ducats
    .text = Take 5 ducats.
go-bonanza-Z4 = Bonanza: 3 ducats
    .title = Bonanza: 3 ducats
    .text = Take 3 ducats.
go-bonanza-Z5 = Bonanza: 2 spices
    .title = Bonanza: 2 spices
    .text = Take 2 spices.
go-bonanza-Z6 = Bonanza: 1 bonus action
    .title = Bonanza: 1 bonus action
    .text = Take 1 bonus action.
go-bonanza-Z7 = Bonanza: 1 Expedition card
    .title = Bonanza: 1 Expedition card
    .text = Take 1 Expedition card.
go-bonanza-Z8 = Bonanza: 1 ship and 1 colonist
    .title = Bonanza: 1 ship and 1 colonist
    .text = Take 1 ship and 1 colonist.

## Other names

go-flag = the flag
    .title = The flag
    .text = Its holder is the first player. Whoever wins it takes a bonus-action card.
go-amount-ships = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
go-amount-colonists = { $count ->
        [one] 1 colonist
       *[other] { $count } colonists
    }
go-amount-ducats = { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }
go-amount-spices = { $count ->
        [one] 1 spice
       *[other] { $count } spices
    }
go-amount-actions = { $count ->
        [one] 1 bonus-action card
       *[other] { $count } bonus-action cards
    }
go-amount-cards = { $count ->
        [one] 1 Expedition card
       *[other] { $count } Expedition cards
    }
go-spot = { $row ->
        [0] above column { $column }
        [6] below column { $column }
       *[other] { $column ->
            [0] left of row { $row }
            [6] right of row { $row }
           *[other] row { $row }, column { $column }
        }
    }

## Options

go-option-quick-start = Quick start
    .text = Before the first round each player moves two markers or takes 10 ducats.
go-option-bonanza = Bonanza
    .text = Under each corner tile lies a bonus for whoever takes it.
go-option-open-ducats = Open ducats
    .text = Everybody sees everybody’s ducats, which a player with a pencil would know anyway.

## Phases and steps

go-phase-a = phase A
go-phase-b = phase B
go-phase-start = Quick start
go-phase-tokens = Tokens
go-phase-auctions = Auctions
go-phase-actions = Actions
go-phase-bonus = Bonus actions
go-phase-over = The end

## What is to be decided

go-prompt-quick-start = Take { $ducats } ducats, or move a first marker down
go-prompt-quick-start-second = Move a second marker down
go-prompt-flag = Place the flag beside a tile
go-prompt-token = Put token { $token } on a tile
go-prompt-bid = Pass, or bid at least { $least } for { $item }. You hold { $held }; { $seller } sells{ $best ->
        [0] .
       *[other] , { $leader } leads with { $best }.
    }
go-prompt-sell = Sell { $item } to { $leader } for { $best }, or buy it yourself for { $price }. You hold { $held }
go-prompt-replant = Choose the plantation that makes room for { $tile }
go-prompt-fill = Choose a spice for { $plot }
go-prompt-ships-or-colonists = Take ships or colonists
go-prompt-favor = Take one of the removed tiles
go-prompt-use-or-keep = Use { $tile } now, or keep it for later
go-prompt-gain = Place a spice, { $left } to go
go-prompt-bonus = Play a bonus action ({ $held } in hand), or pass
go-prompt-turn = Take { $bonus ->
        [yes] a bonus action
       *[other] an action
    }
go-prompt-end = Use tiles or a card, or end the turn
go-prompt-pay = Choose where to take the spice from; still to pay: { $price }
go-prompt-harvest = Harvest: { $left } more
go-prompt-room = Make room for { $cards } cards: { $over } too many for your limit of { $limit }
go-prompt-attempt = { $city } lacks { $missing } colonists, you hold { $held }: pay, help yourself, or give up
go-prompt-colony = Choose a tile of { $city }
go-prompt-spy = Choose whom to spy on
go-prompt-spy-act = Choose an action with the markers of { $on }
go-prompt-extra-harvest = Choose a plantation or colony to fill, { $left } at most
go-prompt-resupply = Take { $total } in one kind
go-prompt-vice-king = Move one of your least advanced markers down
go-prompt-step = Move one of your markers down
go-prompt-duty = Deliver a spice for { $tile }, { $left } to go
go-prompt-sale = Sell a spice for { $ducats } ducats, { $left } more at most
go-prompt-swap = Choose a tile of the play area for { $tile }
go-what-quick-start = chooses { $ducats } ducats or two columns
go-what-quick-start-second = chooses a second column
go-what-flag = places the flag
go-what-token = places token { $token }
go-what-bid = passes or bids for { $item }
go-what-sell = sells { $item } or buys it
go-what-replant = makes room for { $tile }
go-what-fill = chooses a spice for { $plot }
go-what-ships-or-colonists = takes ships or colonists
go-what-favor = takes a removed tile
go-what-use-or-keep = uses or keeps { $tile }
go-what-gain = places spices
go-what-bonus = plays a bonus action or passes
go-what-turn = takes { $bonus ->
        [yes] a bonus action
       *[other] an action
    }
go-what-end = ends the turn
go-what-pay = pays { $price }
go-what-harvest = harvests, { $left } more
go-what-room = makes room for { $cards } cards
go-what-attempt = lacks { $missing } colonists for { $city }
go-what-colony = chooses a tile of { $city }
go-what-spy = chooses whom to spy on
go-what-spy-act = acts with the markers of { $on }
go-what-extra-harvest = fills plantations and colonies
go-what-resupply = takes { $total } in one kind
go-what-vice-king = moves a marker with Vice-king
go-what-step = moves a marker down
go-what-duty = delivers spices for { $tile }
go-what-sale = sells spices
go-what-swap = swaps { $tile } for another tile
go-prompt-over = The game is over
go-wait = { $seat } { $what }

## Buttons

go-do-ducats = Take { $ducats } ducats
go-do-descend = Move the marker in { $column } down
go-do-flag = Flag { $at }
go-do-mark = Mark { $tile }
go-do-pass = Pass
go-do-bid = Bid { $ducats }
go-do-sell = Sell for { $ducats }
go-do-buy = Buy for { $ducats }
go-do-clear = Discard { $tile }
go-do-fill = Fill with { $spice }
go-do-take-ships = Take { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
go-do-take-colonists = Take { $count ->
        [one] 1 colonist
       *[other] { $count } colonists
    }
go-do-take-spices = Take { $count ->
        [one] 1 spice
       *[other] { $count } spices
    }
go-do-take-tile = Take { $tile }
go-do-progress = Progress in { $column }
go-do-progress-with = Progress in { $column } with { $card }
go-do-build = Build ships: { $count }
go-do-harvest = Harvest: { $count }
go-do-taxes = Taxes: { $count } ducats
go-do-expedition = Expedition: draw { $count }
go-do-found = Found { $city } ({ $needs } colonists)
go-do-found-with = Found { $city } ({ $needs } colonists) with { $card }
go-do-use = Use { $tile }
go-do-keep = Keep { $tile }
go-do-play = Play { $card }
go-do-discard = Discard { $card }
go-do-end-turn = End turn
go-do-give = { $spice } from { $plot }
go-do-place = { $spice } on { $plot }
go-do-stop = Stop
go-do-pay-colonists = Pay { $count ->
        [one] 1 colonist
       *[other] { $count } colonists
    }
go-do-give-up = Give up, for { $count ->
        [one] 1 colonist
       *[other] { $count } colonists
    }
go-do-take-colony = Take { $colony }
go-do-spy = Spy on { $on }
go-do-fill-plot = Fill { $plot }
go-do-swap = Swap for { $tile }
go-do-bonus = Play a bonus action
go-do-bonus-pass = Pass

## Log

go-log-phase = The { $phase } begins; removed: { $tiles }.
go-log-round = Round { $round } begins.
go-log-flag = { $seat } plants the flag: { $at }.
go-log-marked = { $seat } marks { $tile } with { $token }.
go-log-auction = { $seat } puts { $item } up for sale, token { $token }.
go-log-bid = { $seat } bids { $ducats }.
go-log-bid-pass = { $seat } passes.
go-log-sold = { $seat } wins { $item } and pays { $ducats } to { $seller }.
go-log-bought = { $seat } buys { $item } and pays { $ducats } to the bank.
go-log-free = { $seat } takes { $item } for free.
go-log-gained = { $seat } takes { $gains }.
go-log-planted = { $seat } places { $tile }.
go-log-cleared = { $seat } discards { $tile }.
go-log-kept = { $seat } keeps { $tile }.
go-log-spice = { $seat } puts { $spice } on { $plot }.
go-log-given = { $seat } returns { $spice } from { $plot }.
go-log-ships-paid = { $seat } pays { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }.
go-log-ducats-paid = { $seat } pays { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } to the bank.
go-log-colonists-paid = { $seat } pays { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }.
go-log-acts-progress = { $seat } makes progress.
go-log-acts-ships = { $seat } builds ships.
go-log-acts-harvest = { $seat } harvests.
go-log-acts-taxes = { $seat } raises taxes.
go-log-acts-expedition = { $seat } sends an expedition.
go-log-acts-colony = { $seat } sets out to found a colony.
go-log-spies-progress = { $seat } makes progress like { $by }.
go-log-spies-ships = { $seat } builds ships like { $by }.
go-log-spies-harvest = { $seat } harvests like { $by }.
go-log-spies-taxes = { $seat } raises taxes like { $by }.
go-log-spies-expedition = { $seat } sends an expedition like { $by }.
go-log-spies-colony = { $seat } sets out to found a colony like { $by }.
go-log-advanced = { $seat } reaches row { $row } in { $column }.
go-log-drew = { $seat } draws { $cards }.
go-log-drew-unseen = { $seat } draws { $count ->
        [one] 1 Expedition card
       *[other] { $count } Expedition cards
    }.
go-log-revealed = { $seat } reveals { $cards }: { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }.
go-log-reshuffled = The discard pile becomes the draw pile.
go-log-card = { $seat } plays { $card }.
go-log-card-discarded = { $seat } discards { $card }.
go-log-named = { $seat } names { $city }.
go-log-founded = { $seat } founds { $colony }.
go-log-failed = { $seat } does not found { $city }.
go-log-used = { $seat } uses { $tile }.
go-log-spied = { $seat } spies on { $on }.
go-log-favored = { $seat } takes { $tile } from the removed tiles.
go-log-swapped = { $seat } takes { $tile } from the play area and leaves the Swap tile: { $at }.
go-log-duty = { $seat } fulfils { $tile }.
go-log-bonanza = { $seat } finds { $bonanza }.
go-log-bonus = { $seat } plays a bonus-action card.
go-log-bonus-pass = { $seat } plays no more bonus actions this round.
go-log-ended = The last round is over.

## Refusals

go-no-over = The game is over.
go-no-yours = This is for another player to decide.
go-no-now = Something else is to be decided now.
go-no-plays-yet = Tiles and cards are used during actions only, not while tokens are placed and items auctioned.
go-no-unfinished = What has been begun must be finished first.
go-no-acted = The action of this turn has been taken.
go-no-must-act = An action must be taken first.
go-no-bonus-now = Bonus-action cards are played after the third lap only.
go-no-bonus-pass = You hold { $held } bonus-action cards and may keep only 1.
go-no-second-column = A marker has been moved: a second column must follow.
go-no-same-column = The marker in { $column } has been moved already; another column must follow.
go-no-flag-on-tile = A tile lies there; the flag goes on an empty space or on the edge.
go-no-flag-on-corner = An outer corner touches tiles only diagonally.
go-no-flag-alone = No tile lies right beside this spot.
go-no-in-play-area = { $tile } is not in the play area.
go-no-marked = { $tile } bears a token already.
go-no-beside-flag = { $tile } is not next to the flag.
go-no-beside-token = { $tile } is not next to the token placed just before.
go-no-bid-low = A bid must be at least { $least }.
go-no-bid-high = You hold { $held } ducats; a bid may not exceed them.
go-no-buy = Buying costs { $price } ducats, and you hold { $held }.
go-no-plantation = { $tile } is no plantation on your board.
go-no-spice = { $plot } does not take { $spice }.
go-no-full = { $plot } has no free field.
go-no-plot = { $plot } is not on your board.
go-no-spice-there = There is no { $spice } on { $plot }.
go-no-in-price = { $spice } is not to be paid now.
go-no-removed = { $tile } is not among the removed tiles.
go-no-last-row = Your marker in { $column } is on the last row.
go-no-spices = You do not hold the spices for the next step in { $column }.
go-no-ships = This step costs { $needed } ships, and you hold { $held }.
go-no-held = { $card } is not in your hand.
go-no-card-played = An Expedition card has been played this turn.
go-no-modifier = { $card } is played only with its own action.
go-no-harvest = There is no free field to harvest on.
go-no-harvest-card = Ships and colonists are harvested only with the card for it.
go-no-harvest-none = At least one unit must be taken.
go-no-draw = You may draw 1 to { $most } cards.
go-no-cards = There is no Expedition card left.
go-no-founded = { $city } is founded already.
go-no-under-way = { $city } is being attempted already.
go-no-colonists = { $needed } colonists are missing, and you hold { $held }.
go-no-colony = This Colony tile is not to be had.
go-no-effect = This would have no effect now.
go-no-owned = { $tile } does not lie before you.
go-no-turned = { $tile } has been used this round.
go-no-usable = { $tile } counts at the end and is not used.
go-no-duty = { $needed } spices must be delivered, and you hold { $held }.
go-no-ducats = The card costs { $needed } ducats, and you hold { $held }.
go-no-least = Your marker in { $column } is not one of the least advanced.
go-no-opponent = Espionage needs an opponent.
go-no-spying = Espionage gives Build ships, Harvest, Taxes or Found a colony only.
go-no-at-least-one = At least one is needed.
go-no-field-for-spices = There is no free field for spices.
go-no-other-tile = { $tile } is not the tile taken with Swap.

## Score sheet and result

go-item-ships = Marker in Ships
go-item-harvest = Marker in Harvest
go-item-taxes = Marker in Taxes
go-item-expedition = Marker in Expedition
go-item-colony = Marker in Found a colony
go-item-colonies = Colonies
go-item-plantations = Single plantations
go-item-duties = Duties
go-item-missions = Missions
go-item-expeditions = Expedition cards
go-item-ducats = Most ducats
go-ending-rounds = Eight rounds have been played.
    .clause = GO-17.1
go-tie-ducats = More ducats broke the tie.
    .clause = GO-17.9

## The table as text

go-page-round = Round { $round } of { $rounds }, { $phase }
go-page-lap = Action { $lap } of { $laps }
go-page-flag = Flag: { $seat }
go-page-auction = Auction { $token } of { $tokens }: { $item }, sold by { $seller }
go-page-bid-waits = { $seat } has yet to speak
go-page-bid-pass = { $seat } has passed
go-page-bid = { $seat } has bid { $ducats }
go-page-attempt = Founding { $city }: needs { $needs }, board { $board }, cards { $cards }; missing { $missing }
go-page-harvest = Harvest: { $taken } of { $of } taken
go-page-card = Being played: { $card }
go-page-grid = Play area
go-page-players = Players
go-page-supply = Supply
go-page-list = { $list }
go-page-hidden = ?
go-page-head-tile = Tile
go-page-head-name = Name
go-page-head-text = Effect
go-page-head-player = Player
go-page-head-score = Points
go-page-head-ducats = Ducats
go-page-head-ships = Ships
go-page-head-colonists = Colonists
go-page-head-actions = Bonus actions
go-page-head-cards = Cards
go-page-column = row { $row }: { $value }
go-page-column-step = { $column } ({ $payable ->
        [yes] next, can be paid
       *[other] next
    }: { $price })
go-page-plot = { $plot } [{ $id }] { $held }/{ $fields }: { $spices }
go-page-area = Area of { $seat }
go-page-plots = Fields: { $plots }
go-page-kept = { $tile } [{ $id }]{ $state ->
        [pending] , to be carried out
        [turned] , used this round
        [ready] , ready
       *[lies] { "" }
    } – { $text }
go-page-done = Face down: { $tiles }
go-page-hand = { $card } [{ $id }], { $colonists } colonists – { $text }
go-page-chance = { $city } { $percent } %
go-page-chances = Chances of founding: { $chances }
go-page-deck = Expedition cards: { $deck } to draw, { $discard } discarded
go-page-discard = Discard pile: { $cards }
go-page-city = { $city }, { $needs } colonists: { $left }
go-page-removed = Removed tiles: { $tiles }
go-page-bonanza = Bonanza tiles under { $corners } corners, among: { $unseen }
