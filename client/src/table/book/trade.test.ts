// A stall or a port: every ware stands once, and what can be had comes first.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChoiceLine, Trade } from "../../wire";
import { stallOf } from "./trade.ts";

const trade = {
  title: "Port",
  offers: [
    { ref: "inn", choice: "" },
    { ref: "yard", choice: "visit yard" },
    { ref: "healer", choice: "visit healer" },
  ],
} as unknown as Trade;
const line = (notation: string): ChoiceLine => ({ notation }) as unknown as ChoiceLine;

test("what one may take oneself is offered with its line, everything else is barred", () => {
  const stall = stallOf(trade, "port", [line("visit yard"), line("leave port")]);
  assert.deepEqual(
    stall.offered.map(({ offer, line }) => [offer.ref, line.notation]),
    [["yard", "visit yard"]],
  );
  assert.deepEqual(
    stall.barred.map((offer) => offer.ref),
    ["inn", "healer"],
  );
});
