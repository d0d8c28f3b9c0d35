// Lines of the effect language, built by taps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { approved } from "../../../tests/approved.ts";
import { formsOf } from "./forms.ts";
import { armsAfter, asksNumber, draftOf, lineOf, markOf, picked, typed, type Draft } from "./lines.ts";

const begin = (key: string, game = "sea"): Draft => draftOf(formsOf(game).find((form) => form.key === key)!);
const taps = (draft: Draft, keys: string): Draft => [...keys].reduce(typed, draft);

test("a number stands there at first, and gives way to the first that is typed", () => {
  const gain = picked(begin("gain"), "thing", "coins");
  assert.equal(lineOf(gain), "gain 1 coins");
  assert.equal(lineOf(taps(gain, "12")), "gain 12 coins");
  assert.equal(lineOf(typed(taps(gain, "12"), "back")), "gain 1 coins");
});

test("a line with something missing is none", () => {
  assert.equal(lineOf(begin("gain")), "");
  assert.equal(lineOf(begin("quest")), "");
  assert.equal(lineOf(typed(begin("xp"), "back")), "");
  assert.equal(lineOf(taps(begin("turn"), "45.")), "");
  assert.equal(lineOf(taps(begin("quest"), "0")), "", "no card has the number 0");
});

test("pages have parts, and fights several enemies", () => {
  assert.equal(lineOf(taps(begin("turn"), "45.2.")), "turn to 45.2");
  assert.equal(lineOf(taps(begin("fight"), "77,12")), "combat 77, 12");
  assert.equal(taps(begin("fight"), "7,").number, "7, ");
  assert.equal(typed(taps(begin("fight"), "7,"), "back").number, "7");
  assert.equal(taps(begin("fight"), ",.1234").number, "123");
});

test("whom it concerns, and whether it is gained or removed", () => {
  const fatigue = picked(begin("fatigue"), "whom", "each");
  assert.equal(lineOf(fatigue), "gain 1 fatigue on each");
  assert.equal(lineOf(picked(fatigue, "deed", "remove")), "remove 1 fatigue from each");
  assert.equal(lineOf(picked(begin("hurt"), "whom", "one")), "lose 1 health by one");
  assert.equal(lineOf(picked(begin("status"), "status", "venom")), "gain venom");
  assert.equal(lineOf(taps(begin("market"), "1")), "reveal 1 market card");
  assert.equal(lineOf(begin("home")), "return to the ship");
});

test("what can follow a line", () => {
  const challenge = picked(taps(begin("challenge"), "5"), "skill", "strength");
  assert.equal(lineOf(challenge), "challenge strength 5");
  assert.deepEqual(armsAfter("", challenge, "sea"), ["fail", "pass"]);
  assert.deepEqual(armsAfter("challenge strength 5 / fail: ", begin("ship"), "sea"), ["and", "pass"]);
  assert.deepEqual(armsAfter("fate 4: ", begin("ship"), "sea"), ["and"]);
  assert.deepEqual(armsAfter("fate 4: ", begin("hurt", "skies"), "skies"), ["and", "else"]);
  assert.deepEqual(armsAfter("", begin("ship"), "sea"), []);
  assert.deepEqual(armsAfter("if LANTERN: ", begin("fate"), "sea"), []);
});

test("the skies have words of their own", () => {
  assert.equal(lineOf(picked(taps(begin("gain", "skies"), "2"), "thing", "torch")), "gain 2 torch");
  assert.equal(lineOf(picked(taps(begin("challenge", "skies"), "6"), "skill", "moxie")), "challenge moxie 6");
  assert.equal(lineOf(picked(begin("stamina", "skies"), "whom", "each")), "gain 1 stamina to each");
  assert.equal(lineOf(picked(begin("faction", "skies"), "faction", "rebels")), "mark rebels 1");
  assert.equal(lineOf(begin("map", "skies")), "return to the map");
});

test("what is picked decides which line it is, and whether it has a number", () => {
  const [plane, fuel, cross] = ["plane", "fuel", "cross"].map((key) => begin(key, "skies")) as [Draft, Draft, Draft];
  assert.equal(lineOf(plane), "plane damage 1");
  assert.equal(lineOf(picked(plane, "deed", "repair")), "repair plane 1");
  assert.equal(lineOf(fuel), "lose 1 fuel");
  assert.equal(lineOf(picked(fuel, "deed", "fill")), "fill fuel");
  assert.ok(!asksNumber(picked(fuel, "deed", "fill")));
  assert.equal(lineOf(taps(cross, "2")), "cross off 2 camps");
  assert.equal(lineOf(picked(taps(cross, "38"), "deed", "location")), "cross off location 38");
});

test("a boss is fought alone, and may be fled from", () => {
  const boss = picked(begin("fight", "skies"), "deed", "boss");
  assert.equal(lineOf(taps(boss, "4,5")), "boss 45", "there is no second one");
  assert.equal(markOf(boss), "");
  assert.deepEqual(armsAfter("", boss, "skies"), ["win", "flee"]);
  assert.deepEqual(armsAfter("", begin("fight", "skies"), "skies"), ["win"]);
  assert.deepEqual(armsAfter("boss 4 / win: ", begin("stamina", "skies"), "skies"), ["and", "flee"]);
  assert.equal(lineOf(taps(begin("fight", "skies"), "5,7")), "combat 5, 7");
});

test("an obstacle leads to what it costs", () => {
  const steep = picked(begin("obstacle", "skies"), "obstacle", "steep");
  assert.equal(
    lineOf(steep) + lineOf(picked(begin("hurt", "skies"), "whom", "one")),
    "obstacle steep: lose 1 health by one",
  );
  assert.deepEqual(armsAfter("obstacle steep: ", begin("hurt", "skies"), "skies"), ["and"]);
});

/** Every line that a form can say with the number 2, alone or before something else. */
function linesOf(game: string): string[] {
  return formsOf(game).flatMap((form) => {
    const first = form.number === undefined ? draftOf(form) : typed(draftOf(form), "2");
    const drafts = (form.rows ?? []).reduce(
      (before, { key, of }) =>
        before.flatMap((draft) => (of.length ? of : ["LANTERN"]).map((word) => picked(draft, key, word))),
      [first],
    );
    return drafts.map((draft) => lineOf(draft) + (form.leads ? "draw 1" : ""));
  });
}

for (const game of ["sea", "skies"])
  test(`${game}: what can be told by taps is as it was approved; the table understands all of it`, () => {
    approved(`told-${game}`, linesOf(game));
  });
