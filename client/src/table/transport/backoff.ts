// The pause before the next attempt to reconnect: from half a second up to half a minute, with some randomness.

/** The first pause; each is twice as long as the one before. */
const FIRST_MS = 500;
const MAX_MS = 30_000;
/** The number of attempts after which the pause no longer grows. */
const MAX_DOUBLINGS = 10;
/** The part of its length by which a pause may be shorter or longer, so that not everybody comes back at once. */
const SPREAD = 0.25;

/** The pause in milliseconds after a number of tries; `luck` gives numbers from 0 to 1. */
export function pause(tries: number, luck: () => number = Math.random): number {
  const exact = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(tries, MAX_DOUBLINGS));
  return exact * (1 - SPREAD + luck() * 2 * SPREAD);
}
