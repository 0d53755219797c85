# Ce que dit le plateau dessiné de Mundus Novus, outre les mots du jeu.

mnb-event = Événement
mnb-developments = Développements
mnb-pile = pile { $count }
mnb-deck = Pile de Développements, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
mnb-chain = Chaîne
mnb-chain-number = { $number } cartes chacun
mnb-chain-master = Maître : { $name }
mnb-chain-master-total = Maître : { $name }, { $total }
mnb-chain-none = Personne n’a encore pris de carte.
mnb-market = Marché
mnb-draw-pile = Pioche, { $count } cartes
mnb-discard-pile = Défausse, { $count } cartes
mnb-discard-holds = Dans la défausse : { $cards }
mnb-pool = Arrivage
mnb-pool-order = escadres par valeur croissante
mnb-pool-none = Aucune caravelle : pas d’arrivage ce tour-ci.
mnb-squadron = { $name }, escadre de valeur { $value }
mnb-prices = Tarifs
mnb-identical = Cartes identiques : accès
mnb-cards = cartes
mnb-all = tout
mnb-different = Cartes différentes
mnb-relics = Reliques
mnb-build-identical = Combinaison identique
mnb-build-different = Combinaison différente
mnb-build-perfect = Combinaison parfaite
mnb-build-opens = { $positions ->
    [1] ouvre la position 1
   *[other] ouvre les positions 1 à { $positions }
  }
mnb-build-pays = { $n ->
    [one] rapporte { $n } doublon
   *[other] rapporte { $n } doublons
  }
mnb-build-few = { $size ->
    [0] aucune carte encore
    [one] { $size } carte pour l’instant
   *[other] { $size } cartes pour l’instant
  }
mnb-build-then = { $form } : { $yields }.
mnb-hand-in = Poser
mnb-changed = { $from } devient { $to }
mnb-offer-of = Offre de { $name }
mnb-player-of = { $name } et ses Développements
mnb-you-total = vous · { $total }
mnb-covered = couverte
mnb-choosing = choisit…
mnb-ready = prêt
mnb-took = a pris
mnb-took-card = { $name } a pris : { $card }
mnb-no-developments = Aucun Développement
mnb-acted = terminé
mnb-acts = joue
mnb-hand = Votre main
mnb-hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
mnb-stored = En réserve
mnb-your-developments = Vos Développements
mnb-would = Cela donnerait
mnb-chance = Puis le hasard décide.
mnb-used = utilisé
mnb-hand-size = { $count } en main
mnb-caravels = caravelles
mnb-to-win = { $doubloons } doublons sur { $goal }
mnb-income = Revenu { $n }
mnb-squadrons = Escadres
mnb-store-room = Place en réserve : { $n }
mnb-master = Maître
mnb-between = { $name } a pris { $card } ; à garder ou à échanger.
mnb-short-caravel = Une carte de plus à l’Approvisionnement.
mnb-short-merchant = Change une carte en { $band ->
    [low] cacao, maïs ou tabac
    [middle] café, coton ou canne à sucre
   *[high] pomme de terre, indigo ou vanille
  }.
mnb-short-warehouse = { $capacity ->
    [one] Garde { $capacity } carte pour le tour suivant.
   *[other] Garde { $capacity } cartes pour le tour suivant.
  }
mnb-short-shipyard = 1 doublon par rival ayant plus de caravelles.
mnb-short-almagro = Peut prendre le dessus de la pile au lieu de la file.
mnb-short-la-cosa = Les événements ne le touchent pas.
mnb-short-las-casas = Peut offrir moins de cartes qu’annoncé.
mnb-short-pizarro = La plus forte caravelle compte 0.
mnb-short-ponce-de-leon = Peut former deux escadres.
mnb-short-valdivia = Ajoute 3 à l’offre.
mnb-short-orellana = 2 doublons pour un marché bien rangé.
mnb-short-coronado = Peut payer 2 pour un événement.
mnb-short-cortes = Trois doublons à chaque tour.
mnb-event-none = Rien de particulier ce tour-ci.
mnb-event-kings-help = Autant de combinaisons identiques qu’on veut.
mnb-event-natives = Les cartes différentes valent 1 doublon chacune.
mnb-event-storm = Les cartes identiques n’ouvrent que la position 1.
mnb-event-fire = Rien ne peut être mis en réserve ce tour-ci.
mnb-event-pirates = Chaque escadre d’au moins deux caravelles coûte une carte.

## Le matériel
mnb-components-development = Développements
mnb-components-different = Combinaisons différentes
mnb-components-natives-per-card = Indigènes
mnb-components-identical = Combinaisons identiques
mnb-components-relics = Reliques
mnb-components-resource = Ressources
mnb-components-rules = Nombres des règles
mnb-where-queue = dans la file
mnb-where-unseen = pas encore vu
mnb-where-market = au marché
mnb-where-discard = défaussées
mnb-where-closed = dans les mains et les piles
