### What a client says about playing together: waiting, asking, reading, talking.

undo-withdraw = Never mind
sending = sending…
server-slow = Waiting for the server. Nothing is lost: what you chose is done as soon as it answers.
branch-follow = Follow
ask = Ask { $name }
ask-done = { $name } is asked (withdraw)
join-in-all = in all
forgo = Yes
forgo-not = Not yet
asked-take = Do it
asked-for = { $who } asks for this
others-plan = { $who } is planning: { $what }
others-plan-counted = { $who } is planning: { $what }. The odds count it.
staged-by = { $who } plans it
readers-mine = I have read it
readers-done = Read
readers-left = Still reading: { $names }
readers-none = Everybody else has read it.
turning = Still reading this page: { $names }. As soon as all have read it, we go on.
turning-on = Go on now
turning-stay = Stay here
draw-leaves-out = { $count ->
    [one] { $who } plans { $names }, who does not take part yet.
   *[other] { $who } plans { $names }, who do not take part yet.
}
draw-without = Draw without
draw-later = Wait
talk-answer = Answer
talk-unread =
    { $count ->
        [one] one message unread
       *[other] { $count } messages unread
    }
title-turn = Your turn · { $name }
agreed-wait-readers = Wait for slower readers
agreed-wait-readers-help = Everybody says when they have read a page. Whoever goes on before sees who still reads, and waits or goes on.
