# What the page says of Maracaibo beside its words.

mab-components-automa-card = Jeanne’s cards
mab-components-cell = Jeanne’s disc track
mab-components-deck = Jeanne’s decks
mab-components-lead = Jeanne’s points for a lead
mab-components-lane = Lanes
mab-components-place = Locations
mab-components-building = Prestige buildings
mab-components-card = Cards
mab-components-career = Careers
mab-components-tile = City tiles
mab-components-classic = Classic setups
mab-components-token = Combat tokens
mab-components-spying = Espionage actions
mab-components-space = Exploration track
mab-components-legacy = Legacy tiles
mab-components-number = Numbers from the rules
mab-components-quest = Quests
mab-components-area = Ship upgrades
mab-components-income = Income track
mab-components-influence = Influence track
mab-components-reserve = Cubes in reserve

## The drawn board

mab-phase-sail = Sail
mab-phase-act = Act
mab-phase-draw = Draw
mab-short-5 = Sto. Domingo
mab-short-17 = Pto. Cabezas
mab-short-9a = Inland town
mab-short-16a = Lake city
mab-chart = Board: the Caribbean
mab-large-chart = Enlarge the board
mab-places = Locations
mab-quest-pile = { $count ->
        [one] The next quest, the last one
       *[other] The next quest ({ $count } in the pile)
    }
mab-due = Still to pay
mab-display = Face-up cards
mab-deck = Draw pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mab-discards = Discard pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mab-fill = Fill your hand from the draw pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mab-draw-one = Draw 1 card
mab-buildings = Prestige buildings
mab-after-round = after round { $round }
mab-combat = Combat
mab-step-token = Token
mab-step-nation = Nation
mab-step-spend = Spend
mab-most = most cubes −{ $count }
mab-fewest = fewest cubes +{ $count }
mab-pile = pile { $number }
mab-pile-left = { $count ->
        [one] Combat tokens, pile { $number }: 1 left
       *[other] Combat tokens, pile { $number }: { $count } left
    }
mab-piles-why = Combat tokens lie face down in two piles. In a combat you reveal one of either pile, then choose the nation you fight for; the token tells how strong each nation is.
mab-token-why = Each line of the token is one nation: its combat value, what it costs you and what it gives you. The value already takes the cubes into account.
mab-combat-value = combat value
mab-take-flag = city: take a highlighted flag
mab-take-village = village: a highlighted cube space
mab-nations = Nations
mab-reserve = { $reserve } in reserve · { $cubes } on the board
mab-multiplier = multiplier { $count }, { $reserve ->
        [one] 1 cube
       *[other] { $reserve } cubes
    } in reserve
mab-influence-of = { $name } { $influence }, rank { $rank }
mab-exploration = Exploration
mab-your-ship = Your ship
mab-your-hand = Your hand
mab-hand = Hand
mab-hand-of = { $count } of { $limit }
mab-a-card = Unknown card
mab-planning = Planning
mab-free-place = free
mab-plan = Plan this card: it leaves your hand, and you can buy it later
mab-career = career
mab-company = Your cards
mab-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mab-objective = { $held } so far; { $modest } needed, { $demanding } for the points
mab-careers = Your two careers
mab-careers-hint = keep one; the other is returned unseen
mab-first-cards = Your first eight cards
mab-first-hint = plan 1, keep 4, discard 3
mab-plan-tally = Plan
mab-drop-tally = Discard
mab-commit = Confirm
mab-is-planned = planned
mab-is-dropped = discard
mab-drop-it = Discard
mab-keep-it = Keep
mab-scale = Village actions by movement points
mab-planned = Planned: { $card }.
mab-dropped = Discarded: { $cards }.
mab-either = pay as either
mab-doubloons = Doubloons
mab-points = Points
mab-spies = Spies in reserve
mab-spies-held = Spies: { $held } in reserve, { $supply } in the supply
mab-compasses = Compasses
mab-discount = Discount on cards
mab-upgrades = Completed upgrades
mab-quests = Quest tiles
mab-quests-done = { $count ->
        [one] 1 quest tile
       *[other] { $count } quest tiles
    }
mab-tokens-won = Combat tokens
mab-explorer = Explorer
mab-combat-points = Combat points
mab-income = Doubloon income
mab-points-income = Point income
mab-jeanne-income = Points at each income step
mab-jeanne-makeup = Deck: { $a } A, { $b } B, { $c } C
mab-to-home = { $name }: { $place }, at least { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } from home
mab-rival = { $name }, at a glance
mab-sources = Points if the game ended now
mab-source-scored = Scored so far
mab-source-nations = Noble ranks × nations
mab-source-buildings = Prestige buildings
mab-source-rest = Cards, tracks and the rest
mab-source-total = Total
mab-next-income = Next income
mab-discs-gone = { $count ->
        [one] 1 disc removed from her track
       *[other] { $count } discs removed from her track
    }
mab-now-then = points so far, then the total if the game ended now
mab-completed = completed
mab-locked = locked
mab-discs-left = { $count ->
        [one] 1 disc left
       *[other] { $count } discs left
    }
mab-pin = { $place }, { $number }, { $kind }: { $offers }
mab-a-village = village
mab-a-city = city
mab-a-start = start
mab-market = market for { $good }, { $discs } of { $spaces } spaces taken
mab-cube-of = { $nation } cube
mab-spies-here = { $count ->
        [one] 1 spy
       *[other] { $count } spies
    }
mab-points-of = { $cost } of { $all ->
        [one] 1 point
       *[other] { $all } points
    }
mab-village-actions = { $count ->
        [one] 1 village action
       *[other] { $count } village actions
    }
mab-city-action = city action
mab-can-deliver = you can deliver a good
mab-can-quest = you can fulfil quest { $quest }
mab-can-spy = { $count ->
        [one] you can use your spy
       *[other] you can use { $count } of your spies
    }
mab-spies-passed = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for your spies along the way
mab-forced = every ship must stop here
mab-not-met = you cannot pay for it
mab-other-way = Another route costs { $cost } (via { $path }): hold Shift, or show other routes.
mab-other-way-thumb = Another route costs { $cost } (via { $path }): tap the stop again.
mab-asks = you choose a nation first
mab-line-red = crosses the red line
mab-line-blue = crosses the blue line
mab-line-green = crosses the green line
mab-sort-drop = { $count ->
        [one] Discard 1 more card.
       *[other] Discard { $count } more cards.
    }
mab-sort-drop-hint = Choose the cards to discard. Choose a card again to take it back.
mab-sort-done = Confirm your cards.
mab-sort-done-hint = The other four stay in your hand. Choose a card again to take it back.
mab-other-routes = Other routes
mab-main-routes = Shortest routes
mab-other-routes-why = { $count ->
        [one] One stop can also be reached by a longer way, past other places.
       *[other] { $count } stops can also be reached by a longer way, past other places.
    } This shows the pins of those ways; Shift and a click takes one at once.
mab-where-to-stop = Where to stop
mab-where-to-explore = Where to explore
mab-on-the-chart = On the board
mab-skip = Skip
mab-no-action = No action
mab-villages-locked = villages: complete { $area } first
mab-always = always
mab-ask = ask me
mab-city = City
mab-village = Village
mab-perform = Perform
mab-stop = Stop
mab-city-do = City action
mab-deliver-at-once = City action: deliver { $card }
mab-undelivered = Without delivery
mab-then = Then:
mab-then-why = The city action follows the delivery by itself. Press to decide about it afterwards.
mab-fill-hand = Fill hand: draw { $count }
mab-end-fill = { $count ->
        [one] End turn, draw 1 card
       *[other] End turn, draw { $count } cards
    }
mab-stop-turn-choose = End turn, choose cards
mab-stop-sail = Stop here
mab-stop-village = Done
mab-stop-fight = End combat
mab-stop-explore = Stop here
mab-stop-turn = End turn
mab-stop-draw = Stop drawing
mab-jumps = Parts of the table
mab-jump-chart = Board
mab-jump-display = Cards
mab-jump-nations = Nations
mab-jump-ship = Ship
mab-jump-log = Log
mab-legend = Symbols
mab-legend-open = What the symbols mean
mab-plan-it = Plan
mab-drop-card = drag a card here
mab-last-pays = only the last space gives its reward
mab-rank-then = { $nation }: noble rank { $from } → { $to }.
mab-track-now = { $nation }: you have { $influence } influence, noble rank { $rank }, worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } now ({ $rank } × { $multiplier }).
mab-track-next = Rank { $rank } is { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } away.
mab-lacks = needs { $area }
mab-lacks-areas = needs { $count ->
        [one] 1 completed upgrade
       *[other] { $count } completed upgrades
    }
mab-scoring = Scoring of round { $round }
mab-scoring-on = Continue: round { $round }
mab-scoring-bought = Purchase, or points
mab-scoring-income = Doubloon income
mab-scoring-points = Point income
mab-scoring-spies = Spies not reached
mab-scoring-now = Points now
mab-scoring-gain = +{ $points } in this scoring
mab-breakdown = Ranks × multipliers
mab-breakdown-nation = { $empty ->
        [one] 1 empty space
       *[other] { $empty } empty spaces
    } and { $cubes } for cubes
mab-by-building = Prestige buildings
mab-cards-taken = Jeanne’s project cards
mab-sail-to = Sail to { $place }

## The signs, as the legend says them

mab-sign-doubloons = take 3 doubloons
mab-sign-points = score 4 points
mab-sign-combat-points = gain 2 combat points
mab-sign-influence = 1 influence, nation of your choice
mab-sign-influence-with = 2 influence with France
mab-sign-spy = take a spy from the supply
mab-sign-disc = remove a disc from your ship
mab-sign-explore = explorer up to 3 spaces
mab-sign-village = 2 village actions
mab-sign-combat = perform a combat
mab-sign-quarantine = remove a skull tile
mab-sign-resail = sail on, act again
mab-sign-rank = marker to its next noble rank
mab-sign-per-compass = 1 point for each compass
mab-sign-per-spy = … for each spy on the board
mab-sign-per-combat-token = … for each combat token
mab-sign-per-quest = … for each quest tile
mab-sign-per-token = … for each combination token
mab-sign-per-nation = … for each nation with 3 influence
mab-sign-pay-goods = pay 3 cards with the same good to get
mab-sign-pay-combat = pay 2 combat points to get
mab-sign-pay-hand = discard your whole hand to get
mab-sign-income = income: +3 doubloons
mab-sign-points-income = income: +2 points
mab-sign-combination = the same, once you own the Medal
mab-sign-object = counts as a map, never spent
mab-sign-discount = purchases cost 2 less
mab-sign-before-combat = 1 combat point before each combat
mab-sign-patron = 2 combat points when you fight for Spain
mab-sign-grave = 3 points when you remove a cube
mab-sign-further = explorer moves 1 space further
mab-sign-toll = take 1 point from each explorer you pass
mab-sign-host = when a player stops at your spy: 1 point or 2 doubloons
mab-sign-spy-to-combat = return a spy for 2 combat points
mab-sign-new-village = new village action
mab-sign-ultimate = ultimate village action
mab-sign-new-combat = new combat action, costs 2
mab-sign-cube-village = place a cube on an empty village
mab-sign-colony = place a cube, next noble rank
mab-sign-cube-here = place a cube on your ship’s village
mab-sign-quest-card = quest on this card
mab-sign-spy-income = each spy placed here: income +2
mab-sign-needs-cubes = needs 3 England cubes
mab-sign-pay-herbs = pay 3 herbs
mab-sign-return-spy = return a spy
mab-sign-spy-card = place a spy on the card

## The story

mab-story = The story
mab-story-game = The story, game { $game }
mab-story-number = Story card { $card }
mab-story-kind-drawn = comes into play
mab-story-kind-read = is turned over
mab-story-kind-ended = the end of the campaign
mab-story-kind-claimed = its tile is claimed
mab-story-you-claim = You claim the tile of “{ $title }”.
mab-story-claims = { $name } claims the tile of “{ $title }”.
mab-story-claim-then = The card is turned over at the end of the round. Until then the reward is all there is to it.
mab-read-story = Read the story card, then turn the page.
mab-read-story-hint = Your next decision waits until the card is read.
mab-read-scoring = Interim scoring after round { $round }
mab-read-scoring-hint = Look at what the round has brought, then go on.
mab-story-you-read = You read the card aloud.
mab-story-reads = { $name } reads the card aloud.
mab-story-read-along = Read along
mab-story-changes = On the board
mab-story-laid = New legacy tile: { $legacy }
mab-story-lifted = Legacy tile removed: { $legacy }
mab-story-tile-at = New story tile at { $place } ({ $number }).
mab-story-quest-at = New quest at { $place } ({ $number }).
mab-story-unlocked = { $count ->
        [one] A special card joins the discard pile: { $cards }
       *[other] Special cards join the discard pile: { $cards }
    }
mab-story-city = New city tile at { $place } ({ $number }).
mab-story-cube = { $place } loses its cube ({ $nation }).
mab-story-voices = Votes
mab-story-given = { $given } of { $of } votes
mab-story-voted = has voted for { $option }
mab-story-left-it = has abstained
mab-story-awaited = still to vote
mab-story-cast = has voted
mab-story-reader = reader
mab-story-majority = The majority decides; the reader breaks a tie.
mab-story-your-vote = your vote
mab-story-leave = Abstain
mab-story-earlier = { $count ->
        [one] Previous page
       *[other] Previous { $count } pages
    }
mab-story-to-vote = Back to the vote
mab-story-before = Previous page
mab-story-after = Next page
mab-story-all = Skip to the table
mab-story-next = Turn the page
mab-story-to-table = Go to the table
mab-story-claimed = claimed by { $name }
mab-story-met = fulfilled
mab-story-waits = Waiting for a story tile in the next game.
mab-story-discs = { $legacy }: { $discs } of { $spaces } discs
mab-story-again = read again: { $name }
mab-story-read-again = Read again
mab-chronicle = The story so far
mab-chronicle-about = About this story
mab-chronicle-none = No story yet. The first card is read when the first game starts.
mab-chronicle-by = read by { $name }, game { $game }
mab-chronicle-waits = in play
mab-chronicle-chart = On the board
mab-chronicle-tiles = { $count ->
        [0] no legacy tiles
        [one] 1 legacy tile
       *[other] { $count } legacy tiles
    }
mab-chronicle-cards = Special cards
mab-chronicle-otherwise = If the vote had gone the other way
mab-chronicle-roads = Roads not taken
mab-chronicle-roads-text = The story is complete. Tap a card to see what else could have happened.
