// Whether animations are allowed by the device and the player's preferences.

/** Whether things may move. */
export const moves = (): boolean =>
  document.documentElement.dataset["motion"] !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How something scrolls into sight. */
export const scrolling = (): ScrollBehavior => (moves() ? "smooth" : "instant");
