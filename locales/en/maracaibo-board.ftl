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
mab-points-income = Points income
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
mab-other-ways = Other ways
mab-asks = a nation is chosen first
mab-line-red = the red line is crossed
mab-line-blue = the blue line is crossed
mab-line-green = the green line is crossed
mab-where-to-stop = Where to stop
mab-where-to-explore = Where to explore
mab-on-the-chart = On the chart
mab-skip = No, thanks
mab-always = always
mab-ask = ask me
mab-city = City
mab-village = Village
mab-perform = Do it
mab-stop = Enough
mab-stop-sail = Stop here
mab-stop-village = No more
mab-stop-fight = End the Combat
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
