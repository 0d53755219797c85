# Maracaibo: all that the game says. Names and texts of components are in the files beside this one.

## Options

ma-option-mode = Mode
    .text = Classic: one of the cards 75, 76 and 77 leads through the game.
ma-option-mode-classic = Classic
ma-option-level = Level
    .text = Easy, medium or hard: the higher, the more legacy tiles and the fewer quests.
ma-option-level-easy = Easy
ma-option-level-medium = Medium
ma-option-level-hard = Hard
ma-option-armada = La Armada
    .text = Nine more project cards and three more careers, one for each nation.
ma-option-solo = Jeanne
    .text = How strong your opponent is when you play alone, from 1 (very easy) to 5 (very hard).
ma-option-solo-1 = 1: very easy
ma-option-solo-2 = 2: easy
ma-option-solo-3 = 3: medium
ma-option-solo-4 = 4: hard
ma-option-solo-5 = 5: very hard

## Phases

ma-phase-split = First decisions: cards
ma-phase-careers = First decisions: careers
ma-phase-sail = Round { $round }: sailing
ma-phase-act = Round { $round }: main action
ma-phase-draw = Round { $round }: drawing
ma-phase-jeanne = Round { $round }: Jeanne’s turn
ma-phase-scoring = Scoring of round { $round }
ma-phase-over = The end

## What is to be decided

ma-prompt-over = The game is over.
ma-prompt-plan = Choose the card for your planning area; 4 cards stay in hand.
    .clause = MA-4.5
    .hint = Click a card: it goes to your planning area, where it can be bought later.
ma-prompt-drop = Choose a card to discard ({ $left } to go).
    .clause = MA-4.5
    .hint = Click the cards you give up; the other four are your hand.
ma-prompt-career = Choose your career.
    .clause = MA-4.7
    .hint = Its objectives are free actions in your turns, once you have reached them.
ma-prompt-draw = Draw up to your hand limit: you hold { $held } of { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }.
    .clause = MA-8.1
    .hint = Click the pile or a face-up card.
ma-prompt-finish = Take free actions, or end the turn.
    .clause = MA-7.3
ma-prompt-finish-end = There is nothing left to do: end the turn.
    .clause = MA-7.3
ma-prompt-sail = Sail from { $place }: { $left ->
        [one] 1 movement point
       *[other] { $left } movement points
    } left.
    .clause = MA-6.1
    .hint = Click where your ship stops. In a village, more movement points give more village actions.
ma-prompt-resail = Sail on from { $place }, or stay: { $left ->
        [one] 1 movement point
       *[other] { $left } movement points
    } left.
    .clause = MA-6.1
ma-prompt-host = { $guest } stops at { $place }, where you have a spy: take points or doubloons.
    .clause = MA-23.11
ma-prompt-main = Choose your main action at { $place }.
    .clause = MA-7.1
    .hint = One of these. Free at any time: a hand card into the planning area.
ma-prompt-deliver = Deliver a good at { $place }, or go on without delivering.
    .clause = MA-9.2
    .hint = Click a card with the good; a disc then goes from your ship to the market.
ma-prompt-city = Perform the action of { $place }, or decline.
    .clause = MA-9.1
ma-prompt-either = Choose one of the options of { $source }.
    .clause = MA-13.1
ma-prompt-offer = Pay { $price }, or decline.
    .clause = MA-26.2
ma-prompt-same = Choose the good shown by the { $count ->
        [one] card
       *[other] { $count } cards
    } you pay.
    .clause = MA-26.3
ma-prompt-settle = Choose a card to pay with; still due: { $due }.
    .clause = MA-22.1
    .hint = Each card pays with one of its two symbols.
ma-prompt-disc-market = Choose the disc that goes to the market.
    .clause = MA-9.2
ma-prompt-disc = Choose a disc to remove from your ship.
    .clause = MA-21.1
    .hint = Two discs gone complete an area of your ship.
ma-prompt-nation-influence = Choose the nation with which you gain { $steps } influence.
    .clause = MA-11.1
ma-prompt-nation-line = You have crossed the red line: choose the nation with which you gain { $steps } influence.
    .clause = MA-12.7
ma-prompt-nation-rank = Choose the nation whose marker moves to its next noble rank.
    .clause = MA-11.2
ma-prompt-nation-cube = Choose the nation whose cube you place on a village.
    .clause = MA-25.2
ma-prompt-nation-colony = Choose the nation of your colony.
    .clause = MA-25.3
ma-prompt-nation-here = Choose the nation whose cube you place on the village where your ship is.
    .clause = MA-21.11
ma-prompt-settlement = Choose the village for the cube of { $nation }.
    .clause = MA-25.2
ma-prompt-token = Choose a combination token.
    .clause = MA-23.2
ma-prompt-spy-income = Choose how many spies go on the card; each raises your doubloon income by { $income }.
    .clause = MA-25.7
ma-prompt-village = Choose a village action ({ $left } left).
    .clause = MA-14.2
    .hint = Buy a lit card, invest in a lit building, or take doubloons.
ma-prompt-pile = Combat: choose the pile from which you reveal a token.
    .clause = MA-10.1
ma-prompt-banner = Combat ({ $token }): choose the nation you fight for.
    .clause = MA-10.2
    .hint = The value beside it is what you can spend.
ma-prompt-fight = Combat for { $nation }: combat value { $value } left.
    .clause = MA-10.4
    .hint = Spend it on different actions; flags you can take are lit on the chart with their price.
ma-prompt-explore = Move your explorer up to { $left ->
        [one] { $left } space
       *[other] { $left } spaces
    }.
    .clause = MA-12.1
    .hint = Only the space where the explorer stops pays.
ma-prompt-space-quest = Fulfil the quest of this space, or decline. { $text }
    .clause = MA-12.5
ma-prompt-purchase = Scoring: buy a card, invest in a building, or take points.
    .clause = MA-18.2
    .hint = Click a card or a building that is lit.
ma-what-plan = chooses a card for the planning area
ma-what-drop = chooses cards to discard
ma-what-split = { $count ->
        [one] chooses the first cards
       *[other] choose their first cards
    }
ma-what-career = chooses a career
ma-what-careers = { $count ->
        [one] chooses a career
       *[other] choose their careers
    }
ma-what-draw = draws cards ({ $held } of { $limit })
ma-what-finish = takes free actions or ends the turn
ma-what-sail = sails from { $place }, { $left ->
        [one] 1 movement point
       *[other] { $left } movement points
    } left
ma-what-resail = may sail on from { $place }, { $left ->
        [one] 1 movement point
       *[other] { $left } movement points
    } left
ma-what-host = takes points or doubloons, because { $guest } stops at { $place }
ma-what-main = chooses a main action at { $place }
ma-what-deliver = may deliver a good to { $place }
ma-what-city = may use the action of { $place }
ma-what-either = chooses one of the options of { $source }
ma-what-offer = may accept an exchange
ma-what-same = chooses the good of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to pay
ma-what-settle = pays with cards; still due: { $due }
ma-what-disc-market = chooses a disc for the market
ma-what-disc = chooses a disc of the ship
ma-what-nation-influence = chooses a nation for { $steps } influence
ma-what-nation-line = chooses a nation for { $steps } influence
ma-what-nation-rank = chooses a marker for its next noble rank
ma-what-nation-cube = chooses the nation of a cube
ma-what-nation-colony = chooses the nation of a colony
ma-what-nation-here = chooses the nation of a cube
ma-what-settlement = chooses a village for a cube of { $nation }
ma-what-token = chooses a combination token
ma-what-spy-income = places spies on a card, each for { $income } more doubloon income
ma-what-village = chooses a village action, { $left } left
ma-what-pile = reveals a combat token
ma-what-banner = chooses a nation to fight for ({ $token })
ma-what-fight = fights for { $nation }, combat value { $value } left
ma-what-explore = moves the explorer, up to { $left ->
        [one] 1 space
       *[other] { $left } spaces
    }
ma-what-space-quest = may fulfil a quest of the exploration track
ma-what-purchase = buys or takes points in the scoring
ma-wait = { $seat } { $what }.
ma-wait-several = { $seats } { $what }.
ma-combat-none = no token

## Buttons

ma-do-plan = Put { $card } ({ $id }, { $good }, { $object }) into the planning area
    .tells = card
ma-do-drop = Discard { $card } ({ $id }, { $good }, { $object })
ma-do-career = { $career }. { $text }
ma-do-sail = Sail to { $place }{ $cost ->
        [one] {""}
       *[other] {" "}for { $cost } movement points
    }
ma-do-sail-tile = Sail to { $place }{ $cost ->
        [one] {""}
       *[other] {" "}for { $cost } movement points
    }. { $text }
ma-do-stop-sail = Stop here
ma-do-stop-village = Take no more village actions
ma-do-stop-combat = End the combat
ma-do-stop-explore = Stop the explorer here
ma-do-stop-draw = Draw no more
ma-do-finish = End the turn
ma-do-stop = Stop
ma-do-points = Take { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ma-do-doubloons = Take { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
ma-do-always-points = From now on always take { $points ->
        [one] 1 point
       *[other] { $points } points
    } for guests
ma-do-always-doubloons = From now on always take { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    } for guests
ma-do-ask = Ask me again for every guest
ma-do-city = City action at { $place }: { $text }
ma-do-city-none = City action at { $place }
ma-do-village = Perform { $actions ->
        [one] { $actions } village action
       *[other] { $actions } village actions
    }
ma-do-quest = Fulfil { $quest }. { $text }
ma-do-spy = Use the spy of { $card }. { $text }
ma-do-skip-main = Take no main action
ma-do-skip-deliver = Deliver nothing
ma-do-skip-sail = Do not sail on
ma-do-skip = Decline
ma-do-deliver = Deliver { $card } as { $good }
ma-do-perform = Perform the action
ma-do-way = Choose: { $text }
ma-do-way-number = Option { $way }
ma-do-pay = Pay { $price } to { $gains }
ma-do-pay-what = Pay
ma-do-pay-good = Pay { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from your hand showing { $good }
ma-do-spend = Pay with { $card } ({ $id }, { $good }, { $object })
ma-do-disc = Remove a disc of { $area }{ $discs ->
        [one] , the last one: the upgrade is complete
       *[other] {""}
    }. { $text }
ma-do-nation = Choose { $nation }
ma-do-nation-influence = Gain { $steps } influence with { $nation }
ma-do-nation-rank = Reach the next noble rank with { $nation }
ma-do-nation-cube = Place a cube of { $nation }
ma-do-nation-colony = Found a colony of { $nation }
ma-do-nation-here = Place a cube of { $nation } here
ma-do-settle = Place the cube on { $place }
ma-do-token = Take the { $token } token
ma-do-spies = { $count ->
        [0] Place no spy
        [one] Place { $count } spy
       *[other] Place { $count } spies
    } on the card
ma-do-doubloon = Take { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
ma-do-discard = Discard the whole hand for { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
ma-do-buy = Buy { $card } ({ $id }, { $good }, { $object }) for { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
    .tells = card
ma-do-invest = Invest in { $building } for { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    } and a spy
    .tells = building
ma-do-area = Use { $area }: { $text }
ma-do-card = Use { $card }: { $text }
ma-do-card-quest = Fulfil the quest on { $card }. { $text }
ma-do-reveal = Reveal a token of pile { $pile }
ma-do-fight = Fight for { $nation } with a combat value of { $value }. On the combat token, { $text }
ma-do-fight-bare = Fight without a token, with a combat value of { $value }
ma-do-raise-combat = Spend 1 combat point: combat value +1
ma-do-raise-spy = Return 1 spy from your reserve to the supply: combat value +1
ma-do-influence = Gain { $steps } influence: combat value −{ $price }
ma-do-annex = Annex { $place }: combat value −{ $price }; flag: { $text }
ma-do-capture = Capture { $place }: combat value −{ $price }; flag: { $text }
ma-do-raid = Take the village { $place }: combat value −{ $price }
ma-do-strike = { $card }: combat value −{ $price }; { $text }
ma-do-sea = Escort the treasure fleet: combat value −{ $price }; { $text }
ma-do-mine = Gold mine: combat value −{ $price }; { $text }
ma-do-explore = Move the explorer to { $space }. { $text }
ma-do-explore-end = Move the explorer to the end, { $space }. { $text }
ma-do-draw = Draw from the pile
ma-do-take = Take { $card } ({ $id }, { $good }, { $object }) from the face-up cards{ $doubloons ->
        [0] {" "}for free
        [one] {" "}for { $doubloons } doubloon
       *[other] {" "}for { $doubloons } doubloons
    }
    .tells = card
ma-do-objective = Complete objective { $number } for { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    }{ $points ->
        [0] {""}
        [one] {" "}and { $points } point
       *[other] {" "}and { $points } points
    }. { $text }
ma-do-objective-number = Complete objective { $number }
ma-do-spy-to-combat = Return a spy for { $points ->
        [one] { $points } combat point
       *[other] { $points } combat points
    }

## Log

ma-log-plan-chosen = { $seat } sets { $card } aside for the planning area.
ma-log-drop-chosen = { $seat } sets { $card } aside for the discard pile.
ma-log-career-picked = { $seat } picks { $career }.
ma-log-planned = { $seat } puts { $card } into the planning area.
ma-log-dropped = { $seat } discards: { $cards }.
ma-log-career = { $seat } shows the chosen career: { $career }.
ma-log-round = Round { $round } begins.
ma-log-sailed = { $seat } sails to { $place }.
ma-log-stopped = { $seat } stops at { $place } after { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }.
ma-log-hosted = { $seat } is paid for a spy at { $place }, where { $guest } stops.
ma-log-habit = { $seat } { $answer ->
        [ask] wants to be asked for every guest
        [points] will always take points for guests
       *[doubloons] will always take doubloons for guests
    }.
ma-log-spies-unused = { $seat } scores for { $spies ->
        [one] 1 unused spy
       *[other] { $spies } unused spies
    } at { $place }.
ma-log-spies-unreached = { $seat } scores for { $spies ->
        [one] 1 spy that was not reached
       *[other] { $spies } spies that were not reached
    }.
ma-log-city = { $seat } performs the city action of { $place }.
ma-log-village = { $seat } performs { $actions ->
        [one] 1 village action
       *[other] { $actions } village actions
    } at { $place }.
ma-log-spied = { $seat } uses the spy of { $card } at { $place }.
ma-log-declined = { $seat } performs no main action.
ma-log-delivered = { $seat } delivers { $card } to { $place }.
ma-log-disc = { $seat } removes a disc of { $area }.
ma-log-upgraded = { $seat } completes a ship upgrade: { $area }.
ma-log-points = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ma-log-doubloons = { $seat } takes { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
ma-log-doubloons-paid = { $seat } pays { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
ma-log-combat-points = { $seat } gains { $points ->
        [one] 1 combat point
       *[other] { $points } combat points
    }.
ma-log-combat-paid = { $seat } pays { $points ->
        [one] 1 combat point
       *[other] { $points } combat points
    }.
ma-log-spies-taken = { $seat } takes { $spies ->
        [one] 1 spy
       *[other] { $spies } spies
    }.
ma-log-spies-returned = { $seat } returns { $spies ->
        [one] 1 spy
       *[other] { $spies } spies
    } to the supply.
ma-log-spy-turned = { $seat ->
        [one] { $seat } turn
       *[other] { $seat } turns
    } a spy into combat points.
ma-log-spy-placed = { $seat } places a spy on { $place }.
ma-log-influence = { $seat } gains { $steps } influence with { $nation }: now { $now }.
ma-log-token = { $seat } takes the { $token } token.
ma-log-income-rose = { $seat } raises the doubloon income by { $steps } to { $now }.
ma-log-points-income-rose = { $seat } raises the point income by { $steps } to { $now }.
ma-log-spent = { $seat } pays with { $card } ({ $symbol }).
ma-log-hand-discarded = { $seat } discards the hand: { $cards }.
ma-log-bought = { $seat } buys { $card } for { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
ma-log-invested = { $seat } invests { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    } and a spy in { $building }.
ma-log-area-used = { $seat } uses { $area }.
ma-log-card-used = { $seat } uses { $card }.
ma-log-quest = { $seat } fulfils { $quest }.
ma-log-first = { $seat } begins.
ma-log-dealt = { $seat } is dealt: { $cards }.
ma-log-dealt-unseen = { $seat } is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
ma-log-quest-placed = The { $quest } is placed on { $place }.
ma-log-quest-on-card = The { $quest } is placed on { $card }.
ma-log-token-revealed = { $seat } reveals { $token }.
ma-log-fights = { $seat } fights for { $nation } with a combat value of { $value }.
ma-log-combat-card = { $seat } uses { $card } in the combat.
ma-log-combat-ended = { $seat } ends the combat.
ma-log-cube = { $seat } places a cube of { $nation } on { $place }.
ma-log-cube-removed = { $seat } removes the cube of { $nation } from { $place }.
ma-log-legacy-cube = { $seat } places a cube of { $nation } on { $legacy }.
ma-log-explored = { $seat ->
        [one] { $seat } move
       *[other] { $seat } moves
    } the explorer to { $space }.
ma-log-line = { $seat } crosses { $line }.
ma-log-track-ended = { $seat } reaches the end of the exploration track.
ma-log-toll = { $seat } takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } from { $from } in passing.
ma-log-toll-jeanne = { $seat } takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } from Jeanne in passing.
ma-log-drew = { $seat } draws { $card }.
ma-log-drew-unseen = { $seat } draws a card.
ma-log-took = { $seat } takes { $card } from the face-up cards{ $doubloons ->
        [0] {""}
        [one] {" "}for { $doubloons } doubloon
       *[other] {" "}for { $doubloons } doubloons
    }.
ma-log-face-up = New face-up card: { $card }.
ma-log-reshuffled = The discard pile becomes the draw pile.
ma-log-objective = { $seat } completes objective { $number }{ $demanding ->
        [yes] {" "}under its harder condition
       *[no] {""}
    }.
ma-log-career-done = { $seat } has completed the career.
ma-log-scoring = The scoring of round { $round } begins.
ma-log-income = { $seat } receives { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    } and { $points ->
        [one] 1 point
       *[other] { $points } points
    } of income.
ma-log-building = A prestige building is revealed: { $building }.
ma-log-jeanne-card = Jeanne reveals { $card }.
ma-log-jeanne-reshuffled = Jeanne’s cards are shuffled.
ma-log-jeanne-sailed = Jeanne sails { $stops ->
        [one] 1 stop
       *[other] { $stops } stops
    }{ $way ->
        [upper] , by the upper way at forks,
        [lower] , by the lower way at forks,
       *[only] {""}
    } to { $place }{ $held ->
        [yes] , where every ship must stop
       *[no] {""}
    }.
ma-log-jeanne-quest = Jeanne takes { $quest }, { $why ->
        [stop] which lies where she has stopped; that ends her turn
        [trail] which lies on the space of her explorer
       *[card] the top one of the pile, as her card says
    }.
ma-log-jeanne-delivered = Jeanne puts a disc on the free market space of { $place }.
ma-log-jeanne-took = { $why ->
        [homeward] On the way home Jeanne always takes a card:
        [no-disc] Jeanne has no disc left for the market and takes a card instead:
       *[market-full] Jeanne finds no free market space and takes a card instead:
    } face-up card { $position }, { $card }.
ma-log-jeanne-disc = A disc leaves Jeanne’s track.
ma-log-jeanne-influence = Jeanne gains { $steps } influence with { $nation }{ $beyond ->
        [0] {""}
       *[other] ; { $beyond } of it lies beyond the last space and scores points
    }.
ma-log-jeanne-points = Jeanne scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ma-log-jeanne-explored = Jeanne’s explorer moves to { $space }, { $why ->
        [reach] because an open quest is in reach there
       *[shortest] the shortest way, as no open quest is in reach
    }.
ma-log-jeanne-combat = Jeanne reveals { $token } and fights for { $nation }, { $why ->
        [printed] as strong for her as another with { $strength }, but with the higher value on the token
        [order] as strong for her as another with { $strength }, but first in the order France, Spain, England
       *[strongest] the strongest for her with { $strength }
    }.
ma-log-jeanne-combat-bare = Jeanne fights without a token for { $nation }, { $why ->
        [order] as strong for her as another with { $strength }, but first in the order France, Spain, England
       *[strongest] the strongest for her with { $strength }
    }.
ma-log-jeanne-annexed = Jeanne annexes { $place } for { $nation }, { $why ->
        [further] the free village with the lowest number, which her card gives her as well
        [village] the free village with the lowest number, as no city is free for her
       *[city] the free city with the lowest number
    }.
ma-log-jeanne-boxed = { $why ->
        [further] No village is free for Jeanne
       *[other] Neither city nor village is free for Jeanne
    }: a cube of { $nation } goes to the box.
ma-log-jeanne-idle = { $why ->
        [no-card] There is no face-up card at the position that Jeanne’s card names: she takes none.
        [no-quest] The quest pile is empty: Jeanne takes no quest.
        [no-disc] There is no disc left on Jeanne’s track: none leaves it.
        [at-end] Jeanne’s explorer is at the end: it does not move.
       *[no-cube] The nation Jeanne fights for has no cube left in its reserve: none is placed.
    }
ma-log-jeanne-income = Jeanne scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } of income.
ma-log-ended = The game is over.

## Refusals

ma-no-over = The game is over.
ma-no-turn = This is up to another player to decide.
ma-no-now = Something else is to be decided now.
ma-no-main = The main action comes after the ship has stopped; there is one each turn.
ma-no-purchase = You buy a card or invest in a prestige building only by a village action or at a scoring.
ma-no-sail = The ship sails at the start of the turn, before the main action.
ma-no-phase-b = Free actions are possible once the ship has stopped, not while sailing or drawing.
ma-no-scoring = There are no free actions during scorings.
ma-no-paying = The payment must be finished first.
ma-no-split-planned = The card for the planning area has been chosen.
ma-no-split-first = The card for the planning area comes first.
ma-no-career = { $career } was not dealt to you, or you have chosen already.
ma-no-hand = { $card } is not in your hand.
ma-no-owned = You have not bought { $card }.
ma-no-lane = No lane leads from { $from } to this location now.
ma-no-points = This lane costs { $needed ->
        [one] 1 movement point
       *[other] { $needed } movement points
    }; you have { $held } left.
ma-no-entry = You may not stop at { $place } yet: your explorer has not come far enough, and you cannot sail through.
ma-no-inland = Your explorer has not come far enough for { $place }: you may not stop there yet, nor place a cube.
ma-no-stop = The ship must advance by at least one location before it stops.
ma-no-host = Nobody stops now where you have a spy and the card that pays for it.
ma-no-habit-later = A standing answer is given at the start of your turn, once.
ma-no-habit-same = That is your standing answer already.
ma-no-city = { $place } has no city action for you.
ma-no-village = { $place } is not a village.
ma-no-quest = The { $quest } is not here.
ma-no-spy = Your spy of { $card } is not here.
ma-no-spy-late = The spy of { $card } can be used from your next turn on.
ma-no-doubloons = This costs { $needed ->
        [one] 1 doubloon
       *[other] { $needed } doubloons
    }; you have { $held }.
ma-no-combat-points = This costs { $needed ->
        [one] 1 combat point
       *[other] { $needed } combat points
    }; you have { $held }.
ma-no-spies = This needs { $needed ->
        [one] { $needed } spy
       *[other] { $needed } spies
    } from your reserve; you have { $held }.
ma-no-movement = This asks for { $needed ->
        [one] 1 movement point
       *[other] { $needed } movement points
    } spent this turn; you have spent { $held }.
ma-no-cards = Your hand is empty.
ma-no-same = You do not hold { $needed ->
        [one] 1 card
       *[other] { $needed } cards
    } with the same good.
ma-no-due = This needs { $due }; you have fewer.
ma-no-symbol = { $card } does not show what is due.
ma-no-market = The market of { $place } has no free space.
ma-no-good = The market asks for { $good }, which { $card } does not show.
ma-no-pier = There is no quest on this tile that you could fulfil.
ma-no-pier-idle = You have nothing to deliver here, and not what the quest of the tile asks for.
ma-no-disc-due = The disc of a delivery must be moved.
ma-no-disc = No disc is left on { $area }.
ma-no-area-first = { $area } needs { $needed } first.
ma-no-areas = { $area } needs { $needed } other completed areas; you have { $held }.
ma-no-way = There is no such option.
ma-no-explorer-home = Your explorer has reached the end.
ma-no-rank = None of your markers has a next noble rank.
ma-no-last-rank = Your marker of { $nation } has reached the last noble rank.
ma-no-free-village = No village is without a cube.
ma-no-cubes = { $nation } has no cube left in its reserve.
ma-no-cubes-at-all = No nation has a cube left in its reserve.
ma-no-occupied = { $place } is not a village without a cube.
ma-no-token = You own the { $token } token already.
ma-no-nation-cubes = { $nation } needs { $needed ->
        [one] { $needed } cube
       *[other] { $needed } cubes
    } on cities and villages; it has { $held }.
ma-no-revealed = { $building } has not been revealed.
ma-no-invested = You have invested in { $building } already.
ma-no-village-area = { $area } is not a village action.
ma-no-upgrade = { $area } is not completed.
ma-no-cube-here = Your ship is not in a village without a cube.
ma-no-village-card = { $card } has no village action.
ma-no-card-quest = The quest on { $card } has been fulfilled, or there is none.
ma-no-pile = Pile { $pile } is empty.
ma-no-reveal = A token must be revealed first.
ma-no-used = You have already used this combat action this turn.
ma-no-value = This needs a combat value of { $needed }; you have { $held } left.
ma-no-own-cube = { $place } already has a cube of { $nation }.
ma-no-flag = { $place } has no flag.
ma-no-combat-card = { $card } has no combat action.
ma-no-sea = That space of the treasure fleet is taken, or does not exist.
ma-no-legacy = { $legacy } is not in play.
ma-no-mine-far = Your explorer has not come far enough for the gold mine.
ma-no-mine = The gold mine is taken.
ma-no-explore = The explorer must move by at least one space first.
ma-no-space = Your explorer cannot go to { $space } now.
ma-no-quest-space = There is no quest on the space of your explorer.
ma-no-draw-pile = Draw pile and discard pile are empty.
ma-no-draw-stop = You must draw up to your hand limit.
ma-no-row = { $card } is not face up.
ma-no-planning = Your planning area is full.
ma-no-objective = You have no such objective.
ma-no-objective-done = This objective is completed already.
ma-no-objective-unmet = This objective asks for at least { $asked }; you have { $held }.
ma-goal-combat-tokens = { $count ->
        [one] 1 combat token
       *[other] { $count } combat tokens
    }
ma-goal-quests = { $count ->
        [one] 1 quest tile
       *[other] { $count } quest tiles
    }
ma-goal-influence = { $count } influence with one nation
ma-goal-influence-two = { $count } influence with each of two nations
ma-goal-influence-with = { $count } influence with { $nation }
ma-goal-upgrades = { $count ->
        [one] 1 completed ship upgrade
       *[other] { $count } completed ship upgrades
    }
ma-goal-line = { $count ->
        [one] 1 line crossed by your explorer
       *[other] { $count } lines crossed by your explorer
    }
ma-goal-tokens = { $count ->
        [one] 1 combination token
       *[other] { $count } combination tokens
    }
ma-goal-spies = { $count ->
        [one] 1 spy of yours on the board
       *[other] { $count } spies of yours on the board
    }
ma-goal-cubes = { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } of { $nation } on the board
ma-no-spy-to-combat = You have no card that turns spies into combat points.

## Scores

ma-item-track = Points scored during the game
ma-item-points-income = Point income
ma-item-income = Points of the doubloon income track
ma-item-cards = Project cards
ma-item-buildings = Prestige buildings
ma-item-majority = Most influence
ma-item-nations = Noble ranks × multipliers
ma-item-automa-income = Income
ma-item-automa-quests = Quest tiles
ma-item-lead-quests = More quest tiles than you
ma-item-lead-upgrades = More upgrades than you
ma-item-lead-explorer = Explorer ahead of yours
ma-ending-rounds = Four rounds have been played.
    .clause = MA-1.1
ma-ending-solo-won = You have beaten Jeanne.
    .clause = MA-31.22
ma-ending-solo-shared = You and Jeanne share the victory.
    .clause = MA-31.22
ma-ending-solo-lost = Jeanne wins.
    .clause = MA-31.22

## Text view

ma-page-list = { $list }
ma-page-none = none
ma-page-round = Round { $round } of { $rounds }
ma-page-classic = { $text }
ma-page-active = It is { $seat }’s turn.
ma-page-sail = Sailing. Movement points spent: { $spent }, left: { $left }.
ma-page-village = Village actions left: { $left }.
ma-page-fight = Combat for { $nation } ({ $token }). Combat value left: { $value }.
ma-page-banner = Combat ({ $token }): { $values }.
ma-page-banner-value = { $nation } { $value }
ma-page-explore = Spaces the explorer may still move: { $left }.
ma-page-settle = Still to pay: { $due }.
ma-page-bought = { $card } is being bought.
ma-page-quest = Being fulfilled: { $quest }.
ma-page-row = Face-up cards
ma-page-deck = Draw pile: { $deck }. Discard pile: { $discard }.
ma-page-discard = Discarded: { $cards }.
ma-page-players = Players
ma-page-places = The Caribbean
ma-page-lanes = A lane costs 1 movement point, or the number in brackets. Market: discs on its spaces. Flag: the bonus of whoever puts a cube there in a combat.
ma-page-place = { $place }: { $text }
ma-page-stops = Every ship must stop at { $places }.
ma-page-villages = Villages: { $places }.
ma-page-track = Exploration track
ma-page-supply = Buildings, quests and combat tokens
ma-page-ships = Upgrades of the ships: discs left
ma-page-discs = { $state ->
        [done] completed
       *[open] { $discs }
    }
ma-page-hand = { $seat }’s hand
ma-page-planned = For the planning area: { $card }.
ma-page-dropped = For the discard pile: { $cards }.
ma-page-offered = On offer: { $career }. { $text }
ma-page-planning = Planning area
ma-page-marker = { $influence } (rank { $rank })
ma-page-income = { $doubloons } (at the end: { $printed ->
        [one] 1 point
       *[other] { $printed } points
    })
ma-page-other-spies = { $board } / { $career } / { $supply }
ma-page-area = { $seat }: career and cards
ma-page-career = { $career }. All three objectives: { $doubloons ->
        [one] { $doubloons } doubloon
       *[other] { $doubloons } doubloons
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
ma-page-objective = Objective { $number }{ $state ->
        [done] , completed
       *[open] {" "}(now { $held })
    }: { $text }
ma-page-invested = Invested in { $buildings }.
ma-page-plans = Planning area: { $cards }.
ma-page-known = Cards in hand that everybody has seen: { $cards }.
ma-page-card-quest = On { $card } lies a quest. { $text }
ma-page-hosting = For guests: { $answer ->
        [ask] ask each time
        [points] always points
       *[doubloons] always doubloons
    }.
ma-page-owned = { $id } { $card }: { $text }
ma-page-jeanne-card = Her card, { $card }: { $text }
ma-page-jeanne-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
ma-page-jeanne-board = Discs gone from her track: { $discs } of { $cells }. Income at the next scoring: { $income ->
        [one] { $income } point
       *[other] { $income } points
    }.
ma-page-jeanne-deck = Her pile: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }, of a deck of { $a } A, { $b } B and { $c } C cards.
ma-page-jeanne-discard = Her discarded cards: { $cards }.
ma-page-market = { $good } { $discs }/{ $spaces }
ma-page-spy = { $seat } ({ $card })
ma-page-quest-cell = quest { $id }: { $text }
ma-page-used = fulfilled
ma-page-building = { $building }. { $text } Investors: { $investors }.
ma-page-buildings-hidden = Buildings not yet revealed: { $count }.
ma-page-quest-pile = Quest pile: { $count }, on top { $quest }
ma-page-quest-pile-empty = The quest pile is empty.
ma-page-piles = Combat tokens: { $first } in pile 1, { $second } in pile 2.
ma-page-legacy = { $legacy }: { $text }
ma-page-cube-space = { $legacy }, space for a combat value of { $price }: { $cube }.
ma-page-head-card = Card
ma-page-head-name = Name
ma-page-head-area = Area
ma-page-head-place = Place
ma-page-head-text = Text
ma-page-head-player = Player
ma-page-head-points = Points
ma-page-head-score = Score now
ma-page-head-doubloons = Doubloons
ma-page-head-income = Doubloon income
ma-page-head-points-income = Point income
ma-page-head-combat = Combat points
ma-page-head-spies = Spies
ma-page-head-reserve-spies = Spies in reserve
ma-page-head-other-spies = Spies on board / career / supply
ma-page-head-compasses = Compasses
ma-page-head-tokens = Combination tokens
ma-page-head-combats = Combat tokens
ma-page-head-hand = Hand / limit
ma-page-head-ship = Ship
ma-page-head-explorer = Explorer
ma-page-head-nation = Nation
ma-page-head-reserve = Reserve
ma-page-head-cubes = Cubes
ma-page-head-multiplier = Multiplier
ma-page-head-market = Market
ma-page-head-cube = Cube
ma-page-head-quests = Quest tiles
ma-page-head-ships = Ships
ma-page-head-space = Space
ma-page-head-next = Next
ma-page-head-quest = Quest
ma-page-head-explorers = Explorers

## The story

ma-option-mode-story = Story
ma-option-campaign = Campaign
    .text = What a finished game of the campaign has left for this one.
ma-told = { "en" ->
        [fr] { $fr }
       *[en] { $en }
    }
ma-story-card = story card { $card }, “{ $title }”
ma-story-number = story card { $card }
ma-story-reward = the reward of the story card
ma-choice-a = option A
ma-choice-b = option B
ma-choice-named = “{ $label }”
ma-ballot = { $seat }: { $option }
ma-ballot-none = { $seat }: left to the others
ma-prompt-tile = { $legacy }: place a disc there, or go on.
    .clause = MA-30.9
ma-prompt-disc-tile = Choose the disc that goes to { $legacy }.
    .clause = MA-30.9
ma-prompt-skull = Choose a skull tile to remove.
    .clause = MA-29.12
ma-prompt-ballot = Cast your ballot on { $card }. Nobody sees it before all have voted.
    .clause = MA-29.36
ma-prompt-decide = You are the reader: decide { $card }.
    .clause = MA-29.37
ma-what-tile = may place a disc on { $legacy }
ma-what-disc-tile = chooses a disc for { $legacy }
ma-what-skull = may remove a skull tile
ma-what-ballot = votes
ma-what-ballots = { $count ->
        [one] has still to vote
       *[other] have still to vote
    }
ma-what-decide = decides as the reader of { $card }
ma-do-tile = Use { $legacy }: pay { $price } to { $text }, and place a disc
ma-do-tile-free = Use { $legacy }: { $text }
ma-do-cure = Remove { $legacy }
ma-do-vote = Vote for { $option }. { $text }
ma-do-abstain = Leave it to the others
ma-do-decide = Decide for { $option }. { $text }
ma-log-tile-used = { $seat } uses { $legacy }.
ma-log-tile-full = Every disc space is filled: { $legacy }.
ma-log-tile-laid = A legacy tile comes into play: { $legacy }.
ma-log-tile-lifted = A legacy tile leaves: { $legacy }.
ma-log-city-laid = A city tile is laid at { $place }: { $tile }.
ma-log-cube-boxed = The cube of { $nation } at { $place } leaves the game.
ma-log-story-drawn = In play: { $card }.
ma-log-story-read = { $seat } reads { $card }.
ma-log-story-left = Leaves the campaign unread: { $card }.
ma-log-unlocked = Project cards join the discard pile: { $cards }.
ma-log-ballot = { $seat } votes: { $choice ->
        [a] option A
        [b] option B
       *[none] neither
    }.
ma-log-ballots = The ballots: { $ballots }. The vote is for { $option }.
ma-log-ballots-tied = The ballots: { $ballots }. A tie: the reader decides.
ma-log-decided = { $seat } decides for { $option }.
ma-log-campaign-ended = The campaign is over: { $card }.
ma-no-epidemic = There is an epidemic at { $place }: no city action.
ma-no-sick = There is sickness at { $place }: no village actions.
ma-no-tile = This is not the tile here: { $legacy }.
ma-no-disc-at-all = No disc can leave your ship.
ma-no-skull = { $legacy } is no skull tile in play.
ma-no-abstain = The reader must decide.
ma-page-story = The story, game { $game }. Story tiles left: { $left }.
ma-page-story-card = In play: { $card }. { $text }
ma-page-story-card-met = Fulfilled, to be read in the next scoring: { $card }. { $text }
ma-page-story-quest = At { $place }: { $text }
ma-page-story-waits = It waits for a story tile in the next game.
ma-page-story-complete = Fill the disc spaces: { $tiles }.
ma-page-story-tile = { $legacy } ({ $discs } of { $spaces })
ma-page-story-name = Read: { $card }.
ma-page-story-option = { $choice ->
       *[a] A
        [b] B
    }: { $label }. { $text }
ma-page-story-ballots = Ballots: { $ballots }.
ma-archive-other = This archive belongs to another campaign than the one of this program.
ma-archive-unknown = The archive names a card that the campaign does not have.
ma-archive-twice = The archive names a card twice.
ma-archive-epilogue = The archive has an epilogue where none can be.
ma-archive-order = The cards in play are not in ascending order.
ma-archive-vote = The archive has a vote without a choice, or a choice without a vote.
ma-archive-game = The archive has a card that was read in no game.
ma-archive-tile = The archive has a legacy tile that no card has brought.
ma-archive-project = The archive has a project card that no card has unlocked.
ma-archive-empty = The archive has no card in play and no end.
ma-archive-classic = An archive is for a game of the story.
ma-archive-level = The levels belong to the classic mode.
ma-archive-over = This campaign is over.
ma-archive-many = This campaign has had too many games.
