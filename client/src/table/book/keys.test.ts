// Digits that are typed in a hurry.
import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { menuKeys } from "./keys.ts";

test("a digit typed just after the question has changed answers nothing; a little later it does", () => {
  Object.defineProperty(globalThis, "document", {
    value: { querySelector: () => null, querySelectorAll: () => [] },
    configurable: true,
  });
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
  const types = (key: string): void =>
    keys.press({ key, target: null, preventDefault() {} } as unknown as KeyboardEvent);

  keys.changed("first");
  types("1");
  deepEqual(taken, ["go on"], "the question that is met first is answered at once");
  keys.changed("second");
  now += 200;
  types("1");
  deepEqual(taken, ["go on"]);
  now += 200;
  keys.changed("second"); // told anew
  types("1");
  deepEqual(taken, ["go on", "go on"]);
});
