// How long to wait before the next try: half a second, one, two, up to half a minute, each a little at random.

const FIRST = 500;
const MAX_DELAY = 30_000;

export function pause(tries: number, luck: () => number = Math.random): number {
  return Math.min(MAX_DELAY, FIRST * 2 ** Math.min(tries, 10)) * (0.75 + luck() / 2);
}
