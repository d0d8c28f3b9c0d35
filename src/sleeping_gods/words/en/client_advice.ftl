### What a robot would do, in the browser.

mine-advice = Ask what a robot would do
mine-advice-help = A button below each question, and the cheapest way beside a challenge. It knows no more than your seat.
advice-ask = What would you do?
advice-thinking = Thinking …
advice-silent = No answer came.
advice-fair = It knows only what you know.
advice-plan = Plan it
advice-planned = Planned
advice-evening = What cost most this evening
advice-evening-ask = Look back at my decisions
advice-lost = About { $points } points:
