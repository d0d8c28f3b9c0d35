// The squares of a fight by keyboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { squareKeys } from "./keys.ts";

/** Squares of 10 by 10 at these corners; a key is pressed on the first. */
function row(...corners: readonly (readonly [x: number, y: number])[]) {
  const focused: number[] = [];
  const done: string[] = [];
  const squares = corners.map(([x, y], at) => ({
    getBoundingClientRect: () => ({ x, y, width: 10, height: 10 }),
    focus: () => focused.push(at),
    closest: (selector: string) => (selector === "[data-square]" ? squares[at] : null),
  }));
  const presses = (key: string, more: object = {}): void =>
    squareKeys(() => (done.push("taken back"), takesBack))({
      key,
      target: squares[0],
      currentTarget: { querySelectorAll: (selector: string) => (selector === "[data-square]" ? squares : []) },
      preventDefault: () => done.push("prevented"),
      stopPropagation: () => done.push("stopped"),
      ...more,
    } as unknown as KeyboardEvent);
  return { presses, focused, done };
}
/** Whether there is something to take back. */
let takesBack = true;

test("an arrow goes to the nearest square in its direction, however the squares are listed", () => {
  const { presses, focused, done } = row([50, 50], [80, 50], [62, 50], [38, 50], [50, 62], [50, 38], [20, 50]);
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) presses(key);

  assert.deepEqual(focused, [2, 3, 4, 5]);
  assert.deepEqual(done, Array(4).fill("prevented"));
});

test("what lies aside by more than half a square is not in the direction, nor what lies on the square itself", () => {
  const right = (...others: (readonly [number, number])[]): number[] => {
    const { presses, focused } = row([50, 50], ...others);
    presses("ArrowRight");
    return focused;
  };
  assert.deepEqual(right([60, 55]), [1]);
  assert.deepEqual(right([60, 56]), []);
  assert.deepEqual(right([60, 44]), []);
  assert.deepEqual(right([60, 45]), [1]);
  assert.deepEqual(right([52, 50]), [1]);
  assert.deepEqual(right([51.9, 50]), []);
  assert.deepEqual(right([70, 50], [70, 51]), [1], "of two that are as far the first");
  const { presses, focused } = row([50, 50], [56, 60]);
  presses("ArrowDown");
  assert.deepEqual(focused, []);
});

test("other keys, keys together with control, and keys outside of squares do nothing", () => {
  const { presses, focused, done } = row([50, 50], [62, 50]);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { target: null }])
    presses("ArrowRight", more);
  presses("x");
  presses("ArrowRight", { target: { closest: () => null } });
  assert.deepEqual(focused, []);
  assert.deepEqual(done, []);
});

test("Escape takes back what there is, and goes on to the page if there is nothing", () => {
  const { presses, done } = row([50, 50]);
  presses("Escape");
  assert.deepEqual(done, ["taken back", "prevented", "stopped"]);

  takesBack = false;
  presses("Escape");
  assert.deepEqual(done.slice(3), ["taken back"]);
});
