// What happened before the lines that are at hand, asked for piece by piece.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../../wire.ts";
import { earlier } from "./earlier.ts";

const line = (entry: number): LogLine => ({
  entry,
  kind: "choice",
  text: [["plain", String(entry), ""]],
  ref: "",
  body: [],
  forced: false,
});
const campaign = (size: number, piece: number) => (since: number) =>
  Promise.resolve(Array.from({ length: Math.max(0, Math.min(piece, size - since)) }, (_, at) => line(since + at + 1)));
const entries = (lines: readonly LogLine[]): number[] => lines.map((line) => line.entry);

test("all pieces are asked for until there is nothing more", async () => {
  assert.deepEqual(entries(await earlier(campaign(7, 3))), [1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual(entries(await earlier(campaign(0, 3))), []);
});

test("lines that are at hand are left out, and not asked for", async () => {
  const asked: number[] = [];
  const lines = await earlier((since) => (asked.push(since), campaign(100, 10)(since)), 15);

  assert.deepEqual(
    entries(lines),
    Array.from({ length: 14 }, (_, at) => at + 1),
  );
  assert.deepEqual(asked, [0, 10]);
});

test("a server that says the same again and again is not asked for ever", async () => {
  assert.deepEqual(entries(await earlier(() => Promise.resolve([line(1)]))), [1]);
});
