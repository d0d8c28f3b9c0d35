// What gave a draw its bonus, by the lines of the log.
import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../../wire.ts";
import { giversIn } from "./givers.ts";

const line = (kind: string, ...pieces: string[]): LogLine =>
  ({ entry: 1, kind, text: pieces.map((name) => ["piece", name, ""]), ref: "", body: [], forced: false }) as LogLine;

test("a synergy token that was used in an attack is named by its owner", () => {
  const log = [line("attack", "Rafael"), line("fate"), line("synergy-used", "Rafael", "Mac"), line("accuracy-plus")];

  deepEqual(giversIn(log), [{ kind: "synergy", name: "Mac" }]);
});
test("cards that were played and discarded are named without what is printed on them", () => {
  const log = [
    line("discarded", "Before (strength, fate 1)"),
    line("challenge"),
    line("played", "Ed's Playing Cards"),
    line("skill-plus"),
    line("fate"),
    line("discarded", "Feint (cunning, fate 1)"),
  ];

  deepEqual(
    giversIn(log).map((giver) => giver.name),
    ["Ed's Playing Cards", "Feint"],
  );
});
test("what only drew again adds nothing", () => {
  deepEqual(giversIn([line("challenge"), line("fate"), line("activated", "Ed"), line("fate")]), []);
});
