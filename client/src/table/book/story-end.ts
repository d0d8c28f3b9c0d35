// Notes when the end of the story page was seen: full pages wait for that.
import { layout } from "../state/layout.svelte.ts";
import { DURATION_MS } from "../theatre/moments.ts";
import type { Stage } from "../theatre/stage.svelte.ts";

/** The time in which a word is read. */
const WORD_MS = 120;
/** The least and the greatest reading time of a page that needs no scrolling. */
const MIN_WAIT_MS = 2000;
const MAX_WAIT_MS = 10_000;

/** How long a page of so many words is read, in milliseconds. */
export const readingTime = (words: number): number => Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, words * WORD_MS));

/**
 * An attachment for the element at the end of the story. In a small window, where a full page would hide the story, the end
 * counts as reached only after scrolling.
 */
export function storyEnd(stage: Stage, words: number): (end: Element) => () => void {
  return (end) => {
    // an observer calls at once, and again after each scrolling: what is seen in the first call fits into the window
    let isFirstCall = true;
    const observer = new IntersectionObserver(([entry]) => {
      const fits = isFirstCall;
      isFirstCall = false;
      if (!entry?.isIntersecting || (fits && !layout.isWide)) return;
      stage.endReached(fits ? readingTime(words) : DURATION_MS.beat);
    });
    observer.observe(end);
    return () => observer.disconnect();
  };
}
