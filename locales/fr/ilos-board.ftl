# Le plateau dessiné d’Ilôs.

## Les parties de la table

ilb-map = L’archipel
ilb-market = Marché
ilb-tokens = reste { $left } sur { $all }
ilb-exploration = Exploration
ilb-pile-of-tiles = pioche : { $count }
ilb-draw = pioche
ilb-discard = défausse
ilb-buildings = bâtiments
ilb-draw-pile = Pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ilb-discard-pile = Défausse : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ilb-discard-top = Dernière carte jouée : { $card }
ilb-discard-played = Jouées, face visible : { $cards }
ilb-discard-own = Défaussées par vous, face cachée : { $cards }
ilb-buildings-left = Jetons Bâtiment restants : { $count }
ilb-fit = Voir toute la carte
ilb-closer = Agrandir
ilb-farther = Réduire
ilb-next = Choix suivant sur la carte
ilb-letters = Noms des îles
ilb-pirated-legend = piratée : vous payez plus
ilb-pirated-legend-all = côte piratée
ilb-price-line = { $resource } : prix { $price }, puis { $next }
ilb-price-last = { $resource } : prix { $price }, le plus haut
ilb-tile-of-zone = Tuile { $tile } : { $pieces }{ $lair ->
        [yes] , avec un Repaire de pirates
       *[no] {""}
    }
ilb-piece-of-tile = { $name } ({ $sites })
ilb-hand = Votre main
ilb-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
ilb-screen = Derrière votre Écran
ilb-produces = produit
ilb-in-store = derrière l’Écran
ilb-worth = vaut
ilb-ships = Navires
ilb-pioneers = Pionniers
ilb-reserve-ships = Navires en Réserve : { $left } sur { $all }
ilb-reserve-pioneers = Pionniers en Réserve : { $left } sur { $all }
ilb-from-reserve = Un Navire de votre Réserve
ilb-turn-tile = Tournez la Tuile
ilb-turn-hint = molette ou R
ilb-turned = Tournée de { $degrees }°
ilb-choose-cell = Choisissez d’abord une case qui brille.
ilb-ship-to = Navire sur
ilb-end = Terminer
ilb-lay = Poser ici
ilb-lay-not = Ne se pose pas dans ce sens
ilb-new-tile = Nouvelle Tuile
ilb-ask-cell = Choisissez une case qui brille pour la Tuile.
ilb-ask-lay = Poser la Tuile ici ?
ilb-ask-lay-coast = Vous pouvez choisir une autre côte pour votre Navire.
ilb-ask-lay-ship = Vous pouvez choisir une autre côte pour votre Navire, ou tourner la Tuile.
ilb-ask-lay-turn = Vous pouvez tourner la Tuile, ou choisir une autre case.
ilb-ask-pay = Choisissez encore { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} pour payer.
ilb-ask-unsent = Vous pouvez encore changer d’avis.
ilb-tell-zone-tile = Une Tuile à { $count ->
    [one] 1 île
   *[other] { $count } îles
}
ilb-breakdown = Les Ressources et leurs prix
ilb-put-back = La reposer
ilb-pay = Payer
ilb-pay-with = Payer avec : { $cards }
ilb-handful = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur { $all }
ilb-first = Premier
ilb-stack = { $card } : { $count ->
        [0] aucune dans votre main
       *[other] { $count } dans votre main
    }
ilb-costs = coûte { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }
ilb-costs-pirated = { $cost } sous la piraterie
ilb-needs-ships = demande { $ships ->
        [one] { $ships } Navire
       *[other] { $ships } Navires
    }
ilb-costs-resource = coûte 1 Ressource

## Noms pour qui écoute la table

ilb-name-island = { $name } : { $pieces ->
        [one] { $pieces } morceau
       *[other] { $pieces } morceaux
    }
ilb-name-free = libre : { $sites }
ilb-name-none-free = aucun emplacement libre
ilb-name-own-ships = vos Navires : { $ships }
ilb-name-ships = { $name } : { $ships ->
        [one] { $ships } Navire
       *[other] { $ships } Navires
    }
ilb-name-pirated = piratée par { $names }
ilb-name-dearer = vous y payez plus
ilb-house-of = Comptoir ({ $resource })
ilb-name-site = { $site } sur { $island }
ilb-name-site-free = { $site } sur { $island }, libre
ilb-name-site-of = { $site } sur { $island } : { $name }
ilb-name-site-cost = { $site } sur { $island }, libre, { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }
ilb-name-site-dear = { $site } sur { $island }, libre, { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    } à cause des pirates
ilb-name-cell = Case { $shores } : { $ways ->
        [one] { $ways } position possible
       *[other] { $ways } positions possibles
    }
ilb-name-cell-first = La première Tuile se pose ici
ilb-shore = au { $direction } de l’île { $island }
ilb-name-lair = Repaire près de : { $islands }
ilb-name-lair-of = Repaire près de : { $islands }, tenu par { $name }
ilb-name-fleet = { $ships ->
        [one] Votre Navire
       *[other] Vos { $ships } Navires
    } à { $island }
ilb-name-fleet-of = { $name } à { $island } : { $ships ->
        [one] { $ships } Navire
       *[other] { $ships } Navires
    }
ilb-name-turn = Tournée de { $degrees }° : rejoint { $islands }
ilb-name-turn-not = Tournée de { $degrees }° : ne se pose pas dans ce sens

ilb-edge-0 = nord
ilb-edge-1 = nord-est
ilb-edge-2 = sud-est
ilb-edge-3 = sud
ilb-edge-4 = sud-ouest
ilb-edge-5 = nord-ouest

## Ce qui est dit avant un clic

ilb-tell-reach = { $count ->
        [0] aucun emplacement à portée
        [one] { $count } emplacement à portée, cerclé avec son coût
       *[other] { $count } emplacements à portée, cerclés avec leur coût
    }
ilb-tell-cost = { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }
ilb-tell-cost-most = { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }, { $most } là où rôdent des pirates
ilb-tell-cost-pirates = { $cost ->
        [one] { $cost } carte
       *[other] { $cost } cartes
    }, à cause des pirates :
ilb-tell-resource = 1 Ressource de derrière votre Écran
ilb-tell-sails = part de votre Réserve ou d’une de vos côtes
ilb-tell-production = vous produisez, par tour, au prix de { $price }
ilb-tell-ruins = { $gold } Or tout de suite
ilb-tell-nth = votre Pionnier n° { $n } sur { $all }
ilb-tell-pioneer-of = un Pionnier :
ilb-tell-fort-of = un Fort :
ilb-tell-house-of = un Comptoir ({ $resource }) :
ilb-tell-free-for = libre : carte { $card }, { $ships ->
        [one] { $ships } Navire
       *[other] { $ships } Navires
    } sur la côte
ilb-tell-ships-there = vos Navires ici
ilb-tell-fleet-of = { $count ->
        [one] { $count } Navire :
       *[other] { $count } Navires :
    }
ilb-tell-free = { $count ->
        [one] libre
       *[other] libres
    }
ilb-tell-none-free = aucun emplacement libre
ilb-tell-opens = ouvre : { $cards }
ilb-tell-closes = ferme : { $cards }
ilb-tell-allows = vos Navires permettent : { $cards }
ilb-tell-draws = cartes que vous piochez par tour
ilb-tell-pirates = piratée par
ilb-tell-safe = un Fort la protège des pirates
ilb-tell-land = Accoster à { $island }
ilb-tell-raid = Pirater depuis un Repaire
ilb-tell-raids = les autres paient plus sur { $islands }
ilb-tell-raids-no-more = ne pirate plus { $islands }
ilb-tell-raided-by = tenu par
ilb-tell-lair = Repaire de pirates
ilb-tell-reserve = Un Navire de la Réserve
ilb-tell-sail-from = Un Navire depuis l’île { $island }
ilb-tell-sail-lair = Le Navire quitte son Repaire
ilb-tell-grows = { $island } { $count ->
        [one] s’agrandit
       *[other] s’agrandissent
    }
ilb-tell-merge = { $islands } n’en font qu’une
ilb-tell-apart = { $piece } reste seule
ilb-tell-lay-first = Une première île
ilb-tell-joined = { $edges ->
        [one] { $edges } côté raccordé
       *[other] { $edges } côtés raccordés
    }
ilb-tell-cell-asks = Il faut ici { $land ->
        [0] {""}
       *[other] la terre au { $lands }{ $sea ->
            [0] {""}
           *[other] {" et "}
        }
    }{ $sea ->
        [0] {""}
       *[other] la mer au { $seas }
    }. La Tuile ne convient pas dans ce sens.
ilb-tell-cell-alone = Ici, la Tuile ne toucherait que par la mer : aucune île ne s’agrandirait.
ilb-tell-clash = La terre toucherait la mer au { $edges }.
ilb-tell-no-growth = Aucune île ne s’agrandirait : les Tuiles ne se touchent que par la mer.
ilb-tell-first-turn = La première Tuile se pose sans rotation.
ilb-tell-raise = Défausser 1 Ressource : { $resource }
ilb-tell-price = prix, pour tous
ilb-tell-stock = ce qui vous reste ({ $count }) vaut
ilb-tell-rises-left = { $count ->
        [0] il ne resterait aucune hausse dans la partie
        [one] il resterait { $count } hausse dans la partie
       *[other] il resterait { $count } hausses dans la partie
    }
ilb-tell-fort-draws = cartes que vous piochez par tour
ilb-tell-fort-safe = aucun pirate ne vous fait payer plus sur { $island }
ilb-tell-house = copie une Plantation exploitée sur { $island } : { $resources }
ilb-tell-paid = cartes payées : { $paid } sur { $all }
ilb-tell-any-card = chaque carte paie 1, face cachée
ilb-tell-in-hand-together = déjà choisies
ilb-tell-unknown-sea = Une mer inconnue
ilb-tell-next-tiles = Ensuite, chacun pose une première Tuile et un Navire.
ilb-tell-cards-both = Les cartes sont vos actions et votre argent.
ilb-tell-first-island = Votre première île
ilb-tell-take-tile = Prenez une Tuile qui brille : les cases possibles s’affichent.
ilb-tell-free-of-charge = Gratuit : ni carte, ni paiement.
ilb-tell-which-ship = Choisissez un Navire : dans la Réserve, sur une côte ou dans un Repaire.
ilb-tell-where-ship = Une côte, un Repaire libre ou une nouvelle Tuile de la zone d’exploration.
ilb-tell-which-side = Un Fort fait piocher 1 carte de plus et écarte les pirates ; un Comptoir copie une Plantation exploitée ici.
ilb-tell-which-price = Le prix de la Ressource défaussée augmente, pour tout le monde.
ilb-tell-last-move = Dernier coup : { $name }
ilb-tell-turn-it = Tournez-la avec R, la molette ou la rangée du bas.
ilb-read-rule = Lire la règle

## La fin

ilb-lifted = On lève les Écrans
ilb-at-price = à
ilb-wealth = richesse
ilb-times = { $count } × { $price } =

## La zone d’un joueur

ilb-area-ships = Navires
ilb-area-at = { $ships } : { $place }
ilb-area-lair-of = le Repaire de la { $tile }
ilb-area-pioneers = Pionniers
ilb-area-known = Cartes que vous lui connaissez
ilb-area-none = aucun
ilb-area-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
ilb-area-draws = pioche { $count } par tour
ilb-area-production = Production
ilb-area-stock = Derrière l’Écran
ilb-area-closed = L’Écran est fermé
ilb-facts-ships = Navires en jeu
ilb-facts-forts = Forts
ilb-facts-pioneers = Pionniers placés : { $placed } sur { $all }
ilb-facts-draws = pioche { $count } par tour
ilb-facts-produces = produit { $count }
ilb-closed-screen = richesse cachée derrière l’Écran

## Où sont les éléments

ilb-where-box = cachée : dans la pioche ou dans la boîte
ilb-where-zone = dans la zone d’exploration
ilb-where-map = sur la carte

## Keys

ilb-keys-digits = une carte de la main, une ligne du Marché, une Tuile de la zone
ilb-keys-turn = tourner la Tuile, et revenir
ilb-keys-end = terminer les actions, ou garder la main
ilb-keys-names = afficher le nom des îles
ilb-keys-map = agrandir, réduire, voir toute la carte
