// Whether the answers, in the book or on the fight board, lie below the visible part.
import { layout } from "../state/layout.svelte.ts";
import { BELOW_MARK_REM, liesBelow } from "./into-view.ts";
import { scrollerOf } from "./scroller-of.ts";

/** How much of the answers is seen is looked at again at each of so many steps from nothing to all of them. */
const STEPS = 20;
const THRESHOLDS = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);

/** Parts of the table that matter for the way to the answers. */
type Part = "book" | "board" | "overSquares" | "test" | "lines" | "choices";

class AnswersInView {
  /** Whether too little of the answers is seen, so that a button leads to them. */
  below = $state(false);
  #parts: Partial<Record<Part, Element>> = {};
  #intersections: IntersectionObserver | null = null;
  #sizes: ResizeObserver | null = null;
  /** What the intersections are observed with: observed anew if it changes. */
  #rootMargin = "";

  /** The question in the book, with its answers. */
  attachBook = this.#attach("book");
  /** Answers that lie on the board: attacks, or squares that are to be covered. */
  attachBoard = this.#attach("board");
  /** What lies over the lower end of the board while squares are covered: the plan of a blow. */
  attachOverSquares = this.#attach("overSquares");
  /** The lines under the question: they may come later than it, when a word of the lesson has been read. */
  attachLines = this.#attach("lines");
  /** The answers themselves, without the question above them. */
  attachChoices = this.#attach("choices");
  /** A challenge is answered in its own panel: who takes part, and the draw. */
  attachTest = this.#attach("test");

  /** The element that was attached as a part; nothing while it is not there. */
  part(part: Part): Element | undefined {
    return this.#parts[part];
  }

  /**
   * Where the answers are. On a phone the board lies above the book in one page, and in a wide window beside it: its answers come
   * first. Under a test lies what is asked about it.
   */
  get answers(): Element | undefined {
    return ((layout.isPhone || layout.isWide) && this.#parts.board) || this.#parts.test || this.#parts.lines;
  }

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

  /** Watches the answers that lie on the table now; an attachment calls it again whenever the window changes. */
  #watchAnswers(): void {
    void [layout.width, layout.height]; // read, so that a change of them counts
    this.#sizes?.disconnect();
    this.#intersections?.disconnect();
    this.#rootMargin = "";
    this.below = false;
    const answers = this.answers;
    const element = answers === this.#parts.lines ? (this.#parts.choices ?? answers) : answers;
    if (!element) return;
    // called once the page is laid out, and again when something around grows: the book may begin to scroll, or end higher
    this.#sizes = new ResizeObserver(() => this.#observe(element));
    for (let around: Element | null = element; around; around = around.parentElement) this.#sizes.observe(around);
  }

  /** Observe how much of the answers is seen, unless they are observed so already. */
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
    const hidden = innerHeight - edge + (isMark ? layout.pixels(BELOW_MARK_REM) : 0);
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
}

/** There is one question on the table. */
export const answersInView = new AnswersInView();
