// How a beaten enemy leaves the row: it falls over and fades; at once for whoever wants no motion.
import type { TransitionConfig } from "svelte/transition";
import { moves } from "../shared/motion.ts";

const LONG = 650;

export function falling(_: Element): TransitionConfig {
  return {
    duration: moves() ? LONG : 0,
    css: (left, gone) => `transform: translateY(${gone * 40}px) rotate(${gone * 14}deg); opacity: ${left}`,
  };
}
