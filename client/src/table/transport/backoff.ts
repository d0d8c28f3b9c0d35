// The pause before the next attempt to reconnect: from half a second up to half a minute, with some randomness.

const FIRST_MS = 500;
const MAX_MS = 30_000;
/** After so many attempts the longest pause is reached: no larger powers are needed. */
const MAX_DOUBLINGS = 10;

/** The pause in milliseconds, up to a quarter shorter or longer so that not everybody comes back at once. */
export function pause(tries: number, luck: () => number = Math.random): number {
  const exact = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(tries, MAX_DOUBLINGS));
  return exact * (0.75 + luck() / 2);
}
