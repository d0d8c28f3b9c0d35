// The answer of a robot: asked for, put away, and which keys ask for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import "../../../tests/page.ts";

const { ADVICE_KEY, advice } = await import("./advice.svelte.ts");
const { isShortcut } = await import("../shared/shortcut.ts");
const ANSWER = { kind: "advice", note: [], advised: null };
/** A table whose answer is in the hand of a test. */
function table() {
  const waiting: ((answer: unknown) => void)[] = [];
  const asked: unknown[] = [];
  const advise = (about: unknown) => (asked.push(about), new Promise((done) => waiting.push(done)));
  return { asked, table: { questions: { advise } } as never, answers: (answer: unknown) => waiting.shift()!(answer) };
}
const now = () => [advice.open, advice.thinking, advice.answer];

test("an answer is waited for, shown, and put away; one that comes too late is not shown", async () => {
  const { asked, table: at, answers } = table();
  assert.deepEqual(now(), [false, false, null]);
  const first = advice.toggle(at);
  assert.deepEqual([...now(), asked], [true, true, null, ["choice"]]);
  answers(ANSWER);
  await first;
  assert.deepEqual(now(), [true, false, ANSWER]);
  await advice.toggle(at);
  assert.deepEqual([...now(), asked.length], [false, false, null, 1]);
  const late = advice.toggle(at);
  advice.close();
  answers(ANSWER);
  await late;
  assert.deepEqual(now(), [false, false, null]);
});

test("W asks, and not where it belongs to a field, a window or the browser", () => {
  const asks = (key: string, more: object = {}, target: Element = document.body): boolean => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    let answer = false;
    target.addEventListener("keydown", (heard) => (answer = isShortcut(heard as KeyboardEvent, ADVICE_KEY)), {
      once: true,
    });
    target.dispatchEvent(event);
    return answer;
  };
  assert.deepEqual(
    [asks("w"), asks("W"), asks("x"), asks("w", {}, document.createElement("button"))],
    [true, true, false, true],
  );
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.equal(asks("w", { [held]: true }), false, held);
  for (const field of ["input", "textarea", "select"])
    assert.equal(asks("w", {}, document.createElement(field)), false, field);
  const taken = new KeyboardEvent("keydown", { key: "w", cancelable: true });
  taken.preventDefault();
  assert.equal(isShortcut(taken, ADVICE_KEY), false);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  assert.equal(asks("w"), true);
  dialog.setAttribute("open", "");
  assert.equal(asks("w"), false);
  dialog.remove();
});
