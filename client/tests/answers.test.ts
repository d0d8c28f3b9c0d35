// Where what is asked is answered: which part is watched, when it lies below what is seen, and how far it is scrolled.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import "./page.ts";

const { answers } = await import("../src/table/book/answers.svelte.ts");
const { layout } = await import("../src/table/state/layout.svelte.ts");

type Heard = (entries: readonly object[]) => void;

/** An element that stands between two heights of the window. */
function standing(name: string, top = 0, bottom = 0): HTMLElement {
  const element = document.createElement("div");
  element.id = name;
  element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
  return element;
}

/** A book whose leaf scrolls, seen from 100 to 700, and a browser that watches what we say. */
function book(t: TestContext, panes: "phone" | "wide" = "wide") {
  const watched: string[] = [];
  let hear: Heard = () => assert.fail("nothing is watched");
  class Observer {
    constructor(
      heard: Heard,
      readonly options: { rootMargin: string },
    ) {
      hear = heard;
    }
    observe(element: Element): void {
      watched.push(`${element.id} ${this.options.rootMargin}`);
    }
    disconnect(): void {
      watched.push("no more");
    }
  }
  const before = [globalThis.IntersectionObserver, layout.panes] as const;
  globalThis.IntersectionObserver = Observer as never;
  layout.panes = panes;
  const scrolled: unknown[] = [];
  const leaf = standing("leaf", 100, 700);
  leaf.style.overflowY = "auto";
  Object.defineProperties(leaf, { scrollHeight: { value: 2000 }, clientHeight: { value: 600 } });
  leaf.scrollBy = ((given: object) => scrolled.push(["by", given])) as never;
  leaf.scrollTo = ((given: object) => scrolled.push(["to", given])) as never;
  leaf.scrollTop = 40;
  const quiet = standing("quiet");
  quiet.style.overflowY = "auto";
  Object.defineProperties(quiet, { scrollHeight: { value: 600 }, clientHeight: { value: 600 } });
  document.body.append(leaf);
  leaf.append(quiet);
  t.after(() => {
    [globalThis.IntersectionObserver, layout.panes] = before as never;
    leaf.remove();
  });
  const puts = (element: HTMLElement): HTMLElement => quiet.appendChild(element);
  return { watched, scrolled, puts, leaf, hears: (...entries: object[]) => hear(entries) };
}

test("what is watched is the test, else the lines; the question alone is not", (t) => {
  const { watched, puts } = book(t);
  const gone = answers.watch(puts(standing("question")));
  assert.deepEqual(watched, []);
  const noLines = answers.lines(puts(standing("lines")));
  const noTest = answers.inTest(puts(standing("test")));
  const noBoard = answers.onBoard(puts(standing("board")));
  // the window ends at 900, the leaf at 700, and 120 of the answers are to be seen
  const margin = "0px 0px -320px";
  assert.deepEqual(watched, [`lines ${margin}`, "no more", `test ${margin}`, "no more", `test ${margin}`]);
  watched.length = 0;
  noTest();
  assert.deepEqual(watched, ["no more", `lines ${margin}`]);
  watched.length = 0;
  noLines();
  noBoard();
  gone();
  assert.deepEqual(watched, ["no more"]);
});

test("on a phone the board comes first; without one it is as elsewhere", (t) => {
  const { watched, puts } = book(t, "phone");
  const ends = [answers.inTest(puts(standing("test"))), answers.onBoard(puts(standing("board")))];
  assert.match(watched.at(-1)!, /^board /);
  ends[1]!();
  assert.match(watched.at(-1)!, /^test /);
  ends[0]!();
  assert.equal(watched.at(-1), "no more");
});

test("a part that has been replaced does not take the new one away when it goes", (t) => {
  const { watched, puts } = book(t, "phone");
  for (const part of ["lines", "inTest", "onBoard"] as const) {
    const first = answers[part](puts(standing("first")));
    const second = answers[part](puts(standing("second")));
    first();
    assert.match(watched.at(-1)!, /^second /, part);
    second();
    assert.equal(watched.at(-1), "no more", part);
  }
});

test("answers lie below while none of them is seen and they begin under what is seen", (t) => {
  const { hears, puts } = book(t);
  const gone = answers.lines(puts(standing("lines")));
  const entry = (isIntersecting: boolean, top: number, bottom: number | null = 580): object => ({
    isIntersecting,
    boundingClientRect: { top },
    rootBounds: bottom === null ? null : { bottom },
  });
  const below = (...entries: object[]): boolean => (hears(...entries), answers.below);
  assert.deepEqual(
    [below(entry(false, 580)), below(entry(false, 579)), below(entry(true, 600)), below(entry(false, 600))],
    [true, false, false, true],
  );
  assert.equal(below(), true, "nothing was told");
  assert.deepEqual([below(entry(false, 449, null)), below(entry(false, 450, null))], [false, true], "half the window");
  gone();
  assert.equal(answers.below, false);
});

test("what scrolls is what is longer than it is high, else the page", (t) => {
  const { watched } = book(t);
  const element = document.body.appendChild(standing("alone"));
  const page = document.scrollingElement ?? document.documentElement;
  page.getBoundingClientRect = () => ({ bottom: 1200 }) as DOMRect;
  const gone = answers.lines(element);
  assert.deepEqual(watched, ["alone 0px 0px -120px"], "what ends under the window counts as its end");
  gone();
  delete (page as unknown as Record<string, unknown>)["getBoundingClientRect"];
  element.remove();
});

test("a question is followed as far as it is out of sight", (t) => {
  const { scrolled, puts } = book(t);
  answers.follow();
  answers.watch(puts(standing("seen", 300, 600)))();
  const gone = answers.watch(puts(standing("seen", 300, 600)));
  answers.follow();
  assert.deepEqual(scrolled, []);
  gone();
  document.documentElement.dataset["motion"] = "less";
  const end = answers.watch(puts(standing("below", 650, 950)));
  answers.follow();
  delete document.documentElement.dataset["motion"];
  answers.follow();
  end();
  answers.follow();
  assert.deepEqual(scrolled, [
    ["by", { top: 250, behavior: "instant" }],
    ["by", { top: 250, behavior: "smooth" }],
  ]);
});

test("answers on the board of a fight are brought into sight, on a phone those in the book", async (t) => {
  const { scrolled, puts, leaf } = book(t);
  await answers.followFight();
  const noBook = answers.watch(puts(standing("book", 900, 1000)));
  await answers.followFight();
  assert.deepEqual(scrolled, [], "beside a board nothing scrolls in the book");
  const noBoard = answers.onBoard(puts(standing("board", 800, 900)));
  await answers.followFight();
  // 800 - 100 + 40 lies the board in the leaf, which is 600 high; 190 of it and the edge are to be seen
  assert.deepEqual(scrolled, [["to", { top: 740 - 600 + 190 + 8, behavior: "instant" }]]);
  leaf.getBoundingClientRect = () => ({ top: 100, bottom: 400, height: 300 }) as DOMRect;
  scrolled.length = 0;
  await answers.followFight();
  assert.deepEqual(scrolled, [["to", { top: 740 - 300 + 150 + 8, behavior: "instant" }]], "half of a low leaf");
  layout.panes = "phone";
  scrolled.length = 0;
  await answers.followFight();
  assert.deepEqual(scrolled, [["to", { top: 740 - 300 + 120 + 8, behavior: "instant" }]]);
  noBoard();
  scrolled.length = 0;
  await answers.followFight();
  assert.deepEqual(scrolled.length, 2, "the book, and then its question");
  noBook();
  const top = answers.onBoard(puts(standing("top", 100, 200)));
  scrolled.length = 0;
  await answers.followFight();
  assert.deepEqual(scrolled, [["to", { top: 0, behavior: "instant" }]], "it is seen as it is");
  top();
});

test("what is asked is shown on its leaf, with the focus on the first answer; an explanation before it", async (t) => {
  const { puts } = book(t);
  const shown: string[] = [];
  const noted = (name: string): HTMLElement => {
    const element = standing(name);
    element.scrollIntoView = ((given: object) => shown.push(`${name} ${JSON.stringify(given)}`)) as never;
    return puts(element);
  };
  const lines = noted("lines");
  lines.innerHTML = '<button class="other">a</button><button class="line">b</button><button class="chip">c</button>';
  const question = noted("question");
  const ends = [answers.lines(lines), answers.watch(question)];
  answers.leaf = "log";
  await answers.show();
  assert.deepEqual([answers.leaf, document.activeElement?.textContent], ["now", "b"]);
  question.innerHTML = "<p data-beat></p>";
  (question.firstChild as HTMLElement).scrollIntoView = () => void shown.push("beat");
  await answers.show();
  assert.deepEqual(shown, ['lines {"block":"start","behavior":"smooth"}', "beat"]);
  for (const html of ['<button class="chip">', '<button class="attack">', '<i data-plan tabindex="0">']) {
    lines.innerHTML = html;
    await answers.show();
    assert.equal(document.activeElement, lines.firstChild, html);
  }
  (document.activeElement as HTMLElement).blur();
  ends.forEach((end) => end());
  await answers.show();
});
