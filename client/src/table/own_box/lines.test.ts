// Lines of the effect language, built by taps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FORMS, armsAfter, draftOf, lineOf, picked, typed, type Draft } from "./lines.ts";

const begin = (key: string): Draft => draftOf(FORMS.find((form) => form.key === key)!);
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
  assert.deepEqual(armsAfter("", challenge), ["fail", "pass"]);
  assert.deepEqual(armsAfter("challenge strength 5 / fail: ", begin("ship")), ["and", "pass"]);
  assert.deepEqual(armsAfter("fate 4: ", begin("ship")), ["and", "else"]);
  assert.deepEqual(armsAfter("", begin("ship")), []);
  assert.deepEqual(armsAfter("if LANTERN: ", begin("fate")), []);
});
