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
    .many = red boats (1)
    .title = Red boat (1)
    .text = A red boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-red-2 = red boat (2)
    .many = red boats (2)
    .title = Red boat (2)
    .text = A red boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-red-3 = red boat (3)
    .many = red boats (3)
    .title = Red boat (3)
    .text = A red boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-boat-blue-1 = blue boat (1)
    .many = blue boats (1)
    .title = Blue boat (1)
    .text = A blue boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-blue-2 = blue boat (2)
    .many = blue boats (2)
    .title = Blue boat (2)
    .text = A blue boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-blue-3 = blue boat (3)
    .many = blue boats (3)
    .title = Blue boat (3)
    .text = A blue boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-boat-green-1 = green boat (1)
    .many = green boats (1)
    .title = Green boat (1)
    .text = A green boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-green-2 = green boat (2)
    .many = green boats (2)
    .title = Green boat (2)
    .text = A green boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-green-3 = green boat (3)
    .many = green boats (3)
    .title = Green boat (3)
    .text = A green boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-boat-yellow-1 = yellow boat (1)
    .many = yellow boats (1)
    .title = Yellow boat (1)
    .text = A yellow boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-yellow-2 = yellow boat (2)
    .many = yellow boats (2)
    .title = Yellow boat (2)
    .text = A yellow boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-yellow-3 = yellow boat (3)
    .many = yellow boats (3)
    .title = Yellow boat (3)
    .text = A yellow boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-boat-white-1 = white boat (1)
    .many = white boats (1)
    .title = White boat (1)
    .text = A white boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-white-2 = white boat (2)
    .many = white boats (2)
    .title = White boat (2)
    .text = A white boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-white-3 = white boat (3)
    .many = white boats (3)
    .title = White boat (3)
    .text = A white boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-boat-brown-1 = brown boat (1)
    .many = brown boats (1)
    .title = Brown boat (1)
    .text = A brown boat with transport volume 1. It costs 3 coins, and 1 coin each time it is sent.
ar-boat-brown-2 = brown boat (2)
    .many = brown boats (2)
    .title = Brown boat (2)
    .text = A brown boat with transport volume 2. It costs 4 coins, and 1 coin each time it is sent.
ar-boat-brown-3 = brown boat (3)
    .many = brown boats (3)
    .title = Brown boat (3)
    .text = A brown boat with transport volume 3. It costs 5 coins, and 1 coin each time it is sent.
ar-joker-J1 = red and yellow joker boat
    .many = red and yellow joker boats
    .title = Red and yellow joker boat
    .text = Costs 2 coins to send. Each time, choose its volume (1, 2 or 3) and its colour (red or yellow).
ar-joker-J2 = yellow and green joker boat
    .many = yellow and green joker boats
    .title = Yellow and green joker boat
    .text = Costs 2 coins to send. Each time, choose its volume (1, 2 or 3) and its colour (yellow or green).
ar-joker-J3 = green and blue joker boat
    .many = green and blue joker boats
    .title = Green and blue joker boat
    .text = Costs 2 coins to send. Each time, choose its volume (1, 2 or 3) and its colour (green or blue).
ar-joker-J4 = blue and white joker boat
    .many = blue and white joker boats
    .title = Blue and white joker boat
    .text = Costs 2 coins to send. Each time, choose its volume (1, 2 or 3) and its colour (blue or white).
ar-joker-J5 = white and brown joker boat
    .many = white and brown joker boats
    .title = White and brown joker boat
    .text = Costs 2 coins to send. Each time, choose its volume (1, 2 or 3) and its colour (white or brown).
ar-joker-J6 = brown and red joker boat
    .many = brown and red joker boats
    .title = Brown and red joker boat
    .text = Costs 2 coins to send. Each time, choose its volume (1, 2 or 3) and its colour (brown or red).

## Missions

ar-mission-m-red-3 = red mission (3)
    .many = red missions (3)
    .title = Red mission (3)
    .text = Needs red boats with a total volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-red-4 = red mission (4)
    .many = red missions (4)
    .title = Red mission (4)
    .text = Needs red boats with a total volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-red-5 = red mission (5)
    .many = red missions (5)
    .title = Red mission (5)
    .text = Needs red boats with a total volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-red-6 = red mission (6)
    .many = red missions (6)
    .title = Red mission (6)
    .text = Needs red boats with a total volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.
ar-mission-m-blue-3 = blue mission (3)
    .many = blue missions (3)
    .title = Blue mission (3)
    .text = Needs blue boats with a total volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-blue-4 = blue mission (4)
    .many = blue missions (4)
    .title = Blue mission (4)
    .text = Needs blue boats with a total volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-blue-5 = blue mission (5)
    .many = blue missions (5)
    .title = Blue mission (5)
    .text = Needs blue boats with a total volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-blue-6 = blue mission (6)
    .many = blue missions (6)
    .title = Blue mission (6)
    .text = Needs blue boats with a total volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.
ar-mission-m-green-3 = green mission (3)
    .many = green missions (3)
    .title = Green mission (3)
    .text = Needs green boats with a total volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-green-4 = green mission (4)
    .many = green missions (4)
    .title = Green mission (4)
    .text = Needs green boats with a total volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-green-5 = green mission (5)
    .many = green missions (5)
    .title = Green mission (5)
    .text = Needs green boats with a total volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-green-6 = green mission (6)
    .many = green missions (6)
    .title = Green mission (6)
    .text = Needs green boats with a total volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.
ar-mission-m-yellow-3 = yellow mission (3)
    .many = yellow missions (3)
    .title = Yellow mission (3)
    .text = Needs yellow boats with a total volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-yellow-4 = yellow mission (4)
    .many = yellow missions (4)
    .title = Yellow mission (4)
    .text = Needs yellow boats with a total volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-yellow-5 = yellow mission (5)
    .many = yellow missions (5)
    .title = Yellow mission (5)
    .text = Needs yellow boats with a total volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-yellow-6 = yellow mission (6)
    .many = yellow missions (6)
    .title = Yellow mission (6)
    .text = Needs yellow boats with a total volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.
ar-mission-m-white-3 = white mission (3)
    .many = white missions (3)
    .title = White mission (3)
    .text = Needs white boats with a total volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-white-4 = white mission (4)
    .many = white missions (4)
    .title = White mission (4)
    .text = Needs white boats with a total volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-white-5 = white mission (5)
    .many = white missions (5)
    .title = White mission (5)
    .text = Needs white boats with a total volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-white-6 = white mission (6)
    .many = white missions (6)
    .title = White mission (6)
    .text = Needs white boats with a total volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.
ar-mission-m-brown-3 = brown mission (3)
    .many = brown missions (3)
    .title = Brown mission (3)
    .text = Needs brown boats with a total volume of exactly 3. Pays 4 coins after one turn, 6 after two, 8 after three.
ar-mission-m-brown-4 = brown mission (4)
    .many = brown missions (4)
    .title = Brown mission (4)
    .text = Needs brown boats with a total volume of exactly 4. Pays 5 coins after one turn, 8 after two, 11 after three.
ar-mission-m-brown-5 = brown mission (5)
    .many = brown missions (5)
    .title = Brown mission (5)
    .text = Needs brown boats with a total volume of exactly 5. Pays 7 coins after one turn, 10 after two, 13 after three.
ar-mission-m-brown-6 = brown mission (6)
    .many = brown missions (6)
    .title = Brown mission (6)
    .text = Needs brown boats with a total volume of exactly 6. Pays 8 coins after one turn, 12 after two, 16 after three.

## Expeditions

ar-expedition-E01 = John Cabot
    .number = name
    .title = John Cabot
    .text = Colour red, volume 3. Each boat scores 4 points at the interim scoring (6 if it is red) and 4 points at the final scoring (5 if it is red).
ar-expedition-E02 = Francis Drake
    .number = name
    .title = Francis Drake
    .text = Colour red, volume 8. Each boat scores 2 points at the interim scoring (3 if it is red) and 2 points at the final scoring (3 if it is red).
ar-expedition-E03 = Giovanni da Verrazzano
    .number = name
    .title = Giovanni da Verrazzano
    .text = Colour blue, volume 4. Each boat scores 3 points at the interim scoring (5 if it is blue) and 4 points at the final scoring (5 if it is blue).
ar-expedition-E04 = Jacques Cartier
    .number = name
    .title = Jacques Cartier
    .text = Colour blue, volume 7. Each boat scores 2 points at the interim scoring (3 if it is blue) and 3 points at the final scoring (4 if it is blue).
ar-expedition-E05 = Pedro Álvares Cabral
    .number = name
    .title = Pedro Álvares Cabral
    .text = Colour green, volume 4. Each boat scores 2 points at the interim scoring (3 if it is green) and 5 points at the final scoring (7 if it is green).
ar-expedition-E06 = Vasco da Gama
    .number = name
    .title = Vasco da Gama
    .text = Colour green, volume 7. Each boat scores 1 point at the interim scoring (2 if it is green) and 4 points at the final scoring (5 if it is green).
ar-expedition-E07 = Christopher Columbus
    .number = name
    .title = Christopher Columbus
    .text = Colour yellow, volume 6. Each boat scores 2 points at the interim scoring (4 if it is yellow) and 3 points at the final scoring (4 if it is yellow).
ar-expedition-E08 = Ferdinand Magellan
    .number = name
    .title = Ferdinand Magellan
    .text = Colour yellow, volume 5. Each boat scores 1 point at the interim scoring (2 if it is yellow) and 5 points at the final scoring (7 if it is yellow).
ar-expedition-E09 = António de Abreu
    .number = name
    .title = António de Abreu
    .text = Colour white, volume 3. Each boat scores 2 points at the interim scoring (3 if it is white) and 6 points at the final scoring (8 if it is white).
ar-expedition-E10 = Bartolomeu Dias
    .number = name
    .title = Bartolomeu Dias
    .text = Colour white, volume 8. Each boat scores 1 point at the interim scoring (2 if it is white) and 3 points at the final scoring (4 if it is white).
ar-expedition-E11 = Amerigo Vespucci
    .number = name
    .title = Amerigo Vespucci
    .text = Colour brown, volume 5. Each boat scores 3 points at the interim scoring (4 if it is brown) and 3 points at the final scoring (5 if it is brown).
ar-expedition-E12 = Juan Ponce de León
    .number = name
    .title = Juan Ponce de León
    .text = Colour brown, volume 6. Each boat scores 1 point at the interim scoring (2 if it is brown) and 4 points at the final scoring (6 if it is brown).

## Special contracts

ar-kind-presence = presence
    .number = name
    .title = Presence
    .text = Points for every expedition where you have at least one boat.
ar-kind-half = half of the boats
    .number = name
    .title = Half of the boats
    .text = Points for every expedition where you have at least half of all boats.
ar-kind-majority = majority of the boats
    .number = name
    .title = Majority of the boats
    .text = Points for every expedition where you have more boats than all other players combined.
ar-kind-totality = all the boats
    .number = name
    .title = All the boats
    .text = Points for every expedition where all boats (at least one) are yours.
ar-contract-C2P = presence
    .number = name
    .title = Presence
    .text = Points for every expedition where you have at least one boat. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 0, 0, 1, 1, 1, 2, 2, 2.
ar-contract-C2H = half of the boats
    .number = name
    .title = Half of the boats
    .text = Points for every expedition where you have at least half of all boats. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 0, 1, 1, 1, 2, 2, 3, 3.
ar-contract-C2M = majority of the boats
    .number = name
    .title = Majority of the boats
    .text = Points for every expedition where you have more boats than all other players combined. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 0, 1, 2, 2, 3, 3, 4, 4.
ar-contract-C2T = all the boats
    .number = name
    .title = All the boats
    .text = Points for every expedition where all boats (at least one) are yours. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 1, 2, 3, 3, 4, 5, 5, 6.
ar-contract-C3P = presence
    .number = name
    .title = Presence
    .text = Points for every expedition where you have at least one boat. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 0, 1, 1, 1, 2, 2, 3, 3.
ar-contract-C3H = half of the boats
    .number = name
    .title = Half of the boats
    .text = Points for every expedition where you have at least half of all boats. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 1, 1, 2, 2, 3, 3, 4, 4.
ar-contract-C3M = majority of the boats
    .number = name
    .title = Majority of the boats
    .text = Points for every expedition where you have more boats than all other players combined. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 1, 2, 3, 4, 5, 6, 7, 8.
ar-contract-C3T = all the boats
    .number = name
    .title = All the boats
    .text = Points for every expedition where all boats (at least one) are yours. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 2, 4, 6, 8, 9, 10, 11, 12.
ar-contract-C4P = presence
    .number = name
    .title = Presence
    .text = Points for every expedition where you have at least one boat. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 1, 1, 1, 2, 2, 3, 3, 4.
ar-contract-C4H = half of the boats
    .number = name
    .title = Half of the boats
    .text = Points for every expedition where you have at least half of all boats. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 1, 2, 2, 3, 4, 4, 5, 6.
ar-contract-C4M = majority of the boats
    .number = name
    .title = Majority of the boats
    .text = Points for every expedition where you have more boats than all other players combined. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 2, 4, 6, 7, 8, 9, 10, 11.
ar-contract-C4T = all the boats
    .number = name
    .title = All the boats
    .text = Points for every expedition where all boats (at least one) are yours. Points per expedition, for 0, 1, 2… up to 8 or more missions completed: 0, 5, 8, 11, 13, 14, 15, 16, 17.

## Words

ar-deed-coins = take 2 coins
ar-deed-mission = take a mission
ar-deed-buy = buy boats
ar-deed-send = send boats
ar-scoring-interim = interim scoring
    .many = interim scorings
ar-scoring-final = final scoring
    .many = final scorings
ar-row-purchase = purchase row
    .many = purchase rows
ar-row-filling = filling row
    .many = filling rows

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
} You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .clause = AR-3.4
ar-prompt-mission = Take a face-up mission, or draw one from the pile.
    .clause = AR-5.1
ar-prompt-buy = Buy a boat. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .clause = AR-6.1
ar-prompt-send = Choose a mission or expedition to send boats to. You have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
    .clause = AR-7.1
ar-prompt-board = Choose a boat for the { $expedition } expedition (volume { $room } or less).
    .clause = AR-8.3
ar-prompt-rig-at = Choose the colour and volume of your joker boat for the { $expedition } expedition.
    .clause = AR-10.3
ar-prompt-load = Choose a boat for the { $mission }. Volume still needed: { $volume }.
    .clause = AR-9.3
ar-prompt-rig-on = Choose the volume of your joker boat for the { $mission }. Volume still needed: { $volume }.
    .clause = AR-10.7
ar-prompt-engage = How long do the boats stay on the { $mission }: one, two or three turns?
    .clause = AR-9.5
ar-prompt-reserve = Choose a boat or a mission to reserve.
    .clause = AR-11.8
ar-prompt-over = The game is over.
ar-what-menu = chooses an action
ar-what-mission = takes a mission
ar-what-buy = buys boats
ar-what-send = sends boats
ar-what-board = sends a boat to the { $expedition } expedition
ar-what-rig-at = sets the joker boat for the { $expedition } expedition
ar-what-load = fills the { $mission }
ar-what-rig-on = sets the joker boat for the { $mission }
ar-what-engage = chooses how long the { $mission } lasts
ar-what-reserve = reserves a card
ar-wait = { $seat } { $what }.

## Choices

ar-do-coins = Take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
ar-do-mission = Take a mission for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }
ar-do-buy = Buy boats
ar-do-send = Send boats
ar-do-reserve = Play a reserve card
ar-do-end-turn = End turn{ $left ->
        [0] { "" }
        [one] { " " }(1 action unused)
       *[other] { " " }({ $left } actions unused)
    }
ar-do-take = Take the { $mission }
ar-do-take-none = Take the mission in slot { $slot }
ar-do-draw = Draw a mission from the pile
ar-do-buy-boat = Buy the { $boat } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} (slot { $slot })
ar-do-buy-none = Buy the boat in slot { $slot }
ar-do-done = Finish this action
ar-do-to = Send to the { $expedition } expedition
ar-do-launch = Launch the { $mission }
ar-do-place = Send a { $boat } for { $tax ->
        [one] { $tax } coin
       *[other] { $tax } coins
    }{ $card ->
        [yes] { " " }and a “joker boat” card
       *[no] { "" }
    }
ar-do-joker = Send your joker boat for { $tax ->
        [one] { $tax } coin
       *[other] { $tax } coins
    }
ar-do-set = Joker boat as a { $boat }{ $card ->
    [yes] { "," } with a “joker boat” card
   *[no] { "" }
}
ar-do-set-volume = Joker boat with volume { $volume }{ $card ->
    [yes] { "," } with a “joker boat” card
   *[no] { "" }
}
ar-do-engage = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: pays { $income ->
        [one] { $income } coin
       *[other] { $income } coins
    }
ar-do-reserve-boat = Reserve the { $boat } ({ $row }, slot { $slot })
ar-do-reserve-boat-none = Reserve the empty slot { $slot } ({ $row })
ar-do-reserve-mission = Reserve the { $mission }
ar-do-reserve-mission-none = Reserve the empty mission slot { $slot }

## The log

ar-log-dealt = { $seat } is dealt { $missions }, the special contract “{ $contract }” and the { $joker }.
ar-log-setup = Setup: each player has { $missions ->
        [one] 1 mission
       *[other] { $missions } missions
    }, a special contract and a joker boat.
ar-log-dealt-unseen = { $seat } is dealt { $missions ->
        [one] 1 mission
       *[other] { $missions } missions
    }, a special contract and a joker boat.
ar-log-turn = { $seat } starts their turn (round { $round }).
    .would = { $seat } would start their turn (round { $round }).
ar-log-passed = { $seat } ends their turn{ $actions ->
        [0] { "" }
        [one] { " " }with one action unused
       *[other] { " " }with { $actions } actions unused
    }.
    .would = { $seat } would end their turn{ $actions ->
            [0] { "" }
            [one] { " " }with one action unused
           *[other] { " " }with { $actions } actions unused
        }.
ar-log-coins = { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
    .would = { $seat } would take { $coins ->
        [one] { $coins } coin
           *[other] { $coins } coins
        }.
ar-log-taken = { $seat } takes the { $mission }.
    .would = { $seat } would take the { $mission }.
ar-log-mission-up = The { $mission } is revealed in slot { $slot }.
ar-log-drawn = { $seat } draws the { $mission } from the pile.
    .would = { $seat } would draw the { $mission } from the pile.
ar-log-drawn-unseen = { $seat } draws a mission from the pile.
    .would = { $seat } would draw a mission from the pile.
ar-log-bought = { $seat } buys a { $boat } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
    .would = { $seat } would buy a { $boat } for { $price ->
        [one] { $price } coin
           *[other] { $price } coins
        }.
ar-log-row = A { $down } is now for sale; a { $up } is revealed above it.
ar-log-moved-down = A { $boat ->
        [one] { $boat } move
       *[other] { $boat } moves
    } down into the purchase row, slot { $slot }.
ar-log-boat-up = A { $boat } is revealed in the filling row, slot { $slot }.
ar-log-scoring-card = { $seat } draws the { $scoring } card. After this turn, everyone plays one more turn.
    .would = { $seat } would draw the { $scoring } card. After this turn, everyone plays one more turn.
ar-log-sent = { $seat } sends a { $boat } to the { $expedition } expedition for { $tax ->
        [one] { $tax } coin
       *[other] { $tax } coins
    }{ $card ->
        [yes] { " " }and a “joker boat” card
       *[no] { "" }
    }.
    .would = { $seat } would send a { $boat } to the { $expedition } expedition for { $tax ->
            [one] { $tax } coin
           *[other] { $tax } coins
        }{ $card ->
            [yes] { " " }and a “joker boat” card
           *[no] { "" }
        }.
ar-log-joker-shown = { $seat } reveals the { $joker }.
    .would = { $seat } would reveal the { $joker }.
ar-log-joker-sent = { $seat } sends the joker boat as a { $boat } to the { $expedition } expedition for { $tax ->
        [one] { $tax } coin
       *[other] { $tax } coins
    }{ $card ->
        [yes] { " " }and a “joker boat” card
       *[no] { "" }
    }.
    .would = { $seat } would send the joker boat as a { $boat } to the { $expedition } expedition for { $tax ->
            [one] { $tax } coin
           *[other] { $tax } coins
        }{ $card ->
            [yes] { " " }and a “joker boat” card
           *[no] { "" }
        }.
ar-log-played = { $seat } launches the { $mission }.
    .would = { $seat } would launch the { $mission }.
ar-log-loaded = { $seat } sends a { $boat } on the { $mission } for { $tax ->
        [one] { $tax } coin
       *[other] { $tax } coins
    }{ $card ->
        [yes] { " " }and a “joker boat” card
       *[no] { "" }
    }.
    .would = { $seat } would send a { $boat } on the { $mission } for { $tax ->
            [one] { $tax } coin
           *[other] { $tax } coins
        }{ $card ->
            [yes] { " " }and a “joker boat” card
           *[no] { "" }
        }.
ar-log-joker-loaded = { $seat } sends the joker boat with volume { $volume } on the { $mission } for { $tax ->
        [one] { $tax } coin
       *[other] { $tax } coins
    }{ $card ->
        [yes] { " " }and a “joker boat” card
       *[no] { "" }
    }.
    .would = { $seat } would send the joker boat with volume { $volume } on the { $mission } for { $tax ->
            [one] { $tax } coin
           *[other] { $tax } coins
        }{ $card ->
            [yes] { " " }and a “joker boat” card
           *[no] { "" }
        }.
ar-log-engaged = { $seat } engages the boats on the { $mission } for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, for { $income ->
        [one] { $income } coin
       *[other] { $income } coins
    }.
    .would = { $seat } would engage the boats on the { $mission } for { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }, for { $income ->
            [one] { $income } coin
           *[other] { $income } coins
        }.
ar-log-advanced = { $seat }’s { $mission } has { $left ->
        [one] one turn
       *[other] { $left } turns
    } left.
ar-log-completed = { $seat } completes the { $mission } and receives { $income ->
        [one] { $income } coin
       *[other] { $income } coins
    } (missions completed: { $completed }).
    .would = { $seat } would complete the { $mission } and receive { $income ->
            [one] { $income } coin
           *[other] { $income } coins
        } (missions completed: { $completed }).
ar-log-dissolved = { $seat }’s { $mission } ends without pay.
ar-log-boat-reserved = { $seat } reserves the { $boat } in the { $row }, slot { $slot }.
    .would = { $seat } would reserve the { $boat } in the { $row }, slot { $slot }.
ar-log-mission-reserved = { $seat } reserves the { $mission }.
    .would = { $seat } would reserve the { $mission }.
ar-log-boat-freed = { $seat }’s reservation of the { $boat } ends.
ar-log-mission-freed = { $seat }’s reservation of the { $mission } ends.
ar-log-scoring = The { $scoring } takes place.
    .would = The { $scoring } would take place.
ar-log-expeditions = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for boats at expeditions.
    .would = { $seat } would score { $points ->
        [one] { $points } point
           *[other] { $points } points
        } for boats at expeditions.
ar-log-contract = { $seat } reveals the special contract “{ $contract }”, fulfilled at { $expeditions ->
    [one] { $expeditions } expedition
   *[other] { $expeditions } expeditions
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .would = { $seat } would reveal the special contract “{ $contract }”, fulfilled at { $expeditions ->
        [one] { $expeditions } expedition
           *[other] { $expeditions } expeditions
        }: { $points ->
        [one] { $points } point
           *[other] { $points } points
        }.
ar-log-boats = { $seat } has { $boats ->
    [one] one boat
   *[other] { $boats } boats
} not at expeditions: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .would = { $seat } would have { $boats ->
        [one] one boat
           *[other] { $boats } boats
        } not at expeditions: { $points ->
        [one] { $points } point
           *[other] { $points } points
        }.
ar-log-stopped = No boat was bought for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row. The game ends.
ar-log-ended = The game is over.
    .would = The game would be over.

## Refusals

ar-no-over = The game is over.
ar-no-yours = It is another player’s turn.
ar-no-now = You have to decide something else first.
ar-no-unfinished = Finish the current action first.
ar-no-actions = You have used both actions this turn.
ar-no-same = You cannot { $deed } twice in one turn.
ar-no-at-least-one = Carry out at least part of the action you chose.
ar-no-nothing-to-buy = You cannot buy any boat now.
ar-no-nothing-to-send = You cannot send any boat now.
ar-no-coins = This costs { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
}; you have { $held }.
ar-no-hand-full = You already hold { $limit ->
        [one] { $limit } mission
       *[other] { $limit } missions
    }, the maximum.
ar-no-missions = There is no mission you can take.
ar-no-mission-there = There is no mission in slot { $slot }.
ar-no-pile = The mission pile is empty.
ar-no-reserved = { $by } has reserved this card.
ar-no-boat-there = There is no boat in slot { $slot }.
ar-no-reserve-card = You have no reserve cards left.
ar-no-nothing-to-reserve = Other players have reserved everything.
ar-no-idle-boat = All your boats are already out.
ar-no-idle = You have no unsent { $boat }.
ar-no-fleet-colour = The first boat of the { $expedition } expedition is { $colour }. To send another colour you need a “joker boat” card.
ar-no-full = The { $expedition } expedition is full.
ar-no-room = The { $expedition } expedition has room for a volume of only { $room }.
ar-no-hand = You do not have the { $mission } in hand.
ar-no-mission-colour = The { $mission } takes only boats of its own colour. To send another colour you need a “joker boat” card.
ar-no-exact = Your boats cannot fill the { $mission } exactly. Volume needed: { $volume }.
ar-no-taxes = { $held ->
        [one] { $held } coin is
       *[other] { $held } coins are
    } not enough to pay the taxes for the { $mission }.
ar-no-engagement = Choose one, two or three turns.
ar-no-joker-away = You have already sent your joker boat.
ar-no-joker-volume = A joker boat has volume 1, 2 or 3.
ar-no-joker-colour = A joker boat can only be one of its two colours.
ar-no-colour-idle = On a mission, the joker boat needs no colour.
ar-no-joker-card = You have no “joker boat” cards left.
ar-no-card-idle = You don’t need a “joker boat” card there.

## Results

ar-item-interim = Interim scoring
ar-item-expeditions = Boats at expeditions
ar-item-contract = Special contract
ar-item-boats = Boats not at expeditions
ar-ending-final = Final scoring is done.
    .clause = AR-13.2
ar-ending-idle = Nobody bought a boat for too many turns.
    .clause = AR-15.1
ar-tie-boats = Tie broken by boats not at expeditions.
    .clause = AR-13.10

## The page

ar-page-round = Round { $round }; first player: { $first }
ar-page-due = The { $scoring } comes after { $turns ->
        [one] this turn
       *[other] { $turns } turns, including this one
    }
ar-page-turn = { $seat }’s turn: { $left ->
        [0] no actions left
        [one] { $left } action left
       *[other] { $left } actions left
    }
ar-page-idle = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } without a boat bought; the game ends after { $most }
ar-page-load = Filling the { $mission }: volume { $placed } placed, { $wanted } still needed
ar-page-board = Sending to the { $expedition } expedition: room for volume { $room }
ar-page-engage = The { $mission } is full
ar-page-players = Players
ar-page-expeditions = Expeditions: points per boat, other colour / matching colour
ar-page-market = Boats
ar-page-missions = Missions
ar-page-contracts = Special contracts: points per expedition, by missions completed
ar-page-none = –
ar-page-list = { $list }
ar-page-head-player = Player
ar-page-head-points = Points
ar-page-head-now = If it ended now
ar-page-head-coins = Coins
ar-page-head-completed = Missions completed
ar-page-head-hand = In hand
ar-page-head-joker-cards = “Joker boat” cards
ar-page-head-reserve-cards = Reserve cards
ar-page-head-kept = Boats kept
ar-page-head-id = No.
ar-page-head-expedition = Expedition
ar-page-head-colour = Colour
ar-page-head-volume = Volume
ar-page-head-interim = Interim
ar-page-head-final = Final
ar-page-head-fleet = First boat
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
ar-page-boat = { $boat }, { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
ar-page-piles = Piles: { $piles }
ar-page-pile-scoring = { $left } with the { $scoring }
ar-page-mission-pile = Mission pile: { $left ->
    [one] { $left } card
   *[other] { $left } cards
  }
ar-page-area = { $seat }
ar-page-idle-boats = Unsent boats: { $boats }
ar-page-joker = Joker: { $joker } ({ $at ->
        [mission] on a mission
        [expedition] at an expedition
       *[idle] unsent
    }{ $shown ->
        [yes] { "" }
       *[no] { "," } not revealed yet
    })
ar-page-joker-hidden = Joker: not revealed yet
ar-page-joker-volume = joker boat ({ $volume })
ar-page-running = Running: { $mission }, { $income ->
    [one] { $income } coin
   *[other] { $income } coins
} after { $left ->
    [one] { $left } turn
   *[other] { $left } turns
}; boats: { $boats }
ar-page-launching = Being filled: { $mission }; boats: { $boats }
ar-page-hand = In hand: { $mission }, { $incomes } coins{ $fillable ->
    [yes] { "," } can be filled now
   *[no] { "" }
  }
ar-page-contract = Special contract “{ $contract }”. { $text } Now { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each, { $expeditions ->
    [one] { $expeditions } expedition
   *[other] { $expeditions } expeditions
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all
