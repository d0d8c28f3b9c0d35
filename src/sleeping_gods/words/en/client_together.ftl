### What a client says about playing together: waiting, asking, reading, talking.

undo-withdraw = Never mind
server-slow = Waiting for the server. Nothing is lost: what you chose is done as soon as it answers.
branch-follow = Follow
