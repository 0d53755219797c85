# The drawn board of Au nom du Roi.

## Parts of the table

arb-table = The table
arb-parts = Parts of the table
arb-lit-here = something to choose here
arb-expeditions = Expeditions
arb-boats = Boats
arb-boats-hint = lower row is for sale
arb-missions = Missions
arb-missions-hint = coins after I, II, III turns
arb-contracts = Contracts
arb-contracts-hint = points per expedition
arb-completed = Missions completed
arb-points = Points
arb-if-ended = if the game ended now
arb-track-player = { $name }: { $points } on the track, { $score } if the game ended now
arb-track-text = Solid pawns show points scored; dashed pawns show the score if the game ended now.
arb-piles = Boat piles
arb-pile = Pile { $pile }: { $left ->
        [0] empty
        [one] 1 card
       *[other] { $left } cards
    }
arb-pile-scoring = Pile { $pile }: { $left ->
        [one] 1 card
       *[other] { $left } cards
    }, including the { $scoring } card
arb-due = The { $scoring } comes after { $turns ->
        [one] this turn
       *[other] { $turns } turns, including this one
    }
arb-due-hint = { $scoring }: { $turns ->
    [one] after this turn
   *[other] { $turns } turns left
}.
arb-open-ledger = Show the { $scoring } again
arb-unseen = { $count ->
        [one] 1 boat
       *[other] { $count } boats
    } still in the piles:
arb-no-purchase = Turns in a row without a purchase: { $turns }. The game ends after { $most }.
arb-mission-pile = Mission pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
arb-removed = Removed from the game: { $missions }.
arb-none-removed = No missions removed from the game yet.
arb-none-left = none left
arb-pile-empty = pile empty
arb-slot-empty = Empty slot in the { $row }
arb-first = first

## What stages are called in the masthead

arb-stage-first = First half
arb-stage-lap = Last turns
arb-stage-lap-left = Last turns · { $turns }
arb-stage-second = Second half

## Kinds of contracts, in short

arb-kind-presence = Presence
    .text = at least one boat of yours
arb-kind-half = Half
    .text = at least half of the boats
arb-kind-majority = Majority
    .text = more boats than all others combined
arb-kind-totality = All
    .text = all boats there are yours

## Scorings

arb-scoring-interim = Interim scoring
arb-scoring-final = Final scoring
arb-ledger-interim = each boat at an expedition scores its light value
arb-ledger-final = contracts are revealed
arb-ledger-all = Show all
arb-interim-short = Interim
arb-total = Total

## One’s own

arb-purse = Coins
arb-coins-label = Coins
arb-port = In port
arb-boats-count = { $count ->
    [one] 1 boat
   *[other] { $count } boats
}
arb-port-empty = no boats in port
arb-your-missions = Your missions
arb-no-missions = No missions in hand.
arb-hand = Missions in hand
arb-hand-count = { $count } of { $limit } in hand
arb-contract = Contract
arb-one-more = with one more mission: × { $points }
arb-joker-boat = Joker boat
arb-joker-hidden = Joker boat, not revealed yet
arb-joker-cards = “Joker boat” cards
arb-joker-card-text = Lets one boat go where a different colour is required.
arb-reserve-cards = Reserve cards
arb-reserve-card-text = Reserves a boat or a mission until the end of your next turn.
arb-with-card = with a “joker boat” card
arb-card-up = Use “joker boat” card
arb-card-down = Keep the card
arb-card-take-up = Use your “joker boat” card
arb-card-lay-down = Return your “joker boat” card
arb-rig = Colour and volume of the joker boat
arb-rig-colour = Colour
arb-rig-volume = Volume
arb-volume = Volume
arb-volume-of = Volume { $volume }
arb-exact = exact
arb-back = Back

## Buttons

arb-do-coins = Coins
arb-do-mission = Mission
arb-do-buy = Buy
arb-do-send = Send
arb-do-engage = for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
arb-do-reserve = Reserve
arb-do-end = End turn
arb-do-finish = Finish

## What things are called

arb-boat-of = { $name } { $colour } { $volume }
arb-expedition = { $name }, card { $colour }, first boat { $fleet }, { $used } of { $volume } used; boats: { $boats }
arb-expedition-empty = { $name }, card { $colour }, no boat yet, volume { $volume }
arb-joker-as = Joker boat as { $colour } ({ $volume })
arb-joker-volume = Joker boat with volume { $volume }
arb-boat-in-port = { $name }, in port
arb-boat-held = { $name }, selected
arb-takes-card = { $name }: needs a “joker boat” card; select it first
arb-for-sale = { $name }, for sale for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
arb-to-come = { $name }, { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }, in the filling row
arb-reserved-by = (reserved by { $name })
arb-mission-name = { $name }, coins after one, two or three turns: { $one }, { $two } or { $three }
arb-filling = { $name }, { $placed } of { $volume } placed
arb-running = { $name }: { $income ->
        [one] 1 coin
       *[other] { $income } coins
    } in { $left ->
        [one] 1 turn
       *[other] { $left } turns
    }, with { $boats }
arb-engage = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }: pays { $income ->
        [one] 1 coin
       *[other] { $income } coins
    }
arb-sends = { $boat } to { $place } for { $tax ->
        [one] 1 coin
       *[other] { $tax } coins
    }: { $points } at the final scoring.
arb-sends-card = { $boat } to { $place } for { $tax ->
        [one] 1 coin
       *[other] { $tax } coins
    } and a “joker boat” card: { $points } at the final scoring.
arb-load = { $boat } onto the mission { $place } for { $tax ->
    [one] 1 coin
   *[other] { $tax } coins
}
arb-load-card = { $boat } onto the mission { $place } for { $tax ->
    [one] 1 coin
   *[other] { $tax } coins
} and a “joker boat” card

## The line that tells

arb-point-at = Point at anything to see what it does.
arb-point-at-thumb = Press and hold anything to see what it does.
arb-since = Since your turn
arb-tell-sends = { $boat } to { $place }
arb-tell-sends-card = { $boat } to { $place }, with your “joker boat” card
arb-tell-buy = Buy: { $boat }
arb-tell-take = Take: { $name }
arb-tell-draw = Draw a mission from the pile
arb-tell-reserve = Reserve: { $name }
arb-moves-down = moves down
arb-pile-change = pile { $pile }: { $from } → { $to }
arb-may-show = may reveal the { $scoring } card
arb-hand-change = { $from } → { $to } of { $limit }
arb-exactly = { $used }/{ $volume }, exact
arb-pays-in = Pays at the start of your turn in round { $round }, when the boats come back.
arb-card-of = 1 of { $cards }
arb-fulfilled-at = Fulfilled at: { $expeditions }.
arb-fulfilled-nowhere = Not fulfilled at any expedition yet.
arb-in-round = round { $round }
arb-reserve-until = Nobody else can take it until the end of your next turn.
arb-reserved-ends = Reserved by { $name } until the end of their current or next turn.
arb-reserved-lasts = Reserved by { $name } until the end of the turn after this one.
arb-filling-hint = Moves down when the boat below is bought.

## What the bar asks about what is held

arb-ask-boat = Where does the { $boat } go?
arb-ask-joker = Where does the joker boat go?
arb-ask-expedition = Choose a boat for the { $expedition } expedition.
arb-ask-mission = Choose a boat for the { $mission }.
arb-ask-card = Choose a boat or a place for your “joker boat” card.
arb-ask-tax = Costs { $tax ->
        [one] 1 coin
       *[other] { $tax } coins
    }; you have { $coins }.
arb-ask-tax-card = Costs { $tax ->
        [one] 1 coin
       *[other] { $tax } coins
    } and your “joker boat” card.
arb-ask-with-card = With your “joker boat” card.
arb-ask-needs-card = Only with your “joker boat” card: choose the card or a boat.
arb-ask-unsent = You can still change your mind.

## Keys

arb-keys-card = use or return the “joker boat” card
arb-keys-volume = volume of the selected joker boat
arb-keys-colour = colour of the selected joker boat
arb-keys-reserve = reserve
arb-keys-end = finish the action, or end the turn

## Where components are

arb-where-sale = for sale
arb-where-filling = in the filling row
arb-where-piles = in the piles
arb-where-expeditions = at expeditions
arb-where-display = face up
arb-where-out = removed from the game
arb-components-boat = Standard boats
arb-components-joker = Joker boats
arb-components-expedition = Expeditions
arb-components-mission = Missions
arb-components-contract = Special contracts
arb-components-number = Numbers from the rules
