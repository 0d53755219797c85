# Mundus Novus: names and tooltips of the components, and all that the game says.

## Resources

mn-resource-cocoa = cocoa
    .mass = yes
    .title = Cocoa
    .text = Common Resource of value 1; 16 cards in the game.
mn-resource-corn = corn
    .mass = yes
    .title = Corn
    .text = Common Resource of value 2; 16 cards in the game.
mn-resource-tobacco = tobacco
    .mass = yes
    .title = Tobacco
    .text = Common Resource of value 3; 16 cards in the game.
mn-resource-coffee = coffee
    .mass = yes
    .title = Coffee
    .text = Uncommon Resource of value 4; 12 cards in the game.
mn-resource-cotton = cotton
    .mass = yes
    .title = Cotton
    .text = Uncommon Resource of value 5; 12 cards in the game.
mn-resource-sugar-cane = sugar cane
    .mass = yes
    .title = Sugar cane
    .text = Uncommon Resource of value 6; 12 cards in the game.
mn-resource-potato = potato
    .many = potatoes
    .title = Potato
    .text = Rare Resource of value 7; 8 cards in the game.
mn-resource-indigo = indigo
    .mass = yes
    .title = Indigo
    .text = Rare Resource of value 8; 8 cards in the game.
mn-resource-vanilla = vanilla
    .mass = yes
    .title = Vanilla
    .text = Rare Resource of value 9; 8 cards in the game.
mn-resource-relic = Inca relic
    .many = Inca relics
    .title = Inca relic
    .text = A joker in identical combinations. Or sell relics on their own: 1, 2, 3, 4 or 5 relics pay 3, 7, 12, 18 or 25 doubloons. The perfect combination needs one. Never part of a different combination. Counts as 10 for the Trade Master. 12 cards in the game.

## Rarities of Resources

mn-rarity-common = common
    .title = Common
    .text = Values 1, 2 and 3. For 3 identical cards: position 1 of the queue; for 4: positions 1 to 3; for 5: all positions.
mn-rarity-uncommon = uncommon
    .title = Uncommon
    .text = Values 4, 5 and 6. For 3 identical cards: positions 1 to 3 of the queue; for 4 or 5: all positions.
mn-rarity-rare = rare
    .title = Rare
    .text = Values 7, 8 and 9. For 3, 4 or 5 identical cards: all positions of the queue.

## Kinds of Development

mn-kind-character = character
    .many = characters
    .title = Character
    .text = A famous person with a power, an income or both. There is one card of each.
mn-kind-caravel = caravel
    .many = caravels
    .title = Caravel
    .text = Gives its owner one extra Resource card in each Supply stage.
mn-kind-merchant = merchant
    .many = merchants
    .title = Merchant
    .text = Once per round, changes one card into a Resource of his band.
mn-kind-warehouse = warehouse
    .many = warehouses
    .title = Warehouse
    .text = Stores unused cards for the next round.
mn-kind-shipyard = shipyard
    .many = shipyards
    .title = Shipyard
    .text = Pays 1 doubloon per round for each opponent who has more caravels than its owner.

## Developments

mn-development-D01 = Diego de Almagro
    .number = name
    .title = Diego de Almagro
    .text = Income: 2 doubloons per round. When an identical combination earns you a Development, you may take the top card of the Development pile, unseen, instead of a card from the queue. You must keep the card you draw, and the queue does not move.
mn-development-D02 = Juan de la Cosa
    .number = name
    .title = Juan de la Cosa
    .text = Income: 1 doubloon per round. Events do not affect his owner, not even King’s help; they affect only the opponents.
mn-development-D03 = Bartolomé de las Casas
    .number = name
    .title = Bartolomé de las Casas
    .text = Income: 1 doubloon per round. His owner may offer any number of cards from 0 up to the number announced, even as the Trade Master who announced it.
mn-development-D04 = Gonzalo Pizarro
    .number = name
    .title = Gonzalo Pizarro
    .text = His owner’s highest caravel counts as 0, both for the value of its squadron and for breaking ties between squadrons. No income.
mn-development-D05 = Juan Ponce de León
    .number = name
    .title = Juan Ponce de León
    .text = In each Supply stage, before the pool is revealed, his owner may split their caravels into 2 squadrons. Each counts separately for the order of choosing and for Pirates. No income.
mn-development-D06 = Pedro de Valdivia
    .number = name
    .title = Pedro de Valdivia
    .text = Income: 1 doubloon per round. Adds 3 to his owner’s total when the Trade Master is determined.
mn-development-D07 = Francisco de Orellana
    .number = name
    .title = Francisco de Orellana
    .text = In the Trade stage, each time his owner swaps a taken card with the market and leaves 3 identical Resources or 3 Resources with consecutive numbers there, the owner immediately gains 2 doubloons. A relic has no number. No regular income.
mn-development-D08 = Francisco de Coronado
    .number = name
    .title = Francisco de Coronado
    .text = At the start of a round, if the Development in position 1 has no event icon, his owner may pay 2 doubloons to choose one of the five events for this round. No income.
mn-development-D09 = Hernán Cortés
    .number = name
    .title = Hernán Cortés
    .text = Income: 3 doubloons per round. No other power.
mn-development-D10 = caravel 1
    .many = caravels 1
    .title = Caravel 1
    .text = Value 1. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D11 = caravel 2
    .many = caravels 2
    .title = Caravel 2
    .text = Value 2. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D12 = caravel 3
    .many = caravels 3
    .title = Caravel 3
    .text = Value 3. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D13 = caravel 4
    .many = caravels 4
    .title = Caravel 4
    .text = Value 4. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D14 = caravel 5
    .many = caravels 5
    .title = Caravel 5
    .text = Value 5. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D15 = caravel 6
    .many = caravels 6
    .title = Caravel 6
    .text = Value 6. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D16 = caravel 7
    .many = caravels 7
    .title = Caravel 7
    .text = Value 7. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D17 = caravel 8
    .many = caravels 8
    .title = Caravel 8
    .text = Value 8. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D18 = caravel 9
    .many = caravels 9
    .title = Caravel 9
    .text = Value 9. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D19 = caravel 10
    .many = caravels 10
    .title = Caravel 10
    .text = Value 10. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D20 = caravel 11
    .many = caravels 11
    .title = Caravel 11
    .text = Value 11. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D21 = caravel 12
    .many = caravels 12
    .title = Caravel 12
    .text = Value 12. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D22 = caravel 13
    .many = caravels 13
    .title = Caravel 13
    .text = Value 13. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D23 = caravel 14
    .many = caravels 14
    .title = Caravel 14
    .text = Value 14. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D24 = caravel 15
    .many = caravels 15
    .title = Caravel 15
    .text = Value 15. In each Supply stage, its owner takes one extra Resource card from the pool. The squadron with the lowest total value chooses first. No income.
mn-development-D25 = merchant 1–3
    .many = merchants 1–3
    .title = Merchant 1–3
    .text = Once per round, in the Progression stage, changes one card of value 1 to 9 into cocoa, corn or tobacco (1, 2 or 3) for a combination you make right away. Cannot change or make relics. Income: 2 doubloons per round.
mn-development-D26 = merchant 1–3
    .many = merchants 1–3
    .title = Merchant 1–3
    .text = Once per round, in the Progression stage, changes one card of value 1 to 9 into cocoa, corn or tobacco (1, 2 or 3) for a combination you make right away. Cannot change or make relics. Income: 2 doubloons per round.
mn-development-D27 = merchant 1–3
    .many = merchants 1–3
    .title = Merchant 1–3
    .text = Once per round, in the Progression stage, changes one card of value 1 to 9 into cocoa, corn or tobacco (1, 2 or 3) for a combination you make right away. Cannot change or make relics. Income: 2 doubloons per round.
mn-development-D28 = merchant 4–6
    .many = merchants 4–6
    .title = Merchant 4–6
    .text = Once per round, in the Progression stage, changes one card of value 1 to 9 into coffee, cotton or sugar cane (4, 5 or 6) for a combination you make right away. Cannot change or make relics. Income: 1 doubloon per round.
mn-development-D29 = merchant 4–6
    .many = merchants 4–6
    .title = Merchant 4–6
    .text = Once per round, in the Progression stage, changes one card of value 1 to 9 into coffee, cotton or sugar cane (4, 5 or 6) for a combination you make right away. Cannot change or make relics. Income: 1 doubloon per round.
mn-development-D30 = merchant 4–6
    .many = merchants 4–6
    .title = Merchant 4–6
    .text = Once per round, in the Progression stage, changes one card of value 1 to 9 into coffee, cotton or sugar cane (4, 5 or 6) for a combination you make right away. Cannot change or make relics. Income: 1 doubloon per round.
mn-development-D31 = merchant 7–9
    .many = merchants 7–9
    .title = Merchant 7–9
    .text = Once per round, in the Progression stage, changes one card of value 1 to 9 into potato, indigo or vanilla (7, 8 or 9) for a combination you make right away. Cannot change or make relics. No income.
mn-development-D32 = merchant 7–9
    .many = merchants 7–9
    .title = Merchant 7–9
    .text = Once per round, in the Progression stage, changes one card of value 1 to 9 into potato, indigo or vanilla (7, 8 or 9) for a combination you make right away. Cannot change or make relics. No income.
mn-development-D33 = merchant 7–9
    .many = merchants 7–9
    .title = Merchant 7–9
    .text = Once per round, in the Progression stage, changes one card of value 1 to 9 into potato, indigo or vanilla (7, 8 or 9) for a combination you make right away. Cannot change or make relics. No income.
mn-development-D34 = warehouse (2 cards)
    .many = warehouses (2 cards)
    .title = Warehouse (2 cards)
    .text = At the end of their turn, its owner may store up to 2 unused cards in it, face down, for the next round. No income.
mn-development-D35 = warehouse (2 cards)
    .many = warehouses (2 cards)
    .title = Warehouse (2 cards)
    .text = At the end of their turn, its owner may store up to 2 unused cards in it, face down, for the next round. No income.
mn-development-D36 = warehouse (2 cards)
    .many = warehouses (2 cards)
    .title = Warehouse (2 cards)
    .text = At the end of their turn, its owner may store up to 2 unused cards in it, face down, for the next round. No income.
mn-development-D37 = warehouse (2 cards)
    .many = warehouses (2 cards)
    .title = Warehouse (2 cards)
    .text = At the end of their turn, its owner may store up to 2 unused cards in it, face down, for the next round. No income.
mn-development-D38 = warehouse (1 card)
    .many = warehouses (1 card)
    .title = Warehouse (1 card)
    .text = At the end of their turn, its owner may store 1 unused card in it, face down, for the next round. Income: 1 doubloon per round.
mn-development-D39 = warehouse (1 card)
    .many = warehouses (1 card)
    .title = Warehouse (1 card)
    .text = At the end of their turn, its owner may store 1 unused card in it, face down, for the next round. Income: 1 doubloon per round.
mn-development-D40 = warehouse (1 card)
    .many = warehouses (1 card)
    .title = Warehouse (1 card)
    .text = At the end of their turn, its owner may store 1 unused card in it, face down, for the next round. Income: 1 doubloon per round.
mn-development-D41 = shipyard
    .many = shipyards
    .title = Shipyard
    .text = At the end of their Progression turn, its owner gets 1 doubloon for each opponent with more caravels. No other income.
mn-development-D42 = shipyard
    .many = shipyards
    .title = Shipyard
    .text = At the end of their Progression turn, its owner gets 1 doubloon for each opponent with more caravels. No other income.
mn-development-D43 = shipyard
    .many = shipyards
    .title = Shipyard
    .text = At the end of their Progression turn, its owner gets 1 doubloon for each opponent with more caravels. No other income.
mn-development-D44 = shipyard
    .many = shipyards
    .title = Shipyard
    .text = At the end of their Progression turn, its owner gets 1 doubloon for each opponent with more caravels. No other income.

## Events

mn-event-none = No event
    .number = name
    .text = This round is played without an event.
mn-event-kings-help = King’s help
    .number = name
    .text = In the Progression stage, players may make any number of identical combinations and take one Development for each.
mn-event-natives = Natives
    .number = name
    .text = In the Progression stage a different combination pays only 1 doubloon per card. Relics sold alone keep their price.
mn-event-storm = Storm
    .number = name
    .text = In the Progression stage, every identical combination opens only position 1 of the queue, whatever its size and rarity.
mn-event-fire = Fire
    .number = name
    .text = At the end of this round, nothing can be stored in warehouses. They still pay their doubloons.
mn-event-pirates = Pirates
    .number = name
    .text = Right after the Supply stage, each player discards one Resource card of their choice for each of their squadrons of two or more caravels.

## Lists

mn-several = { $count } × { $card }
mn-change = { $from } into { $to } ({ $merchant })

## Options

mn-setup-first = a table for { $count } has no player { $number } (the option counts from 0)
mn-option-first = First Trade Master
    .text = The seat that starts with the Trade Master token. Random if not set.
mn-option-first-0 = seat 1
mn-option-first-1 = seat 2
mn-option-first-2 = seat 3
mn-option-first-3 = seat 4
mn-option-first-4 = seat 5
mn-option-first-5 = seat 6

## Stages

mn-phase-event = Event
mn-phase-supply = Supply
mn-phase-trade = Trade
mn-phase-progression = Progression
mn-phase-over = End of the game

## Prompts

mn-prompt-event = The card in position 1 has no event. Pay { $n } { $n ->
        [one] doubloon
       *[other] doubloons
    } to choose one?
    .hint = Coronado lets you choose this round’s event.
    .clause = MN-7.32
mn-prompt-squadron = Ponce de León: choose a squadron for the { $card }.
    .hint = The squadron with the lowest value chooses first.
    .clause = MN-7.28
mn-prompt-pool = Take { $n } { $n ->
        [one] card
       *[other] cards
    } from the pool.
    .hint = One card for each caravel of the squadron.
    .clause = MN-4.9
mn-prompt-pirates = Pirates! Discard { $n } { $n ->
        [one] card
       *[other] cards
    }.
    .hint = One for each of your squadrons of two caravels or more.
    .clause = MN-3.12
mn-prompt-announce = Trade Master: how many cards must everyone offer?
    .hint = The highest total on offer becomes the next Trade Master.
    .clause = MN-5.1
mn-prompt-offer = Choose { $n } { $laid ->
        [0] {""}
       *[other] more{" "}
    }{ $n ->
        [one] card
       *[other] cards
    } to offer, in secret.
    .hint = Others will take them from you. The highest total becomes Trade Master; a relic counts as 10.
    .clause = MN-5.2
mn-prompt-offer-free = Choose up to { $n } more { $n ->
        [one] card
       *[other] cards
    } to offer, in secret. Las Casas lets you stop early.
    .hint = The highest total becomes Trade Master; a relic counts as 10.
    .clause = MN-7.24
mn-prompt-title = The highest total is tied. Who becomes Trade Master?
    .hint = The Trade Master takes the first card.
    .clause = MN-5.7
mn-prompt-take = Take a card from another player’s offer.
    .hint = The player who loses the card takes the next one.
    .clause = MN-5.10
mn-prompt-take-barred = Take a card on offer, but not from { $seat }: the two of you have already traded twice running.
    .hint = The player who loses the card takes the next one.
    .clause = MN-5.15
mn-prompt-keep = You have taken { $card-a }: keep it, or swap it for a card from the market.
    .hint = Others can take the card you leave in the market.
    .clause = MN-5.11
mn-prompt-give = You have one card too many. Give { $to } a card in secret.
    .hint = That player is one card short.
    .clause = MN-5.21
mn-prompt-first = Trade Master: who plays first?
    .hint = The others follow clockwise.
    .clause = MN-6.1
mn-prompt-act = Make combinations, or end your turn.
    .hint = Identical cards earn a Development, different ones doubloons. The rest is discarded or stored.
    .only = No combination left to make. End your turn.
    .clause = MN-6.2
mn-prompt-act-end = No combination left to make. End your turn.
    .clause = MN-6.2
mn-prompt-of = Identical combination: which Resource?
    .hint = Three to five identical cards. Rarer cards reach further along the queue.
    .clause = MN-6.5
mn-prompt-natural = How many { $card } cards do you use?
    .hint = More cards open more positions in the queue.
    .clause = MN-6.10
mn-prompt-jokers = Combination of { $card }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } so far. Add relics as jokers?
    .hint = Each relic replaces one card.
    .clause = MN-6.6
mn-prompt-employ = Combination of { $card }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } so far. Use the { $merchant } to change a card?
    .hint = Each merchant can change one card per round.
    .clause = MN-7.10
mn-prompt-develop = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of { $card }: choose a Development.
    .hint = The cards behind it move up.
    .clause = MN-6.13
mn-prompt-different = Different combination: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } so far, at least { $least } needed. { $can ->
        [add] Add a card.
        [make] Make the combination.
       *[both] Add a card, or make the combination.
    }
    .hint = No duplicates, no relics.
    .clause = MN-6.17
mn-prompt-perfect = Perfect combination: { $n ->
        [one] { $n } Resource
       *[other] { $n } Resources
    } of 9 so far. Add a card.
    .hint = One of each Resource and a relic win the game.
    .clause = MN-6.24
mn-prompt-change = Choose the card for the { $merchant } to change.
    .hint = The change applies to this combination only.
    .clause = MN-7.10
mn-prompt-into = Choose what the { $merchant } changes the { $card } into.
    .hint = The change applies to this combination only.
    .clause = MN-7.10
mn-prompt-store = Store up to { $n } more { $n ->
        [one] card
       *[other] cards
    }. The rest is discarded.
    .hint = Stored cards return to your hand next round.
    .clause = MN-6.30
mn-prompt-over = The game is over.

mn-await-event = { $seats } may pay for an event.
mn-await-squadron = { $seats } assigns caravels to squadrons.
mn-await-pool = { $seats } takes cards from the pool.
mn-await-pirates = { $seats } discards cards to the Pirates.
mn-await-announce = { $seats } announces how many cards to offer.
mn-await-offer = Everyone chooses an offer. Waiting for { $seats }.
mn-await-title = { $seats } chooses the new Trade Master.
mn-await-take = { $seats } takes a card on offer.
mn-await-keep = { $seats } keeps the card or swaps it with the market.
mn-await-give = { $seats } gives a card in secret.
mn-await-first = { $seats } chooses who plays first.
mn-await-act = { $seats } makes combinations.
mn-await-store = { $seats } stores cards.

## Actions

mn-do-pass = No event
mn-do-event = { $event }, for { $n } { $n ->
        [one] doubloon
       *[other] doubloons
    }
    .tells = event
mn-do-squadron = Squadron { $n }
mn-do-pick = Take { $card-a }
mn-do-discard = Discard { $card-a }
mn-do-announce = { $n } { $n ->
        [one] card
       *[other] cards
    } each
mn-do-offer = Offer { $card-a }
mn-do-stop = Stop offering
mn-do-title = { $seat } becomes Trade Master
mn-do-title-self = Become Trade Master
mn-do-take = Take { $card-a } from { $from }
mn-do-keep = Keep the card
mn-do-swap = Swap it for { $card-a }
mn-do-give = Give { $card-a }
mn-do-first = { $seat } plays first
mn-do-first-self = Play first
mn-do-identical = Combine identical Resources
mn-do-different = Combine different Resources
mn-do-relics = Sell { $count } { $count ->
        [one] relic
       *[other] relics
    } for { $n } { $n ->
        [one] doubloon
       *[other] doubloons
    }
mn-do-perfect = Show the perfect combination
mn-do-end = End your turn
mn-do-of = Combine { $card }
mn-do-natural = { $n ->
        [0] None
        [one] { $n } card
       *[other] { $n } cards
    }
mn-do-jokers = { $n ->
        [0] No joker
        [one] { $n } joker
       *[other] { $n } jokers
    }
mn-do-without = Don’t use the { $merchant }
mn-do-employ = Change { $card-a } with the { $merchant }
mn-do-develop = Take “{ $card }”{ $position ->
        [0] {""}
       *[other] {" "}(position { $position })
    }
    .tells = card
mn-do-draw = Draw from the Development pile
mn-do-add = Add { $card-a }
mn-apart = { $sentence } (no. { $n })
mn-do-merchant = Use the { $merchant }
mn-do-change = Change { $card-a }
mn-do-into = Into { $card }
mn-do-done = Make the combination: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
mn-do-done-any = Make the combination
mn-do-back = Cancel this combination
mn-do-store = Store { $card-a }
mn-do-leave = Stop storing

## Log

mn-log-setup = Setup: the market has { $cards }; the queue has { $developments }; { $seat } is the first Trade Master.
mn-log-market = The market starts with { $cards }.
mn-log-master = { $seat } is the first Trade Master.
mn-log-round = Round { $round } begins.
    .would = Round { $round } would begin.
mn-log-event-bought = { $seat } pays { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    } for the event { $event }.
    .would = { $seat } would pay { $n ->
            [one] { $n } doubloon
           *[other] { $n } doubloons
        } for the event { $event }.
mn-log-event = Event of this round: { $event }.
mn-log-no-event = No event this round.
mn-log-unstored = { $seat } takes back { $n } stored { $n ->
        [one] card
       *[other] cards
    }.
    .would = { $seat } would take back { $n } stored { $n ->
            [one] card
           *[other] cards
        }.
mn-log-reshuffled = The discard pile ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }) is shuffled into a new Resource pile.
mn-log-dealt = { $seat } is dealt { $cards }.
mn-log-dealt-several = { $seats } are dealt { $n ->
        [one] 1 card
       *[other] { $n } cards
    } each.
mn-log-dealt-unseen = { $seat } is dealt { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
mn-log-assigned = { $seat } puts the { $card } into squadron { $n }.
    .would = { $seat } would put the { $card } into squadron { $n }.
mn-log-pool = The pool is revealed: { $cards }.
mn-log-picked = { $seat } takes { $card-a } from the pool.
    .would = { $seat } would take { $card-a } from the pool.
mn-log-pool-emptied = { $seat } takes the rest of the pool: { $cards }.
    .would = { $seat } would take the rest of the pool: { $cards }.
mn-log-plundered = { $seat } loses { $card-a } to the Pirates.
    .would = { $seat } would lose { $card-a } to the Pirates.
mn-log-announced = { $seat } announces { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
    .would = { $seat } would announce { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
mn-log-offered = { $seat } offers { $card-a } face down.
    .would = { $seat } would offer { $card-a } face down.
mn-log-offer-ready = { $seat } is ready.
    .would = { $seat } would be ready.
mn-log-offer = { $seat } offers { $cards } (total { $total }).
    .would = { $seat } would offer { $cards } (total { $total }).
mn-log-title-kept = { $seat } remains Trade Master.
    .would = { $seat } would remain Trade Master.
mn-log-title = { $seat } becomes Trade Master.
    .would = { $seat } would become Trade Master.
mn-log-taken = { $seat } takes { $card-a } from { $from }.
    .would = { $seat } would take { $card-a } from { $from }.
mn-log-kept = { $seat } keeps the { $card }.
    .would = { $seat } would keep the { $card }.
mn-log-swapped = { $seat } puts the { $card } in the market and takes { $got-a }.
    .would = { $seat } would put the { $card } in the market and take { $got-a }.
mn-log-orellana = { $seat } gains { $n } { $n ->
        [one] doubloon
       *[other] doubloons
    } with Orellana.
    .would = { $seat } would gain { $n } { $n ->
            [one] doubloon
           *[other] doubloons
        } with Orellana.
mn-log-taken-back = { $seat } takes back the rest of the offer: { $cards }.
    .would = { $seat } would take back the rest of the offer: { $cards }.
mn-log-compensated = { $giver } secretly gives { $receiver } { $card-a }.
mn-log-compensated-unseen = { $giver } secretly gives { $receiver } a card.
mn-log-first = { $seat } chooses { $first } to play first.
mn-log-first-self = { $seat } plays first.
    .would = { $seat } would play first.
mn-log-identical = { $seat } combines { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of { $of }: { $cards }.
    .would = { $seat } would combine { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } of { $of }: { $cards }.
mn-log-identical-changed = { $seat } combines { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of { $of }: { $cards }, changing { $changes }.
    .would = { $seat } would combine { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } of { $of }: { $cards }, changing { $changes }.
mn-log-development = { $seat } takes the Development “{ $card }”.
    .would = { $seat } would take the Development “{ $card }”.
mn-log-drawn = { $seat } draws “{ $card }” from the Development pile.
    .would = { $seat } would draw “{ $card }” from the Development pile.
mn-log-refilled = The Development “{ $card }” joins the queue.
mn-log-different = { $seat } combines { $count ->
        [one] { $count } different Resource
       *[other] { $count } different Resources
    } ({ $cards }) and gains { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }.
    .would = { $seat } would combine { $count ->
            [one] { $count } different Resource
           *[other] { $count } different Resources
        } ({ $cards }) and gain { $n ->
            [one] { $n } doubloon
           *[other] { $n } doubloons
        }.
mn-log-different-changed = { $seat } combines { $count ->
        [one] { $count } different Resource
       *[other] { $count } different Resources
    } ({ $cards }), changing { $changes }, and gains { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }.
    .would = { $seat } would combine { $count ->
            [one] { $count } different Resource
           *[other] { $count } different Resources
        } ({ $cards }), changing { $changes }, and gain { $n ->
            [one] { $n } doubloon
           *[other] { $n } doubloons
        }.
mn-log-relics = { $seat } sells { $count } { $count ->
        [one] relic
       *[other] relics
    } for { $n } { $n ->
        [one] doubloon
       *[other] doubloons
    }.
    .would = { $seat } would sell { $count } { $count ->
            [one] relic
           *[other] relics
        } for { $n } { $n ->
            [one] doubloon
           *[other] doubloons
        }.
mn-log-perfect = { $seat } shows the perfect combination!
    .would = { $seat } would show the perfect combination!
mn-log-perfect-changed = { $seat } shows the perfect combination, changing { $changes }!
    .would = { $seat } would show the perfect combination, changing { $changes }!
mn-log-income = { $seat } receives { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    } in income.
    .would = { $seat } would receive { $n ->
            [one] { $n } doubloon
           *[other] { $n } doubloons
        } in income.
mn-log-shipyards = { $seat } receives { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    } from shipyards.
    .would = { $seat } would receive { $n ->
            [one] { $n } doubloon
           *[other] { $n } doubloons
        } from shipyards.
mn-log-stored = { $seat } stores { $cards }.
    .would = { $seat } would store { $cards }.
mn-log-stored-unseen = { $seat } stores { $n } { $n ->
        [one] card
       *[other] cards
    }.
    .would = { $seat } would store { $n } { $n ->
            [one] card
           *[other] cards
        }.
mn-log-discarded = { $seat } discards { $cards }.
    .would = { $seat } would discard { $cards }.
mn-log-turn-ended = { $seat } ends their turn.
    .would = { $seat } would end their turn.
mn-log-over = The game is over. { $ending }

## Refusals

mn-no-over = The game is over.
mn-no-other-turn = It is not your turn. Waiting for { $seats }.
mn-no-not-now = You can’t do that now.
mn-no-seat = This table has no seat { $number }.
mn-no-squadron = There is no squadron { $number }, only 1 and 2.
mn-no-pool = There is no { $card } in the pool.
mn-no-card = You have no { $card } for this.
mn-no-card-left = You have no cards left for this.
mn-no-announce = Announce { $least } to { $most } cards, not { $number }.
mn-no-stop = You must offer exactly { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }; you have offered { $count } so far.
mn-no-title = Only players tied for the highest total can become Trade Master: { $seats }.
mn-no-offer = { $seat } has no { $card } on offer.
mn-no-own-offer = You cannot take from your own offer.
mn-no-again = You took from { $seat }, and { $seat } took from you. Take from someone else this time.
mn-no-market = There is no { $card } in the market.
mn-no-second-identical = You have already made your identical combination this round.
mn-no-queue = There are no Developments left to take.
mn-no-identical = You cannot make { $least ->
        [one] { $least } card
       *[other] { $least } cards
    } of any one Resource.
mn-no-second-different = You have already made your different combination this round.
mn-no-different = You can combine only { $reach ->
        [one] { $reach } Resource; you need { $least }, all different
       *[other] { $reach } different Resources; you need { $least }
    }.
mn-no-perfect = You can combine only { $reach ->
        [one] { $reach } Resource
       *[other] { $reach } Resources
    } of the { $whole } you need.
mn-no-perfect-relic = The perfect combination needs a real relic.
mn-no-sale-size = You can sell 1 to { $most } relics, not { $number }.
mn-no-relics = { $held ->
        [0] You have no relics.
        [one] You have { $held } relic, not { $number }.
       *[other] You have { $held } relics, not { $number }.
    }
mn-no-second-sale = You have already sold relics this round.
mn-no-back = You have cancelled combinations { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } this turn. Complete this one, or undo your moves.
mn-no-set-of-relics = Relics are jokers. Choose another Resource.
mn-no-set-small = That makes at most { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; a combination needs at least { $least }.
mn-no-set-large = That makes { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }; a combination can have at most { $most }.
mn-no-only-relics = A combination needs at least one card that is not a relic.
mn-no-natural = You have { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } of { $card }, not { $number }.
mn-no-jokers = { $held ->
        [0] You have no relics.
        [one] You have { $held } relic, not { $number }.
       *[other] You have { $held } relics, not { $number }.
    }
mn-no-change-relic = A merchant cannot change a relic.
mn-no-change-same = This card is already { $card-a }.
mn-no-in-queue = “{ $card }” is not in the queue.
mn-no-storm = During a Storm you can take only the card in position 1, not “{ $card }”.
mn-no-position = “{ $card }” is in position { $position }; your combination of { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } opens only { $open ->
        [one] { $open } position
       *[other] { $open } positions
    }.
mn-no-pile = The Development pile is empty.
mn-no-almagro = Only the owner of Almagro may draw from the Development pile.
mn-no-done = The combination has { $size } { $size ->
        [one] card
       *[other] cards
    }; it needs at least { $least }.
mn-no-dead-end = Then the combination could no longer reach { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }.
mn-no-relic-in-set = A combination of different Resources cannot include a relic.
mn-no-twice = The combination already has { $card-a }.
mn-no-merchant = “{ $card }” is not one of your merchants.
mn-no-merchant-again = You have already used the { $card } this round.
mn-no-merchant-use = The combination already has everything the { $card } can make.
mn-no-make-relic = A merchant cannot make a relic.
mn-no-band = The { $merchant } cannot make { $card }.

## Score sheet

mn-item-different = Different combinations
mn-item-relics = Relics sold
mn-item-income = Income
mn-item-shipyards = Shipyards
mn-item-orellana = Orellana
mn-item-coronado = Paid for events (Coronado)
mn-ending-perfect = A player showed the perfect combination.
    .clause = MN-8.2
mn-ending-doubloons = A player reached 75 doubloons.
    .clause = MN-8.4
mn-ending-deck = The Development queue could not be refilled.
    .clause = MN-8.5
mn-ending-stop = The game reached the maximum number of rounds.
    .clause = MN-8.9
mn-tie-doubloons = Several players showed the perfect combination; the richest of them wins.
    .clause = MN-8.3

## Text page

mn-page-round = Round { $round }, { $phase } – { $event }
mn-page-master = Trade Master: { $seat }
mn-page-market = Market: { $cards }
mn-page-pool = Pool: { $cards }
mn-page-piles = Cards left: { $pile ->
        [one] { $pile } Resource
       *[other] { $pile } Resources
    }, { $deck ->
        [one] { $deck } Development
       *[other] { $deck } Developments
    }
mn-page-discard = Discard pile: { $cards }
mn-page-queue = Queue
mn-page-position = Position
mn-page-card = Card
mn-page-income = Income
mn-page-icon = Event
mn-page-open = Open
mn-page-yes = yes
mn-page-players = Players
mn-page-player = Player
mn-page-doubloons = Doubloons
mn-page-wanted = Doubloons still needed
mn-page-hand = Hand
mn-page-stored = Stored
mn-page-caravels = Caravels
mn-page-number = { $n }
mn-page-named = { $name } [{ $id }]
mn-page-of = { $n } of { $most }
mn-page-hand-of = { $seat }, hand: { $cards }
mn-page-stored-of = { $seat }, stored: { $cards }
mn-page-developments-of = { $seat }, Developments: { $cards }
mn-page-squadron = { $n } { $n ->
        [one] caravel
       *[other] caravels
    } worth { $value }
mn-page-squadrons-of = { $seat }, squadrons: { $squadrons }
mn-page-perfect-of = { $seat } has shown the perfect combination.
mn-page-trade = Trade, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } announced
mn-page-offer = { $seat } (total { $total }), on offer: { $cards }
mn-page-offer-covered = { $seat }, face down: { $cards }
mn-page-offer-done = { $seat } is ready.
mn-page-offer-open = { $seat } is choosing.
mn-page-kept = { $seat } takes { $card-a } from { $from } and keeps it.
mn-page-swapped = { $seat } takes { $card-a } from { $from } and swaps it for { $got-a }.
mn-page-serving = { $seat } takes from the pool: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } left
mn-page-turn = It is { $seat }’s turn
mn-page-made = Made so far: { $made }
mn-page-made-identical = identical combination
mn-page-made-different = different combination
mn-page-made-relics = sale of relics
mn-page-used = Merchants used: { $cards }
mn-page-build = Current combination, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $cards }
mn-page-changes = Changed: { $changes }
mn-page-opens = It opens { $n } { $n ->
        [one] position
       *[other] positions
    }.
mn-page-pays = It pays { $n } { $n ->
        [one] doubloon
       *[other] doubloons
    }.
mn-page-winners = Winner: { $seats }
mn-page-prices = Prices
mn-page-cards = Cards
mn-page-resource = Resource
mn-page-value = Value on offer
mn-page-rarity = Rarity
mn-page-copies = Copies
mn-page-positions = { $n } { $n ->
        [one] position
       *[other] positions
    }
mn-page-price = { $count } → { $n }
mn-page-different = Different Resources, doubloons: { $prices }
mn-page-relics = Relics, doubloons: { $prices }
mn-page-goal = The game ends at { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }.
