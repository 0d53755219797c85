# Maracaibo: all that the game says. Names and texts of components are in the files beside this one.

## Options

ma-option-mode = Mode
    .text = Classic: a single game, set up by story card 75, 76 or 77.
ma-option-mode-classic = Classic
ma-option-level = Level
    .text = Easy, medium or hard. Higher levels have more legacy tiles and fewer quests.
ma-option-level-easy = Easy
ma-option-level-medium = Medium
ma-option-level-hard = Hard
ma-option-armada = La Armada
    .text = Adds nine project cards and three careers, one for each nation.
ma-option-solo = Jeanne
    .text = Strength of your solo opponent, from 1 (very easy) to 5 (very hard).
ma-option-solo-1 = 1: very easy
ma-option-solo-2 = 2: easy
ma-option-solo-3 = 3: medium
ma-option-solo-4 = 4: hard
ma-option-solo-5 = 5: very hard

## Phases

ma-phase-split = Setup: cards
ma-phase-careers = Setup: careers
ma-phase-sail = Round { $round }: sailing
ma-phase-act = Round { $round }: main action
ma-phase-draw = Round { $round }: drawing
ma-phase-jeanne = Round { $round }: Jeanne’s turn
ma-phase-scoring = Scoring of round { $round }
ma-phase-over = The end

## What is to be decided

ma-prompt-over = The game is over.
ma-prompt-plan = Choose one card for your planning area. You keep 4 in hand.
    .clause = MA-4.5
    .hint = Choose a card. It goes to your planning area, where you can buy it later.
ma-prompt-drop = Choose a card to discard ({ $left } left).
    .clause = MA-4.5
    .hint = Choose the cards to discard. The other four are your hand.
ma-prompt-career = Choose your career.
    .clause = MA-4.7
    .hint = Once you have reached an objective, you can complete it as a free action on your turn.
ma-prompt-draw = Draw up to your hand limit. You have { $held } of { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }.
    .clause = MA-8.1
    .hint = Choose the draw pile or a face-up card.
ma-prompt-finish = Take free actions, or end your turn.
    .clause = MA-7.3
ma-prompt-finish-end = Nothing left to do. End your turn.
    .clause = MA-7.3
ma-prompt-sail = Sail from { $place }: { $left ->
        [one] 1 movement point
       *[other] { $left } movement points
    } left.
    .clause = MA-6.1
    .hint = Choose where your ship stops. In a village, more movement points give more village actions.
ma-prompt-resail = Sail on from { $place }, or stay: { $left ->
        [one] 1 movement point
       *[other] { $left } movement points
    } left.
    .clause = MA-6.1
ma-prompt-host = { $guest } stops at { $place }, where you have a spy. Take points or doubloons?
    .clause = MA-23.11
ma-prompt-main = Choose your main action at { $place }.
    .clause = MA-7.1
    .hint = Choose one. You may also plan a card from your hand at any time, for free.
ma-prompt-deliver = Deliver a good at { $place }, or skip the delivery.
    .clause = MA-9.2
    .hint = Choose a card with the good. A disc then goes from your ship to the market.
ma-prompt-city = { $place }: { $text }?
    .clause = MA-9.1
ma-prompt-either = { $source }: { $text }?
    .clause = MA-13.1
ma-prompt-offer = Pay { $price }?
    .clause = MA-26.2
ma-prompt-same = Choose which good you pay with: the { $count ->
        [one] card must
       *[other] { $count } cards must all
    } show it.
    .clause = MA-26.3
ma-prompt-settle = Choose a card to pay with. Still to pay: { $due }.
    .clause = MA-22.1
    .hint = Each card pays with one of its two symbols.
ma-prompt-disc-market = Take a disc off your ship; two off one space unlock it.
    .clause = MA-9.2
ma-prompt-disc = Choose a disc to remove from your ship.
    .clause = MA-21.1
    .hint = Remove both discs from an area to complete that upgrade.
ma-prompt-nation-influence = Choose a nation to gain { $steps } influence with.
    .clause = MA-11.1
ma-prompt-nation-line = You crossed the red line. Choose a nation to gain { $steps } influence with.
    .clause = MA-12.7
ma-prompt-nation-rank = Choose a nation: your marker moves to its next noble rank.
    .clause = MA-11.2
ma-prompt-nation-cube = Choose a nation to place a cube for on a village.
    .clause = MA-25.2
ma-prompt-nation-colony = Choose a nation for your colony.
    .clause = MA-25.3
ma-prompt-nation-here = Choose a nation to place a cube for on the village where your ship is.
    .clause = MA-21.11
ma-prompt-settlement = Choose a village for the { $nation } cube.
    .clause = MA-25.2
ma-prompt-token = Choose a combination token.
    .clause = MA-23.2
ma-prompt-spy-income = Choose how many spies to place on the card. Each raises your doubloon income by { $income }.
    .clause = MA-25.7
ma-prompt-village = Choose a village action ({ $left } left).
    .clause = MA-14.2
    .hint = Buy a highlighted card, invest in a highlighted building, or take doubloons.
ma-prompt-pile = Combat: reveal a token from either pile.
    .clause = MA-10.1
ma-prompt-banner = { $token-title }: choose a nation to fight for.
    .clause = MA-10.2
    .hint = The number next to it is the combat value you can spend.
ma-prompt-fight = Combat for { $nation }: combat value { $value } left to spend.
    .clause = MA-10.4
    .hint = Spend it on different actions. Flags you can take are highlighted, with their price.
ma-prompt-explore = Move your explorer up to { $left ->
        [one] { $left } space
       *[other] { $left } spaces
    }.
    .clause = MA-12.1
    .hint = You get the reward of only the space where your explorer stops.
ma-prompt-space-quest = Fulfil the quest on this space? { $text }
    .clause = MA-12.5
ma-prompt-purchase = Scoring: buy a card, invest in a building, or take points.
    .clause = MA-18.2
    .hint = Choose a highlighted card or building.
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
ma-what-either = chooses an option of { $source }
ma-what-offer = may pay for an effect
ma-what-same = chooses which good to pay with ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    })
ma-what-settle = pays with cards; still to pay: { $due }
ma-what-disc-market = chooses a disc for the market
ma-what-disc = chooses a disc to remove from the ship
ma-what-nation-influence = chooses a nation for { $steps } influence
ma-what-nation-line = chooses a nation for { $steps } influence
ma-what-nation-rank = chooses a marker to move to its next noble rank
ma-what-nation-cube = chooses a nation for a cube
ma-what-nation-colony = chooses a nation for a colony
ma-what-nation-here = chooses a nation for a cube
ma-what-settlement = chooses a village for the { $nation } cube
ma-what-token = chooses a combination token
ma-what-spy-income = places spies on a card for { $income } doubloon income each
ma-what-village = chooses a village action, { $left } left
ma-what-pile = reveals a combat token
ma-what-banner = chooses a nation to fight for: { $token }
ma-what-fight = fights for { $nation }, combat value { $value } left
ma-what-explore = moves the explorer, up to { $left ->
        [one] 1 space
       *[other] { $left } spaces
    }
ma-what-space-quest = may fulfil a quest on the exploration track
ma-what-purchase = buys, or takes points
ma-wait = { $seat } { $what }.
ma-wait-several = { $seats } { $what }.
ma-combat-none = no token

## Buttons

ma-do-plan = Plan { $card } (cost { $cost }, { $good }, { $object })
    .tells = card
ma-do-drop = Discard { $card } (cost { $cost }, { $good }, { $object })
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
ma-do-stop-village = End village actions
ma-do-stop-combat = End combat
ma-do-stop-explore = Stop here
ma-do-stop-draw = Stop drawing
ma-do-finish = End turn
ma-do-stop = Stop
ma-do-points = Take { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ma-do-doubloons = Take { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
ma-do-always-points = Always take { $points ->
        [one] 1 point
       *[other] { $points } points
    } for guests
ma-do-always-doubloons = Always take { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    } for guests
ma-do-ask = Ask me for every guest
ma-do-city = City action at { $place }: { $text }
ma-do-city-none = City action at { $place }
ma-do-village = Perform { $actions ->
        [one] { $actions } village action
       *[other] { $actions } village actions
    }
ma-do-quest = Fulfil { $quest }. { $text }
ma-do-spy = Use your spy: { $card }. { $text }
ma-do-skip-main = Skip the main action
ma-do-skip-deliver = Skip the delivery
ma-do-skip-sail = Stay here
ma-do-skip = Skip
ma-do-deliver = Deliver { $card } as { $good }
ma-do-perform = Perform the action
ma-do-way = Choose: { $text }
ma-do-way-number = Option { $way }
ma-do-pay = Pay { $price } to { $gains }
ma-do-pay-what = Pay
ma-do-pay-good = Pay { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } with { $good }
ma-do-spend = Pay with { $card } (cost { $cost }, { $good }, { $object })
ma-do-disc = Remove a disc from { $area }{ $discs ->
        [one] {" "}to complete it
       *[other] {""}
    }. { $text }
ma-do-nation = Choose { $nation }
ma-do-nation-influence = Gain { $steps } influence with { $nation }
ma-do-nation-rank = Move up to the next noble rank with { $nation }
ma-do-nation-cube = Place a cube of { $nation }
ma-do-nation-colony = Found a colony for { $nation }
ma-do-nation-here = Place a cube of { $nation } here
ma-do-settle = Place the cube in { $place }
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
ma-do-discard = Discard your whole hand for { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }
ma-do-buy = Buy { $card } ({ $good }, { $object }) for { $doubloons ->
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
ma-do-reveal = Reveal a token from pile { $pile }
ma-do-fight = Fight for { $nation }: combat value { $value }. Combat token: { $text }
ma-do-fight-bare = Fight without a token: combat value { $value }
ma-do-raise-combat = Spend 1 combat point: combat value +1
ma-do-raise-spy = Return 1 spy from your reserve: combat value +1
ma-do-influence = Gain { $steps } influence: combat value −{ $price }
ma-do-annex = Annex { $place }: combat value −{ $price }; flag: { $text }
ma-do-capture = Capture { $place }: combat value −{ $price }; flag: { $text }
ma-do-raid = Take the village of { $place }: combat value −{ $price }
ma-do-strike = { $card }: combat value −{ $price }; { $text }
ma-do-sea = Escort the treasure fleet: combat value −{ $price }; { $text }
ma-do-mine = Gold mine: combat value −{ $price }; { $text }
ma-do-explore = Move the explorer to { $space }. { $text }
ma-do-explore-end = Move the explorer to the end, { $space }. { $text }
ma-do-draw = Draw from the draw pile
ma-do-take = Take the face-up card { $card } (cost { $cost }, { $good }, { $object }){ $doubloons ->
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

ma-log-plan-chosen = { $seat } chooses { $card } for the planning area.
    .would = { $seat } would choose { $card } for the planning area.
ma-log-drop-chosen = { $seat } chooses { $card } to discard.
    .would = { $seat } would choose { $card } to discard.
ma-log-career-picked = { $seat } chooses { $career }.
    .would = { $seat } would choose { $career }.
ma-log-planned = { $seat } plans { $card }.
    .would = { $seat } would plan { $card }.
ma-log-dropped = { $seat } discards { $cards }.
    .would = { $seat } would discard { $cards }.
ma-log-career = { $seat } reveals their career: { $career }.
    .would = { $seat } would reveal their career: { $career }.
ma-log-round = Round { $round } begins.
    .would = Round { $round } would begin.
ma-log-sailed = { $seat } sails to { $place }.
    .would = { $seat } would sail to { $place }.
ma-log-stopped = { $seat } sails to { $place } and stops there: { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }.
    .would = { $seat } would sail to { $place } and stop there: { $points ->
            [one] 1 movement point
           *[other] { $points } movement points
        }.
ma-log-hosted = { $seat } is paid for a spy at { $place } because { $guest } stops there.
    .would = { $seat } would be paid for a spy at { $place } because { $guest } stops there.
ma-log-habit = { $seat } { $answer ->
        [ask] will be asked for every guest
        [points] will always take points for guests
       *[doubloons] will always take doubloons for guests
    }.
ma-log-spies-unused = { $seat } scores for { $spies ->
        [one] 1 unused spy
       *[other] { $spies } unused spies
    } at { $place }.
    .would = { $seat } would score for { $spies ->
            [one] 1 unused spy
           *[other] { $spies } unused spies
        } at { $place }.
ma-log-spies-unreached = { $seat } scores for { $spies ->
        [one] 1 spy not reached
       *[other] { $spies } spies not reached
    }.
    .would = { $seat } would score for { $spies ->
            [one] 1 spy not reached
           *[other] { $spies } spies not reached
        }.
ma-log-city = { $seat } performs the city action of { $place }.
    .would = { $seat } would perform the city action of { $place }.
ma-log-village = { $seat } performs { $actions ->
        [one] 1 village action
       *[other] { $actions } village actions
    } at { $place }.
    .would = { $seat } would perform { $actions ->
            [one] 1 village action
           *[other] { $actions } village actions
        } at { $place }.
ma-log-spied = { $seat } uses the spy at { $place } ({ $card }).
    .would = { $seat } would use the spy at { $place } ({ $card }).
ma-log-declined = { $seat } skips the main action.
    .would = { $seat } would skip the main action.
ma-log-delivered = { $seat } delivers { $card } to { $place }.
    .would = { $seat } would deliver { $card } to { $place }.
ma-log-disc = { $seat } removes a disc from { $area }.
    .would = { $seat } would remove a disc from { $area }.
ma-log-upgraded = { $seat } completes a ship upgrade: { $area }.
    .would = { $seat } would complete a ship upgrade: { $area }.
ma-log-points = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .would = { $seat } would score { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
ma-log-doubloons = { $seat } takes { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
    .would = { $seat } would take { $doubloons ->
            [one] 1 doubloon
           *[other] { $doubloons } doubloons
        }.
ma-log-doubloons-paid = { $seat } pays { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
    .would = { $seat } would pay { $doubloons ->
            [one] 1 doubloon
           *[other] { $doubloons } doubloons
        }.
ma-log-combat-points = { $seat } gains { $points ->
        [one] 1 combat point
       *[other] { $points } combat points
    }.
    .would = { $seat } would gain { $points ->
            [one] 1 combat point
           *[other] { $points } combat points
        }.
ma-log-combat-paid = { $seat } pays { $points ->
        [one] 1 combat point
       *[other] { $points } combat points
    }.
    .would = { $seat } would pay { $points ->
            [one] 1 combat point
           *[other] { $points } combat points
        }.
ma-log-spies-taken = { $seat } takes { $spies ->
        [one] 1 spy
       *[other] { $spies } spies
    }.
    .would = { $seat } would take { $spies ->
            [one] 1 spy
           *[other] { $spies } spies
        }.
ma-log-spies-returned = { $seat } returns { $spies ->
        [one] 1 spy
       *[other] { $spies } spies
    } to the supply.
    .would = { $seat } would return { $spies ->
            [one] 1 spy
           *[other] { $spies } spies
        } to the supply.
ma-log-spy-turned = { $seat ->
        [one] { $seat } turn
       *[other] { $seat } turns
    } a spy into combat points.
    .would = { $seat } would turn a spy into combat points.
ma-log-spy-placed = { $seat } places a spy on { $place }.
    .would = { $seat } would place a spy on { $place }.
ma-log-influence = { $seat } gains { $steps } influence with { $nation }: now { $now }.
    .would = { $seat } would gain { $steps } influence with { $nation }: now { $now }.
ma-log-token = { $seat } takes the { $token } token.
    .would = { $seat } would take the { $token } token.
ma-log-income-rose = { $seat }’s doubloon income rises by { $steps } to { $now }.
    .would = { $seat }’s doubloon income would rise by { $steps } to { $now }.
ma-log-points-income-rose = { $seat }’s point income rises by { $steps } to { $now }.
    .would = { $seat }’s point income would rise by { $steps } to { $now }.
ma-log-spent = { $seat } pays with { $card } ({ $symbol }).
    .would = { $seat } would pay with { $card } ({ $symbol }).
ma-log-hand-discarded = { $seat } discards their hand: { $cards }.
    .would = { $seat } would discard their hand: { $cards }.
ma-log-bought = { $seat } buys { $card } for { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    }.
    .would = { $seat } would buy { $card } for { $doubloons ->
            [one] 1 doubloon
           *[other] { $doubloons } doubloons
        }.
ma-log-invested = { $seat } invests { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    } and a spy in { $building }.
    .would = { $seat } would invest { $doubloons ->
            [one] 1 doubloon
           *[other] { $doubloons } doubloons
        } and a spy in { $building }.
ma-log-area-used = { $seat } uses { $area }.
    .would = { $seat } would use { $area }.
ma-log-card-used = { $seat } uses { $card }.
    .would = { $seat } would use { $card }.
ma-log-quest = { $seat } fulfils the { $quest }.
    .would = { $seat } would fulfil the { $quest }.
ma-quest-at = { $quest } at { $place }
ma-log-setup = Setup: { $seat } goes first; each player is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; on the board: { $quests }.
ma-log-first = { $seat } goes first.
ma-log-dealt = { $seat } is dealt { $cards }.
ma-log-dealt-unseen = { $seat } is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
ma-log-quest-placed = The { $quest } is placed on { $place }.
ma-log-quest-on-card = The { $quest } is placed on { $card }.
ma-log-token-revealed = { $seat } reveals { $token-a }.
    .would = { $seat } would reveal { $token-a }.
ma-log-fights = { $seat } fights for { $nation } with a combat value of { $value }.
    .would = { $seat } would fight for { $nation } with a combat value of { $value }.
ma-log-combat-card = { $seat } uses { $card } in combat.
    .would = { $seat } would use { $card } in combat.
ma-log-combat-ended = { $seat } ends the combat.
    .would = { $seat } would end the combat.
ma-log-cube = { $seat } places a cube of { $nation } on { $place }.
    .would = { $seat } would place a cube of { $nation } on { $place }.
ma-log-cube-removed = { $seat } removes the { $nation } cube from { $place }.
    .would = { $seat } would remove the { $nation } cube from { $place }.
ma-log-legacy-cube = { $seat } places a cube of { $nation } on { $legacy }.
    .would = { $seat } would place a cube of { $nation } on { $legacy }.
ma-log-explored = { $seat ->
        [one] { $seat } move
       *[other] { $seat } moves
    } the explorer to { $space }.
    .would = { $seat } would move the explorer to { $space }.
ma-log-line = { $seat } crosses { $line }.
    .would = { $seat } would cross { $line }.
ma-log-track-ended = { $seat } reaches the end of the exploration track.
    .would = { $seat } would reach the end of the exploration track.
ma-log-toll = { $seat } takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } from { $from } for passing their explorer.
    .would = { $seat } would take { $points ->
            [one] 1 point
           *[other] { $points } points
        } from { $from } for passing their explorer.
ma-log-toll-jeanne = { $seat } takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } from Jeanne for passing her explorer.
    .would = { $seat } would take { $points ->
            [one] 1 point
           *[other] { $points } points
        } from Jeanne for passing her explorer.
ma-log-drew = { $seat } draws { $card }.
    .would = { $seat } would draw { $card }.
ma-log-drew-unseen = { $seat } draws a card.
    .would = { $seat } would draw a card.
ma-log-took = { $seat } takes the face-up card { $card }{ $doubloons ->
        [0] {""}
        [one] {" "}for { $doubloons } doubloon
       *[other] {" "}for { $doubloons } doubloons
    }.
    .would = { $seat } would take the face-up card { $card }{ $doubloons ->
            [0] {""}
            [one] {" "}for { $doubloons } doubloon
           *[other] {" "}for { $doubloons } doubloons
        }.
ma-log-face-up-several = New face-up cards: { $cards }.
ma-log-face-up = New face-up card: { $card }.
ma-log-reshuffled = The discard pile is shuffled into a new draw pile.
ma-log-objective = { $seat } completes a career objective: { $asked }.
    .would = { $seat } would complete a career objective: { $asked }.
ma-log-career-done = { $seat } completes all career objectives.
    .would = { $seat } would complete all career objectives.
ma-log-scoring = The scoring of round { $round } begins.
    .would = The scoring of round { $round } would begin.
ma-log-income = { $seat } receives { $doubloons ->
        [one] 1 doubloon
       *[other] { $doubloons } doubloons
    } and { $points ->
        [one] 1 point
       *[other] { $points } points
    } in income.
    .would = { $seat } would receive { $doubloons ->
            [one] 1 doubloon
           *[other] { $doubloons } doubloons
        } and { $points ->
            [one] 1 point
           *[other] { $points } points
        } in income.
ma-log-building = A prestige building is revealed: { $building }.
ma-log-jeanne-card = Jeanne reveals { $card }.
ma-log-jeanne-reshuffled = Jeanne’s deck is reshuffled.
ma-log-jeanne-sailed = Jeanne sails { $stops ->
        [one] 1 stop
       *[other] { $stops } stops
    }{ $way ->
        [upper] {" "}(upper route at forks)
        [lower] {" "}(lower route at forks)
       *[only] {""}
    } to { $place }{ $held ->
        [yes] , where every ship must stop
       *[no] {""}
    }.
ma-log-jeanne-quest = Jeanne takes the { $quest }{ $why ->
        [stop] {" "}where she has stopped; her turn ends
        [trail] {" "}on her explorer’s space
       *[card] {" "}from the top of the pile, as her card says
    }.
ma-log-jeanne-delivered = Jeanne puts a disc on a free market space at { $place }.
ma-log-jeanne-took = { $why ->
        [homeward] Homeward bound, Jeanne always takes a card:
        [no-disc] Jeanne has no discs left for the market and takes a card instead:
       *[market-full] The market is full, so Jeanne takes a card instead:
    } face-up card { $position }, { $card }.
ma-log-jeanne-disc = Jeanne removes a disc from her track.
ma-log-jeanne-influence = Jeanne gains { $steps } influence with { $nation }{ $beyond ->
        [0] {""}
       *[other] ; { $beyond } beyond the last space score points instead
    }.
ma-log-jeanne-points = Jeanne scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ma-log-jeanne-explored = Jeanne’s explorer moves to { $space } { $why ->
        [reach] to reach an open quest
       *[shortest] by the shortest route, as no open quest is in reach
    }.
ma-log-jeanne-combat = Jeanne reveals { $token-a } and fights for { $nation } { $why ->
        [printed] (strength { $strength }, tied; it has the higher value on the token)
        [order] (strength { $strength }, tied; it comes first in the order France, Spain, England)
       *[strongest] (her strongest, with { $strength })
    }.
ma-log-jeanne-combat-bare = Jeanne fights without a token for { $nation } { $why ->
        [order] (strength { $strength }, tied; it comes first in the order France, Spain, England)
       *[strongest] (her strongest, with { $strength })
    }.
ma-log-jeanne-annexed = Jeanne annexes { $place } for { $nation } { $why ->
        [further] (the free village with the lowest number, an extra from her card)
        [village] (the free village with the lowest number, as no city is free)
       *[city] (the free city with the lowest number)
    }.
ma-log-jeanne-boxed = { $why ->
        [further] Jeanne has no free village to take
       *[other] Jeanne has no free city or village to take
    }: a cube of { $nation } is removed from the game.
ma-log-jeanne-idle = { $why ->
        [no-card] There is no face-up card in the position on Jeanne’s card: she takes none.
        [no-quest] The quest pile is empty: Jeanne takes no quest.
        [no-disc] Jeanne has no discs left on her track: she removes none.
        [at-end] Jeanne’s explorer is at the end: it does not move.
       *[no-cube] Jeanne’s nation has no cubes left in reserve: she places none.
    }
ma-log-jeanne-income = Jeanne scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } in income.
ma-log-ended = The game is over.
    .would = The game would be over.

## Refusals

ma-no-over = The game is over.
ma-no-turn = It is another player’s turn.
ma-no-now = You have to decide something else first.
ma-no-main = You get one main action per turn, after your ship has stopped.
ma-no-purchase = You can buy a card or invest in a prestige building only with a village action or during scoring.
ma-no-sail = You can sail only at the start of your turn, before the main action.
ma-no-phase-b = You can take free actions after your ship has stopped, not while sailing or drawing.
ma-no-scoring = You cannot take free actions during scoring.
ma-no-paying = Finish paying first.
ma-no-split-planned = You have already chosen the card for your planning area.
ma-no-split-first = Choose the card for your planning area first.
ma-no-career = You were not dealt { $career }, or you have already chosen.
ma-no-hand = { $card } is not in your hand.
ma-no-owned = You have not bought { $card }.
ma-no-lane = There is no lane from { $from } to this location now.
ma-no-points = The lane costs { $needed ->
        [one] 1 movement point
       *[other] { $needed } movement points
    }; you have { $held } left.
ma-no-entry = You cannot stop at { $place } yet, as your explorer is not far enough, and you cannot sail through.
ma-no-inland = You cannot stop or place a cube at { $place } yet: your explorer is not far enough.
ma-no-stop = Your ship must move at least one location before it stops.
ma-no-host = Nobody is stopping where you have a spy and the card that pays for it.
ma-no-habit-later = You can change this answer once per turn, at the start of your turn.
ma-no-habit-same = You have already chosen this answer.
ma-no-city = { $place } has no city action for you.
ma-no-village = { $place } is not a village.
ma-no-quest = The { $quest } is not here.
ma-no-spy = Your spy ({ $card }) is not here.
ma-no-spy-late = You can use this spy ({ $card }) from your next turn on.
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
ma-no-movement = You need to have spent { $needed ->
        [one] 1 movement point
       *[other] { $needed } movement points
    } this turn; you have spent { $held }.
ma-no-cards = Your hand is empty.
ma-no-same = You do not have { $needed ->
        [one] 1 card
       *[other] { $needed } cards
    } with the same good.
ma-no-due = This needs { $due }, which you do not have.
ma-no-symbol = { $card } does not show what you have to pay.
ma-no-market = The market of { $place } has no free space.
ma-no-good = The market wants { $good }, which { $card } does not show.
ma-no-pier = There is no quest on this tile for you to fulfil.
ma-no-pier-idle = You have nothing to deliver here, and you cannot pay for the quest on this tile.
ma-no-disc-due = Move the disc for your delivery first.
ma-no-disc = There are no discs left on { $area }.
ma-no-area-first = Complete { $needed } before { $area }.
ma-no-areas = { $area } needs { $needed } other completed upgrades; you have { $held }.
ma-no-way = This option does not exist.
ma-no-explorer-home = Your explorer has already reached the end.
ma-no-rank = None of your markers can move to a next noble rank.
ma-no-last-rank = Your { $nation } marker is already at the highest noble rank.
ma-no-free-village = There is no village without a cube.
ma-no-cubes = { $nation } has no cubes left in reserve.
ma-no-cubes-at-all = No nation has cubes left in reserve.
ma-no-occupied = { $place } is not a village without a cube.
ma-no-token = You already own the { $token } token.
ma-no-nation-cubes = { $nation } needs { $needed ->
        [one] { $needed } cube
       *[other] { $needed } cubes
    } on cities and villages; it has { $held }.
ma-no-revealed = { $building } has not been revealed yet.
ma-no-invested = You have already invested in { $building }.
ma-no-village-area = { $area } is not a village action.
ma-no-upgrade = { $area } is not completed yet.
ma-no-cube-here = Your ship is not in a village without a cube.
ma-no-village-card = { $card } has no village action.
ma-no-card-quest = There is no quest left to fulfil on { $card }.
ma-no-pile = Pile { $pile } is empty.
ma-no-reveal = Reveal a token first.
ma-no-used = You have already used this combat action this turn.
ma-no-value = This needs a combat value of { $needed }; you have { $held } left.
ma-no-own-cube = { $place } already has a cube of { $nation }.
ma-no-flag = { $place } has no flag.
ma-no-combat-card = { $card } has no combat action.
ma-no-sea = That treasure fleet space is taken or does not exist.
ma-no-legacy = { $legacy } is not in play.
ma-no-mine-far = Your explorer is not far enough for the gold mine.
ma-no-mine = The gold mine is already taken.
ma-no-explore = Move your explorer at least one space first.
ma-no-space = Your explorer cannot move to { $space } now.
ma-no-quest-space = There is no quest on your explorer’s space.
ma-no-draw-pile = The draw pile and the discard pile are empty.
ma-no-draw-stop = You must draw up to your hand limit.
ma-no-row = { $card } is not face up.
ma-no-planning = Your planning area is full.
ma-no-objective = You do not have this objective.
ma-no-objective-done = You have already completed this objective.
ma-no-objective-unmet = This objective needs at least { $asked }; you have { $held }.
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
        [one] 1 of your spies on the board
       *[other] { $count } of your spies on the board
    }
ma-goal-cubes = { $count ->
        [one] 1 { $nation } cube
       *[other] { $count } { $nation } cubes
    } on the board
ma-no-spy-to-combat = You have no card that turns spies into combat points.

## Scores

ma-item-track = Points scored during the game
ma-item-points-income = Point income
ma-item-income = Points from doubloon income
ma-item-cards = Project cards
ma-item-buildings = Prestige buildings
ma-item-majority = Most influence
ma-item-nations = Noble ranks × multipliers
ma-item-automa-income = Income
ma-item-automa-quests = Quest tiles
ma-item-lead-quests = More quest tiles than you
ma-item-lead-upgrades = More upgrades than you
ma-item-lead-explorer = Explorer ahead of yours
ma-ending-rounds = All four rounds have been played.
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
ma-page-active = { $seat }’s turn.
ma-page-sail = Sailing. Movement points spent: { $spent }, left: { $left }.
ma-page-village = Village actions left: { $left }.
ma-page-fight = Combat for { $nation }: { $token }. Combat value left: { $value }.
ma-page-banner = Combat ({ $token }): { $values }.
ma-page-banner-value = { $nation } { $value }
ma-page-explore = Explorer moves left: { $left }.
ma-page-settle = Still to pay: { $due }.
ma-page-bought = Buying { $card }.
ma-page-quest = Fulfilling { $quest }.
ma-page-row = Face-up cards
ma-page-deck = Draw pile: { $deck }. Discard pile: { $discard }.
ma-page-discard = Discarded: { $cards }.
ma-page-players = Players
ma-page-places = The Caribbean
ma-page-lanes = A lane costs 1 movement point, or the number in brackets. Market: discs on its spaces. Flag: bonus for the player who places a cube there in combat.
ma-page-place = { $place }: { $text }
ma-page-stops = Every ship must stop at { $places }.
ma-page-villages = Villages: { $places }.
ma-page-track = Exploration track
ma-page-supply = Buildings, quests and combat tokens
ma-page-ships = Ship upgrades: discs left
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
ma-page-known = Cards in hand that everyone has seen: { $cards }.
ma-page-card-quest = There is a quest on { $card }. { $text }
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
ma-page-jeanne-board = Discs removed from her track: { $discs } of { $cells }. Income at the next scoring: { $income ->
        [one] { $income } point
       *[other] { $income } points
    }.
ma-page-jeanne-deck = Her draw pile: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }, from a deck of { $a } A, { $b } B and { $c } C cards.
ma-page-jeanne-discard = Her discarded cards: { $cards }.
ma-page-market = { $good } { $discs }/{ $spaces }
ma-page-spy = { $seat } ({ $card })
ma-page-quest-cell = quest { $id }: { $text }
ma-page-used = fulfilled
ma-page-building = { $building }. { $text } Investors: { $investors }.
ma-page-buildings-hidden = Buildings not yet revealed: { $count }.
ma-page-quest-pile = Quest pile: { $count }; top tile { $quest }
ma-page-quest-pile-empty = The quest pile is empty.
ma-page-piles = Combat tokens: { $first } in pile 1, { $second } in pile 2.
ma-page-legacy = { $legacy }: { $text }
ma-page-cube-space = { $legacy }, space with combat value { $price }: { $cube }.
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
    .text = The saved result of an earlier game in the campaign.
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
ma-ballot-none = { $seat }: abstains
ma-prompt-tile = { $legacy }: place a disc there, or skip.
    .clause = MA-30.9
ma-prompt-disc-tile = Choose a disc to move to { $legacy }.
    .clause = MA-30.9
ma-prompt-skull = Choose a skull tile to remove.
    .clause = MA-29.12
ma-prompt-ballot = Vote on { $card }. Votes are secret until everyone has voted.
    .clause = MA-29.36
ma-prompt-decide = You are the reader: you decide { $card }.
    .clause = MA-29.37
ma-what-tile = may place a disc on { $legacy }
ma-what-disc-tile = chooses a disc for { $legacy }
ma-what-skull = may remove a skull tile
ma-what-ballot = votes
ma-what-ballots = { $count ->
        [one] still has to vote
       *[other] still have to vote
    }
ma-what-decide = decides as the reader of { $card }
ma-do-tile = Use { $legacy }: pay { $price } to { $text }, and place a disc
ma-do-tile-free = Use { $legacy }: { $text }
ma-do-cure = Remove { $legacy }
ma-do-vote = Vote for { $option }. { $text }
ma-do-abstain = Abstain
ma-do-decide = Choose { $option }. { $text }
ma-log-tile-used = { $seat } uses { $legacy }.
    .would = { $seat } would use { $legacy }.
ma-log-tile-full = All disc spaces are filled: { $legacy }.
ma-log-tile-laid = A legacy tile comes into play: { $legacy }.
ma-log-tile-lifted = A legacy tile is removed: { $legacy }.
ma-log-city-laid = A city tile is placed at { $place }: { $tile }.
ma-log-cube-boxed = The { $nation } cube at { $place } is removed from the game.
ma-log-story-drawn = In play: { $card }.
ma-log-story-read = { $seat } reads { $card }.
    .would = { $seat } would read { $card }.
ma-log-story-left = Removed from the campaign unread: { $card }.
ma-log-unlocked = Project cards join the discard pile: { $cards }.
ma-log-ballot = { $seat } votes: { $choice ->
        [a] option A
        [b] option B
       *[none] abstains
    }.
    .would = { $seat } would vote: { $choice ->
            [a] option A
            [b] option B
           *[none] abstains
        }.
ma-log-ballots = Votes: { $ballots }. Result: { $option }.
ma-log-ballots-tied = Votes: { $ballots }. It is a tie: the reader decides.
ma-log-decided = { $seat } chooses { $option }.
    .would = { $seat } would choose { $option }.
ma-log-campaign-ended = The campaign is over: { $card }.
ma-no-epidemic = Epidemic at { $place }: you cannot perform the city action.
ma-no-sick = Sickness at { $place }: you cannot perform village actions.
ma-no-tile = This tile is not here: { $legacy }.
ma-no-disc-at-all = You cannot remove any disc from your ship.
ma-no-skull = { $legacy } is not a skull tile in play.
ma-no-abstain = The reader must decide.
ma-page-story = The story, game { $game }. Story tiles left: { $left }.
ma-page-story-card = In play: { $card }. { $text }
ma-page-story-card-met = Fulfilled, to be read at the next scoring: { $card }. { $text }
ma-page-story-quest = At { $place }: { $text }
ma-page-story-waits = Waiting for a story tile in the next game.
ma-page-story-complete = Fill the disc spaces: { $tiles }.
ma-page-story-tile = { $legacy } ({ $discs } of { $spaces })
ma-page-story-name = Read: { $card }.
ma-page-story-option = { $choice ->
       *[a] A
        [b] B
    }: { $label }. { $text }
ma-page-story-ballots = Votes: { $ballots }.
ma-archive-other = This archive belongs to a different campaign.
ma-archive-unknown = The archive names a card that is not in this campaign.
ma-archive-twice = The archive names a card twice.
ma-archive-epilogue = The archive has an epilogue where there cannot be one.
ma-archive-order = The cards in play are not in ascending order.
ma-archive-vote = The archive has a vote without a choice, or a choice without a vote.
ma-archive-game = The archive has a card that was not read in any game.
ma-archive-tile = The archive has a legacy tile that no card added.
ma-archive-goal = The archive has a card in play whose disc tile is missing: nobody could ever fulfil it.
ma-archive-project = The archive has a project card that no card unlocked.
ma-archive-empty = The archive has no card in play and no ending.
ma-archive-classic = An archive can be used only in story mode.
ma-archive-level = Levels are only for classic mode.
ma-archive-over = This campaign is over.
ma-archive-many = This campaign has had too many games.
