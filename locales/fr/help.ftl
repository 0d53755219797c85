# La page d’aide.

help-text = Tout ce qu’il faut savoir pour s’asseoir et jouer.
help-start = Commencer
    .text = À l’accueil, choisissez un jeu, choisissez les joueurs, larguez les amarres. Si vous ne changez rien, vous jouez contre des robots.
help-lit = Ce qui brille
    .text = Tout ce qui brille peut être choisi. Survolez-le, ou appuyez longuement, pour savoir ce que c’est et ce que ce choix donnerait.
help-why = Pourquoi pas ?
    .text = Touchez ou cliquez ce qui ne brille pas : une étiquette dit pourquoi c’est impossible, avec un lien vers la clause des règles.
help-undo = Annuler
    .text = Vous pouvez annuler un coup tant que le hasard n’est pas intervenu et que personne d’autre n’a joué ; seul contre des robots, même après leur réponse. Utilisez les flèches à droite de la consigne ; si c’est impossible, elles disent pourquoi. Vous pouvez aussi demander l’accord des autres joueurs dans le menu de la table.
help-past = Revoir un coup
    .text = Touchez ou cliquez une ligne du journal pour revoir la table à ce moment, sous un bandeau violet. Le curseur parcourt toute la partie.
help-text-mode = Mode texte
    .text = Chaque table peut se jouer en mode texte, où chaque choix est une phrase : voir le menu de la table.
help-device = Un seul appareil
    .text = « Chacun son tour sur cet écran » permet de jouer à plusieurs ici ; un rideau tombe entre les joueurs. La touche H masque aussitôt votre main.
help-friends = Des amis
    .text = « Inviter des amis » donne un lien pour chaque place libre. Toute personne qui a le lien peut prendre place, sans compte.
help-fair = Une donne vérifiable
    .text = Avant la première carte, le serveur publie le sceau du secret qui fixe la donne, et chaque place y ajoute sa part de hasard. À la fin, le secret est révélé et chacun peut vérifier.
help-private = Vos données
    .text = Aucun service extérieur n’est utilisé. Un invité est un nom et un cookie ; un compte peut être supprimé à tout moment.
