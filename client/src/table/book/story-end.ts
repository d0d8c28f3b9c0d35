// Notes when the end of the story page was seen: full pages wait for that.
import { layout } from "../state/layout.svelte.ts";
import { DURATION_MS } from "../theatre/moments.ts";
import type { Stage } from "../theatre/stage.svelte.ts";

/** Milliseconds in which a word is read, and how long at least and at most is waited for a page that needs no scrolling. */
const WORD = 120;
const [LEAST, MOST] = [2000, 10_000];

export const readingTime = (words: number): number => Math.min(MOST, Math.max(LEAST, words * WORD));

/** Where the end stands. In a small window a full page would lie on the story: there only whoever has scrolled to the end is shown it. */
export function storyEnd(stage: Stage, words: number): (end: Element) => () => void {
  return (end) => {
    let first = true;
    const seen = new IntersectionObserver(([entry]) => {
      const fits = first;
      first = false;
      if (!entry?.isIntersecting || (fits && !layout.isWide)) return;
      stage.endReached(fits ? readingTime(words) : DURATION_MS.beat);
    });
    seen.observe(end);
    return () => seen.disconnect();
  };
}
