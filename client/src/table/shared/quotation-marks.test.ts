// Quotation marks as a printer sets them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { forDropCapital } from "./drop-capital.ts";
import { withPrintedNames } from "./printed-names.ts";
import { printed, withApostrophes } from "./quotation-marks.ts";

const plain = (words: string): string =>
  printed([["plain", words, ""]])
    .map(([, words]) => words)
    .join("");

test("marks open at the beginning and after a space, and close elsewhere", () => {
  assert.equal(plain('"Don\'t speak," he says. "I\'ll turn."'), "“Don’t speak,” he says. “I’ll turn.”");
  assert.equal(plain('(a "door")'), "(a “door”)");
  assert.equal(plain("'No,' she said; the sailors' wives"), "‘No,’ she said; the sailors’ wives");
  assert.equal(plain("\"'No,' he said,\" she said"), "“‘No,’ he said,” she said");
});

test("speech that breaks off in a dash is closed, and begun after one it opens", () => {
  assert.equal(plain('to say "Who—", and then'), "to say “Who—”, and then");
  assert.equal(plain('"Who—" and then "he"'), "“Who—” and then “he”");
  assert.equal(plain('it said—"Go!"—and went'), "it said—“Go!”—and went");
});

test("what stands in the run before counts, and everything else stays", () => {
  const text = printed([
    ["plain", 'He said "', ""],
    ["strong", "no", ""],
    ["plain", '".', ""],
    ["piece", "Mac's", "mac"],
  ]);

  assert.deepEqual(text, [
    ["plain", "He said “", ""],
    ["strong", "no", ""],
    ["plain", "”.", ""],
    ["piece", "Mac’s", "mac"],
  ]);
});

test("French marks are left alone", () => {
  assert.equal(plain("« Premier avertissement », disent-ils"), "« Premier avertissement », disent-ils");
});

test("the sign of a number stands beside it, not before its icon", () => {
  const text = printed([
    ["plain", "for +", ""],
    ["icon", "1 damage", "damage"],
    ["plain", " or a + ", ""],
    ["icon", "meat", "meat"],
  ]);

  assert.deepEqual(text, [
    ["plain", "for ", ""],
    ["icon", "+1 damage", "damage"],
    ["plain", " or a + ", ""],
    ["icon", "meat", "meat"],
  ]);
});

test("a first word of one letter keeps its space beside a large initial", () => {
  assert.deepEqual(forDropCapital([["plain", "A woman on the heft", ""]]), [["plain", "A\u00a0woman on the heft", ""]]);
  assert.deepEqual(forDropCapital([["plain", "À la même chaîne", ""]]), [["plain", "À\u00a0la même chaîne", ""]]);
  assert.deepEqual(forDropCapital([["plain", "All rise", ""]]), [["plain", "All rise", ""]]);
  assert.deepEqual(forDropCapital([["plain", "«\u202fÀ table\u202f!\u202f»", ""]]), [
    ["plain", "«À table\u202f!\u202f»", ""],
  ]);
});

test("an apostrophe within a word is set as one; what is sent back stays as it is", () => {
  assert.equal(withApostrophes("Sabre d'abordage, qu'il"), "Sabre d’abordage, qu’il");
  assert.equal(withApostrophes("6' and 'so'"), "6' and 'so'");
  assert.equal(withApostrophes("Counters' Isle, the sailors'"), "Counters’ Isle, the sailors’");
  assert.deepEqual(
    withPrintedNames({ faces: [{ title: "Temps qu'il fait", ref: "l'eau", notations: ["note 1 l'eau"] }] }),
    {
      faces: [{ title: "Temps qu’il fait", ref: "l'eau", notations: ["note 1 l'eau"] }],
    },
  );
});
