// Timers in the hand of a test. Node's own mock of them forgets timers after one that is over has been cleared.

const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;

/** From now on nothing happens by itself until time is let pass; `stop` gives the process its own timers back. */
export function ownTimers() {
  const waiting = new Map<number, { at: number; then: () => void; every: number }>();
  let now = 0;
  let last = 0;
  const set = (then: () => void, wait: number, every: number): number => (
    waiting.set((last += 1), { at: now + wait, then, every }),
    last
  );
  const clear = (timer: number): void => void waiting.delete(timer);
  Object.assign(globalThis, {
    setTimeout: (then: () => void, wait = 0) => set(then, wait, 0),
    setInterval: (then: () => void, every: number) => set(then, every, every),
    clearTimeout: clear,
    clearInterval: clear,
  });
  return {
    pass(milliseconds: number): void {
      const end = now + milliseconds;
      for (;;) {
        const next = [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!next) break;
        const [timer, { at, then, every }] = next;
        now = at;
        if (every) waiting.set(timer, { at: at + every, then, every });
        else waiting.delete(timer);
        then();
      }
      now = end;
    },
    stop: (): void => void Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval }),
  };
}
