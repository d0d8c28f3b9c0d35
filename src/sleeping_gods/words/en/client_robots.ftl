### What a client says about robots that hold seats.

robots = Robots
robots-help = A robot can hold a seat for somebody who is away, or because you would rather not play it yourself. It knows only what its seat knows. Whoever comes back has their seat at once.
robot-at = The robot { $name } holds the seat of { $player }.
robot-until-back = It goes as soon as { $who } comes.
robot-give = Give to a robot
robot-change = Change
robot-take-back = Take back
robot-seat = The seat of { $player }
# Four names, one of which is offered for a new robot.
robot-names = Crow Gull Heron Swift
robot-name = Its name
robot-manner = How it plays
robot-manner-steady = Steady
robot-manner-bold = Bold
robot-manner-careful = Careful
robot-manner-thrifty = Thrifty
robot-leaves-story = It leaves the story to people
robot-leaves-story-help = Choices on a page are answered by whoever plays here.
robot-seat-it = It takes the seat
robot-pace = Its pace
robot-pace-calm = Calm: time to read
robot-pace-brisk = Brisk
robot-ready = I am ready
robot-ready-done = You are ready
robot-go-on = Let it go on
robot-let-choose = Let it choose
robot-sign = robot { $name }
