// How far a page is scrolled so that the question is visible.

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** So many pixels stay free above what is asked. */
export const EDGE = 8;

/** The way to scroll in pixels, downwards; 0 if nothing has to move. Of the page above something is still seen if there is room. */
export function stepToQuestion(seen: Span, asked: Span): number {
  const height = seen.bottom - seen.top;
  const down = asked.top - seen.top;
  // a question that is shorter than the one before may begin above what is seen
  if (down < EDGE) return down - EDGE;
  const above = asked.bottom - asked.top > (height * 2) / 3 ? EDGE : height / 3;
  return asked.bottom > seen.bottom ? Math.min(asked.bottom - seen.bottom, down - above) : 0;
}

/** The way to scroll in pixels, downwards, to where all squares are seen, or as many as there is room for from the first on; 0 if nothing has to move. */
export function stepToSquares(seen: Span, squares: readonly Span[]): number {
  const top = Math.min(...squares.map((square) => square.top)) - EDGE - seen.top;
  const bottom = Math.max(...squares.map((square) => square.bottom)) + EDGE - seen.bottom;
  return Math.min(top, Math.max(bottom, 0));
}

/** So many rem of the answers are seen before nothing has to lead to them: two lines, or all if there is less. */
const ENOUGH_REM = 12.5;
/** So many rem below a mark where answers begin are to be seen, and on a phone so much of what a fight asks. */
export const BELOW_MARK_REM = 7.5;
/** So many pixels may be cut off at the edge. */
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
