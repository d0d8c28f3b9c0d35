// Whether the answers, in the book or on the fight board, lie below the visible part, and how to scroll there.
import { tick } from "svelte";
import { layout } from "../state/layout.svelte.ts";
import { scrolling } from "../shared/motion.ts";
import { EDGE, liesBelow, stepToQuestion } from "./into-view.ts";

/** On a phone so much of what a fight asks is brought into sight. In rem: large letters take more room. */
const QUESTION_REM = 7.5;
/** So much of a board's answers is brought into sight, but no more than half of what is seen in all. */
const ATTACKS_REM = 12;
/** Parts of the answers, by twentieths, at which it is looked again how much of them is seen. */
const THRESHOLDS = Array.from({ length: 21 }, (_, at) => at / 20);

/** Parts of the table that matter for the way to the answers. */
type Part = "book" | "board" | "test" | "lines" | "choices";
export type BookLeaf = "now" | "quests" | "log" | "talk";

class Answers {
  /** Whether too little of the answers is seen, so that a button leads to them. */
  below = $state(false);
  /** The leaf of the book that lies open: what is asked is answered on the first. */
  leaf: BookLeaf = $state("now");
  /** Whether something else has been asked since another leaf was opened. */
  missed = $state(false);
  #parts: Partial<Record<Part, Element>> = {};
  #intersections: IntersectionObserver | null = null;
  #sizes: ResizeObserver | null = null;
  /** What the intersections are observed with: observed anew if it changes. */
  #rootMargin = "";

  /** The question in the book, with its answers. */
  watch = this.#attach("book");
  /** Answers that lie on the board: attacks, or squares that are to be covered. */
  onBoard = this.#attach("board");
  /** The lines under the question: they may come later than it, when a word of the lesson has been read. */
  lines = this.#attach("lines");
  /** The answers themselves, without the question above them. */
  choices = this.#attach("choices");
  /** A challenge is answered in its own panel: who takes part, and the draw. */
  inTest = this.#attach("test");

  /** An attachment that remembers an element as that part of the table, as long as it is there. */
  #attach(part: Part): (element: Element) => () => void {
    return (element) => {
      this.#parts[part] = element;
      this.#watchAnswers();
      return () => {
        if (this.#parts[part] === element) delete this.#parts[part];
        this.#watchAnswers();
      };
    };
  }

  /** On a phone the board lies above the book in one page, and in a wide window beside it: its answers come first. Under a test
   * lies what is asked about it. */
  get #answers(): Element | undefined {
    return ((layout.isPhone || layout.isWide) && this.#parts.board) || this.#parts.test || this.#parts.lines;
  }

  /** Watches the answers that lie on the table now; an attachment calls it again whenever the window changes. */
  #watchAnswers(): void {
    void [layout.width, layout.height]; // read, so that a change of them counts
    this.#sizes?.disconnect();
    this.#intersections?.disconnect();
    this.#rootMargin = "";
    this.below = false;
    const answers = this.#answers;
    const element = answers === this.#parts.lines ? (this.#parts.choices ?? answers) : answers;
    if (!element) return;
    // called once the page is laid out, and again when something around grows: the book may begin to scroll, or end higher
    this.#sizes = new ResizeObserver(() => this.#observe(element));
    for (let around: Element | null = element; around; around = around.parentElement) this.#sizes.observe(around);
  }

  #observe(element: Element): void {
    // what lies below the book is no part of it: the places of a phone, the party
    const scrollerEnd = scrollerOf(element).getBoundingClientRect().bottom;
    const edge = Math.min(innerHeight, Math.round(scrollerEnd));
    const update = (box: DOMRectReadOnly): void => {
      this.below = liesBelow(box, edge, layout.pixels(1), element === this.#parts.test);
    };
    const box = element.getBoundingClientRect();
    update(box);
    const isMark = box.height === 0; // it only marks where the answers begin
    const hidden = innerHeight - edge + (isMark ? layout.pixels(QUESTION_REM) : 0);
    const margin = `0px 0px -${Math.round(hidden)}px`;
    if (margin === this.#rootMargin) return;
    this.#rootMargin = margin;
    this.#intersections?.disconnect();
    this.#intersections = new IntersectionObserver((entries) => update(entries.at(-1)?.boundingClientRect ?? box), {
      rootMargin: margin,
      threshold: isMark ? 0 : THRESHOLDS,
    });
    this.#intersections.observe(element);
  }

  /** Brings what is asked into sight where a page that has been read stands above it, of which something is still seen if there is room. */
  follow = (): void => {
    const element = this.#parts.book;
    if (!element) return;
    const leaf = scrollerOf(element);
    const top = stepToQuestion(leaf.getBoundingClientRect(), element.getBoundingClientRect());
    if (top) leaf.scrollBy({ top, behavior: scrolling() });
  };

  /** A fight asks something new: its answers are brought into sight, on the board or, on a phone, in the book under it. */
  followFight = async (): Promise<void> => {
    await tick();
    const element = this.#parts.board ?? (layout.isPhone ? this.#parts.book : undefined);
    if (!element) return;
    const scroller = scrollerOf(element);
    const seen = scroller.getBoundingClientRect();
    // above the enemies stands what is explained: it is read first, and a bar leads on
    const isTaught = layout.isPhone && element.closest(".board")?.querySelector("[data-beat]");
    const top = isTaught ? 0 : element.getBoundingClientRect().top - seen.top + scroller.scrollTop;
    const least = layout.isPhone ? layout.pixels(QUESTION_REM) : Math.min(layout.pixels(ATTACKS_REM), seen.height / 2);
    scroller.scrollTo({ top: Math.max(0, top - seen.height + least + EDGE), behavior: "instant" });
    if (element === this.#parts.book) this.follow();
  };

  /** Leads to the answers: opens their leaf, scrolls to them, and takes the keyboard there. */
  show = async (): Promise<void> => {
    if (this.leaf !== "now") {
      this.leaf = "now";
      await tick();
    }
    const element = this.#answers;
    const explanation = this.#parts.book?.querySelector("[data-beat]");
    // what is explained comes first; from there on to the answers, of a challenge to its draw
    if (element && explanation && liesBelowTop(explanation))
      explanation.scrollIntoView({ block: "start", behavior: scrolling() });
    else element?.scrollIntoView({ block: element === this.#parts.test ? "end" : "start", behavior: scrolling() });
    const first = element?.querySelector<HTMLElement>("button.line, button.chip, button.attack, [data-plan]");
    first?.focus({ preventScroll: true });
  };
}

/** Whether an element begins below the top of what scrolls around it: nobody has scrolled to it yet. */
const liesBelowTop = (element: Element): boolean =>
  element.getBoundingClientRect().top > scrollerOf(element).getBoundingClientRect().top + EDGE;

/** What scrolls around an element. */
function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight)
      return around;
  return document.scrollingElement ?? document.documentElement;
}

/** There is one book on the table. */
export const answers = new Answers();
