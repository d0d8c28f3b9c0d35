import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceLine, RichText } from "../../wire.ts";
import { bySeat, withoutName } from "./labels.ts";

const line = (notation: string, seat: number) => ({ notation, seat }) as unknown as ChoiceLine;
const words = (text: RichText): string => text.map(([, words]) => words).join("");

test("what others can do stands under each name once", () => {
  assert.deepEqual(
    bySeat([line("a", 1), line("b", 0), line("c", 1)]).map(({ seat, lines }) => [
      seat,
      lines.map((line) => line.notation),
    ]),
    [
      [1, ["a", "c"]],
      [0, ["b"]],
    ],
  );
});

test("a label does not repeat the name under which it stands", () => {
  assert.equal(words(withoutName([["plain", "Ada gives a cube", ""]], "Ada")), "Gives a cube");
  assert.equal(
    words(
      withoutName(
        [
          ["strong", "Ada", ""],
          ["plain", " gives a cube", ""],
        ],
        "Ada",
      ),
    ),
    "Gives a cube",
  );
  assert.equal(words(withoutName([["plain", "Adam gives a cube", ""]], "Ada")), "Adam gives a cube");
  assert.deepEqual(withoutName([], "Ada"), []);
});
