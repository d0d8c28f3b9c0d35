// What an owner calls printed cards stands behind their numbers, and is text.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownNames, withNames, type Names } from "./own-names.svelte.ts";

const ENGLISH =
  "adventure card:card, quest card:quest, card:card, quest:quest, enemy:enemy, region:region, page:square";
const FRENCH = "carte quête:quest, carte:card, quête:quest, région:region, lieu:location";
const named = (name: string): Names[string] => ({ name, reminder: "" });
const NAMES: Names = {
  "card 33": named("Glass lantern"),
  "quest 12": named("<b>Keeper</b>"),
  "region 3.2": named("Haven"),
  "square 2:c2": named("Ford"),
  "location 45": named("Forge"),
  "enemy 7": { name: "", reminder: "strike first" },
};
const english = (text: string): string => withNames(text, NAMES, ENGLISH, (label, name) => `${label} (${name})`);
const french = (text: string): string => withNames(text, NAMES, FRENCH, (label, name) => `${label} « ${name} »`);

test("a name stands behind its number, wherever that is in a text", () => {
  assert.equal(english("Card 33"), "Card 33 (Glass lantern)");
  assert.equal(
    english("Ada: gain adventure card 33, then Card 33."),
    "Ada: gain adventure card 33 (Glass lantern), then Card 33 (Glass lantern).",
  );
  assert.equal(english("Region 3.2, page 3"), "Region 3.2 (Haven), page 3");
  assert.equal(english("page 2:c2"), "page 2:c2 (Ford)");
  assert.equal(french("Gagnez la quête 12 au lieu 45"), "Gagnez la quête 12 « <b>Keeper</b> » au lieu 45 « Forge »");
});

test("a quest card is no adventure card, and other numbers have no name", () => {
  assert.equal(english("Entered: quest card 12"), "Entered: quest card 12 (<b>Keeper</b>)");
  for (const text of ["card 330", "card 3", "discard 33", "region 3.21", "quest 33", "enemy 7", "33 coins"])
    assert.equal(english(text), text);
});

test("the table knows cards and enemies by their refs, and forgets them with the box", () => {
  ownNames.show(NAMES);
  assert.equal(ownNames.ofPiece("adventure-33")?.name, "Glass lantern");
  assert.equal(ownNames.ofPiece("enemy-7")?.reminder, "strike first");
  assert.equal(ownNames.ofPiece("triage-5"), null);
  assert.equal(ownNames.ofPiece("enemy-33"), null);
  ownNames.show({});
  assert.equal(ownNames.ofPiece("adventure-33"), null);
});
