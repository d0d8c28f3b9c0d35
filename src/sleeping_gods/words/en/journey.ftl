### Our journey: what the party wants, how it ends, what is next and what is ready.

journey_ends-sea = When the event deck has run out for the third time, the last chapter begins (events left: { $left } of { $all }).
journey_ends-skies = The last camp is the end (camps left: { $left } of { $all }).
journey_finale = The last chapter has begun.
journey_over = The journey is over.
journey_events = Events
journey_awaken = { $totem } can be restored.
journey_complete = { $event } can be completed.
journey_level =
    { $count ->
        [one] { $xp } XP: enough for a level card at the next port.
       *[other] { $xp } XP: enough for one of { $count } level cards at the next port.
    }
journey_equip =
    { $count ->
        [one] A card can be equipped: { $cards }.
       *[other] { $count } cards can be equipped: { $cards }.
    }
journey_totems =
    { $needed ->
        [0] Totems so far: { $count }
       *[other] Totems so far: { $count } of { $needed }
    }
near_moves =
    { $count ->
        [0] here
        [one] { $count } move
       *[other] { $count } moves
    }
near_squares =
    { $count ->
        [0] here
        [one] { $count } square
       *[other] { $count } squares
    }
near_flight =
    { $count ->
        [0] by plane
        [one] by plane, then { $count } square
       *[other] by plane, then { $count } squares
    }
