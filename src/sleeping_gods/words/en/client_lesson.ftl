### The page of the opening and the lesson of the first turn.

opening-turn = Turn the page
opening-aim = What would bring us home
opening-again = Read the opening again
lesson = Lesson
lesson-beat = The first turn
lesson-late = Welcome aboard
lesson-met = For the first time
lesson-prepared = This first turn is laid out for learning: its cards are prepared, and every choice that is lit is a good one.
lesson-read = I see
lesson-open-party = Look at { $who }
lesson-open-quests = Open the quests
lesson-open-journey = Open Our journey
lesson-open-cards = Open your cards
lesson-leave = I know this game
lesson-all = All choices ({ $count })
lesson-few = Only what is lit
lesson-take-up = Take up the lesson
start-learn = Learn as you play
start-known = I know this game
start-friends = With friends, and options
