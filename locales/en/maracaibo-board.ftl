# What the page says of Maracaibo beside its words.

mab-components-automa-card = Jeanne’s cards
mab-components-cell = Jeanne’s track of discs
mab-components-deck = Jeanne’s decks
mab-components-lead = What Jeanne scores for a lead
mab-components-lane = Lanes
mab-components-place = Places of the Caribbean
mab-components-building = Prestige buildings
mab-components-card = Cards
mab-components-career = Careers
mab-components-tile = City tiles
mab-components-classic = Set-ups of classic mode
mab-components-token = Combat tokens
mab-components-spying = Espionage actions
mab-components-space = Exploration track
mab-components-legacy = Legacy tiles
mab-components-number = Figures set by the rules
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
mab-chart = Chart of the Caribbean
mab-large-chart = Open the large chart
mab-places = Places
mab-quest-pile = { $count ->
        [one] The next quest; it is the last
       *[other] The next quest, of { $count } in the pile
    }
mab-due = Still due
mab-display = Display
mab-deck = Draw pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mab-discards = Discards: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mab-fill = Fill the hand from the pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mab-draw-one = Draw one
mab-buildings = Prestige buildings
mab-after-round = after round { $round }
mab-combat = Combat
mab-step-token = Token
mab-step-nation = Nation
mab-step-spend = Spend
mab-most = most cubes −{ $count }
mab-fewest = fewest cubes +{ $count }
mab-pile = pile { $number }
mab-combat-value = combat value
mab-take-flag = city: take a lit flag
mab-take-village = village: a lit cube place
mab-nations = Nations
mab-reserve = { $reserve } in reserve · { $cubes } on the chart
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
mab-a-card = A card you do not know
mab-planning = Planning
mab-free-place = free
mab-plan = Plan this card: it leaves your hand and can be bought later
mab-career = career
mab-company = Company
mab-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mab-objective = { $held } reached; { $modest } are needed, { $demanding } for the points
mab-careers = Your two careers
mab-careers-hint = choose one; the other goes back unseen
mab-first-cards = Your first eight cards
mab-first-hint = 1 planned, 4 kept, 3 discarded
mab-plan-tally = Plan
mab-drop-tally = Discard
mab-commit = Commit
mab-is-planned = planned
mab-is-dropped = discard
mab-drop-it = Discard it
mab-keep-it = Keep it
mab-scale = Village actions by movement points
mab-planned = Planned: { $card }.
mab-dropped = Discarded: { $cards }.
mab-either = discard as either
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
mab-jeanne-income = Points in each income step
mab-discs-gone = { $count ->
        [one] 1 disc has left her track
       *[other] { $count } discs have left her track
    }
mab-now-then = scored so far, then the sum if the game ended now
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
mab-cube-of = cube of { $nation }
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
mab-can-deliver = a good can be delivered
mab-can-quest = quest { $quest } can be fulfilled
mab-can-spy = { $count ->
        [one] your spy can be used
       *[other] { $count } of your spies can be used
    }
mab-spies-passed = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for your spies on the way
mab-forced = every ship must stop here
mab-not-met = not what you have
mab-other-way = Another way costs { $cost } (by { $path }): hold Shift, or show other ways.
mab-other-way-thumb = Another way costs { $cost } (by { $path }): tap the stop again.
mab-other-ways = Other ways
mab-asks = a nation is chosen first
mab-line-red = the red line is crossed
mab-line-blue = the blue line is crossed
mab-line-green = the green line is crossed
mab-where-to-stop = Where to stop
mab-where-to-explore = Where to explore
mab-on-the-chart = On the chart
mab-skip = Decline
mab-no-action = No action
mab-villages-locked = villages: { $area } not completed
mab-always = always
mab-ask = ask me
mab-city = City
mab-village = Village
mab-perform = Do it
mab-stop = Enough
mab-stop-sail = Stop here
mab-stop-village = No more
mab-stop-fight = End the combat
mab-stop-explore = Stop here
mab-stop-turn = End the turn
mab-stop-draw = No more cards
mab-jumps = Parts of the table
mab-jump-chart = Chart
mab-jump-display = Display
mab-jump-nations = Nations
mab-jump-ship = Ship
mab-jump-log = Log
mab-legend = Signs
mab-legend-open = What the signs mean
mab-plan-it = Plan it
mab-drop-card = drop a card
mab-last-pays = only the last space pays
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
mab-sign-pay-goods = pay 3 cards of one good, then take
mab-sign-pay-combat = pay 2 combat points, then take
mab-sign-pay-hand = discard the whole hand, then take
mab-sign-income = income: 3 doubloons more
mab-sign-points-income = income: 2 points more
mab-sign-combination = the same, once you own the Medal
mab-sign-object = counts as a map, never spent
mab-sign-discount = purchases cost 2 less
mab-sign-before-combat = 1 combat point before each combat
mab-sign-patron = 2 combat points when you fight for Spain
mab-sign-grave = 3 points when you remove a cube
mab-sign-further = explorer 1 space further
mab-sign-toll = 1 point from each explorer passed
mab-sign-host = guests at your spy: 1 point or 2 doubloons
mab-sign-spy-to-combat = a spy back for 2 combat points
mab-sign-new-village = new village action
mab-sign-ultimate = ultimate village action
mab-sign-new-combat = new combat action for 2
mab-sign-cube-village = cube on an empty village
mab-sign-colony = cube and next noble rank
mab-sign-cube-here = cube on the village of the ship
mab-sign-quest-card = quest on this card
mab-sign-spy-income = each spy put here: income 2
mab-sign-needs-cubes = needs 3 cubes of England
mab-sign-pay-herbs = pay 3 herbs
mab-sign-return-spy = return a spy
mab-sign-spy-card = a spy onto the card

## The story

mab-story = The story
mab-story-game = The story, game { $game }
mab-story-number = Story card { $card }
mab-story-kind-drawn = comes into play
mab-story-kind-read = is turned over
mab-story-kind-ended = the end of the campaign
mab-story-you-read = You read the card aloud.
mab-story-reads = { $name } reads the card aloud.
mab-story-read-along = Read along
mab-story-changes = On the chart
mab-story-laid = A legacy tile comes into play: { $legacy }
mab-story-lifted = A legacy tile leaves: { $legacy }
mab-story-tile-at = A story tile lies at { $place } ({ $number }).
mab-story-quest-at = A quest lies at { $place } ({ $number }).
mab-story-unlocked = { $count ->
        [one] A special card joins the discard pile: { $cards }
       *[other] Special cards join the discard pile: { $cards }
    }
mab-story-city = A city tile is laid at { $place } ({ $number }).
mab-story-cube = { $place } loses its cube ({ $nation }).
mab-story-voices = Voices
mab-story-given = { $given } of { $of } given
mab-story-voted = has voted for { $option }
mab-story-left-it = has left it to the others
mab-story-awaited = is awaited
mab-story-cast = has voted
mab-story-reader = reader
mab-story-majority = The majority decides; the reader breaks a tie.
mab-story-your-vote = your vote
mab-story-leave = Leave it to the others
mab-story-earlier = { $count ->
    [one] The page before this
   *[other] The { $count } pages before this
  }
mab-story-to-vote = Back to the vote
mab-story-before = The page before
mab-story-after = The next page
mab-story-all = Skip to the table
mab-story-next = Turn the page
mab-story-to-table = To the table
mab-story-claimed = claimed by { $name }
mab-story-met = fulfilled
mab-story-waits = It waits for a story tile in the next game.
mab-story-discs = { $legacy }: { $discs } of { $spaces } discs
mab-story-again = read again: { $name }
mab-story-read-again = Read again
mab-chronicle = What has happened
mab-chronicle-about = What it is about
mab-chronicle-none = Nothing has been told yet. The first card is read when the first game begins.
mab-chronicle-by = read by { $name }, game { $game }
mab-chronicle-waits = in play
mab-chronicle-chart = On the chart
mab-chronicle-tiles = { $count ->
    [0] no legacy tile
    [one] 1 legacy tile
   *[other] { $count } legacy tiles
}
mab-chronicle-cards = Special cards
mab-chronicle-otherwise = After another vote
mab-chronicle-roads = The roads not taken
mab-chronicle-roads-text = The story has been told to its end. What else could have come is here, each card behind its own tap.
