// Scrolls to what is asked: after a page that has been read, in a fight, or because somebody wants to answer.
import { tick } from "svelte";
import { scrolling } from "../shared/motion.ts";
import { layout } from "../state/layout.svelte.ts";
import { answersInView } from "./answers-in-view.svelte.ts";
import { bookLeaf } from "./book-leaf.svelte.ts";
import { BELOW_MARK_REM, EDGE, stepToQuestion, stepToSquares } from "./into-view.ts";
import { scrollerOf } from "./scroller-of.ts";

/** The height in rem of a board's answers that is scrolled into sight, but no more than half of the visible part. */
const ATTACKS_REM = 12;

/** Scrolls to the question below a page that has been read; a part of the page stays visible if there is room. */
export function followQuestion(): void {
  const element = answersInView.part("book");
  if (!element) return;
  const leaf = scrollerOf(element);
  const top = stepToQuestion(leaf.getBoundingClientRect(), element.getBoundingClientRect());
  if (top) leaf.scrollBy({ top, behavior: scrolling() });
}

/** A fight asks something new: its answers are brought into sight, on the board or, on a phone, in the book under it. Of a fight that begins the enemies are seen first. */
export async function followFight(begins = false): Promise<void> {
  await tick();
  const book = answersInView.part("book");
  const element = answersInView.part("board") ?? (layout.isPhone ? book : undefined);
  if (!element) return;
  const squares = [...element.querySelectorAll("[data-plan]")];
  if (begins && element === book) scrollerOf(element).scrollTo({ top: 0, behavior: "instant" });
  else if (squares.length) scrollToSquares(element, squares);
  else {
    scrollToAttacks(element);
    if (element === book) followQuestion();
  }
}

/** Brings squares that are to be covered into sight, above what lies over the lower edge of the board. */
function scrollToSquares(board: Element, squares: readonly Element[]): void {
  const scroller = scrollerOf(board);
  const seen = scroller.getBoundingClientRect();
  const under = answersInView.part("overSquares")?.getBoundingClientRect().height ?? 0;
  const step = stepToSquares(
    { top: seen.top, bottom: seen.bottom - under },
    squares.map((square) => square.getBoundingClientRect()),
  );
  if (step) scroller.scrollBy({ top: step, behavior: "instant" });
}

/** Brings the beginning of the answers to the lower edge of what is seen. */
function scrollToAttacks(element: Element): void {
  const scroller = scrollerOf(element);
  const seen = scroller.getBoundingClientRect();
  // an explanation stands above the enemies: it is read first, and a bar leads on
  const isTaught = layout.isPhone && element.closest(".board")?.querySelector("[data-beat]");
  const top = isTaught ? 0 : element.getBoundingClientRect().top - seen.top + scroller.scrollTop;
  const least = layout.isPhone ? layout.pixels(BELOW_MARK_REM) : Math.min(layout.pixels(ATTACKS_REM), seen.height / 2);
  scroller.scrollTo({ top: Math.max(0, top - seen.height + least + EDGE), behavior: "instant" });
}

/** Leads to the answers: opens their leaf, scrolls to them, and takes the keyboard there. */
export async function showAnswers(): Promise<void> {
  if (bookLeaf.open !== "now") {
    bookLeaf.open = "now";
    await tick();
  }
  const element = answersInView.answers;
  const explanation = answersInView.part("book")?.querySelector("[data-beat]");
  // first to an explanation that was not scrolled to yet, then to the answers, or to the draw of a challenge
  if (element && explanation && liesBelowTop(explanation))
    explanation.scrollIntoView({ block: "start", behavior: scrolling() });
  else {
    const block = element === answersInView.part("test") ? "end" : "start";
    element?.scrollIntoView({ block, behavior: scrolling() });
  }
  const first = element?.querySelector<HTMLElement>("button.line, button.chip, button.attack, [data-plan]");
  first?.focus({ preventScroll: true });
}

/** Whether an element begins below the top of what scrolls around it: nobody has scrolled to it yet. */
const liesBelowTop = (element: Element): boolean =>
  element.getBoundingClientRect().top > scrollerOf(element).getBoundingClientRect().top + EDGE;
