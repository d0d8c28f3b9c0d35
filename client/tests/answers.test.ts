// Where what is asked is answered: which part is watched, when it lies below what is seen, and how far it is scrolled.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import "./page.ts";

const { answersInView } = await import("../src/table/book/answers-in-view.svelte.ts");
const { bookLeaf } = await import("../src/table/book/book-leaf.svelte.ts");
const { followFight, followQuestion, showAnswers } = await import("../src/table/book/scroll-to-answers.ts");
const { layout } = await import("../src/table/state/layout.svelte.ts");
const { liesBelow } = await import("../src/table/book/into-view.ts");

type Heard = (entries: readonly object[]) => void;

/** An element that stands between two heights of the window. */
function standing(name: string, top = 0, bottom = 0): HTMLElement {
  const element = document.createElement("div");
  element.id = name;
  moves(element, top, bottom);
  return element;
}
const moves = (element: Element, top: number, bottom: number): void =>
  void (element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect);

/** A book whose leaf scrolls, seen from 100 to 700, and a browser that watches what we say; a rem has 16 pixels. */
function book(t: TestContext, panes: "phone" | "beside" | "wide" = "wide") {
  const watched: string[] = [];
  let hear: Heard = () => assert.fail("nothing is watched");
  let grow: (() => void) | null = null;
  const around: string[] = [];
  class Seen {
    constructor(
      heard: Heard,
      readonly options: { rootMargin: string; threshold: number | number[] },
    ) {
      hear = heard;
    }
    observe(element: Element): void {
      const { rootMargin, threshold } = this.options;
      watched.push(`${element.id} ${rootMargin} ${typeof threshold === "number" ? threshold : threshold.join(" ")}`);
    }
    disconnect(): void {
      watched.push("no more");
    }
  }
  class Sizes {
    constructor(grown: () => void) {
      grow = grown;
      around.length = 0;
    }
    observe = (element: Element): void => void around.push(element.id || element.tagName);
    disconnect = (): void => void (grow = null);
  }
  const before = [globalThis.IntersectionObserver, globalThis.ResizeObserver, layout.panes, layout.width] as const;
  Object.assign(globalThis, { IntersectionObserver: Seen, ResizeObserver: Sizes });
  layout.panes = panes;
  layout.width = innerWidth / 16;
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
    Object.assign(globalThis, { IntersectionObserver: before[0], ResizeObserver: before[1] });
    [layout.panes, layout.width] = [before[2], before[3]];
    leaf.remove();
  });
  return {
    watched,
    around,
    scrolled,
    leaf,
    puts: (element: HTMLElement): HTMLElement => quiet.appendChild(element),
    hears: (...entries: object[]): void => hear(entries),
    /** The page is laid out, or something around has grown; whose answers are watched then. */
    laidOut: (): string => (grow?.(), grow ? (around[0] ?? "") : ""),
  };
}
const STEPS = Array.from({ length: 21 }, (_, at) => at / 20).join(" ");

test("what is watched is the test, else the choices, else the lines; the question alone is not", (t) => {
  const { watched, around, puts, laidOut } = book(t, "beside");
  const gone = answersInView.attachBook(puts(standing("question")));
  assert.equal(laidOut(), "");
  const noLines = answersInView.attachLines(puts(standing("lines", 0, 50)));
  assert.equal(laidOut(), "lines");
  assert.deepEqual(around, ["lines", "quiet", "leaf", "BODY", "HTML"], "whatever may grow");
  const noChoices = answersInView.attachChoices(puts(standing("choices", 0, 50)));
  assert.equal(laidOut(), "choices");
  const noTest = answersInView.attachTest(puts(standing("test", 0, 50)));
  assert.equal(laidOut(), "test");
  const noBoard = answersInView.attachBoard(puts(standing("board", 0, 50)));
  assert.equal(laidOut(), "test", "the board is a place of its own there");
  // the window ends at 900, the leaf at 700
  assert.deepEqual(
    watched.filter((each) => each !== "no more"),
    ["lines", "choices", "test", "test"].map((name) => `${name} 0px 0px -200px ${STEPS}`),
  );
  noTest();
  assert.equal(laidOut(), "choices");
  noChoices();
  assert.equal(laidOut(), "lines");
  noLines();
  noBoard();
  gone();
  assert.deepEqual([laidOut(), watched.at(-1)], ["", "no more"]);
});

for (const panes of ["phone", "wide"] as const)
  test(`${panes}: the board comes first; without one it is as elsewhere`, (t) => {
    const { puts, laidOut } = book(t, panes);
    const ends = [answersInView.attachTest(puts(standing("test"))), answersInView.attachBoard(puts(standing("board")))];
    assert.equal(laidOut(), "board");
    ends[1]!();
    assert.equal(laidOut(), "test");
    ends[0]!();
    assert.equal(laidOut(), "");
  });

test("a part that has been replaced does not take the new one away when it goes", (t) => {
  const { puts, laidOut } = book(t, "phone");
  const lines = answersInView.attachLines(puts(standing("lines")));
  for (const part of ["attachChoices", "attachTest", "attachBoard", "attachLines"] as const) {
    const first = answersInView[part](puts(standing("first")));
    const second = answersInView[part](puts(standing("second")));
    first();
    assert.equal(laidOut(), "second", part);
    second();
    assert.equal(laidOut(), part === "attachLines" ? "" : "lines", part);
  }
  lines();
});

test("answers lie below while too little of them is seen; what grows is looked at again", (t) => {
  const { watched, hears, puts, leaf, laidOut } = book(t);
  const lines = puts(standing("lines", 640, 900));
  const gone = answersInView.attachLines(lines);
  assert.equal(answersInView.below, false, "nothing is laid out yet");
  laidOut();
  assert.equal(answersInView.below, true);
  const count = watched.length;
  moves(lines, 400, 660);
  laidOut();
  assert.deepEqual([answersInView.below, watched.length], [false, count], "the same edge is not watched anew");
  hears({ boundingClientRect: { top: 400, bottom: 660 } }, { boundingClientRect: { top: 690, bottom: 990 } });
  assert.equal(answersInView.below, true, "the last that was told counts");
  hears({ boundingClientRect: { top: 400, bottom: 660 } });
  assert.equal(answersInView.below, false);
  hears();
  assert.equal(answersInView.below, true, "nothing was told: as it was laid out at first");
  moves(leaf, 100, 500);
  laidOut();
  assert.match(watched.at(-1)!, /^lines 0px 0px -400px /);
  moves(leaf, 100, 1200);
  laidOut();
  assert.match(watched.at(-1)!, /^lines 0px 0px -0px /, "what ends under the window counts as its end");
  moves(lines, 900, 1300);
  laidOut();
  assert.equal(answersInView.below, true);
  gone();
  assert.equal(answersInView.below, false);
});

test("a mark without answers of its own asks for room below it; a test is to be seen whole", (t) => {
  const { watched, puts, laidOut } = book(t);
  const mark = answersInView.attachLines(puts(standing("mark", 500, 500)));
  laidOut();
  assert.deepEqual([watched.at(-1), answersInView.below], ["mark 0px 0px -320px 0", false], "7.5 rem more");
  mark();
  const low = answersInView.attachTest(puts(standing("test", 300, 713)));
  laidOut();
  assert.equal(answersInView.below, true);
  low();
  const most = answersInView.attachTest(puts(standing("test", 300, 712)));
  laidOut();
  assert.equal(answersInView.below, false, "a little may be cut off");
  most();
});

test("how much of the answers is to be seen: two lines, all of them, or what lies below a mark", () => {
  const below = (top: number, bottom: number, whole = false): boolean => liesBelow({ top, bottom }, 700, 16, whole);
  assert.deepEqual([below(512, 900), below(513, 900)], [false, true], "200 pixels but 12");
  assert.deepEqual([below(612, 712), below(613, 713)], [false, true], "all 100 of them but 12");
  assert.deepEqual([below(592, 592), below(593, 593)], [false, true], "120 below a mark but 12");
  assert.deepEqual([below(300, 712, true), below(300, 713, true)], [false, true]);
});

test("what scrolls is what is longer than it is high, else the page", (t) => {
  const { watched, laidOut } = book(t);
  const element = document.body.appendChild(standing("alone", 10, 20));
  const page = document.scrollingElement ?? document.documentElement;
  moves(page, 0, 800);
  const gone = answersInView.attachLines(element);
  laidOut();
  assert.match(watched.at(-1)!, /^alone 0px 0px -100px /);
  gone();
  delete (page as unknown as Record<string, unknown>)["getBoundingClientRect"];
  element.remove();
});

test("a question is followed as far as it is out of sight", (t) => {
  const { scrolled, puts } = book(t);
  followQuestion();
  answersInView.attachBook(puts(standing("seen", 300, 600)))();
  const gone = answersInView.attachBook(puts(standing("seen", 300, 600)));
  followQuestion();
  assert.deepEqual(scrolled, []);
  gone();
  document.documentElement.dataset["motion"] = "less";
  const end = answersInView.attachBook(puts(standing("below", 650, 950)));
  followQuestion();
  delete document.documentElement.dataset["motion"];
  followQuestion();
  end();
  followQuestion();
  assert.deepEqual(scrolled, [
    ["by", { top: 250, behavior: "instant" }],
    ["by", { top: 250, behavior: "smooth" }],
  ]);
});

test("answers on the board of a fight are brought into sight, on a phone those in the book", async (t) => {
  const { scrolled, puts, leaf } = book(t);
  await followFight();
  const noBook = answersInView.attachBook(puts(standing("book", 900, 1000)));
  await followFight();
  assert.deepEqual(scrolled, [], "beside a board nothing scrolls in the book");
  const board = puts(standing("board", 800, 900));
  const noBoard = answersInView.attachBoard(board);
  const followed = async (): Promise<unknown[]> => (await followFight(), scrolled.splice(0));
  // 800 - 100 + 40 lies the board in the leaf, which is 600 high; 12 rem of it and the edge are to be seen
  assert.deepEqual(await followed(), [["to", { top: 740 - 600 + 192 + 8, behavior: "instant" }]]);
  moves(leaf, 100, 400);
  assert.deepEqual(await followed(), [["to", { top: 740 - 300 + 150 + 8, behavior: "instant" }]], "half of a low leaf");
  layout.panes = "phone";
  assert.deepEqual(await followed(), [["to", { top: 740 - 300 + 120 + 8, behavior: "instant" }]]);
  board.className = "board";
  board.innerHTML = "<p data-beat></p>";
  assert.deepEqual(await followed(), [["to", { top: 0, behavior: "instant" }]], "what is explained is read first");
  layout.panes = "wide";
  assert.deepEqual(await followed(), [["to", { top: 740 - 300 + 150 + 8, behavior: "instant" }]]);
  layout.panes = "phone";
  noBoard();
  assert.equal((await followed()).length, 2, "the book, and then its question");
  noBook();
  const top = answersInView.attachBoard(puts(standing("top", 100, 200)));
  assert.deepEqual(await followed(), [["to", { top: 0, behavior: "instant" }]], "it is seen as it is");
  top();
});

test("on a phone a fight begins with its enemies, and squares come up above the plan that lies over them", async (t) => {
  const { scrolled, puts } = book(t, "phone");
  const ends = [answersInView.attachBook(puts(standing("book", 900, 1000)))];
  await followFight(true);
  assert.deepEqual(scrolled.splice(0), [["to", { top: 0, behavior: "instant" }]]);

  const board = puts(standing("board", 100, 1000));
  const square = board.appendChild(standing("square", 700, 740));
  square.dataset["plan"] = "cover crab a1";
  ends.push(answersInView.attachBoard(board), answersInView.attachOverSquares(puts(standing("plan", 600, 700))));
  await followFight(true);
  // 740 and the edge are to lie above 600
  assert.deepEqual(scrolled, [["by", { top: 148, behavior: "instant" }]]);
  for (const end of ends) end();
});

test("what is asked is shown on its leaf, with the focus on the first answer; an explanation that is unread before it", async (t) => {
  const { puts } = book(t);
  const shown: string[] = [];
  const noted = (name: string): HTMLElement => {
    const element = standing(name);
    element.scrollIntoView = (({ block, behavior }: ScrollIntoViewOptions) =>
      shown.push(`${name} ${block} ${behavior}`)) as never;
    return element;
  };
  const lines = puts(noted("lines"));
  lines.innerHTML = '<button class="other">a</button><button class="line">b</button><button class="chip">c</button>';
  const question = puts(noted("question"));
  const ends = [answersInView.attachLines(lines), answersInView.attachBook(question)];
  bookLeaf.open = "log";
  await showAnswers();
  assert.deepEqual([bookLeaf.open, document.activeElement?.textContent], ["now", "b"]);
  const beat = question.appendChild(noted("beat"));
  beat.dataset["beat"] = "";
  moves(beat, 109, 300);
  await showAnswers();
  moves(beat, 108, 300);
  await showAnswers();
  const noTest = answersInView.attachTest(puts(noted("test")));
  await showAnswers();
  moves(beat, 400, 500);
  await showAnswers();
  noTest();
  assert.deepEqual(shown, [
    "lines start smooth",
    "beat start smooth",
    "lines start smooth",
    "test end smooth",
    "beat start smooth",
  ]);
  for (const html of ['<button class="chip">', '<button class="attack">', '<i data-plan tabindex="0">']) {
    lines.innerHTML = html;
    await showAnswers();
    assert.equal(document.activeElement, lines.firstChild, html);
  }
  (document.activeElement as HTMLElement).blur();
  ends.forEach((end) => end());
  await showAnswers();
});
