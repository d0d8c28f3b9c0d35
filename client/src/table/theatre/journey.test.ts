// The way that a campaign went.
import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../../wire";
import { stopsOf, stretchesOf } from "./journey.ts";

const line = (kind: string, piece: string): LogLine =>
  ({ kind, facts: { pieces: [piece], amount: 0, draw: null, page: null } }) as unknown as LogLine;

test("a journey has each place once in a row, and begins where it began", () => {
  const lines = [line("moved", "2:a1"), line("moved", "2:a1"), line("damage", "mac"), line("flew", "4:b2")];

  deepEqual(stopsOf("2:d2", lines), ["2:d2", "2:a1", "4:b2"]);
});

test("two facing pages are one stretch, and coming back is another", () => {
  const pageOf = (ref: string): number => Number(ref.split(":")[0]);

  deepEqual(stretchesOf(["2:a", "3:b", "4:c", "2:d", "0:x"], pageOf), [
    { page: 2, stops: ["2:a", "3:b"] },
    { page: 4, stops: ["4:c"] },
    { page: 2, stops: ["2:d"] },
  ]);
});
