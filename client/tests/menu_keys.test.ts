// The menu by keyboard: which digits, arrows, Enter and Escape mean it, and which are meant for something else.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { ownTimers } from "./clock.ts";
import { window } from "./page.ts";

const { menuKeys, HURRY_MS } = await import("../src/table/book/keys.ts");
const { JOURNEY_KEY } = await import("../src/table/journey/journey_card.svelte.ts");
const { isShortcut } = await import("../src/table/shared/shortcut.ts");

const line = (notation: string, seat = 0): object => ({ notation, seat });

/** A menu on an otherwise empty page. */
function menu(t: TestContext, html: string, numbers: readonly (readonly [string, number])[], more: object = {}) {
  const before = document.body.innerHTML;
  document.body.innerHTML = html;
  const clock = ownTimers();
  t.after(() => {
    clock.stop();
    document.body.innerHTML = before;
  });
  const done: string[] = [];
  let now = 10_000;
  const told = { own: [line("sail"), line("theirs", 1)], acts: [line("rest")], default_choice: "", ...more };
  const keys = menuKeys({
    menu: () => told as never,
    isMine: (each) => each.seat === 0,
    take: (choice) => done.push(choice),
    letGo: () => done.push("let go"),
    numbers: () => new Map(numbers),
    clock: () => now,
  });
  const press = (key: string, on: Element = document.body, given: object = {}): boolean => {
    const event = new window.KeyboardEvent("keydown", { key, cancelable: true, ...given }) as unknown as KeyboardEvent;
    Object.defineProperty(event, "target", { value: on });
    keys.press(event);
    return event.defaultPrevented;
  };
  const later = (milliseconds: number): void => {
    now += milliseconds;
    clock.pass(milliseconds);
  };
  return { press, done, keys, later };
}

test("a number that begins no other is taken at once; one that does waits for its next digit", (t) => {
  const { press, done, later } = menu(t, "", [
    ["a", 1],
    ["b", 2],
    ["k", 12],
  ]);
  assert.equal(press("2"), true);
  assert.deepEqual(done.splice(0), ["b"]);
  press("1");
  later(699);
  assert.deepEqual(done, []);
  later(1);
  assert.deepEqual(done.splice(0), ["a"]);
  press("1");
  press("2");
  assert.deepEqual(done.splice(0), ["k"]);
  later(700);
  assert.deepEqual(done, [], "the first digit is not taken besides");
  press("9");
  press("2");
  assert.deepEqual(done, ["b"], "a number that nothing has is forgotten");
});

test("what was typed for the question before is forgotten, and digits right after another question mean nothing", (t) => {
  const { press, done, keys, later } = menu(t, "", [
    ["a", 1],
    ["b", 2],
    ["k", 12],
  ]);
  keys.changed("first");
  press("1");
  keys.changed("second");
  later(HURRY_MS - 1);
  press("2");
  assert.deepEqual(done, []);
  later(1);
  press("2");
  assert.deepEqual(done, ["b"]);
  later(700);
  assert.deepEqual(done, ["b"]);
});

test("a digit never means a line that is folded away, unless it is shown elsewhere too", (t) => {
  const { press, done } = menu(
    t,
    `<details><button data-choice="a"></button><button data-choice="b"></button></details>
     <details open><button data-choice="c"></button></details><button data-choice="b"></button>`,
    [
      ["a", 1],
      ["b", 2],
      ["c", 3],
    ],
  );
  for (const key of ["1", "2", "3"]) press(key);

  assert.deepEqual(done, ["b", "c"]);
});

test("keys with control, of fields and dialogs, and those that somebody has taken are not the menu's", (t) => {
  const { press, done } = menu(
    t,
    `<input><textarea></textarea><select></select><p id="open"></p><ul role="tablist"><li id="tab"></li></ul>`,
    [["a", 1]],
  );
  for (const given of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    assert.equal(press("1", document.body, given), false);
  for (const selector of ["input", "textarea", "select"]) press("1", document.querySelector(selector)!);
  assert.equal(press("Escape", document.querySelector("#tab")!), false);
  assert.deepEqual(done, []);
  press("1", document.querySelector("#tab")!);
  assert.deepEqual(done.splice(0), ["a"]);
  document.querySelector("#open")!.innerHTML = "<dialog open></dialog>";
  press("1");
  assert.deepEqual(done, []);
  document.querySelector("#open")!.innerHTML = "<dialog></dialog>";
  press("1", document.querySelector("dialog")!);
  assert.deepEqual(done, []);
  press("1");
  assert.deepEqual(done, ["a"]);
});

test("Enter takes what may be taken without a look, if it is one's own and no button is meant; Escape lets go", (t) => {
  const own = menu(t, "<button></button><a></a><summary></summary>", [], { default_choice: "rest" });
  assert.equal(own.press("Enter"), true);
  for (const selector of ["button", "a", "summary"])
    assert.equal(own.press("Enter", document.querySelector(selector)!), false);
  assert.equal(own.press("Escape"), true);
  assert.equal(own.press("x"), false);
  assert.deepEqual(own.done, ["rest", "let go"]);
  const others = menu(t, "", [], { default_choice: "theirs" });
  assert.equal(others.press("Enter"), false);
  const nothing = menu(t, "", []);
  assert.equal(nothing.press("Enter"), false);
  assert.deepEqual([others.done, nothing.done], [[], []]);
});

test("arrows go from line to line that is seen, round at the ends", (t) => {
  const { press } = menu(
    t,
    `<div class="menu"><button class="line" id="a"></button><button class="line" id="hidden"></button><button class="other"></button>
     <button class="chip" id="b"></button><button class="line" id="c"></button></div><button class="line" id="beside"></button>`,
    [],
  );
  for (const button of document.querySelectorAll<HTMLElement>("button"))
    Object.defineProperty(button, "offsetParent", { value: button.id === "hidden" ? null : document.body });
  const walk = (...keys: string[]): string[] => keys.map((key) => (press(key), document.activeElement?.id ?? ""));
  const [down, up] = ["ArrowDown", "ArrowUp"];
  assert.deepEqual(walk(down, down, down, down, up, up), ["a", "b", "c", "a", "c", "b"]);
  (document.activeElement as HTMLElement).blur();
  assert.deepEqual(walk(up), ["c"]);
  (document.activeElement as HTMLElement).blur();
});

test("J opens the journey, unless it is typed, held with something or taken, or a window lies open", (t) => {
  menu(t, "<input><textarea></textarea><select></select><p></p>", []);
  const is = (key: string, on: Element | null = document.body, more: object = {}): boolean =>
    isShortcut({ key, target: on, defaultPrevented: false, ...more } as never, JOURNEY_KEY);
  assert.deepEqual([is("j"), is("J"), is("k"), is("j", null)], [true, true, false, true]);
  for (const name of ["ctrlKey", "metaKey", "altKey", "defaultPrevented"])
    assert.equal(is("j", document.body, { [name]: true }), false, name);
  for (const selector of ["input", "textarea", "select"])
    assert.equal(is("j", document.querySelector(selector)), false);
  document.querySelector("p")!.innerHTML = "<dialog open></dialog>";
  assert.equal(is("j"), false);
});
