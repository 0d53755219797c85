# Ce que la page dit de Maracaibo en plus de ses mots.

mab-components-automa-card = Cartes de Jeanne
mab-components-cell = Piste de disques de Jeanne
mab-components-deck = Paquets de Jeanne
mab-components-lead = Ce que Jeanne marque pour une avance
mab-components-lane = Routes
mab-components-place = Lieux des Caraïbes
mab-components-building = Bâtiments de prestige
mab-components-card = Cartes
mab-components-career = Carrières
mab-components-tile = Tuiles Ville
mab-components-classic = Mises en place du mode classique
mab-components-token = Jetons Combat
mab-components-spying = Actions d’espionnage
mab-components-space = Piste d’exploration
mab-components-legacy = Tuiles Héritage
mab-components-number = Nombres des règles
mab-components-quest = Quêtes
mab-components-area = Améliorations du navire
mab-components-income = Piste de revenus
mab-components-influence = Piste d’influence
mab-components-reserve = Cubes en réserve
