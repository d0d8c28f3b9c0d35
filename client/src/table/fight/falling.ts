// How a beaten enemy leaves the row: it falls over and fades; at once for whoever wants no motion.
import type { TransitionConfig } from "svelte/transition";
import { LONG as LASTS } from "../theatre/moments.ts";
import { moves } from "../shared/motion.ts";

const LONG = 650;
const STRUCK = [{ background: "#8f3220", transform: "scale(1.12)" }, { background: "#4a4038" }];

/** `strikes`: its squares that were covered at the last, one after the other, before it falls. */
export function falling(card: Element, { strikes = [] }: { strikes?: readonly string[] } = {}): TransitionConfig {
  if (moves())
    for (const [at, ref] of strikes.entries())
      card
        .querySelector(`[data-square="${ref}"]`)
        ?.animate(STRUCK, { delay: at * LASTS.strike, duration: LASTS.strike, fill: "forwards" });
  return {
    delay: moves() ? strikes.length * LASTS.strike : 0,
    duration: moves() ? LONG : 0,
    css: (left, gone) => `transform: translateY(${gone * 40}px) rotate(${gone * 14}deg); opacity: ${left}`,
  };
}
