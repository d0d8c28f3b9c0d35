// How far a page is scrolled so that what is asked is seen.

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** What stays free above what is asked. */
export const EDGE = 8;

/** In pixels, downwards; 0 if nothing has to move. Of the page above something is still seen if there is room. */
export function stepToQuestion(seen: Span, asked: Span): number {
  const height = seen.bottom - seen.top;
  const down = asked.top - seen.top;
  // a question that is shorter than the one before may begin above what is seen
  if (down < EDGE) return down - EDGE;
  const above = asked.bottom - asked.top > (height * 2) / 3 ? EDGE : height / 3;
  return asked.bottom > seen.bottom ? Math.min(asked.bottom - seen.bottom, down - above) : 0;
}
