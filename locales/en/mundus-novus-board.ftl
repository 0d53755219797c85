# What the drawn board of Mundus Novus says beside the game's own words.

mnb-event = Event
mnb-developments = Developments
mnb-pile = { $count } in the pile
mnb-deck = Development pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mnb-chain = Trade
mnb-chain-number = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} each
mnb-chain-master = Trade Master: { $name }
mnb-chain-master-total = Trade Master: { $name }, total { $total }
mnb-chain-none = No cards taken yet.
mnb-market = Market
mnb-draw-pile = Resource pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mnb-discard-pile = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mnb-discard-holds = In the discard pile: { $cards }
mnb-pool = Pool
mnb-pool-order = lowest squadron chooses first
mnb-pool-none = Nobody has a caravel: no pool this round.
mnb-squadron = { $name }, squadron of value { $value }
mnb-prices = Price lists
mnb-identical = Identical cards open
mnb-cards = cards
mnb-all = all
mnb-different = Different cards pay
mnb-relics = Relics pay
mnb-build-identical = Identical combination
mnb-build-different = Different combination
mnb-build-perfect = Perfect combination
mnb-build-opens = { $positions ->
    [1] opens position 1
   *[other] opens positions 1 to { $positions }
  }
mnb-build-pays = { $n ->
    [one] pays 1 doubloon
   *[other] pays { $n } doubloons
  }
mnb-build-few = { $size ->
        [0] no cards yet
        [one] 1 card so far
       *[other] { $size } cards so far
    }
mnb-build-then = { $form }: { $yields }.
mnb-hand-in = Combine
mnb-changed = { $from } becomes { $to }
mnb-offer-of = { $name }’s offer
mnb-player-of = { $name } and their Developments
mnb-you-total = you · { $total }
mnb-covered = face down
mnb-choosing = choosing…
mnb-ready = ready
mnb-took = took
mnb-took-card = { $name } took { $card-a }
mnb-no-developments = No Developments yet
mnb-acted = done
mnb-acts = playing now
mnb-hand = Your hand
mnb-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
mnb-stored = Stored
mnb-your-developments = Your Developments
mnb-would = Result
mnb-chance = Then cards are drawn.
mnb-used = used
mnb-hand-size = { $count } in hand
mnb-caravels = caravels
mnb-to-win = { $doubloons } of { $goal ->
    [one] { $goal } doubloon
   *[other] { $goal } doubloons
}
mnb-income = Income { $n }
mnb-squadrons = Squadrons
mnb-store-room = Free storage: { $n }
mnb-master = Master
mnb-between = { $name } has taken { $card-a } and may keep or swap it.
mnb-short-caravel = 1 extra card in each Supply stage.
mnb-short-merchant = Changes one card into { $band ->
    [low] cocoa, corn or tobacco
    [middle] coffee, cotton or sugar cane
   *[high] potato, indigo or vanilla
  }.
mnb-short-warehouse = { $capacity ->
    [one] Keeps 1 card for the next round.
   *[other] Keeps { $capacity } cards for the next round.
  }
mnb-short-shipyard = 1 doubloon for each opponent with more caravels.
mnb-short-almagro = You may draw from the pile instead of taking from the queue.
mnb-short-la-cosa = Events do not affect you.
mnb-short-las-casas = You may offer fewer cards than announced.
mnb-short-pizarro = Your highest caravel counts as 0.
mnb-short-ponce-de-leon = You may form two squadrons.
mnb-short-valdivia = Adds 3 to the total of your offer.
mnb-short-orellana = 2 doubloons when you leave identical or consecutive Resources in the market.
mnb-short-coronado = You may pay 2 doubloons to choose an event.
mnb-short-cortes = 3 doubloons every round.
mnb-event-none = No event this round.
mnb-event-kings-help = Make any number of identical combinations.
mnb-event-natives = Different cards pay only 1 doubloon each.
mnb-event-storm = Identical cards open only position 1.
mnb-event-fire = No storing this round.
mnb-event-pirates = Discard a card for each squadron of two or more caravels.

## The component browser
mnb-components-development = Developments
mnb-components-different = Different combinations
mnb-components-natives-per-card = Natives
mnb-components-identical = Identical combinations
mnb-components-relics = Relics
mnb-components-resource = Resources
mnb-components-rules = Numbers from the rules
mnb-where-queue = in the queue
mnb-where-unseen = not seen yet
mnb-where-market = in the market
mnb-where-discard = discarded
mnb-where-closed = in players’ hands or the pile
mnb-handed = { $name }, the Trade Master, gave you { $card-a } in secret: you were one card short.
