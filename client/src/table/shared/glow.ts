// Highlights a change briefly, once; not with reduced motion.
import { moves } from "./motion.ts";

/** Gold that fades. */
const GOLD_FADES: Keyframe[] = [
  { backgroundColor: "rgb(195 167 102 / 0.85)", boxShadow: "0 0 0 4px rgb(195 167 102 / 0.6)" },
  { backgroundColor: "transparent", boxShadow: "0 0 0 4px transparent" },
];

/** How long a change glows. */
const GLOW_MS = 1200;

/** Glows whenever the value is another than before, but not at first: `{@attach glows(() => good.count)}`. */
export function glows(value: () => unknown): (element: Element) => void {
  let first = true;
  let before: unknown;
  return (element) => {
    const now = value();
    if (!first && now !== before && moves()) {
      element.animate(GOLD_FADES, { duration: GLOW_MS, easing: "ease-out" });
    }
    first = false;
    before = now;
  };
}
