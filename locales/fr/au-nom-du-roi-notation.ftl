# Notation : les mots d’un coup tel qu’on le tape, d’après ceux des enregistrements. « _ » joint des mots qui vont ensemble ;
# les places se comptent à partir de 1. Aucun mot n’en désigne deux, ni ici ni avec ceux des enregistrements.

ar-notation-coins = pièces
ar-notation-mission = mission
ar-notation-buy = acheter
ar-notation-send = envoyer
ar-notation-reserve = réserver
ar-notation-take = prendre
ar-notation-draw = piocher
ar-notation-done = terminer
ar-notation-to = vers
ar-notation-launch = lancer
ar-notation-place = placer
ar-notation-with = avec
ar-notation-card = carte
ar-notation-joker = joker
ar-notation-as = comme
ar-notation-engage = engager
ar-notation-purchase = achat
ar-notation-filling = remplissage
ar-notation-red = rouge
ar-notation-blue = bleu
ar-notation-green = vert
ar-notation-yellow = jaune
ar-notation-white = blanc
ar-notation-brown = brun
ar-notation-end_turn = terminer le tour
