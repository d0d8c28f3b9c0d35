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
