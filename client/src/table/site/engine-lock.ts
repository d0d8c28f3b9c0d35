// One tab at a time runs the engine: the lock by which tabs agree on it. A browser without Web Locks lets each tab run its own.

export const LOCK = "sleeping-gods-engine";

export class EngineLock {
  #release: (() => void) | null = null;
  #stealNow: () => void = () => undefined;
  readonly #onTaken: () => void;

  /** `onTaken` is called when another tab has taken the lock from this one. */
  constructor(onTaken: () => void) {
    this.#onTaken = onTaken;
  }

  /** Done when this tab has the lock; `onWait` is called if another tab has it, which is then waited for. */
  async acquire({ steal, onWait }: { readonly steal: boolean; readonly onWait: () => void }): Promise<void> {
    const options = steal ? { steal: true } : { ifAvailable: true };
    if (!("locks" in navigator) || (await this.#hold(options))) return;
    onWait();
    const waiting = new AbortController();
    await new Promise<void>((acquired) => {
      this.#stealNow = () => {
        waiting.abort();
        void this.#hold({ steal: true }).then(() => acquired());
      };
      void this.#hold({ signal: waiting.signal }).then((isHeld) => isHeld && acquired());
    });
  }

  /** Take the lock that is waited for from the tab that has it. */
  steal(): void {
    this.#stealNow();
  }

  release(): void {
    this.#release?.();
    this.#release = null;
  }

  /** Whether the lock is ours now; it is until it is released or taken. */
  #hold(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      let isHeld = false;
      navigator.locks
        .request(LOCK, options, async (lock) => {
          isHeld = lock !== null;
          resolve(isHeld);
          if (isHeld) await new Promise<void>((release) => (this.#release = release));
        })
        .catch(() => {
          if (!isHeld) return resolve(false);
          this.#release = null; // it is the other tab's already
          this.#onTaken();
        });
    });
  }
}
