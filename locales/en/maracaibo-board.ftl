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
