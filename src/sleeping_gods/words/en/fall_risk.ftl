### Who may be sent to 0 health by what strikes back at an attack.

fall_short = { $names ->
    [self] { $damage } { $first ->
        [yes] first
       *[no] back
    }: may fall
   *[other] { $names } may fall
}
fall_attacker = { $who } has { $health } health, and it strikes { $first ->
    [yes] first
   *[no] back
} for up to { $damage }: { $who } may fall.
fall_others = It deals { $damage } to everybody too: { $names } may fall.
fall_landing = { $who } has { $health } health and is about to take { $damage } damage: { $who } falls unless it is blocked.
end_forgoes = { $count ->
    [one] { $names } can still attack this round. End the attacks all the same?
   *[other] { $names } can still attack this round. End the attacks all the same?
}
