# Goa: names and tooltips of the components, and all that the game says.

## Spices

go-spice-ginger = ginger
    .mass = yes
    .title = Ginger
    .text = A spice. It grows on ginger plantations and wherever ginger is allowed.
go-spice-cinnamon = cinnamon
    .mass = yes
    .title = Cinnamon
    .text = A spice. It grows on cinnamon plantations and wherever cinnamon is allowed.
go-spice-pepper = pepper
    .mass = yes
    .title = Pepper
    .text = A spice. It grows on pepper plantations and wherever pepper is allowed.
go-spice-nutmeg = nutmeg
    .mass = yes
    .title = Nutmeg
    .text = A spice. It grows on nutmeg plantations and wherever nutmeg is allowed.
go-spice-clove = clove
    .mass = yes
    .title = Clove
    .text = A spice. It grows on clove plantations and wherever clove is allowed.

## Columns of the development board

go-column-ships = Ships
    .number = name
    .title = Ships
    .text = How many ships you get with the Build ships action.
go-column-harvest = Harvest
    .number = name
    .title = Harvest
    .text = How many spices you get at most with the Harvest action.
go-column-taxes = Taxes
    .number = name
    .title = Taxes
    .text = How many ducats you get with the Taxes action.
go-column-expedition = Expedition
    .number = name
    .title = Expedition
    .text = How many cards you draw at most with the Expedition action, and your hand limit then.
go-column-colony = Found a colony
    .number = name
    .title = Found a colony
    .text = How many colonists this column adds when you found a colony. They are not spent.

## Colonies

go-city-quilon = Quilon
    .number = name
    .title = Quilon
    .text = Needs 6 colonists; one field for either of two spices.
go-city-cochin = Cochin
    .number = name
    .title = Cochin
    .text = Needs 8 colonists; one field for any spice.
go-city-madras = Madras
    .number = name
    .title = Madras
    .text = Needs 10 colonists; two fields, each for either of two spices.
go-city-calicut = Calicut
    .number = name
    .title = Calicut
    .text = Needs 12 colonists; two fields for any spices.
go-colony-Q1 = Quilon (ginger, cinnamon)
    .number = name
    .title = Quilon (ginger, cinnamon)
    .text = One field for ginger or cinnamon. Needs 6 colonists.
go-colony-Q2 = Quilon (cinnamon, pepper)
    .number = name
    .title = Quilon (cinnamon, pepper)
    .text = One field for cinnamon or pepper. Needs 6 colonists.
go-colony-Q3 = Quilon (pepper, nutmeg)
    .number = name
    .title = Quilon (pepper, nutmeg)
    .text = One field for pepper or nutmeg. Needs 6 colonists.
go-colony-Q4 = Quilon (nutmeg, clove)
    .number = name
    .title = Quilon (nutmeg, clove)
    .text = One field for nutmeg or clove. Needs 6 colonists.
go-colony-Q5 = Quilon (clove, ginger)
    .number = name
    .title = Quilon (clove, ginger)
    .text = One field for clove or ginger. Needs 6 colonists.
go-colony-K1 = Cochin
    .number = name
    .title = Cochin
    .text = One field for any spice. Needs 8 colonists.
go-colony-K2 = Cochin
    .number = name
    .title = Cochin
    .text = One field for any spice. Needs 8 colonists.
go-colony-K3 = Cochin
    .number = name
    .title = Cochin
    .text = One field for any spice. Needs 8 colonists.
go-colony-K4 = Cochin
    .number = name
    .title = Cochin
    .text = One field for any spice. Needs 8 colonists.
go-colony-M1 = Madras (ginger, cinnamon)
    .number = name
    .title = Madras (ginger, cinnamon)
    .text = Two fields, each for ginger or cinnamon. Needs 10 colonists.
go-colony-M2 = Madras (cinnamon, pepper)
    .number = name
    .title = Madras (cinnamon, pepper)
    .text = Two fields, each for cinnamon or pepper. Needs 10 colonists.
go-colony-M3 = Madras (pepper, nutmeg)
    .number = name
    .title = Madras (pepper, nutmeg)
    .text = Two fields, each for pepper or nutmeg. Needs 10 colonists.
go-colony-M4 = Madras (nutmeg, clove)
    .number = name
    .title = Madras (nutmeg, clove)
    .text = Two fields, each for nutmeg or clove. Needs 10 colonists.
go-colony-M5 = Madras (clove, ginger)
    .number = name
    .title = Madras (clove, ginger)
    .text = Two fields, each for clove or ginger. Needs 10 colonists.
go-colony-L1 = Calicut
    .number = name
    .title = Calicut
    .text = Two fields for any spices. Needs 12 colonists.
go-colony-L2 = Calicut
    .number = name
    .title = Calicut
    .text = Two fields for any spices. Needs 12 colonists.
go-colony-L3 = Calicut
    .number = name
    .title = Calicut
    .text = Two fields for any spices. Needs 12 colonists.
go-colony-L4 = Calicut
    .number = name
    .title = Calicut
    .text = Two fields for any spices. Needs 12 colonists.

## Symbols of Expedition cards

go-symbol-elephant = elephant
    .many = elephants
    .title = Elephant
    .text = Cards with the same symbol score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.
go-symbol-fish = fish
    .title = Fish
    .text = Cards with the same symbol score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.
go-symbol-palm-tree = palm tree
    .many = palm trees
    .title = Palm tree
    .text = Cards with the same symbol score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.
go-symbol-shell = shell
    .many = shells
    .title = Shell
    .text = Cards with the same symbol score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.
go-symbol-statue = statue
    .many = statues
    .title = Statue
    .text = Cards with the same symbol score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.
go-symbol-tiger = tiger
    .many = tigers
    .title = Tiger
    .text = Cards with the same symbol score together at the end: 1, 3, 6, 10 or 15 points for one to five cards.

## Tiles

go-tile-A01 = single ginger plantation
    .many = single ginger plantations
    .title = Single ginger plantation
    .text = Plantation with one field for ginger. Worth 1 point at the end, 3 with the Foreman, even when discarded.
go-tile-A02 = single cinnamon plantation
    .many = single cinnamon plantations
    .title = Single cinnamon plantation
    .text = Plantation with one field for cinnamon. Worth 1 point at the end, 3 with the Foreman, even when discarded.
go-tile-A03 = single pepper plantation
    .many = single pepper plantations
    .title = Single pepper plantation
    .text = Plantation with one field for pepper. Worth 1 point at the end, 3 with the Foreman, even when discarded.
go-tile-A04 = single nutmeg plantation
    .many = single nutmeg plantations
    .title = Single nutmeg plantation
    .text = Plantation with one field for nutmeg. Worth 1 point at the end, 3 with the Foreman, even when discarded.
go-tile-A05 = single clove plantation
    .many = single clove plantations
    .title = Single clove plantation
    .text = Plantation with one field for clove. Worth 1 point at the end, 3 with the Foreman, even when discarded.
go-tile-A06 = double ginger plantation
    .many = double ginger plantations
    .title = Double ginger plantation
    .text = Plantation with two fields for ginger.
go-tile-A07 = double ginger plantation
    .many = double ginger plantations
    .title = Double ginger plantation
    .text = Plantation with two fields for ginger.
go-tile-A08 = double cinnamon plantation
    .many = double cinnamon plantations
    .title = Double cinnamon plantation
    .text = Plantation with two fields for cinnamon.
go-tile-A09 = double cinnamon plantation
    .many = double cinnamon plantations
    .title = Double cinnamon plantation
    .text = Plantation with two fields for cinnamon.
go-tile-A10 = double pepper plantation
    .many = double pepper plantations
    .title = Double pepper plantation
    .text = Plantation with two fields for pepper.
go-tile-A11 = double pepper plantation
    .many = double pepper plantations
    .title = Double pepper plantation
    .text = Plantation with two fields for pepper.
go-tile-A12 = double nutmeg plantation
    .many = double nutmeg plantations
    .title = Double nutmeg plantation
    .text = Plantation with two fields for nutmeg.
go-tile-A13 = double nutmeg plantation
    .many = double nutmeg plantations
    .title = Double nutmeg plantation
    .text = Plantation with two fields for nutmeg.
go-tile-A14 = double clove plantation
    .many = double clove plantations
    .title = Double clove plantation
    .text = Plantation with two fields for clove.
go-tile-A15 = double clove plantation
    .many = double clove plantations
    .title = Double clove plantation
    .text = Plantation with two fields for clove.
go-tile-A16 = Crop rotation tile
    .many = Crop rotation tiles
    .title = Crop rotation
    .text = Like a single plantation, with one field for any spice. Worth no points.
go-tile-A17 = Foreman tile
    .many = Foreman tiles
    .title = Foreman
    .text = At the end, each of your single plantations is worth 3 points instead of 1.
go-tile-A18 = red Ship tile
    .many = red Ship tiles
    .title = Ship
    .text = Once per round: take 1 ship.
go-tile-A19 = red Colonist tile
    .many = red Colonist tiles
    .title = Colonist
    .text = Once per round: take 1 colonist.
go-tile-A20 = red Ducats tile
    .many = red Ducats tiles
    .title = Ducats
    .text = Once per round: take 3 ducats.
go-tile-A21 = red Spice tile
    .many = red Spice tiles
    .title = Spice
    .text = Once per round: take 1 spice of your choice and put it on a free field.
go-tile-A22 = Duty tile
    .many = Duty tiles
    .title = Duty
    .text = Once: return 6 of your spices. The tile is then worth 5 points at the end.
go-tile-A23 = Extra actions tile
    .many = Extra actions tiles
    .title = Extra actions
    .text = Immediately: take 2 bonus-action cards.
go-tile-A24 = Expeditions tile (2 cards)
    .many = Expeditions tiles (2 cards)
    .title = Expeditions (2 cards)
    .text = Immediately: draw 2 Expedition cards, even above your hand limit.
go-tile-A25 = Ships tile
    .many = Ships tiles
    .title = Ships
    .text = Immediately: take 4 ships.
go-tile-A26 = Colonists tile
    .many = Colonists tiles
    .title = Colonists
    .text = Immediately: take 4 colonists.
go-tile-A27 = Settlement tile
    .many = Settlement tiles
    .title = Settlement
    .text = Immediately: take 1 ship, 1 colonist and 1 bonus-action card.
go-tile-A28 = Ships/Colonists tile
    .many = Ships/Colonists tiles
    .title = Ships/Colonists
    .text = Immediately: take 3 ships or 3 colonists (not a mix).
go-tile-A29 = Ships/Colonists tile
    .many = Ships/Colonists tiles
    .title = Ships/Colonists
    .text = Immediately: take 3 ships or 3 colonists (not a mix).
go-tile-B01 = double ginger plantation
    .many = double ginger plantations
    .title = Double ginger plantation
    .text = Plantation with two fields for ginger.
go-tile-B02 = double cinnamon plantation
    .many = double cinnamon plantations
    .title = Double cinnamon plantation
    .text = Plantation with two fields for cinnamon.
go-tile-B03 = double pepper plantation
    .many = double pepper plantations
    .title = Double pepper plantation
    .text = Plantation with two fields for pepper.
go-tile-B04 = double nutmeg plantation
    .many = double nutmeg plantations
    .title = Double nutmeg plantation
    .text = Plantation with two fields for nutmeg.
go-tile-B05 = double clove plantation
    .many = double clove plantations
    .title = Double clove plantation
    .text = Plantation with two fields for clove.
go-tile-B06 = triple ginger plantation
    .many = triple ginger plantations
    .title = Triple ginger plantation
    .text = Plantation with three fields for ginger.
go-tile-B07 = triple cinnamon plantation
    .many = triple cinnamon plantations
    .title = Triple cinnamon plantation
    .text = Plantation with three fields for cinnamon.
go-tile-B08 = triple pepper plantation
    .many = triple pepper plantations
    .title = Triple pepper plantation
    .text = Plantation with three fields for pepper.
go-tile-B09 = triple nutmeg plantation
    .many = triple nutmeg plantations
    .title = Triple nutmeg plantation
    .text = Plantation with three fields for nutmeg.
go-tile-B10 = triple clove plantation
    .many = triple clove plantations
    .title = Triple clove plantation
    .text = Plantation with three fields for clove.
go-tile-B11 = Extra harvest tile
    .many = Extra harvest tiles
    .title = Extra harvest
    .text = Once: fill up to 3 of your plantations and colonies.
go-tile-B12 = Swap tile
    .many = Swap tiles
    .title = Swap
    .text = Once: take a tile from the play area and leave this one in its place. You may use the tile you take now or later.
go-tile-B13 = Espionage tile
    .many = Espionage tiles
    .title = Espionage
    .text = Once: build ships, harvest, collect taxes or found a colony at the level of an opponent’s marker. This does not count as an action.
go-tile-B14 = Resupply tile
    .many = Resupply tiles
    .title = Resupply
    .text = Once: reveal 2 Expedition cards, then take as many ships, colonists or spices as they show colonists.
go-tile-B15 = Vice-king tile
    .many = Vice-king tiles
    .title = Vice-king
    .text = Once: move your least advanced marker down one row for free.
go-tile-B16 = Duty tile
    .many = Duty tiles
    .title = Duty
    .text = Once: return 6 of your spices. The tile is then worth 5 points at the end.
go-tile-B17 = red Expedition tile
    .many = red Expedition tiles
    .title = Expedition
    .text = Once per round: draw 1 Expedition card.
go-tile-B18 = Favor tile
    .many = Favor tiles
    .title = Favor
    .text = Immediately: take one of the tiles that were removed when the phases were set up.
go-tile-B19 = Extra actions tile
    .many = Extra actions tiles
    .title = Extra actions
    .text = Immediately: take 2 bonus-action cards.
go-tile-B20 = Expeditions tile (3 cards)
    .many = Expeditions tiles (3 cards)
    .title = Expeditions (3 cards)
    .text = Immediately: draw 3 Expedition cards, even above your hand limit.
go-tile-B21 = Ships tile
    .many = Ships tiles
    .title = Ships
    .text = Immediately: take 4 ships.
go-tile-B22 = Colonists tile
    .many = Colonists tiles
    .title = Colonists
    .text = Immediately: take 4 colonists.
go-tile-B23 = Settlement tile
    .many = Settlement tiles
    .title = Settlement
    .text = Immediately: take 1 ship, 1 colonist and 1 bonus-action card.
go-tile-B24 = Ships/Colonists tile
    .many = Ships/Colonists tiles
    .title = Ships/Colonists
    .text = Immediately: take 3 ships or 3 colonists (not a mix).
go-tile-B25 = Ships/Colonists tile
    .many = Ships/Colonists tiles
    .title = Ships/Colonists
    .text = Immediately: take 3 ships or 3 colonists (not a mix).
go-tile-B26 = Mission tile (2 VP)
    .many = Mission tiles (2 VP)
    .title = Mission (2 VP)
    .text = Worth 2 points at the end.
go-tile-B27 = Mission tile (2 VP)
    .many = Mission tiles (2 VP)
    .title = Mission (2 VP)
    .text = Worth 2 points at the end.
go-tile-B28 = Mission tile (3 VP)
    .many = Mission tiles (3 VP)
    .title = Mission (3 VP)
    .text = Worth 3 points at the end.
go-tile-B29 = Mission tile (3 VP)
    .many = Mission tiles (3 VP)
    .title = Mission (3 VP)
    .text = Worth 3 points at the end.

## Expedition cards

go-card-X01 = Ships (elephant)
    .number = name
    .title = Ships (elephant)
    .text = Take 2 ships.
go-card-X02 = Ships (fish)
    .number = name
    .title = Ships (fish)
    .text = Take 2 ships.
go-card-X03 = Ships (shell)
    .number = name
    .title = Ships (shell)
    .text = Take 2 ships.
go-card-X04 = Colonists (tiger)
    .number = name
    .title = Colonists (tiger)
    .text = Take 2 colonists.
go-card-X05 = Colonists (palm tree)
    .number = name
    .title = Colonists (palm tree)
    .text = Take 2 colonists.
go-card-X06 = Colonists (statue)
    .number = name
    .title = Colonists (statue)
    .text = Take 2 colonists.
go-card-X07 = Ducats (fish)
    .number = name
    .title = Ducats (fish)
    .text = Take 5 ducats.
go-card-X08 = Ducats (shell)
    .number = name
    .title = Ducats (shell)
    .text = Take 5 ducats.
go-card-X09 = Ducats (elephant)
    .number = name
    .title = Ducats (elephant)
    .text = Take 5 ducats.
go-card-X10 = Spices (palm tree)
    .number = name
    .title = Spices (palm tree)
    .text = Take 2 spices of your choice and put them on free fields.
go-card-X11 = Spices (statue)
    .number = name
    .title = Spices (statue)
    .text = Take 2 spices of your choice and put them on free fields.
go-card-X12 = Spices (tiger)
    .number = name
    .title = Spices (tiger)
    .text = Take 2 spices of your choice and put them on free fields.
go-card-X13 = Sale (shell)
    .number = name
    .title = Sale (shell)
    .text = Sell up to 4 spices for 3 ducats each.
go-card-X14 = Sale (elephant)
    .number = name
    .title = Sale (elephant)
    .text = Sell up to 4 spices for 3 ducats each.
go-card-X15 = Sale (fish)
    .number = name
    .title = Sale (fish)
    .text = Sell up to 4 spices for 3 ducats each.
go-card-X16 = Step (statue)
    .number = name
    .title = Step (statue)
    .text = Pay 6 ducats to move one of your markers down one row.
go-card-X17 = Step (tiger)
    .number = name
    .title = Step (tiger)
    .text = Pay 8 ducats to move one of your markers down one row.
go-card-X18 = Step (palm tree)
    .number = name
    .title = Step (palm tree)
    .text = Pay 10 ducats to move one of your markers down one row.
go-card-X19 = Mixed harvest (elephant)
    .number = name
    .title = Mixed harvest (elephant)
    .text = With Harvest: take any mix of spices, ships and colonists.
go-card-X20 = Mixed harvest (fish)
    .number = name
    .title = Mixed harvest (fish)
    .text = With Harvest: take any mix of spices, ships and colonists.
go-card-X21 = Mixed harvest (shell)
    .number = name
    .title = Mixed harvest (shell)
    .text = With Harvest: take any mix of spices, ships and colonists.
go-card-X22 = Reinforcements (tiger)
    .number = name
    .title = Reinforcements (tiger)
    .text = With Found a colony: reveal one more card.
go-card-X23 = Reinforcements (palm tree)
    .number = name
    .title = Reinforcements (palm tree)
    .text = With Found a colony: reveal one more card.
go-card-X24 = Reinforcements (statue)
    .number = name
    .title = Reinforcements (statue)
    .text = With Found a colony: reveal one more card.
go-card-X25 = Ships only (fish)
    .number = name
    .title = Ships only (fish)
    .text = With Progress: pay no spices.
go-card-X26 = Ships only (shell)
    .number = name
    .title = Ships only (shell)
    .text = With Progress: pay no spices.
go-card-X27 = Ships only (elephant)
    .number = name
    .title = Ships only (elephant)
    .text = With Progress: pay no spices.
go-card-X28 = Spices only (palm tree)
    .number = name
    .title = Spices only (palm tree)
    .text = With Progress: pay no ships.
go-card-X29 = Spices only (statue)
    .number = name
    .title = Spices only (statue)
    .text = With Progress: pay no ships.
go-card-X30 = Spices only (tiger)
    .number = name
    .title = Spices only (tiger)
    .text = With Progress: pay no ships.

## Bonanza tiles

go-bonanza-Z1 = Bonanza: 2 ships
    .number = name
    .title = Bonanza: 2 ships
    .text = Take 2 ships.
go-bonanza-Z2 = Bonanza: 2 colonists
    .number = name
    .title = Bonanza: 2 colonists
    .text = Take 2 colonists.
go-bonanza-Z3 = Bonanza: 5 ducats
    .number = name
    .title = Bonanza: 5 ducats
    .text = Take 5 ducats.
go-bonanza-Z4 = Bonanza: 3 ducats
    .number = name
    .title = Bonanza: 3 ducats
    .text = Take 3 ducats.
go-bonanza-Z5 = Bonanza: 2 spices
    .number = name
    .title = Bonanza: 2 spices
    .text = Take 2 spices.
go-bonanza-Z6 = Bonanza: 1 bonus-action card
    .number = name
    .title = Bonanza: 1 bonus-action card
    .text = Take 1 bonus-action card.
go-bonanza-Z7 = Bonanza: 1 Expedition card
    .number = name
    .title = Bonanza: 1 Expedition card
    .text = Draw 1 Expedition card.
go-bonanza-Z8 = Bonanza: 1 ship and 1 colonist
    .number = name
    .title = Bonanza: 1 ship and 1 colonist
    .text = Take 1 ship and 1 colonist.

## Other names

go-flag = flag
    .many = flags
    .title = Flag
    .text = The player with the flag goes first. When you win the flag, take a bonus-action card.
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
go-amount-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
go-slot = slot { $slot }
go-apart = { $sentence } ({ $by })
go-apart-both = { $amounts }; { $at }
go-item-apart = { $tile } ({ $by })
go-spot = { $row ->
        [0] { $column ->
            [0] in the top left corner
            [6] in the top right corner
           *[other] above column { $column }
        }
        [6] { $column ->
            [0] in the bottom left corner
            [6] in the bottom right corner
           *[other] below column { $column }
        }
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
    .text = Each corner tile hides a bonus for the player who takes it.
go-option-open-ducats = Open ducats
    .text = Everyone can see how many ducats each player has.

## Phases and steps

go-phase-a = Phase A
go-phase-b = Phase B
go-phase-start = Quick start
go-phase-tokens = Tokens
go-phase-auctions = Auctions
go-phase-actions = Actions
go-phase-bonus = Bonus actions
go-phase-over = The end

## What is to be decided

go-prompt-quick-start = Take { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, or move two markers down for free. Choose the first.
    .hint = Either two markers move down, or you take the ducats.
    .clause = GO-18.1
go-prompt-quick-start-second = Move a second marker down.
    .hint = Choose a different column.
    .clause = GO-18.1
go-prompt-flag = Place the flag next to a tile.
    .hint = On an empty space or at the edge. Your token 1 goes on it, and it is auctioned first.
    .clause = GO-3.2
go-prompt-token = Put token { $token } on a tile.
    .hint = Next to the flag or the last token, straight or diagonally. You will be its seller.
    .clause = GO-3.6
go-prompt-bid = { $may ->
        [pass] You have to pass: you would need to bid
       *[bid] Pass, or bid
    } at least { $least ->
        [one] { $least } ducat
       *[other] { $least } ducats
    } for the { $item }. You have { $held ->
        [one] { $held } ducat
       *[other] { $held } ducats
    }. Seller: { $seller }{ $best ->
        [0] .
       *[other] . Highest bid: { $best ->
            [one] { $best } ducat
           *[other] { $best } ducats
        } by { $leader }.
    }
    .clause = GO-4.4
go-prompt-sell = Sell the { $item } to { $leader } for { $best ->
        [one] { $best } ducat
       *[other] { $best } ducats
    }{ $can ->
        [buy] , or buy it yourself for { $price }
       *[sell] {""}
    }. You have { $held ->
        [one] { $held } ducat
       *[other] { $held } ducats
    }.
    .clause = GO-4.7
go-prompt-replant = Choose a plantation to discard for the { $tile }.
    .hint = Your four slots are full. Spices on the discarded plantation return to the supply.
    .clause = GO-5.3
go-prompt-fill = Choose a spice for { $plot-the }.
    .hint = Choose any one spice for this field.
    .clause = GO-6.9
go-prompt-ships-or-colonists = Take ships or colonists.
    .hint = All of one kind.
    .clause = GO-16.3
go-prompt-favor = Take one of the removed tiles.
    .hint = It counts as a tile you won.
    .clause = GO-16.7
go-prompt-use-or-keep = Use the { $tile } now, or keep it for later.
    .hint = If you keep it, you can use it on any later turn.
    .clause = GO-16.22
go-prompt-gain = Place a spice ({ $left } left).
    .hint = Place it on a free field that accepts it. You take all the spices that fit.
    .clause = GO-6.15
go-prompt-bonus = Play a bonus-action card ({ $held } in hand), or pass.
    .hint = One more full action. If you pass, you are out for this round and keep one card at most.
    .only = Play a bonus-action card ({ $held } in hand).
    .clause = GO-13.1
go-prompt-turn = Take { $bonus ->
        [yes] a bonus action
       *[other] an action
    }.
    .hint = One of the six actions. You may use tiles and one card before, during and after it.
    .clause = GO-6.2
go-prompt-end = Use tiles, play a card, or end your turn.
    .hint = You have taken your action.
    .only = End your turn.
    .clause = GO-6.4
go-prompt-pay = Choose a field to pay a spice from. Still to pay: { $price }.
    .hint = The spice leaves the field you choose.
    .clause = GO-7.4
go-prompt-harvest = Place a harvested spice (up to { $left } left).
    .hint = Place each on a free field that accepts it. You may stop early.
    .clause = GO-9.1
go-prompt-room = Make room for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: { $over } over your hand limit of { $limit }.
    .hint = Discard, or play a card if you still can.
    .clause = GO-11.2
go-prompt-attempt = You need { $missing ->
        [one] { $missing } more colonist
       *[other] { $missing } more colonists
    } to found { $city }; you have { $held }. { $can ->
        [pay] Pay, or give up.
        [seek] Find more, or give up.
        [both] Pay, find more, or give up.
       *[nothing] You have to give up.
    }
    .clause = GO-12.8
go-prompt-colony = Choose a { $city } tile.
    .hint = Its fields are filled immediately. It only ever takes the spices shown on it.
    .clause = GO-12.14
go-prompt-spy = Choose a player to spy on.
    .hint = You then take an action using that player’s markers.
    .clause = GO-16.13
go-prompt-spy-act = Choose an action, using { $on }’s markers.
    .hint = This is in addition to your normal action.
    .clause = GO-16.13
go-prompt-extra-harvest = Choose a plantation or colony to fill ({ $left } left at most).
    .hint = All its free fields are filled with spices it accepts.
    .clause = GO-16.15
go-prompt-resupply = Take { $total ->
        [one] { $total } unit
       *[other] { $total } units
    } of one kind: ships, colonists or spices.
    .hint = All of one kind.
    .clause = GO-16.16
go-prompt-vice-king = Move one of your least advanced markers down.
    .hint = For free.
    .clause = GO-16.17
go-prompt-step = Move one of your markers down.
    .hint = One row, without paying spices or ships.
    .clause = GO-14.11
go-prompt-duty = Return a spice for the { $tile } ({ $left } left).
    .hint = Return six in all to make the tile worth its points at the end.
    .clause = GO-16.18
go-prompt-sale = Sell a spice for { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } (up to { $left } more).
    .hint = You may stop at any time.
    .clause = GO-14.10
go-prompt-swap = Choose a tile from the play area to swap for the { $tile }.
    .hint = The Swap tile goes in its place.
    .clause = GO-16.21
go-what-quick-start = chooses { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } or two columns
go-what-quick-start-second = chooses a second column
go-what-flag = places the flag
go-what-token = places token { $token }
go-what-bid = passes or bids for the { $item }
go-what-sell = sells the { $item } or buys it
go-what-replant = makes room for the { $tile }
go-what-fill = chooses a spice for { $plot-the }
go-what-ships-or-colonists = takes ships or colonists
go-what-favor = takes a removed tile
go-what-use-or-keep = uses or keeps the { $tile }
go-what-gain = places spices
go-what-bonus = plays a bonus-action card or passes
go-what-turn = takes { $bonus ->
        [yes] a bonus action
       *[other] an action
    }
go-what-end = ends the turn
go-what-pay = pays { $price }
go-what-harvest = places harvested spices (up to { $left } left)
go-what-room = makes room for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
go-what-attempt = needs { $missing ->
        [one] { $missing } more colonist
       *[other] { $missing } more colonists
    } to found { $city }
go-what-colony = chooses a { $city } tile
go-what-spy = chooses a player to spy on
go-what-spy-act = acts with { $on }’s markers
go-what-extra-harvest = fills plantations and colonies
go-what-resupply = takes { $total ->
        [one] { $total } unit
       *[other] { $total } units
    } of one kind
go-what-vice-king = moves a marker down with the Vice-king
go-what-step = moves a marker down
go-what-duty = returns spices for the { $tile }
go-what-sale = sells spices
go-what-swap = swaps the { $tile } for another tile
go-prompt-over = The game is over.
go-wait = { $seat } { $what }.

## Buttons

go-do-ducats = Take { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
go-do-descend = Move the { $column } marker down
go-do-flag = Place the flag: { $at }
go-do-mark = Put your token on the { $tile }
go-do-pass = Pass
go-do-bid = Bid { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
go-do-sell = Sell for { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
go-do-buy = Buy for { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
go-do-clear = Discard the { $tile }
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
go-do-take-tile = Take the { $tile }
go-do-progress = Progress: { $column }
go-do-progress-with = Progress: { $column }, with “{ $card }”
go-do-build = Build { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
go-do-harvest = Harvest up to { $count ->
        [one] { $count } spice
       *[other] { $count } spices
    }
go-do-taxes = Taxes: take { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
go-do-expedition = Expedition: draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
go-do-found = Found { $city } ({ $needs ->
        [one] { $needs } colonist
       *[other] { $needs } colonists
    })
go-do-found-with = Found { $city } ({ $needs ->
        [one] { $needs } colonist
       *[other] { $needs } colonists
    }) with “{ $card }”
go-do-use = Use the { $tile }
go-do-keep = Keep the { $tile }
go-do-play = Play “{ $card }”
go-do-discard = Discard “{ $card }”
go-do-end-turn = End turn
go-do-give = Pay 1 { $spice } from { $plot-the }
go-do-place = Put 1 { $spice } on { $plot-the }
go-do-stop = Stop
go-do-pay-colonists = Pay { $count ->
        [one] 1 colonist
       *[other] { $count } colonists
    }
go-do-give-up = Give up and take { $count ->
        [one] { $count } colonist
       *[other] { $count } colonists
    }
go-do-take-colony = Take { $colony }
go-do-spy = Spy on { $on }
go-do-fill-plot = Fill { $plot-the }
go-do-swap = Swap for the { $tile }
go-do-bonus = Play a bonus-action card
go-do-bonus-pass = Pass

## Log

go-log-setup = Setup: { $seat } drew the first elephant and starts with the flag. Tiles removed from { $phase }: { $tiles }.
go-log-first = { $seat } draws the first elephant ({ $count ->
        [one] the first card
       *[other] card { $count }
    }, “{ $card }”) and starts with the flag.
go-log-phase = { $phase } begins. Removed tiles: { $tiles }.
go-log-round = Round { $round } begins.
    .would = Round { $round } would begin.
go-log-flag = { $seat } places the flag { $at }.
    .would = { $seat } would place the flag { $at }.
go-log-marked = { $seat } puts token { $token } on the { $tile } ({ $at }).
    .would = { $seat } would put token { $token } on the { $tile } ({ $at }).
go-log-auction = { $seat } auctions the { $item } (token { $token }, { $at }).
    .would = { $seat } would auction the { $item } (token { $token }, { $at }).
go-log-bid = { $seat } bids { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
    .would = { $seat } would bid { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        }.
go-log-bid-pass = { $seat } passes.
    .would = { $seat } would pass.
go-log-sold = { $seat } wins the { $item } and pays { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } to { $seller }.
    .would = { $seat } would win the { $item } and pay { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } to { $seller }.
go-log-bought = { $seat } buys the { $item } and pays { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } to the bank.
    .would = { $seat } would buy the { $item } and pay { $ducats ->
            [one] { $ducats } ducat
           *[other] { $ducats } ducats
        } to the bank.
go-log-free = { $seat } takes the { $item } for free.
    .would = { $seat } would take the { $item } for free.
go-log-gained = { $seat } takes { $gains }.
    .would = { $seat } would take { $gains }.
go-log-planted = { $seat } places the { $tile } on the board.
    .would = { $seat } would place the { $tile } on the board.
go-log-cleared = { $seat } discards the { $tile }.
    .would = { $seat } would discard the { $tile }.
go-log-kept = { $seat } keeps the { $tile }.
    .would = { $seat } would keep the { $tile }.
go-log-spice = { $seat } puts 1 { $spice } on { $plot-the }.
    .would = { $seat } would put 1 { $spice } on { $plot-the }.
go-log-given = { $seat } returns 1 { $spice } from { $plot-the }.
    .would = { $seat } would return 1 { $spice } from { $plot-the }.
go-log-ships-paid = { $seat } pays { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }.
    .would = { $seat } would pay { $ships ->
            [one] 1 ship
           *[other] { $ships } ships
        }.
go-log-ducats-paid = { $seat } pays { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } to the bank.
    .would = { $seat } would pay { $ducats ->
            [one] 1 ducat
           *[other] { $ducats } ducats
        } to the bank.
go-log-colonists-paid = { $seat } pays { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }.
    .would = { $seat } would pay { $colonists ->
            [one] 1 colonist
           *[other] { $colonists } colonists
        }.
go-log-acts-progress = { $seat } takes the Progress action.
    .would = { $seat } would take the Progress action.
go-log-acts-gained = { $seat } { $deed ->
        [ships] builds ships
       *[taxes] collects taxes
    }: { $gains }.
    .would = { $seat } { $deed ->
            [ships] would build ships
           *[taxes] would collect taxes
        }: { $gains }.
go-log-acts-ships = { $seat } builds ships.
    .would = { $seat } would build ships.
go-log-acts-harvest = { $seat } harvests.
    .would = { $seat } would harvest.
go-log-acts-taxes = { $seat } collects taxes.
    .would = { $seat } would collect taxes.
go-log-acts-expedition = { $seat } takes the Expedition action.
    .would = { $seat } would take the Expedition action.
go-log-acts-colony = { $seat } tries to found a colony.
    .would = { $seat } would try to found a colony.
go-log-spies-progress = { $seat } takes the Progress action with { $by }’s marker.
    .would = { $seat } would take the Progress action with { $by }’s marker.
go-log-spies-ships = { $seat } builds ships with { $by }’s marker.
    .would = { $seat } would build ships with { $by }’s marker.
go-log-spies-harvest = { $seat } harvests with { $by }’s marker.
    .would = { $seat } would harvest with { $by }’s marker.
go-log-spies-taxes = { $seat } collects taxes with { $by }’s marker.
    .would = { $seat } would collect taxes with { $by }’s marker.
go-log-spies-expedition = { $seat } takes the Expedition action with { $by }’s marker.
    .would = { $seat } would take the Expedition action with { $by }’s marker.
go-log-spies-colony = { $seat } tries to found a colony with { $by }’s marker.
    .would = { $seat } would try to found a colony with { $by }’s marker.
go-log-advanced = { $seat } moves to row { $row } in the { $column } column.
    .would = { $seat } would move to row { $row } in the { $column } column.
go-log-drew = { $seat } draws { $cards }.
    .would = { $seat } would draw { $cards }.
go-log-drew-unseen = { $seat } draws { $count ->
        [one] 1 Expedition card
       *[other] { $count } Expedition cards
    }.
    .would = { $seat } would draw { $count ->
            [one] 1 Expedition card
           *[other] { $count } Expedition cards
        }.
go-log-revealed = { $seat } reveals { $cards } for { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    }.
    .would = { $seat } would reveal { $cards } for { $colonists ->
            [one] { $colonists } colonist
           *[other] { $colonists } colonists
        }.
go-log-reshuffled = The discard pile is shuffled into a new draw pile.
go-log-card = { $seat } plays “{ $card }”.
    .would = { $seat } would play “{ $card }”.
go-log-card-discarded = { $seat } discards “{ $card }”.
    .would = { $seat } would discard “{ $card }”.
go-log-named = { $seat } aims for { $city }.
    .would = { $seat } would aim for { $city }.
go-log-founded = { $seat } founds { $colony }.
    .would = { $seat } would found { $colony }.
go-log-failed = { $seat } fails to found { $city }.
    .would = { $seat } would not succeed in founding { $city }.
go-log-used = { $seat } uses the { $tile }.
    .would = { $seat } would use the { $tile }.
go-log-spied = { $seat } spies on { $on }.
    .would = { $seat } would spy on { $on }.
go-log-favored = { $seat } takes the { $tile } from the removed tiles.
    .would = { $seat } would take the { $tile } from the removed tiles.
go-log-swapped = { $seat } takes the { $tile } from the play area and leaves the Swap tile there ({ $at }).
    .would = { $seat } would take the { $tile } from the play area and leave the Swap tile there ({ $at }).
go-log-duty = { $seat } completes the { $tile }.
    .would = { $seat } would complete the { $tile }.
go-log-bonanza = { $seat } takes { $bonanza }.
    .would = { $seat } would take { $bonanza }.
go-log-bonus = { $seat } plays a bonus-action card.
    .would = { $seat } would play a bonus-action card.
go-log-bonus-pass = { $seat } passes for this round.
    .would = { $seat } would pass for this round.
go-log-ended = The last round is over.
    .would = The last round would be over.

## Refusals

go-no-over = The game is over.
go-no-yours = It is another player’s turn.
go-no-now = You have to decide something else first.
go-no-plays-yet = You can use tiles and cards only during actions, not while tokens are placed or during auctions.
go-no-unfinished = Finish what you have started first.
go-no-acted = You have already taken your action this turn.
go-no-must-act = Take an action first.
go-no-bonus-now = You can play bonus-action cards only after the third action.
go-no-bonus-pass = You have { $held ->
        [one] { $held } bonus-action card
       *[other] { $held } bonus-action cards
    } and can keep only 1. Play one.
go-no-second-column = You have moved one marker. Now choose a second column.
go-no-same-column = You have already moved the { $column } marker. Choose another column.
go-no-flag-on-tile = There is a tile here. Place the flag on an empty space or at the edge.
go-no-flag-on-corner = An outer corner touches tiles only diagonally. Choose another spot.
go-no-flag-alone = This spot is not next to a tile.
go-no-in-play-area = The { $tile } is not in the play area.
go-no-marked = The { $tile } already has a token.
go-no-beside-flag = The { $tile } is not next to the flag.
go-no-beside-token = The { $tile } is not next to the last token.
go-no-bid-low = You must bid at least { $least ->
        [one] { $least } ducat
       *[other] { $least } ducats
    }.
go-no-bid-high = You have only { $held ->
        [one] { $held } ducat
       *[other] { $held } ducats
    }.
go-no-buy = Buying costs { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }; you have { $held }.
go-no-plantation = The { $tile } is not a plantation on your board.
go-no-spice = { $spice-title } cannot go on { $plot-the }.
go-no-full = There is no free field on { $plot-the }.
go-no-plot = You do not have { $plot-the } on your board.
go-no-spice-there = There is no { $spice } on { $plot-the }.
go-no-in-price = You do not have to pay { $spice }.
go-no-removed = The { $tile } is not among the removed tiles.
go-no-last-row = Your { $column } marker is already on the last row.
go-no-spices = You do not have the spices for the next row in the { $column } column.
go-no-ships = This step costs { $needed ->
        [one] { $needed } ship
       *[other] { $needed } ships
    }; you have { $held }.
go-no-held = “{ $card }” is not in your hand.
go-no-card-played = You have already played an Expedition card this turn.
go-no-modifier = You can play “{ $card }” only with its own action.
go-no-harvest = You have no free field to harvest on.
go-no-harvest-card = You can harvest ships and colonists only with the “Mixed harvest” card.
go-no-harvest-none = Take at least one.
go-no-draw = { $most ->
        [one] You may draw only 1 card.
       *[other] You may draw 1 to { $most } cards.
    }
go-no-cards = There are no Expedition cards left.
go-no-founded = You have already founded { $city }.
go-no-under-way = You are already trying to found { $city }.
go-no-colonists = You need { $needed ->
        [one] { $needed } more colonist
       *[other] { $needed } more colonists
    }; you have { $held }.
go-no-colony = This Colony tile is not available.
go-no-effect = This would have no effect now.
go-no-owned = You do not have the { $tile }.
go-no-turned = You have already used the { $tile } this round.
go-no-usable = The { $tile } only counts at the end of the game.
go-no-duty = You must return { $needed ->
        [one] { $needed } spice
       *[other] { $needed } spices
    }; you have { $held }.
go-no-ducats = The card costs { $needed ->
        [one] { $needed } ducat
       *[other] { $needed } ducats
    }; you have { $held }.
go-no-least = Your { $column } marker is not one of the least advanced.
go-no-opponent = Espionage needs an opponent.
go-no-spying = With Espionage you can only build ships, harvest, collect taxes or found a colony.
go-no-at-least-one = Choose at least one.
go-no-field-for-spices = You have no free field for spices.
go-no-other-tile = The { $tile } is not the tile you took with Swap.

## Score sheet and result

go-item-ships = Ships marker
go-item-harvest = Harvest marker
go-item-taxes = Taxes marker
go-item-expedition = Expedition marker
go-item-colony = Found a colony marker
go-item-colonies = Colonies
go-item-plantations = Single plantations
go-item-duties = Duties
go-item-missions = Missions
go-item-expeditions = Expedition cards
go-item-ducats = Most ducats
go-ending-rounds = All eight rounds have been played.
    .clause = GO-17.1
go-tie-ducats = Tie broken by ducats.
    .clause = GO-17.9

## The table as text

go-page-round = Round { $round } of { $rounds }, { $phase }
go-page-lap = Action { $lap } of { $laps }
go-page-flag = Flag: { $seat }
go-page-auction = Auction { $token } of { $tokens }: the { $item }, sold by { $seller }
go-page-bid-waits = { $seat } has not bid yet
go-page-bid-pass = { $seat } has passed
go-page-bid = { $seat } has bid { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
go-page-attempt = Founding { $city }: needs { $needs }, board { $board }; revealed cards: { $cards }; still needed { $missing }
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
go-page-area = { $seat }’s area
go-page-plots = Fields: { $plots }
go-page-kept = { $tile } [{ $id }]{ $state ->
        [pending] , not used yet
        [turned] , used this round
        [ready] , ready
       *[lies] { "" }
    } – { $text }
go-page-done = Face down: { $tiles }
go-page-hand = { $card } [{ $id }], { $colonists ->
        [one] { $colonists } colonist
       *[other] { $colonists } colonists
    } – { $text }
go-page-chance = { $city } { $percent }%
go-page-chances = Chances of founding: { $chances }
go-page-deck = Expedition cards: { $deck } in the draw pile, { $discard } discarded
go-page-discard = Discard pile: { $cards }
go-page-city = { $city }, { $needs ->
        [one] { $needs } colonist
       *[other] { $needs } colonists
    }: { $left }
go-page-removed = Removed tiles: { $tiles }
go-page-bonanza = Bonanza tiles under { $corners ->
        [one] { $corners } corner
       *[other] { $corners } corners
    }, among: { $unseen }
