// What is asked is brought into sight.
import { equal } from "node:assert/strict";
import { test } from "node:test";
import { EDGE, stepToQuestion } from "./into-view.ts";

const SEEN = { top: 100, bottom: 700 };

test("a challenge opened by a choice far down begins above what is seen: its top is brought back", () => {
  equal(stepToQuestion(SEEN, { top: -150, bottom: 350 }), -250 - EDGE);
});

test("a question below what is seen comes up, and leaves a third of the page above it", () => {
  equal(stepToQuestion(SEEN, { top: 650, bottom: 950 }), 250);
  equal(stepToQuestion(SEEN, { top: 650, bottom: 1040 }), 340);
  equal(stepToQuestion(SEEN, { top: 650, bottom: 1400 }), 550 - EDGE);
});

test("a question that is seen whole moves nothing", () => {
  equal(stepToQuestion(SEEN, { top: 300, bottom: 600 }), 0);
});
