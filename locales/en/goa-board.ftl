# What the drawn board of Goa says besides the words of the game.

gob-area = Play area: five by five tiles and the edge
gob-flag = Flag
gob-flag-lies = Flag, { $at }
gob-empty = Empty space { $at }
gob-token = token { $token } of { $name }
gob-won = { $ducats ->
        [0] won for free
        [one] won for { $ducats } ducat
       *[other] won for { $ducats } ducats
    }
gob-won-by = { $name } wins { $tile-the }
gob-bonanza = Bonanza tile under this corner
gob-bonanza-left = Bonanza tiles under { $corners ->
    [one] 1 corner
   *[other] { $corners } corners
  }, among: { $tiles }
gob-track = Rounds
gob-round = round { $round } of { $rounds }
gob-deck = Expedition draw pile: { $count }
gob-discard = Expedition discard pile: { $count }
gob-removed = Removed tiles
gob-tokens = Auction order
gob-tokens-hint = the flag first, then a chain of tiles
gob-token-free = not placed yet
gob-auction = Auction { $token } of { $tokens }
gob-seller = { $name } sells
gob-holds = has { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
gob-can-bid = can bid up to { $most }
gob-cannot-bid = cannot bid
gob-speaks = bidding now
gob-waits = not bid yet
gob-passed = passed
gob-leads = highest bid
gob-sells = can sell for { $best ->
        [one] { $best } ducat
       *[other] { $best } ducats
    },
gob-buys = or buy for { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }
gob-buys-not = cannot pay { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
gob-takes-free = free if nobody bids
gob-amount = Amount
gob-amounts = All amounts
gob-bid = Bid { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
gob-actions = Actions
gob-action-lap = action { $lap } of { $laps }
gob-bonus = Bonus actions
gob-acts = { $name } is playing
gob-turn-card = 1 Expedition card per turn
gob-turn-card-played = card played
gob-progress = Progress
gob-build = Build ships
gob-harvest = Harvest
gob-taxes = Taxes
gob-expedition = Expedition
gob-board = Development board
gob-board-points = { $points ->
    [one] 1 point on the board
   *[other] { $points } points on the board
  }
gob-row-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
gob-column-ships = Ships
gob-column-harvest = Harvest
gob-column-taxes = Taxes
gob-column-expedition = Expedition
gob-column-colony = Colony
gob-step-free = free
gob-step-payable = you can pay this now
gob-step-missing = missing: { $things }
gob-step-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
  }
gob-step-first = first to get here: 1 Expedition card
gob-colonies = Colonies
gob-city-need = needs { $needs ->
        [one] { $needs } colonist
       *[other] { $needs } colonists
    }
gob-city-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
  }
gob-city-founded = founded
gob-chance = { $percent }%
gob-chance-says = { $chance }% chance of success; { $free }% without paying colonists. Based on the cards you have not seen.
gob-plantations = Plantations
gob-plantation = Plantation
gob-of = { $count } of { $most }
gob-slot-free = free
gob-plot-holds = { $plot }: { $held } of { $fields } filled
gob-goods = Goods
gob-ducats = Ducats
gob-ships = Ships
gob-colonists = Colonists
gob-bonus-cards = Bonus-action cards
gob-hand-count = Expedition cards in hand
gob-kept = Tiles
gob-kept-used = used
gob-kept-ready = ready
gob-kept-wait = not used yet
gob-hand = Expedition cards
gob-hand-limit = { $count } of { $limit }
gob-hand-none = No Expedition cards.
gob-colonists-shown = { $count ->
    [one] 1 colonist when revealed
   *[other] { $count } colonists when revealed
  }
gob-effect-ships = Ships
gob-effect-colonists = Colonists
gob-effect-ducats = Ducats
gob-effect-spices = Spices
gob-effect-sale = Sale
gob-effect-step = Step
gob-effect-harvest = Mixed harvest
gob-effect-colony = Reinforcements
gob-effect-no-spices = Ships only
gob-effect-no-ships = Spices only
gob-short-ships = +{ $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
gob-short-colonists = +{ $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
gob-short-ducats = +{ $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
gob-short-spices = +{ $n ->
    [one] { $n } spice
   *[other] { $n } spices
}
gob-short-sale = 1 to { $n } spices, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} each
gob-short-step = 1 row for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
gob-short-harvest = Harvest: also ships and colonists
gob-short-colony = Colony: 1 more card
gob-short-no-spices = Progress: no spices
gob-short-no-ships = Progress: no ships
gob-replant = Make room
gob-fill = Spice for { $plot-the }
gob-choose = Choose one
gob-favor = Removed tiles
gob-gain = Spices to place
gob-gain-left = { $left } left: choose a highlighted field
gob-pay = Still to pay
gob-pay-hint = from highlighted fields
gob-harvest-taken = { $taken } of { $of } taken
gob-harvest-by = with { $name }’s marker
gob-room = Make room
gob-room-hint = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to draw, limit { $limit }: play or discard
gob-attempt = Founding { $city }
gob-attempt-needs = needs
gob-attempt-board = board
gob-attempt-cards = cards
gob-attempt-missing = still needed
gob-pick-colony = { $city } tiles
gob-spy = Spy on
gob-extra-harvest = Extra harvest
gob-extra-harvest-left = up to { $left } more
gob-resupply = Resupply
gob-resupply-total = { $total ->
    [one] { $total } unit
   *[other] { $total } units
} of one kind
gob-descend = Move a marker down
gob-duty-left = { $left ->
        [one] { $left } spice
       *[other] { $left } spices
    } to return
gob-sale-left = up to { $left } more, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} each
gob-swap = Swap
gob-swap-hint = take a tile from the play area
gob-card-played = Card played
gob-advance = Markers move
gob-quick-start = Quick start
gob-quick-start-hint = take ducats, or move two markers
gob-over = Points
gob-sheet = Points so far
gob-sheet-open = Hands and ducats count at the end. Hidden ones are not included here.
gob-points = points
gob-points-short = VP
gob-chances = Chance of founding
gob-keep = keep
gob-use = use
gob-sell-for = Sell for { $best ->
    [one] { $best } ducat
   *[other] { $best } ducats
}
gob-buy-for = Buy for { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
gob-bonus-play = Bonus-action card
gob-bonus-pass = Pass
gob-found-short = Colony
gob-on-board = { $count ->
        [0] you cannot pay for a step
        [one] { $count } step, on the board
       *[other] { $count } steps, on the board
    }
gob-on-colonies = { $count ->
        [0] none available
        [one] { $count } colony, below
       *[other] { $count } colonies, below
    }
gob-hopeless = Even with the best cards you would not have enough colonists for { $city }.
gob-stop = Stop
gob-pay-colonists = Pay { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}
gob-give-up = Give up
gob-chance-open = Then cards are drawn.

## The component browser
gob-components-cell = Development board
gob-components-price = Progress costs
gob-components-row = Points per row
gob-components-bonanza = Bonanza
gob-components-colony = Colonies
gob-components-card = Expedition cards
gob-components-number = Numbers from the rules
gob-components-tile = Tiles
