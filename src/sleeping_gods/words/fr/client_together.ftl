### What a client says about playing together: waiting, asking, reading, talking.

undo-withdraw = Laissez
server-slow = On attend le serveur. Rien n’est perdu : votre choix se fera dès qu’il répondra.
branch-follow = Suivre
