// How a beaten enemy leaves the row: it falls over and fades; at once for whoever wants no motion.
import type { TransitionConfig } from "svelte/transition";

const LONG = 650;

export function falling(_: Element): TransitionConfig {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    duration: still ? 0 : LONG,
    css: (left, gone) => `transform: translateY(${gone * 40}px) rotate(${gone * 14}deg); opacity: ${left}`,
  };
}
