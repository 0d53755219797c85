# Maracaibo: the parts from which the texts of cards, tiles, tokens and spaces are made.

## What is done, as part of a sentence

ma-fx-pier = fulfil the quest here
ma-fx-list = { $list }
ma-fx-or = { $first }, or { $second }
ma-fx-then = { $first }; then { $then }
ma-fx-pay = you may pay { $price } to { $gains }
ma-fx-doubloons = take { $count ->
        [one] 1 doubloon
       *[other] { $count } doubloons
    }
ma-fx-points = score { $count ->
        [one] 1 point
       *[other] { $count } points
    }
ma-fx-combat = gain { $count ->
        [one] 1 combat point
       *[other] { $count } combat points
    }
ma-fx-spies = take { $count ->
        [one] 1 spy
       *[other] { $count } spies
    } from the supply
ma-fx-influence = gain { $count } influence with any nation
ma-fx-influence-fighting = gain { $count } influence with the nation you fight for
ma-fx-influence-with = gain { $count } influence with { $nation }
ma-fx-discs = { $count ->
        [one] remove a disc from your ship
       *[other] remove { $count } discs from your ship
    }
ma-fx-skull = remove a skull tile
ma-fx-disc-only = move a disc from your ship to the tile
ma-fx-explore = move your explorer up to { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
ma-fx-village = perform { $count ->
        [one] 1 village action
       *[other] { $count } village actions
    }
ma-fx-fight = perform a combat
ma-fx-resail = sail on (1 to { $count } movement points) and perform one more main action
ma-fx-doubloons-per = take { $count ->
        [one] 1 doubloon
       *[other] { $count } doubloons
    } for each { $per }
ma-fx-points-per = score { $count ->
        [one] 1 point
       *[other] { $count } points
    } for each { $per }
ma-fx-village-per = perform { $count ->
        [one] 1 village action
       *[other] { $count } village actions
    } for each { $per }
ma-fx-points-if = score { $count ->
        [one] { $count } point
       *[other] { $count } points
    } if you own the { $token } token
ma-fx-rank = move one of your influence markers to its next noble rank
ma-fx-cube-village = place a cube of any nation on a village without one (no other effect)
ma-fx-colony = place a cube of any nation on a village without one and move your marker of that nation to its next noble rank
ma-fx-quest-card = put the top quest tile on this card; you may fulfil it once as an ultimate village action
ma-fx-spy-income = place any number of spies from your reserve on this card; each raises your doubloon income by { $count }
ma-fx-cube-here = place a cube of any nation on the village where your ship is, if it has none (gain { $count } influence with that nation)
ma-per-compass = compass you own
ma-per-spy = spy you have on the board
ma-per-ctoken = combat token you own
ma-per-quest = quest tile you own
ma-per-token = combination token you own
ma-per-nation3 = nation with which you have at least { $count } influence

## What is paid

ma-price-doubloons = { $count ->
        [one] 1 doubloon
       *[other] { $count } doubloons
    }
ma-price-combat = { $count ->
        [one] 1 combat point
       *[other] { $count } combat points
    }
ma-price-spies = { $count ->
        [one] { $count } spy from your reserve
       *[other] { $count } spies from your reserve
    } (back to the supply)
ma-price-movement = at least { $count ->
        [one] 1 movement point
       *[other] { $count } movement points
    } spent this turn
ma-price-same = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from your hand with the same good
ma-price-hand = your whole hand
ma-price-sugar = { $count } sugar
ma-price-tobacco = { $count } tobacco
ma-price-maize = { $count } maize
ma-price-book = { $count ->
        [one] 1 book
       *[other] { $count } books
    }
ma-price-spyglass = { $count ->
        [one] 1 spyglass
       *[other] { $count } spyglasses
    }
ma-price-herbs = { $count ->
        [one] 1 herb
       *[other] { $count } herbs
    }
ma-price-map = { $count ->
        [one] 1 map
       *[other] { $count } maps
    }

## Texts of components

ma-text-nothing = nothing
ma-text-chain = { $first } { $rest }
ma-text-cost = Costs { $cost ->
        [one] 1 doubloon
       *[other] { $cost } doubloons
    }.
ma-text-cost-and = Costs { $cost ->
        [one] 1 doubloon
       *[other] { $cost } doubloons
    } and { $price }.
ma-text-cost-spy-on-card = Costs { $cost ->
        [one] { $cost } doubloon
       *[other] { $cost } doubloons
    } and 1 spy from your reserve, which stays on the card.
ma-text-cost-cubes = Costs { $cost ->
        [one] { $cost } doubloon
       *[other] { $cost } doubloons
    }; can be bought only while { $nation } has at least { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } on cities and villages.
ma-text-spy-at = Also costs 1 spy from your reserve, placed on { $place }.
ma-text-token = Take the { $token } token, unless you already own it.
ma-text-token-any = Take any combination token you do not own yet.
ma-text-at-once = Immediately: { $script }.
ma-text-compass = Has a compass, which increases the rewards of quests.
ma-text-end-points = Worth { $count ->
        [one] 1 point
       *[other] { $count } points
    } at the end of the game.
ma-text-in-hand = Or discard it from your hand as { $good } or { $object }.
ma-text-provides = Always counts as { $object } when you pay, and is not discarded.
ma-text-discount = Cards and prestige buildings cost you { $count ->
        [one] 1 doubloon
       *[other] { $count } doubloons
    } less.
ma-text-fight-points = Before each of your combats, gain { $count ->
        [one] { $count } combat point
       *[other] { $count } combat points
    }.
ma-text-patron = When you choose to fight for { $nation }, gain { $count ->
        [one] { $count } combat point
       *[other] { $count } combat points
    }.
ma-text-grave = Each time you remove a nation’s cube from the game, score { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
ma-text-explorer = Each move of your explorer may be { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } longer.
ma-text-toll = Take { $count ->
        [one] 1 point
       *[other] { $count } points
    } from the owner of each other explorer that yours passes.
ma-text-host = Whenever any player, you included, stops where you have a spy, score { $points ->
        [one] 1 point
       *[other] { $points } points
    } or take { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
ma-text-spy-to-combat = At any time you may return a spy from your reserve to the supply to gain { $count ->
        [one] { $count } combat point
       *[other] { $count } combat points
    }.
ma-text-village = New village action: { $script }.
ma-text-village-ultimate = New ultimate village action (you lose any village actions you have left): { $script }.
ma-text-combat-action = New combat action (once per turn; combat value −{ $cost }): { $script }.
ma-text-espionage = Espionage action: { $script }.
ma-text-espionage-card = Espionage (a main action when your ship stops there, from your next turn on): { $script }. Each round you do not use this spy, score { $count ->
        [one] 1 point
       *[other] { $count } points
    } (not in the round you place it if your ship can no longer reach it).
ma-text-income-doubloons = Doubloon income +{ $count } (paid after rounds 1 to 3; a high income also scores points at the end of the game).
ma-text-income-points = Point income +{ $count } (scored after every round).
ma-text-income-doubloons-if = Once you own the { $token } token: doubloon income +{ $count }.
ma-text-income-points-if = Once you own the { $token } token: point income +{ $count }.
ma-text-quest = Pay { $price }. Reward: { $script }.
ma-text-quest-sailed = Requires at least { $count ->
        [one] 1 movement point
       *[other] { $count } movement points
    } spent this turn. Reward: { $script }.
ma-text-story-tile = A player who stops here may pay what the story card asks for and take its reward. The tile counts as a quest.
ma-text-majority = Combat value −{ $count } for the nation with the most cubes on the board, unless tied.
ma-text-minority = Combat value +{ $count } for the nation with the fewest cubes on the board, unless tied.
ma-text-combat-row = { $nation }: combat value { $value }.
ma-text-combat-row-fee = { $nation }: combat value { $value }, pay { $fee ->
        [one] 1 doubloon
       *[other] { $fee } doubloons
    }.
ma-text-combat-row-gain = { $nation }: combat value { $value }, { $script }.
ma-text-market = Market for { $good } with { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }.
ma-text-market-by-players = Market for { $good }; spaces with 1, 2, 3 and 4 players: { $one }, { $two }, { $three }, { $four }.
ma-text-action = Action: { $script }.
ma-text-action-pier = Action: fulfil the quest on the tile, then place a new one.
ma-text-flag = Flag (for the player who places a cube here in combat): { $script }.
ma-text-flag-brief = Flag: { $script }.
ma-text-career-intro = You can complete each objective once, as a free action on your turn.
ma-text-career-done = For completing all three: another { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ma-text-building-intro = Each player may invest in this building once, instead of buying a card.
ma-text-objective-combat-tokens = With at least { $modest ->
        [one] { $modest } combat token
       *[other] { $modest } combat tokens
    }: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and the spy here; with at least { $demanding }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as well.
ma-text-objective-quests = With at least { $modest ->
        [one] { $modest } quest tile
       *[other] { $modest } quest tiles
    }: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and the spy here; with at least { $demanding }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as well.
ma-text-objective-influence = With at least { $modest } influence with one nation: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and the spy here; with at least { $demanding }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as well.
ma-text-objective-influence-two = With at least { $modest } influence with each of two nations: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and the spy here; with at least { $demanding }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as well.
ma-text-objective-influence-with = With at least { $modest } influence with { $nation }: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and the spy here; with at least { $demanding }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as well.
ma-text-objective-upgrades = With at least { $modest ->
        [one] { $modest } completed ship upgrade
       *[other] { $modest } completed ship upgrades
    }: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and the spy here; with at least { $demanding }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as well.
ma-text-objective-line = When your explorer has crossed { $modest }: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and the spy here; when it has crossed { $demanding }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as well.
ma-text-objective-tokens = With at least { $modest ->
        [one] { $modest } combination token
       *[other] { $modest } combination tokens
    }: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and the spy here; with at least { $demanding }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as well.
ma-text-objective-spies = With at least { $modest } of your spies on the board: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and the spy here; with at least { $demanding }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as well.
ma-text-objective-cubes = With at least { $modest ->
        [one] { $modest } cube
       *[other] { $modest } cubes
    } of { $nation } on the board: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and the spy here; with at least { $demanding }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as well.
ma-text-building = Costs { $cost ->
        [one] { $cost } doubloon
       *[other] { $cost } doubloons
    } and 1 spy from your reserve, which stays here. Take the { $token } token, unless you already own it. The first investor scores { $first ->
        [one] { $first } point
       *[other] { $first } points
    }.
ma-text-building-line = At the end of the game: { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for each line your explorer has crossed.
ma-text-building-quest = At the end of the game: { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for each of your quest tiles.
ma-text-building-spy-on-board = At the end of the game: { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for each of your spies on the board.
ma-text-building-spy-or-combat-point = At the end of the game: { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for each spy in your reserve and for each combat point you have left.
ma-text-building-token = At the end of the game: { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for each of your combination tokens.
ma-text-building-combat-token = At the end of the game: { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for each of your combat tokens.
ma-text-building-upgrade = At the end of the game: { $count ->
        [one] { $count } point
       *[other] { $count } points
    } for each completed upgrade of your ship.
ma-text-building-income-points = At the end of the game: { $count ->
        [one] { $count } time
       *[other] { $count } times
    } the points printed next to your doubloon income on the income track, in addition to those points.
ma-text-building-limit = At most { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
ma-text-area = An upgrade. Remove both discs to complete it.
ma-text-needs-area = You can remove its discs only after completing { $area }.
ma-text-needs-areas = You can remove its discs only after completing { $count ->
        [one] { $count } other area
       *[other] { $count } other areas
    }.
ma-text-area-U1 = In a village, your main action gives two village actions from { $two ->
        [one] { $two } movement point
       *[other] { $two } movement points
    } spent, three from { $three }.
ma-text-area-U2 = Your hand limit is { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
ma-text-area-U3 = Face-up cards cost you nothing when you draw.
ma-text-area-U7 = New combat action (once per turn): place a cube of the nation you fight for on a village (combat value −{ $free }, or −{ $taken } to replace another nation’s cube). Gain { $influence } influence with it, take { $own ->
        [one] { $own } doubloon
       *[other] { $own } doubloons
    } for each of your spies there and { $other } for each other player’s spy.
ma-text-place-start = Every round starts here.
ma-text-place-village = In a village, your main action gives one village action, two from { $two ->
        [one] { $two } movement point
       *[other] { $two } movement points
    } spent, three from { $three }. A village action is one of: take { $doubloons }, discard your whole hand for { $discard }, buy a card, invest in a prestige building, or use an action added by your ship or cards.
ma-text-place-city = A city. As your main action, you may first deliver a good (discard a card that shows it from your hand and move a disc from your ship to the market), then perform the action.
ma-text-place-tile-city = A city whose tile shows its market and action. As your main action, you may first deliver a good (discard a card that shows it from your hand and move a disc from your ship to the market), then perform the action.
ma-text-place-inland = An inland city, in play with its legacy tile. As your main action, you may first deliver a good (discard a card that shows it from your hand and move a disc from your ship to the market), then perform the action.
ma-text-place-homeward = Homeward bound: every ship must stop here. You cannot deliver goods.
ma-text-place-explorer = Only for players whose explorer has reached { $space }.
ma-text-line-red = Comes right after { $line }: a player who crosses it gains { $count } influence with one nation.
ma-text-line = Comes right after { $line }: the first player to cross it scores { $first ->
        [one] { $first } point
       *[other] { $first } points
    }, the others { $later }.
ma-text-space = Reward if your move ends here: { $script }.
ma-text-space-quest = A player whose move ends here may fulfil the quest tile. Once it is gone, the space no longer counts.
ma-text-space-start = All explorers start here.
ma-text-space-end = The end of the track. Points in order of arrival: { $first }, { $second }, { $third } and { $fourth }.
ma-text-space-fork = The track splits here into a short and a long route.
ma-text-legacy-L1 = { $place } becomes a city with a market for { $good } ({ $few ->
        [one] { $few } space
       *[other] { $few } spaces
    } with one or two players, { $many } with more). Action: fulfil the quest on the tile, then place a new one. Flag: { $flag }.
ma-text-legacy-L2 = The lane from { $from } to { $to } costs { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }.
ma-text-legacy-L3 = At { $place }, city and village actions cannot be your main action; espionage and quests can. Its city tile and any cube there are removed from the game, and no cube may be placed there.
ma-text-legacy-L4 = Adds a city, { $place }, reached from { $from } for { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    } and left for the same, only for players whose explorer has reached { $space }. Market for { $good } ({ $few ->
        [one] { $few } space
       *[other] { $few } spaces
    } with one or two players, { $many } with more). Action: { $action }. Flag: { $flag }.
ma-text-legacy-L5 = A player who stops at { $place } may, before the main action, { $script }.
ma-text-legacy-L6 = Combat action for everyone: place a cube of the nation you fight for on a free space of the treasure fleet (combat value −{ $first } or −{ $second }); { $script }. The cube stays.
ma-text-legacy-L7 = Adds a city, { $place }, reached from { $from } for { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    } and left for the same, only for players whose explorer has reached { $space }. Market for { $good } ({ $few ->
        [one] { $few } space
       *[other] { $few } spaces
    } with one or two players, { $many } with more). Action: { $action }. Flag: { $flag }.
ma-text-legacy-L8 = The lane from { $from } to { $to } costs { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }.
ma-text-legacy-L9 = Combat action for players whose explorer has reached { $space }: place a cube of the nation you fight for on the gold mine, once (combat value −{ $first }); { $script }. The cube stays.
ma-text-legacy-L10 = A player who stops at { $place } may, once per stop and before the main action, move a disc from their ship to the tile ({ $discs ->
        [one] { $discs } space
       *[other] { $discs } spaces
    }).
ma-text-legacy-L11 = A player who stops at { $place } may, once per stop and before the main action, pay { $price } to { $script }, and must then move a disc from their ship to the tile ({ $discs ->
        [one] { $discs } space
       *[other] { $discs } spaces
    }). A player who passes without stopping pays { $toll ->
        [one] { $toll } doubloon
       *[other] { $toll } doubloons
    }, or must stop.
ma-text-legacy-L12 = A player who stops at { $place } may, once per stop and before the main action, pay { $price } to { $script }, and must then move a disc from their ship to the tile ({ $discs ->
        [one] { $discs } space
       *[other] { $discs } spaces
    }).
ma-text-legacy-L13 = A player who stops at { $place } may, once per stop and before the main action, pay { $price } to { $script }, and must then move a disc from their ship to the tile ({ $discs ->
        [one] { $discs } space
       *[other] { $discs } spaces
    }).
ma-text-legacy-L14 = A player who stops at { $place } may, once per stop and before the main action, pay { $price } to { $script }, and must then move a disc from their ship to the tile ({ $discs ->
        [one] { $discs } space
       *[other] { $discs } spaces
    }).
ma-text-legacy-L15 = A player who stops at { $place } may, once per stop and before the main action, pay { $price } to { $script }, and must then move a disc from their ship to the tile ({ $discs ->
        [one] { $discs } space
       *[other] { $discs } spaces
    }).
ma-text-legacy-L16 = A player who stops at { $place } may, once per stop and before the main action, pay { $price } to { $script }, and must then move a disc from their ship to the tile ({ $discs ->
        [one] { $discs } space
       *[other] { $discs } spaces
    }).
ma-text-legacy-L17 = A player who stops at { $place } may, once per stop and before the main action, pay { $price } to { $script }, and must then move a disc from their ship to the tile ({ $discs ->
        [one] { $discs } space
       *[other] { $discs } spaces
    }).
ma-text-legacy-L18 = The lane from { $from } to { $to } costs { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }.
ma-text-legacy-L20 = At { $place }, village actions cannot be your main action; other main actions can.
ma-text-legacy-L21 = At { $place }, village actions cannot be your main action; other main actions can.
ma-text-legacy-L22 = At { $place }, village actions cannot be your main action; other main actions can.
ma-text-legacy-L23 = At { $place }, village actions cannot be your main action; other main actions can.
ma-text-legacy-L25 = A player who stops at { $place } may, before the main action, { $script }.
ma-text-automa = Jeanne sails { $count ->
        [one] 1 stop
       *[other] { $count } stops
    } (cities, and villages with a quest), taking the { $way ->
        [upper] upper
       *[lower] lower
    } route at forks. If there is a quest, she takes it and her turn ends. Otherwise she puts a disc on a free market space, or takes face-up card { $card }; then: { $acts }.
ma-automa-act-explore = her explorer moves { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
ma-automa-act-explore-late = her explorer moves { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } in rounds 3 and 4
ma-automa-act-explore-rounds = her explorer moves { $early ->
        [one] { $early } space
       *[other] { $early } spaces
    }, { $late } in rounds 3 and 4
ma-automa-act-influence = she gains 1 influence with { $nation }
ma-automa-act-combat = she fights (cube and { $count } influence)
ma-automa-act-combat-village = she fights (cube, another cube on a village and { $count } influence)
ma-automa-act-quest = she takes the top quest tile
ma-automa-act-disc = she removes a disc from her track
ma-automa-act-points = she scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ma-automa-act-points-late = she scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    } in rounds 3 and 4
ma-automa-act-points-rounds = she scores { $early ->
        [one] { $early } point
       *[other] { $early } points
    }, { $late } in rounds 3 and 4
ma-text-classic = Story card { $card }.
ma-text-classic-tiles = Legacy tiles: { $tiles }.
ma-text-classic-cards = The eight special cards (90 to 93, 95, 96, 98 and 99) join the draw pile.
ma-text-classic-quests = { $round ->
        [0] Quests at the start
        [1] After round 1
        [2] After round 2
       *[other] After round 3
    }: { $spots }.
ma-text-classic-spot = { $place }
ma-text-classic-spot-players = { $place } (only with { $min }–{ $max } players)
ma-text-good = A good. Cards in your hand that show { $good } can be delivered to a market that wants it, or discarded to pay.
ma-text-object = An object. Cards in your hand that show { $object } can be discarded to pay, for example for quests. A card you own that counts as { $object } is never discarded.
ma-text-combination = A combination token. Each player can own one of each kind. Income that needs the { $token } token counts as soon as you own it.
ma-text-nation = You may fight for { $nation }. At the end of the game your noble rank with it is multiplied by its multiplier, which grows as its reserve empties and as it gains cubes on the board.
