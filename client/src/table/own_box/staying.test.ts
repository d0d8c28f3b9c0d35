// An event that stays is entered as a table in one line, whatever was typed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { goesChoice, staysChoice } from "./staying.ts";

test("what was ticked is said, and nothing else", () => {
  assert.equal(staysChoice("rats", { reminder: "", untilPort: false, eachTurn: false }), 'enter event { id = "rats" }');
  assert.equal(
    staysChoice("rats", { reminder: " no fishing ", untilPort: true, eachTurn: true }),
    'enter event { id = "rats", until = "port", each_turn = true, reminder = "no fishing" }',
  );
  assert.equal(goesChoice("rats"), 'enter event { id = "rats", stays = false }');
});

test("a reminder cannot leave its line", () => {
  const choice = staysChoice("rats", { reminder: 'a" }\nb\\c' + "x".repeat(300), untilPort: false, eachTurn: false });
  assert.match(choice, /^enter event \{ id = "rats", reminder = "[^"\\\n]{1,120}" \}$/u);
});
