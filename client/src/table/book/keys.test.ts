// Digits that are typed in a hurry.
import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../../tests/page.ts";
import { menuKeys, HURRY_MS } from "./keys.ts";

/** Keys at a menu whose line 1 is "go on", a clock that the test moves on, and the choices that were taken. */
function atMenu() {
  let now = 1000;
  const taken: string[] = [];
  const numbers = new Map([["go on", 1]]);
  const keys = menuKeys({
    menu: () => null,
    isMine: () => true,
    take: (choice) => taken.push(choice),
    letGo: () => {},
    numbers: () => numbers,
    clock: () => now,
  });
  return {
    taken,
    changed: (question: string): void => keys.changed(question),
    wait: (milliseconds: number): void => void (now += milliseconds),
    typeDigit: (): void => keys.press({ key: "1", target: null, preventDefault() {} } as unknown as KeyboardEvent),
  };
}

test("the question that is met first is answered at once", () => {
  const { taken, changed, typeDigit } = atMenu();
  changed("first");

  typeDigit();

  deepEqual(taken, ["go on"]);
});

test("a digit typed just after the question has changed answers nothing", () => {
  const { taken, changed, wait, typeDigit } = atMenu();
  changed("first");
  changed("second");

  wait(HURRY_MS - 1);
  typeDigit();

  deepEqual(taken, []);
});

test("a digit typed a little later answers, though the same question was told anew meanwhile", () => {
  const { taken, changed, wait, typeDigit } = atMenu();
  changed("first");
  changed("second");

  wait(HURRY_MS);
  changed("second");
  typeDigit();

  deepEqual(taken, ["go on"]);
});
