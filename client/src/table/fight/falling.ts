// How a beaten enemy leaves the row: it falls over and fades; at once for whoever wants no motion.
import type { TransitionConfig } from "svelte/transition";
import { DURATION_MS } from "../theatre/moments.ts";
import { moves } from "../shared/motion.ts";

/** How long the card falls. */
const FALL_MS = 650;
/** How far down the card falls, and how far it tips over. */
const FALL_PX = 40;
const FALL_DEGREES = 14;
/** How the last squares of an enemy are covered: they light up, and stay dark. */
const STRUCK = [{ background: "#8f3220", transform: "scale(1.12)" }, { background: "#4a4038" }];

/** `strikes`: its squares that were covered at the last, one after the other, before it falls. */
export function falling(card: Element, { strikes = [] }: { strikes?: readonly string[] } = {}): TransitionConfig {
  if (!moves()) return { delay: 0, duration: 0 };
  for (const [at, ref] of strikes.entries()) {
    const square = card.querySelector(`[data-square="${ref}"]`);
    const delay = at * DURATION_MS.strike;
    square?.animate(STRUCK, { delay, duration: DURATION_MS.strike, fill: "forwards" });
  }
  return {
    delay: strikes.length * DURATION_MS.strike,
    duration: FALL_MS,
    css: (left, gone) =>
      `transform: translateY(${gone * FALL_PX}px) rotate(${gone * FALL_DEGREES}deg); opacity: ${left}`,
  };
}
