// How far a page is scrolled so that the question is visible.

/** Where something begins and ends from the top of the window, in pixels. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Free pixels above the question. */
export const EDGE = 8;

/** How many pixels to scroll down to the question; 0 if it is visible. A part of the page above stays visible if there is room. */
export function stepToQuestion(seen: Span, asked: Span): number {
  const height = seen.bottom - seen.top;
  const down = asked.top - seen.top;
  // a question that is shorter than the one before may begin above the visible part
  if (down < EDGE) return down - EDGE;
  // a question that leaves a third of the height leaves it to the page above
  const above = asked.bottom - asked.top > (height * 2) / 3 ? EDGE : height / 3;
  return asked.bottom > seen.bottom ? Math.min(asked.bottom - seen.bottom, down - above) : 0;
}

/** How many pixels to scroll down until all squares are visible, or else the first ones that fit; 0 if they are. */
export function stepToSquares(seen: Span, squares: readonly Span[]): number {
  const top = Math.min(...squares.map((square) => square.top)) - EDGE - seen.top;
  const bottom = Math.max(...squares.map((square) => square.bottom)) + EDGE - seen.bottom;
  return Math.min(top, Math.max(bottom, 0));
}

/** The height of answers in rem that is enough to be visible: two lines, or all of them if they are lower. */
const ENOUGH_REM = 12.5;
/** The height in rem that has to be visible below a mark where answers begin, and on a phone of the question of a fight. */
export const BELOW_MARK_REM = 7.5;
/** Pixels that may be cut off at the edge. */
const SLACK = 12;

/**
 * Whether too little of the answers lies above an edge; `rem` is in pixels; `whole`: all of them are to be seen, for the last is the
 * one to press.
 */
export function liesBelow(answers: Span, edge: number, rem: number, whole = false): boolean {
  const height = answers.bottom - answers.top;
  const isMark = height === 0;
  const enough = whole ? height : Math.min(ENOUGH_REM * rem, height);
  const wanted = isMark ? BELOW_MARK_REM * rem : enough;
  return edge - answers.top < wanted - SLACK;
}
