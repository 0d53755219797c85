# Notation : les mots d’un coup tel qu’on le tape, d’après ceux des enregistrements. « _ » joint des mots qui vont ensemble ;
# les places se comptent à partir de 1. Aucun mot n’en désigne deux, ni ici ni avec ceux des enregistrements.

il-notation-throw = défausser
il-notation-done = garder
il-notation-tile = tuile
il-notation-cell = case
il-notation-rotate = tourner
il-notation-anchor = placer
il-notation-play = jouer
il-notation-end = terminer
il-notation-from = depuis
il-notation-reserve = réserve
il-notation-lair = repaire
il-notation-to = vers
il-notation-settle = coloniser
il-notation-fort = fort
il-notation-copy = copier
il-notation-raise = augmenter
il-notation-pay = payer
il-notation-ship = navire
il-notation-plantation = plantation
il-notation-gold-mine = mine
il-notation-building = bâtiment
il-notation-ruins = ruines
il-notation-market = marché
il-notation-ebony = ébène
il-notation-dye = teinture
il-notation-spice = épices
il-notation-gold = or
il-notation-new_tile = nouvelle tuile
il-notation-counting_house = comptoir
