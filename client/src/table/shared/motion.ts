// Whether things may move: neither the device nor the person at it wants less.

export const moves = (): boolean =>
  document.documentElement.dataset["motion"] !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How something scrolls into sight. */
export const scrolling = (): ScrollBehavior => (moves() ? "smooth" : "instant");
