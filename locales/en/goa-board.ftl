# What the drawn board of Goa says besides the words of the game.

gob-area = Play area, five by five, with its edge
gob-flag = Flag
gob-flag-lies = The flag, { $at }
gob-empty = Empty space { $at }
gob-token = token { $token } of { $name }
gob-won = { $ducats ->
    [0] won free
   *[other] won for { $ducats }
  }
gob-won-by = { $name } has { $tile }
gob-bonanza = A Bonanza tile lies under this corner
gob-bonanza-left = Bonanza tiles under { $corners ->
    [one] 1 corner
   *[other] { $corners } corners
  }, among: { $tiles }
gob-track = Rounds
gob-round = round { $round } of { $rounds }
gob-deck = Expedition cards to draw: { $count }
gob-discard = Expedition cards discarded: { $count }
gob-removed = Removed tiles
gob-tokens = Order of the auctions
gob-tokens-hint = flag first, then a chain of tiles
gob-token-free = to be placed
gob-auction = Auction { $token } of { $tokens }
gob-seller = seller
gob-holds = holds { $ducats }
gob-can-bid = up to { $most }
gob-cannot-bid = too little
gob-speaks = speaks now
gob-waits = to speak
gob-passed = passed
gob-leads = leads
gob-sells = sells for { $best },
gob-buys = buys for { $price }
gob-buys-not = cannot buy for { $price }
gob-takes-free = free if nobody bids
gob-amount = Amount
gob-amounts = All amounts
gob-bid = Bid { $ducats }
gob-actions = Actions
gob-action-lap = action { $lap } of { $laps }
gob-bonus = Bonus actions
gob-acts = { $name } acts
gob-turn-card = 1 Expedition card
gob-turn-card-played = card played
gob-progress = Progress
gob-build = Build ships
gob-harvest = Harvest
gob-taxes = Taxes
gob-expedition = Expedition
gob-board = Progress
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
gob-step-payable = can be paid now
gob-step-missing = missing: { $things }
gob-step-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
  }
gob-step-first = first here: 1 Expedition card
gob-colonies = Colonies
gob-city-need = { $needs } colonists needed
gob-city-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
  }
gob-city-founded = founded
gob-chance = { $percent } %
gob-chance-says = Chance { $chance } %, and { $free } % without paying colonists. Counted from the cards that you have not seen.
gob-plantations = Plantations
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
gob-kept-wait = to be carried out
gob-hand = Expeditions
gob-hand-limit = { $count } of { $limit }
gob-hand-none = No Expedition card.
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
gob-short-ships = +{ $n } ships
gob-short-colonists = +{ $n } colonists
gob-short-ducats = +{ $n } ducats
gob-short-spices = +{ $n } spices
gob-short-sale = 1–{ $n } spices, { $ducats } ducats each
gob-short-step = 1 row for { $ducats } ducats
gob-short-harvest = Harvest: ships, colonists too
gob-short-colony = Colony: 1 card more
gob-short-no-spices = Progress: no spices
gob-short-no-ships = Progress: no ships
gob-replant = Make room
gob-fill = Spice for { $plot }
gob-choose = Choose one
gob-favor = Removed tiles
gob-gain = Spices to place
gob-gain-left = { $left } to go; lit fields take one
gob-pay = Still to pay
gob-pay-hint = from the lit fields
gob-harvest-taken = { $taken } of { $of } taken
gob-harvest-by = by the marker of { $name }
gob-room = Make room
gob-room-hint = { $cards } to draw, limit { $limit }: play or discard
gob-attempt = Founding { $city }
gob-attempt-needs = needs
gob-attempt-board = board
gob-attempt-cards = cards
gob-attempt-missing = missing
gob-pick-colony = Tiles of { $city }
gob-spy = Spy on
gob-extra-harvest = Extra harvest
gob-extra-harvest-left = { $left } more may be filled
gob-resupply = Resupply
gob-resupply-total = { $total } of one kind
gob-descend = Move a marker down
gob-duty-left = { $left } spices to deliver
gob-sale-left = up to { $left } more, { $ducats } ducats each
gob-swap = Swap
gob-swap-hint = take a tile of the play area
gob-card-played = Card played
gob-advance = Marker moves
gob-quick-start = Quick start
gob-quick-start-hint = ducats, or two columns of the board
gob-over = Points
gob-sheet = Points so far
gob-sheet-open = Hands and ducats count at the end; only what you may know is counted here.
gob-points = points
gob-points-short = vp
gob-chances = Chance of founding
gob-keep = keep
gob-use = use
gob-sell-for = Sell for { $best }
gob-buy-for = Buy for { $price }
gob-bonus-play = Bonus action
gob-bonus-pass = Pass
gob-found-short = Colony
gob-stop = Stop
gob-pay-colonists = Pay { $count }
gob-give-up = Give up
gob-chance-open = The rest is chance.

## The component browser
gob-components-cell = Progress board
gob-components-price = Prices of progress
gob-components-row = Rows of progress
gob-components-bonanza = Bonanza
gob-components-colony = Colonies
gob-components-card = Expeditions
gob-components-number = Numbers of the rules
gob-components-tile = Tiles
