// The pause before the next attempt to reconnect: from half a second up to half a minute, with some randomness.

const FIRST = 500;
const MAX_DELAY = 30_000;

export function pause(tries: number, luck: () => number = Math.random): number {
  return Math.min(MAX_DELAY, FIRST * 2 ** Math.min(tries, 10)) * (0.75 + luck() / 2);
}
