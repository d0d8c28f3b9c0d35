// What is asked is brought into sight.
import { equal } from "node:assert/strict";
import { test } from "node:test";
import { EDGE, liesBelow, stepToQuestion, stepToSquares } from "./into-view.ts";

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

test("squares that are to be covered are seen all, or from the first on", () => {
  const [upper, lower] = [
    { top: 600, bottom: 640 },
    { top: 800, bottom: 840 },
  ];
  equal(stepToSquares(SEEN, [lower, upper]), 140 + EDGE, "the last comes up to the edge");
  equal(stepToSquares(SEEN, [upper]), 0, "it is seen");
  equal(stepToSquares({ top: 100, bottom: 300 }, [upper, lower]), 500 - EDGE, "not all have room");
  equal(stepToSquares(SEEN, [{ top: 50, bottom: 90 }]), -50 - EDGE, "it lies above");
});

test("a bar leads to answers of which fewer than two lines are seen", () => {
  equal(liesBelow({ top: 500, bottom: 660 }, 700, 16), false, "all of them are seen");
  equal(liesBelow({ top: 500, bottom: 660 }, 580, 16), true, "the second of two is hidden");
  equal(liesBelow({ top: 500, bottom: 2000 }, 720, 16), false, "of many the first are seen");
  equal(liesBelow({ top: 690, bottom: 2000 }, 700, 16), true, "only the question is seen");
  equal(liesBelow({ top: 600, bottom: 600 }, 700, 16), true, "a mark alone");
});

test("of a challenge the draw below everybody is to be seen", () => {
  equal(liesBelow({ top: 300, bottom: 715 }, 700, 16, true), true, "the button shows 15 pixels less");
  equal(liesBelow({ top: 300, bottom: 690 }, 700, 16, true), false);
});
