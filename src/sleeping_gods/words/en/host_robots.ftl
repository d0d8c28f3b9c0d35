### What is said of robots that hold seats at a served table.

host_robots-everywhere = Somebody has to play: at least one seat stays with a person.
host_no-robot = No robot holds this seat.
host_no-robots-here = Robots cannot play with a printed box: they cannot read its pages.
host_no-robots-served = This server has no robots.
host_no-robot-waits = No robot is to choose now.

host_seated-robot = { $who } has given the seat of { $place } to a robot: { $words }.
host_unseated-robot = { $who } has taken the seat of { $place } back from the robot { $words }.
host_took-seat-back = { $who } is here and plays { $place } again; the robot { $words } has left the seat.
host_robot-stopped-playing = The robot { $words } cannot think just now. Choose for it, or let it try again.

host_robot-thinking = The robot { $robot } is thinking.
host_robot-waits = The robot { $robot } waits, because something was taken back. Tell it to go on, or choose for it.
host_robot-leaves = The robot { $robot } leaves the story to people. Whoever plays here may choose for it.
host_robot-stopped = The robot { $robot } cannot think just now. Choose for it, or let it try again.

# Before a line of the log.
host_chosen-by-robot = [Robot { $robot }]
host_chosen-for-robot = [{ $by } for the robot { $robot }]

# After a line of the log: why a robot chose so.
host_robot-why-only = (There was nothing else to choose.)
host_robot-why-thumb = (By its rules of thumb.)
host_robot-why-chance = (It counts on a chance of { $chance } % to pass.)
host_robot-why-score = (Tried { $playouts } times, it brought { $gain } points more than other choices did on average.)
host_robot-why-worse = (Tried { $playouts } times, nothing else seemed better.)
host_robot-why-unread = (It leads to a page that nobody has read.)
host_robot-why-course = (It is on the way to place { $location }.)
host_robot-why-fight = (The fight ahead is likely to cost { $harm } health.)
host_robot-why-weighed = (The best of { $count } choices that it weighed.)
