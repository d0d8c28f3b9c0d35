// Lines that were told are read back as the forms that built them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { JOINS, lineOf } from "./lines.ts";
import { readLine } from "./read-line.ts";

const rebuilt = (line: string, game: string): string =>
  (readLine(line, game) ?? []).map(({ arm, draft }) => (arm ? JOINS[arm] : "") + lineOf(draft)).join("");
const formKeys = (line: string, game: string): string =>
  (readLine(line, game) ?? []).map(({ draft }) => draft.form.key).join(" ");

test("a line of tiles is read as it was built", () => {
  for (const [line, forms] of [
    ["gain 2 coins", "gain"],
    ["lose 12 food", "lose"],
    ["gain 1 xp", "gain"],
    ["lose 1 health by one", "hurt"],
    ["remove 2 fatigue from each", "fatigue"],
    ["gain venom", "status"],
    ["combat 77, 12", "fight"],
    ["turn to 45.2", "turn"],
    ["return to the ship", "home"],
    ["challenge craft 4 / fail: ship damage 1; lose 1 health", "challenge ship hurt"],
    ["fate 4: gain 1 meat; else: lose 1 grain", "fate gain lose"],
    ["if LANTERN: gain 5 coins", "if gain"],
    ["reveal 3 market cards", "market"],
  ] as const) {
    assert.equal(rebuilt(line, "sea"), line);
    assert.equal(formKeys(line, "sea"), forms, line);
  }
});

test("a line that no tiles build is not read", () => {
  for (const line of [
    "",
    "gain token diving-suit",
    "sing",
    "gain 2 coins; sing",
    "if LANTERN: ",
    "challenge craft 4 / fail: ",
  ])
    assert.equal(readLine(line, "sea"), null, line);
});

test("lines of the skies are read with the tiles of the skies", () => {
  for (const line of ["lose 1 health", "gain quest 12", "turn to 45.2", "combat 5"])
    assert.equal(rebuilt(line, "skies"), line);
  assert.equal(readLine("ship damage 1", "skies"), null);
});
