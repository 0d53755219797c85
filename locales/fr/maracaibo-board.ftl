# Ce que la page dit de Maracaibo en plus de ses mots.

mab-components-automa-card = Cartes de Jeanne
mab-components-cell = Piste de disques de Jeanne
mab-components-deck = Paquets de Jeanne
mab-components-lead = Ce que Jeanne marque pour une avance
mab-components-lane = Voies
mab-components-place = Lieux des Caraïbes
mab-components-building = Bâtiments de prestige
mab-components-card = Cartes
mab-components-career = Carrières
mab-components-tile = Tuiles Ville
mab-components-classic = Mises en place du mode classique
mab-components-token = Jetons Combat
mab-components-spying = Actions d’espionnage
mab-components-space = Piste d’Exploration
mab-components-legacy = Tuiles Héritage
mab-components-number = Valeurs fixées par les règles
mab-components-quest = Quêtes
mab-components-area = Améliorations de Navire
mab-components-income = Pistes Revenu
mab-components-influence = Pistes d’Influence
mab-components-reserve = Cubes en réserve
