# The page of help.

help-text = What you need to know to start playing.
help-start = Getting started
    .text = In the lobby, pick a game and your opponents, then start. By default you play against bots.
help-lit = What you can choose
    .text = Everything you can choose now is highlighted. Point at it, or press and hold, to see what it is and what choosing it does.
help-why = Why can’t I?
    .text = Click or tap anything that is not highlighted: a note explains which rule forbids it, with a link.
help-undo = Undo
    .text = You can undo a move until something random happens or another player moves. Against bots only, you can undo after they have moved, too. Use the arrows to the right of the prompt; if undo is not possible, they say why. With other people, you can request an undo from the table menu.
help-past = Looking back
    .text = Click or tap a line of the log to see the table at that point, marked by a violet bar. Use the slider to move through the whole game.
help-text-mode = Text view
    .text = Any table can be played as text, with every move written out. Switch in the table menu.
help-device = Pass and play
    .text = With “Pass and play”, several people share this screen; the table is hidden between turns. Press H to hide your hand at any time.
help-friends = Invite friends
    .text = “Invite friends” gives you a link for each free seat. Anyone with the link can sit down; nobody needs an account.
help-fair = Fair shuffling
    .text = Before the first card, the server publishes a fingerprint of its secret shuffle seed, and every player adds randomness of their own. After the game the seed is published, so anyone can verify that nothing was changed.
help-private = Your data
    .text = No third-party services. As a guest you are just a name and a cookie. You can delete your account at any time.
