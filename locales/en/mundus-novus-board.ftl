# What the drawn board of Mundus Novus says beside the game's own words.

mnb-event = Event
mnb-developments = Developments
mnb-pile = pile { $count }
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
mnb-chain-none = Nobody has taken a card yet.
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
mnb-pool-order = squadrons from the lowest value
mnb-pool-none = No caravel is out: no pool this round.
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
    [0] no card yet
    [one] 1 card so far
   *[other] { $size } cards so far
  }
mnb-build-then = { $form }: { $yields }.
mnb-hand-in = Make it
mnb-changed = { $from } becomes { $to }
mnb-offer-of = Offer of { $name }
mnb-player-of = { $name } and their Developments
mnb-you-total = you · { $total }
mnb-covered = face down
mnb-choosing = choosing…
mnb-ready = ready
mnb-took = took
mnb-took-card = { $name } took { $card-a }
mnb-no-developments = No Development yet
mnb-acted = done
mnb-acts = acts now
mnb-hand = Your hand
mnb-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
mnb-stored = In store
mnb-your-developments = Your Developments
mnb-would = This would bring
mnb-chance = Then chance decides.
mnb-used = used
mnb-hand-size = { $count } in hand
mnb-caravels = caravels
mnb-to-win = { $doubloons } of { $goal ->
    [one] { $goal } doubloon
   *[other] { $goal } doubloons
}
mnb-income = Income { $n }
mnb-squadrons = Squadrons
mnb-store-room = Room in store: { $n }
mnb-master = Master
mnb-between = { $name } has taken { $card-a }: to keep or to swap.
mnb-short-caravel = One more card in each Supply stage.
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
mnb-short-almagro = May take the top of the pile instead of the queue.
mnb-short-la-cosa = Events do not touch the owner.
mnb-short-las-casas = May offer fewer cards than announced.
mnb-short-pizarro = The highest caravel counts as 0.
mnb-short-ponce-de-leon = May form two squadrons.
mnb-short-valdivia = Adds 3 to the total of the offer.
mnb-short-orellana = 2 doubloons for a market of identical or consecutive Resources.
mnb-short-coronado = May pay 2 doubloons for an event.
mnb-short-cortes = 3 doubloons each round.
mnb-event-none = Nothing special this round.
mnb-event-kings-help = Any number of identical combinations.
mnb-event-natives = Different cards pay 1 doubloon each.
mnb-event-storm = Identical cards open position 1 only.
mnb-event-fire = Nothing can be stored this round.
mnb-event-pirates = Each squadron of two or more caravels costs a card.

## The component browser
mnb-components-development = Developments
mnb-components-different = Different combinations
mnb-components-natives-per-card = Natives
mnb-components-identical = Identical combinations
mnb-components-relics = Relics
mnb-components-resource = Resources
mnb-components-rules = Figures set by the rules
mnb-where-queue = in the queue
mnb-where-unseen = not seen yet
mnb-where-market = in the market
mnb-where-discard = discarded
mnb-where-closed = in hands and piles
