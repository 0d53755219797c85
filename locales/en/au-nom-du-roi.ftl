# Au nom du Roi: names and tooltips of the components, and all that the game says.

## Colours

ar-colour-red = red
    .title = Red
ar-colour-blue = blue
    .title = Blue
ar-colour-green = green
    .title = Green
ar-colour-yellow = yellow
    .title = Yellow
ar-colour-white = white
    .title = White
ar-colour-brown = brown
    .title = Brown

## Boats

ar-boat-red-1 = red boat (1)
    .title = Red boat (1)
    .text = A red boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-red-2 = red boat (2)
    .title = Red boat (2)
    .text = A red boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-red-3 = red boat (3)
    .title = Red boat (3)
    .text = A red boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-boat-blue-1 = blue boat (1)
    .title = Blue boat (1)
    .text = A blue boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-blue-2 = blue boat (2)
    .title = Blue boat (2)
    .text = A blue boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-blue-3 = blue boat (3)
    .title = Blue boat (3)
    .text = A blue boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-boat-green-1 = green boat (1)
    .title = Green boat (1)
    .text = A green boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-green-2 = green boat (2)
    .title = Green boat (2)
    .text = A green boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-green-3 = green boat (3)
    .title = Green boat (3)
    .text = A green boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-boat-yellow-1 = yellow boat (1)
    .title = Yellow boat (1)
    .text = A yellow boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-yellow-2 = yellow boat (2)
    .title = Yellow boat (2)
    .text = A yellow boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-yellow-3 = yellow boat (3)
    .title = Yellow boat (3)
    .text = A yellow boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-boat-white-1 = white boat (1)
    .title = White boat (1)
    .text = A white boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-white-2 = white boat (2)
    .title = White boat (2)
    .text = A white boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-white-3 = white boat (3)
    .title = White boat (3)
    .text = A white boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-boat-brown-1 = brown boat (1)
    .title = Brown boat (1)
    .text = A brown boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-brown-2 = brown boat (2)
    .title = Brown boat (2)
    .text = A brown boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-brown-3 = brown boat (3)
    .title = Brown boat (3)
    .text = A brown boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-joker-J1 = joker boat red and yellow
    .title = Joker boat red and yellow
    .text = Takes volume 1, 2 or 3 and one of its colours, red or yellow, anew each time it is sent, for 2 coins.
ar-joker-J2 = joker boat yellow and green
    .title = Joker boat yellow and green
    .text = Takes volume 1, 2 or 3 and one of its colours, yellow or green, anew each time it is sent, for 2 coins.
ar-joker-J3 = joker boat green and blue
    .title = Joker boat green and blue
    .text = Takes volume 1, 2 or 3 and one of its colours, green or blue, anew each time it is sent, for 2 coins.
ar-joker-J4 = joker boat blue and white
    .title = Joker boat blue and white
    .text = Takes volume 1, 2 or 3 and one of its colours, blue or white, anew each time it is sent, for 2 coins.
ar-joker-J5 = joker boat white and brown
    .title = Joker boat white and brown
    .text = Takes volume 1, 2 or 3 and one of its colours, white or brown, anew each time it is sent, for 2 coins.
ar-joker-J6 = joker boat brown and red
    .title = Joker boat brown and red
    .text = Takes volume 1, 2 or 3 and one of its colours, brown or red, anew each time it is sent, for 2 coins.

## Missions

ar-mission-m-red-3 = red mission (3)
    .title = Red mission (3)
    .text = Wants boats of the colour red with a volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-red-4 = red mission (4)
    .title = Red mission (4)
    .text = Wants boats of the colour red with a volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-red-5 = red mission (5)
    .title = Red mission (5)
    .text = Wants boats of the colour red with a volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-red-6 = red mission (6)
    .title = Red mission (6)
    .text = Wants boats of the colour red with a volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.
ar-mission-m-blue-3 = blue mission (3)
    .title = Blue mission (3)
    .text = Wants boats of the colour blue with a volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-blue-4 = blue mission (4)
    .title = Blue mission (4)
    .text = Wants boats of the colour blue with a volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-blue-5 = blue mission (5)
    .title = Blue mission (5)
    .text = Wants boats of the colour blue with a volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-blue-6 = blue mission (6)
    .title = Blue mission (6)
    .text = Wants boats of the colour blue with a volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.
ar-mission-m-green-3 = green mission (3)
    .title = Green mission (3)
    .text = Wants boats of the colour green with a volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-green-4 = green mission (4)
    .title = Green mission (4)
    .text = Wants boats of the colour green with a volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-green-5 = green mission (5)
    .title = Green mission (5)
    .text = Wants boats of the colour green with a volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-green-6 = green mission (6)
    .title = Green mission (6)
    .text = Wants boats of the colour green with a volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.
ar-mission-m-yellow-3 = yellow mission (3)
    .title = Yellow mission (3)
    .text = Wants boats of the colour yellow with a volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-yellow-4 = yellow mission (4)
    .title = Yellow mission (4)
    .text = Wants boats of the colour yellow with a volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-yellow-5 = yellow mission (5)
    .title = Yellow mission (5)
    .text = Wants boats of the colour yellow with a volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-yellow-6 = yellow mission (6)
    .title = Yellow mission (6)
    .text = Wants boats of the colour yellow with a volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.
ar-mission-m-white-3 = white mission (3)
    .title = White mission (3)
    .text = Wants boats of the colour white with a volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-white-4 = white mission (4)
    .title = White mission (4)
    .text = Wants boats of the colour white with a volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-white-5 = white mission (5)
    .title = White mission (5)
    .text = Wants boats of the colour white with a volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-white-6 = white mission (6)
    .title = White mission (6)
    .text = Wants boats of the colour white with a volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.
ar-mission-m-brown-3 = brown mission (3)
    .title = Brown mission (3)
    .text = Wants boats of the colour brown with a volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-brown-4 = brown mission (4)
    .title = Brown mission (4)
    .text = Wants boats of the colour brown with a volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-brown-5 = brown mission (5)
    .title = Brown mission (5)
    .text = Wants boats of the colour brown with a volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-brown-6 = brown mission (6)
    .title = Brown mission (6)
    .text = Wants boats of the colour brown with a volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.

## Expeditions

ar-expedition-E01 = John Cabot
    .title = John Cabot
    .text = Card colour red, volume 3. Each boat scores 4 at the interim scoring, 6 if it is red; 4 at the final scoring, 5 if it is red.
ar-expedition-E02 = Francis Drake
    .title = Francis Drake
    .text = Card colour red, volume 8. Each boat scores 2 at the interim scoring, 3 if it is red; 2 at the final scoring, 3 if it is red.
ar-expedition-E03 = Giovanni da Verrazzano
    .title = Giovanni da Verrazzano
    .text = Card colour blue, volume 4. Each boat scores 3 at the interim scoring, 5 if it is blue; 4 at the final scoring, 5 if it is blue.
ar-expedition-E04 = Jacques Cartier
    .title = Jacques Cartier
    .text = Card colour blue, volume 7. Each boat scores 2 at the interim scoring, 3 if it is blue; 3 at the final scoring, 4 if it is blue.
ar-expedition-E05 = Pedro Álvares Cabral
    .title = Pedro Álvares Cabral
    .text = Card colour green, volume 4. Each boat scores 2 at the interim scoring, 3 if it is green; 5 at the final scoring, 7 if it is green.
ar-expedition-E06 = Vasco da Gama
    .title = Vasco da Gama
    .text = Card colour green, volume 7. Each boat scores 1 at the interim scoring, 2 if it is green; 4 at the final scoring, 5 if it is green.
ar-expedition-E07 = Christopher Columbus
    .title = Christopher Columbus
    .text = Card colour yellow, volume 6. Each boat scores 2 at the interim scoring, 4 if it is yellow; 3 at the final scoring, 4 if it is yellow.
ar-expedition-E08 = Ferdinand Magellan
    .title = Ferdinand Magellan
    .text = Card colour yellow, volume 5. Each boat scores 1 at the interim scoring, 2 if it is yellow; 5 at the final scoring, 7 if it is yellow.
ar-expedition-E09 = António de Abreu
    .title = António de Abreu
    .text = Card colour white, volume 3. Each boat scores 2 at the interim scoring, 3 if it is white; 6 at the final scoring, 8 if it is white.
ar-expedition-E10 = Bartolomeu Dias
    .title = Bartolomeu Dias
    .text = Card colour white, volume 8. Each boat scores 1 at the interim scoring, 2 if it is white; 3 at the final scoring, 4 if it is white.
ar-expedition-E11 = Amerigo Vespucci
    .title = Amerigo Vespucci
    .text = Card colour brown, volume 5. Each boat scores 3 at the interim scoring, 4 if it is brown; 3 at the final scoring, 5 if it is brown.
ar-expedition-E12 = Juan Ponce de León
    .title = Juan Ponce de León
    .text = Card colour brown, volume 6. Each boat scores 1 at the interim scoring, 2 if it is brown; 4 at the final scoring, 6 if it is brown.

## Special contracts

ar-kind-presence = presence
    .title = Presence
    .text = Points for every expedition where you have at least one boat.
ar-kind-half = half of the boats
    .title = Half of the boats
    .text = Points for every expedition where you have at least half of all boats.
ar-kind-majority = majority of the boats
    .title = Majority of the boats
    .text = Points for every expedition where you have more boats than all others together.
ar-kind-totality = totality of the boats
    .title = Totality of the boats
    .text = Points for every expedition where all boats are yours, at least one.
ar-contract-C2P = presence
    .title = Presence
    .text = Points for every expedition where you have at least one boat. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 0, 0, 1, 1, 1, 2, 2, 2.
ar-contract-C2H = half of the boats
    .title = Half of the boats
    .text = Points for every expedition where you have at least half of all boats. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 0, 1, 1, 1, 2, 2, 3, 3.
ar-contract-C2M = majority of the boats
    .title = Majority of the boats
    .text = Points for every expedition where you have more boats than all others together. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 0, 1, 2, 2, 3, 3, 4, 4.
ar-contract-C2T = totality of the boats
    .title = Totality of the boats
    .text = Points for every expedition where all boats are yours, at least one. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 1, 2, 3, 3, 4, 5, 5, 6.
ar-contract-C3P = presence
    .title = Presence
    .text = Points for every expedition where you have at least one boat. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 0, 1, 1, 1, 2, 2, 3, 3.
ar-contract-C3H = half of the boats
    .title = Half of the boats
    .text = Points for every expedition where you have at least half of all boats. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 1, 1, 2, 2, 3, 3, 4, 4.
ar-contract-C3M = majority of the boats
    .title = Majority of the boats
    .text = Points for every expedition where you have more boats than all others together. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 1, 2, 3, 4, 5, 6, 7, 8.
ar-contract-C3T = totality of the boats
    .title = Totality of the boats
    .text = Points for every expedition where all boats are yours, at least one. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 2, 4, 6, 8, 9, 10, 11, 12.
ar-contract-C4P = presence
    .title = Presence
    .text = Points for every expedition where you have at least one boat. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 1, 1, 1, 2, 2, 3, 3, 4.
ar-contract-C4H = half of the boats
    .title = Half of the boats
    .text = Points for every expedition where you have at least half of all boats. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 1, 2, 2, 3, 4, 4, 5, 6.
ar-contract-C4M = majority of the boats
    .title = Majority of the boats
    .text = Points for every expedition where you have more boats than all others together. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 2, 4, 6, 7, 8, 9, 10, 11.
ar-contract-C4T = totality of the boats
    .title = Totality of the boats
    .text = Points for every expedition where all boats are yours, at least one. Points for each with 0, 1, 2… up to 8 or more missions completed: 0, 5, 8, 11, 13, 14, 15, 16, 17.

## Words

ar-deed-coins = take 2 coins
ar-deed-mission = take a mission
ar-deed-buy = buy boats
ar-deed-send = send boats
ar-scoring-interim = interim scoring
ar-scoring-final = final scoring
ar-row-purchase = purchase row
ar-row-filling = filling row

## Phases

ar-phase-first = Before the interim scoring
ar-phase-interim-lap = Last turns before the interim scoring
ar-phase-second = After the interim scoring
ar-phase-last-lap = Last turns of the game
ar-phase-over = The end

## What is to be decided

ar-prompt-menu = { $left ->
    [0] Play a reserve card, or end your turn.
   *[other] Choose an action ({ $left } left), or end your turn.
  } You hold { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
ar-prompt-mission = Take a face-up mission, or the top one of the pile
ar-prompt-buy = Buy a boat. You hold { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
ar-prompt-send = Choose where to send boats. You hold { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
ar-prompt-board = Choose a boat for the expedition { $expedition }, volume { $room } at most
ar-prompt-rig-at = Set colour and volume of your joker boat for the expedition { $expedition }
ar-prompt-load = Choose a boat for the { $mission }, volume { $volume } to go
ar-prompt-rig-on = Set the volume of your joker boat on the { $mission }, { $volume } to go
ar-prompt-engage = Engage the boats on the { $mission } for one, two or three turns
ar-prompt-reserve = Choose a boat or a mission to reserve
ar-prompt-over = The game is over
ar-what-menu = chooses an action
ar-what-mission = takes a mission
ar-what-buy = buys boats
ar-what-send = sends boats
ar-what-board = sends a boat to the expedition { $expedition }
ar-what-rig-at = sets the joker boat for the expedition { $expedition }
ar-what-load = fills the { $mission }
ar-what-rig-on = sets the joker boat on the { $mission }
ar-what-engage = chooses the engagement of the { $mission }
ar-what-reserve = reserves a card
ar-wait = { $seat } { $what }

## Choices

ar-do-coins = Take { $coins } coins
ar-do-mission = Take a mission for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }
ar-do-buy = Buy boats
ar-do-send = Send boats
ar-do-reserve = Play a reserve card
ar-do-end-turn = End the turn{ $left ->
    [0] { "" }
    [one] { " " }and pass one action
   *[other] { " " }and pass { $left } actions
  }
ar-do-take = Take the { $mission }
ar-do-take-none = Take the mission in slot { $slot }
ar-do-draw = Draw a mission from the pile
ar-do-buy-boat = Buy the { $boat } for { $price } coins (slot { $slot })
ar-do-buy-none = Buy the boat in slot { $slot }
ar-do-done = Done
ar-do-to = To the expedition { $expedition }
ar-do-launch = Launch the { $mission }
ar-do-place = Place a { $boat } for { $tax ->
    [one] { $tax } coin
   *[other] { $tax } coins
  }{ $card ->
    [yes] { " " }and a joker card
   *[no] { "" }
  }
ar-do-joker = Place your joker boat for { $tax ->
    [one] { $tax } coin
   *[other] { $tax } coins
  }
ar-do-set = Joker boat as { $boat }{ $card ->
    [yes] { "," } with a joker card
   *[no] { "" }
  }
ar-do-set-volume = Joker boat with volume { $volume }{ $card ->
    [yes] { "," } with a joker card
   *[no] { "" }
  }
ar-do-engage = { $turns ->
    [one] One turn
   *[other] { $turns } turns
  } for { $income } coins
ar-do-reserve-boat = Reserve the { $boat } ({ $row }, slot { $slot })
ar-do-reserve-boat-none = Reserve the empty slot { $slot } ({ $row })
ar-do-reserve-mission = Reserve the { $mission }
ar-do-reserve-mission-none = Reserve the empty slot { $slot } of the missions

## The log

ar-log-turn = { $seat } begins a turn (round { $round })
ar-log-passed = { $seat } ends the turn{ $actions ->
    [0] { "" }
    [one] { " " }and passes one action
   *[other] { " " }and passes { $actions } actions
  }
ar-log-coins = { $seat } takes { $coins } coins
ar-log-taken = { $seat } takes the { $mission }
ar-log-mission-up = The { $mission } is turned up in slot { $slot }
ar-log-drawn = { $seat } draws the { $mission } from the pile
ar-log-drawn-unseen = { $seat } draws a mission from the pile
ar-log-bought = { $seat } buys a { $boat } for { $price } coins
ar-log-moved-down = A { $boat } moves down in slot { $slot }
ar-log-boat-up = A { $boat } comes into the filling row, slot { $slot }
ar-log-scoring-card = { $seat } turns up the card of the { $scoring }: after this turn everybody has one more
ar-log-sent = { $seat } sends a { $boat } to the expedition { $expedition } for { $tax ->
    [one] { $tax } coin
   *[other] { $tax } coins
  }{ $card ->
    [yes] { " " }and a joker card
   *[no] { "" }
  }
ar-log-joker-shown = { $seat } shows the { $joker }
ar-log-joker-sent = { $seat } sends the joker boat as { $boat } to the expedition { $expedition } for { $tax ->
    [one] { $tax } coin
   *[other] { $tax } coins
  }{ $card ->
    [yes] { " " }and a joker card
   *[no] { "" }
  }
ar-log-played = { $seat } plays the { $mission }
ar-log-loaded = { $seat } places a { $boat } on the { $mission } for { $tax ->
    [one] { $tax } coin
   *[other] { $tax } coins
  }{ $card ->
    [yes] { " " }and a joker card
   *[no] { "" }
  }
ar-log-joker-loaded = { $seat } places the joker boat with volume { $volume } on the { $mission } for { $tax ->
    [one] { $tax } coin
   *[other] { $tax } coins
  }{ $card ->
    [yes] { " " }and a joker card
   *[no] { "" }
  }
ar-log-engaged = { $seat } engages the boats on the { $mission } for { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } and { $income } coins
ar-log-advanced = The { $mission } of { $seat } has { $left ->
    [one] one turn
   *[other] { $left } turns
  } to go
ar-log-completed = { $seat } completes the { $mission } for { $income } coins: mission number { $completed }
ar-log-dissolved = The { $mission } of { $seat } is removed unpaid
ar-log-boat-reserved = { $seat } reserves the { $boat } in the { $row }, slot { $slot }
ar-log-mission-reserved = { $seat } reserves the { $mission }
ar-log-boat-freed = { $seat } no longer reserves the { $boat }
ar-log-mission-freed = { $seat } no longer reserves the { $mission }
ar-log-scoring = The { $scoring } takes place
ar-log-expeditions = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for boats at expeditions
ar-log-contract = { $seat } has the contract { $contract }, fulfilled at { $expeditions ->
    [one] one expedition
   *[other] { $expeditions } expeditions
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ar-log-boats = { $seat } has { $boats ->
    [one] one boat
   *[other] { $boats } boats
  } not at expeditions: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ar-log-stopped = { $turns } turns in a row without a boat bought: the game ends
ar-log-ended = The game is over

## Refusals

ar-no-over = the game is over
ar-no-yours = it is another player’s turn
ar-no-now = something else is to be decided now
ar-no-unfinished = finish what you have begun first
ar-no-actions = both actions of this turn are used
ar-no-same = you have already chosen to { $deed } this turn
ar-no-at-least-one = an action that was chosen takes at least one step
ar-no-nothing-to-buy = there is no boat that you can buy
ar-no-nothing-to-send = there is no boat that you can send anywhere
ar-no-coins = it costs { $needed }, you hold { $held }
ar-no-hand-full = you hold { $limit } missions, which is the most
ar-no-missions = there is no mission that you can take
ar-no-mission-there = no mission lies in slot { $slot }
ar-no-pile = the mission pile is empty
ar-no-reserved = { $by } has reserved it
ar-no-boat-there = no boat lies in slot { $slot }
ar-no-reserve-card = you have no reserve card left
ar-no-nothing-to-reserve = everything is reserved by others
ar-no-idle-boat = you have no idle boat
ar-no-idle = you have no idle { $boat }
ar-no-fleet-colour = the fleet at { $expedition } is { $colour }; another colour needs a joker card
ar-no-full = the expedition { $expedition } is full
ar-no-room = the expedition { $expedition } has room for volume { $room } only
ar-no-hand = you do not hold the { $mission }
ar-no-mission-colour = the { $mission } takes boats of its colour; another one needs a joker card
ar-no-exact = the { $mission } could not be filled exactly; volume wanted: { $volume }
ar-no-taxes = { $held ->
    [one] { $held } coin does
   *[other] { $held } coins do
  } not pay the taxes for the { $mission }
ar-no-engagement = boats are engaged for one, two or three turns
ar-no-joker-away = your joker boat is not idle
ar-no-joker-volume = a joker boat takes volume 1, 2 or 3
ar-no-joker-colour = a joker boat takes one of its two colours
ar-no-colour-idle = on a mission no colour is declared
ar-no-joker-card = you have no joker card left
ar-no-card-idle = no joker card is needed there

## Results

ar-item-interim = Interim scoring
ar-item-expeditions = Boats at expeditions
ar-item-contract = Special contract
ar-item-boats = Boats not at expeditions
ar-ending-final = The final scoring has been held.
    .clause = AR-13.2
ar-ending-idle = Nobody bought a boat for too long.
    .clause = AR-15.1
ar-tie-boats = More boats not at expeditions broke the tie.
    .clause = AR-13.10

## The page

ar-page-round = Round { $round }; { $first } began
ar-page-due = The { $scoring } comes after { $turns ->
    [one] this turn
   *[other] { $turns } turns, this one included
  }
ar-page-turn = { $seat } is at turn, { $left ->
    [0] no action
    [one] one action
   *[other] { $left } actions
  } left
ar-page-idle = { $turns } turns without a boat bought; after { $most } the game ends
ar-page-load = On the { $mission }: volume { $placed } placed, { $wanted } to go
ar-page-board = To the expedition { $expedition }: room for volume { $room }
ar-page-engage = The { $mission } is filled
ar-page-players = Players
ar-page-expeditions = Expeditions: points of a boat of another colour / of the card’s colour
ar-page-market = Boats
ar-page-missions = Missions
ar-page-contracts = Special contracts: points for each expedition, by completed missions
ar-page-none = –
ar-page-list = { $list }
ar-page-head-player = Player
ar-page-head-points = Points
ar-page-head-now = If it ended now
ar-page-head-coins = Coins
ar-page-head-completed = Missions done
ar-page-head-hand = In hand
ar-page-head-joker-cards = Joker cards
ar-page-head-reserve-cards = Reserve cards
ar-page-head-kept = Boats kept
ar-page-head-id = No.
ar-page-head-expedition = Expedition
ar-page-head-colour = Colour
ar-page-head-volume = Volume
ar-page-head-interim = Interim
ar-page-head-final = Final
ar-page-head-fleet = Fleet
ar-page-head-boats = Boats
ar-page-head-slot = Slot
ar-page-head-filling = Filling row
ar-page-head-purchase = Purchase row
ar-page-head-mission = Mission
ar-page-head-incomes = Coins for 1/2/3 turns
ar-page-head-contract = Contract
ar-page-head-missions = { $last ->
    [yes] { $missions }+
   *[no] { $missions }
  }
ar-page-placed = { $seat }: { $boat }{ $joker ->
    [yes] { " " }joker
   *[no] { "" }
  }
ar-page-reserved = { $card } (reserved by { $seat })
ar-page-boat = { $boat } for { $price }
ar-page-piles = Piles: { $piles }
ar-page-pile-scoring = { $left } with the { $scoring }
ar-page-mission-pile = Mission pile: { $left ->
    [one] { $left } card
   *[other] { $left } cards
  }
ar-page-area = { $seat }
ar-page-idle-boats = Idle boats: { $boats }
ar-page-joker = Joker: { $joker } ({ $at ->
    [mission] on a mission
    [expedition] at an expedition
   *[idle] idle
  }{ $shown ->
    [yes] { "" }
   *[no] { "," } not shown yet
  })
ar-page-joker-hidden = Joker: not shown yet
ar-page-joker-volume = joker boat ({ $volume })
ar-page-running = Running: { $mission }, { $income } coins after { $left ->
    [one] one turn
   *[other] { $left } turns
  }; boats: { $boats }
ar-page-launching = Being filled: { $mission }; boats: { $boats }
ar-page-hand = In hand: { $mission }, { $incomes } coins{ $fillable ->
    [yes] { "," } can be filled now
   *[no] { "" }
  }
ar-page-contract = Contract { $contract }: { $text } Now { $each ->
    [one] { $each } point
   *[other] { $each } points
  } for each, { $expeditions ->
    [one] one expedition
   *[other] { $expeditions } expeditions
  }: { $points } in all
