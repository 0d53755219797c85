# Maracaibo: the parts from which the texts of cards, tiles, tokens and spaces are made.

## What is done, as part of a sentence

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
    }
ma-fx-influence = gain { $count } influence with a nation of your choice
ma-fx-influence-fighting = gain { $count } influence with the nation you fight for
ma-fx-influence-with = gain { $count } influence with { $nation }
ma-fx-discs = { $count ->
        [one] remove a disc from your ship
       *[other] remove { $count } discs from your ship
    }
ma-fx-explore = move your explorer up to { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
ma-fx-village = perform { $count ->
        [one] 1 village action
       *[other] { $count } village actions
    }
ma-fx-fight = perform a Combat
ma-fx-resail = sail on with 1 to { $count } movement points and perform a further main action there
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
ma-fx-points-if = with the { $token } token score { $count ->
        [one] 1 point
       *[other] { $count } points
    }
ma-fx-rank = move one of your influence markers to its next noble rank
ma-fx-cube-village = place a cube of any nation on a village without one
ma-fx-colony = place a cube of any nation on a village without one and move your marker of that nation to its next noble rank
ma-fx-quest-card = put the top quest tile on this card, where you may fulfil it once as your ultimate village action
ma-fx-spy-income = place any number of spies of your reserve on this card, each for { $count } more doubloon income
ma-fx-cube-here = place a cube of any nation on the village of your ship, if it has none, and gain { $count } influence with that nation
ma-per-compass = compass you own
ma-per-spy = spy of yours on the board
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
        [one] 1 spy of your reserve
       *[other] { $count } spies of your reserve
    }
ma-price-movement = at least { $count } movement points spent this turn
ma-price-same = { $count } cards with the same good
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
ma-price-herbs = { $count } herbs
ma-price-map = { $count ->
        [one] 1 map
       *[other] { $count } maps
    }

## Texts of components

ma-text-nothing = nothing
ma-text-chain = { $first } { $rest }
ma-text-cost = Costs { $cost } doubloons.
ma-text-cost-and = Costs { $cost } doubloons and { $price }.
ma-text-cost-spy-on-card = Costs { $cost } doubloons and 1 spy of your reserve, placed on the card.
ma-text-cost-cubes = Costs { $cost } doubloons; { $nation } must have at least { $count } cubes on cities and villages.
ma-text-spy-at = Place 1 spy of your reserve on { $place }.
ma-text-token = Take the { $token } token.
ma-text-token-any = Take a combination token you lack.
ma-text-at-once = At once: { $script }.
ma-text-compass = Shows a compass.
ma-text-end-points = Worth { $count ->
        [one] 1 point
       *[other] { $count } points
    } at the end.
ma-text-in-hand = In hand: { $good } or { $object }.
ma-text-provides = Counts as { $object } in every payment.
ma-text-discount = Cards and prestige buildings cost you { $count ->
        [one] 1 doubloon
       *[other] { $count } doubloons
    } less.
ma-text-fight-points = Before each of your Combats gain { $count ->
        [one] 1 combat point
       *[other] { $count } combat points
    }.
ma-text-patron = When you choose to fight for { $nation } gain { $count ->
        [one] 1 combat point
       *[other] { $count } combat points
    }.
ma-text-grave = Each time you remove a cube from the game score { $count ->
        [one] 1 point
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
ma-text-host = Whenever any player stops where you have a spy, score { $points ->
        [one] 1 point
       *[other] { $points } points
    } or take { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
ma-text-spy-to-combat = At any time you may return a spy of your reserve to the supply for { $count ->
        [one] 1 combat point
       *[other] { $count } combat points
    }.
ma-text-village = Village action: { $script }.
ma-text-village-ultimate = Ultimate village action (the last of its main action): { $script }.
ma-text-combat-action = Combat action for { $cost } combat value: { $script }.
ma-text-espionage = Espionage action: { $script }.
ma-text-income-doubloons = Doubloon income +{ $count }.
ma-text-income-points = Point income +{ $count }.
ma-text-income-doubloons-if = With the { $token } token: doubloon income +{ $count }.
ma-text-income-points-if = With the { $token } token: point income +{ $count }.
ma-text-quest = Asks for { $price }. Reward: { $script }.
ma-text-majority = −{ $count } for the nation that alone has the most cubes on the board.
ma-text-minority = +{ $count } for the nation that alone has the fewest cubes on the board.
ma-text-combat-row = { $nation } { $value }.
ma-text-combat-row-fee = { $nation } { $value }: pay { $fee ->
        [one] 1 doubloon
       *[other] { $fee } doubloons
    }.
ma-text-combat-row-gain = { $nation } { $value }: { $script }.
ma-text-market = Market for { $good } with { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }.
ma-text-market-by-players = Market for { $good }; spaces with 1, 2, 3 and 4 players: { $one }, { $two }, { $three }, { $four }.
ma-text-action = Action: { $script }.
ma-text-flag = Flag: { $script }.
ma-text-career-done = All three: { $doubloons } doubloons and { $points } points more.
ma-text-objective-combat-tokens = At least { $modest } combat tokens: { $doubloons } doubloons and the spy; { $demanding } of them: { $points } points as well.
ma-text-objective-quests = At least { $modest } quest tiles: { $doubloons } doubloons and the spy; { $demanding } of them: { $points } points as well.
ma-text-objective-influence = At least { $modest } influence with one nation: { $doubloons } doubloons and the spy; { $demanding } influence: { $points } points as well.
ma-text-objective-influence-two = At least { $modest } influence with each of two nations: { $doubloons } doubloons and the spy; { $demanding } with each: { $points } points as well.
ma-text-objective-influence-with = At least { $modest } influence with { $nation }: { $doubloons } doubloons and the spy; { $demanding } influence: { $points } points as well.
ma-text-objective-upgrades = At least { $modest } completed ship upgrades: { $doubloons } doubloons and the spy; { $demanding } of them: { $points } points as well.
ma-text-objective-line = Your explorer has crossed { $modest }: { $doubloons } doubloons and the spy; it has crossed { $demanding }: { $points } points as well.
ma-text-objective-tokens = At least { $modest } combination tokens: { $doubloons } doubloons and the spy; { $demanding } of them: { $points } points as well.
ma-text-objective-spies = At least { $modest } of your spies on the board: { $doubloons } doubloons and the spy; { $demanding } of them: { $points } points as well.
ma-text-objective-cubes = At least { $modest } cubes of { $nation } on the board: { $doubloons } doubloons and the spy; { $demanding } of them: { $points } points as well.
ma-text-building = Costs { $cost } doubloons and 1 spy of your reserve; take the { $token } token. The first investor scores { $first } points.
ma-text-building-line = At the end: { $count } points for each line your explorer has crossed.
ma-text-building-quest = At the end: { $count } points for each of your quest tiles.
ma-text-building-spy-on-board = At the end: { $count } points for each of your spies on the board.
ma-text-building-spy-or-combat-point = At the end: { $count } points for each spy in your reserve and each combat point left.
ma-text-building-token = At the end: { $count } points for each of your combination tokens.
ma-text-building-combat-token = At the end: { $count } points for each of your combat tokens.
ma-text-building-upgrade = At the end: { $count } points for each completed ship upgrade.
ma-text-building-income-points = At the end: { $count } times the points printed at your doubloon income, on top of those points.
ma-text-building-limit = At most { $count } points.
ma-text-needs-area = Needs { $area } first.
ma-text-needs-areas = Needs { $count } other completed areas first.
ma-text-area-U1 = As a main action in a village you perform two village actions from { $two } movement points on, three from { $three } on.
ma-text-area-U2 = Your hand limit is { $count }.
ma-text-area-U3 = Face-up cards are free for you.
ma-text-area-U7 = Combat action: put a cube of the nation you fight for on a village, for { $free } combat value, or for { $taken } in place of another nation’s cube; gain { $influence } influence with your nation, { $own } doubloons for each of your spies there and { $other } for each spy of others.
ma-text-place-start = Here every lap begins.
ma-text-place-village = A village: one to three village actions, by the movement points spent.
ma-text-place-city = A city: deliver a good, then act.
ma-text-place-tile-city = A city whose tile shows market and action: deliver a good, then act.
ma-text-place-inland = A city beyond the coast, in play with its legacy tile: deliver a good, then act.
ma-text-place-homeward = Homeward bound: every ship must stop here; no good can be delivered.
ma-text-place-explorer = Only for players whose explorer has reached { $space }.
ma-text-line-red = Before it lies { $line }: whoever crosses it gains { $count } influence with one nation.
ma-text-line = Before it lies { $line }: the first to cross it scores { $first } points, others { $later }.
ma-text-space = Reward: { $script }.
ma-text-space-quest = A quest tile may be fulfilled here; once it is gone the space no longer counts.
ma-text-space-start = All explorers begin here.
ma-text-space-end = The end of the journey: { $first }, { $second }, { $third } and { $fourth } points in order of arrival.
ma-text-space-fork = From here a short and a long way lead on.
ma-text-legacy-L1 = { $place } becomes a city with a market for { $good } ({ $few } space with one or two players, { $many } with more). Action: fulfil the quest on the tile, which is replaced at once. Flag: { $flag }.
ma-text-legacy-L4 = Brings { $place }, a city reached from { $from } for { $cost } movement points and left for as many, only for players whose explorer has reached { $space }. Market for { $good } ({ $few } space with one or two players, { $many } with more). Action: { $action }. Flag: { $flag }.
ma-text-legacy-L5 = Whoever stops at { $place }, before the main action: { $script }.
ma-text-legacy-L6 = Combat action: put a cube of the nation you fight for on the treasure fleet, for { $first } or { $second } combat value by the space; { $script }.
ma-text-legacy-L7 = Brings { $place }, a city reached from { $from } for { $cost } movement point and left for as many, only for players whose explorer has reached { $space }. Market for { $good } ({ $few } space with one or two players, { $many } with more). Action: { $action }. Flag: { $flag }.
ma-text-legacy-L8 = The lane from { $from } to { $to } costs { $cost } movement points.
ma-text-legacy-L9 = Combat action if your explorer has reached { $space }: put a cube of the nation you fight for on the mine, for { $first } combat value; { $script }.
ma-text-automa = Jeanne sails { $count ->
        [one] 1 stop
       *[other] { $count } stops
    }, by the { $way ->
        [upper] upper
       *[lower] lower
    } way at forks. Where no market space is free she takes face-up card { $card }. Then: { $acts }.
ma-automa-act-explore = her explorer moves { $count } spaces
ma-automa-act-explore-late = her explorer moves { $count } spaces in rounds III and IV
ma-automa-act-explore-rounds = her explorer moves { $early } spaces, { $late } in rounds III and IV
ma-automa-act-influence = she gains 1 influence with { $nation }
ma-automa-act-combat = she fights and gains { $count } influence
ma-automa-act-combat-village = she fights, annexes a village more and gains { $count } influence
ma-automa-act-quest = she takes the top quest tile
ma-automa-act-disc = a disc leaves her track
ma-automa-act-points = she scores { $count } points
ma-automa-act-points-late = she scores { $count } points in rounds III and IV
ma-automa-act-points-rounds = she scores { $early } points, { $late } in rounds III and IV
ma-text-classic = Story card { $card }.
ma-text-classic-tiles = Legacy tiles: { $tiles }.
ma-text-classic-cards = The cards 90 to 99 join the draw pile.
ma-text-classic-quests = { $round ->
        [0] Quests at the start
        [1] After round I
        [2] After round II
       *[other] After round III
    }: { $spots }.
ma-text-classic-spot = { $place }
ma-text-classic-spot-players = { $place } ({ $min } to { $max } players)
ma-text-good = A good: cards that show { $good } can be delivered where a market asks for it.
ma-text-object = An object: cards that show { $object } pay for quests and other things. Permanent objects pay each time anew.
ma-text-combination = A combination token: one of each kind at most. Lines of income that ask for the { $token } token count as soon as you own it.
ma-text-nation = You may fight for { $nation }. At the end your noble rank with it counts as often as its multiplier says.
