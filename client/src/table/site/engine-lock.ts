// One tab at a time runs the engine: the lock by which tabs agree on it. A browser without Web Locks lets each tab run its own.

/** The name of the lock. */
export const LOCK = "sleeping-gods-engine";

/** How the lock is asked for. */
interface Wanted {
  /** Whether the lock is taken from the tab that has it. */
  readonly steal: boolean;
  /** Called if another tab has the lock, which is then waited for. */
  readonly onWait: () => void;
}

export class EngineLock {
  /** What was asked for last; null once it was released. */
  #claim: Claim | null = null;
  readonly #onTaken: () => void;

  /** `onTaken` is called when another tab has taken the lock from this one. */
  constructor(onTaken: () => void) {
    this.#onTaken = onTaken;
  }

  /** Whether this tab has the lock now; not if it was released meanwhile. Fails if the browser gives no locks. */
  async acquire(wanted: Wanted): Promise<boolean> {
    if (!("locks" in navigator)) return true;
    this.release();
    const claim = new Claim(this.#onTaken);
    this.#claim = claim;
    return claim.acquire(wanted);
  }

  /** Take the lock that is waited for from the tab that has it. */
  steal(): void {
    this.#claim?.steal();
  }

  /** Give the lock back, or no longer wait for it. */
  release(): void {
    this.#claim?.release();
    this.#claim = null;
  }
}

/** How a browser says that a request was withdrawn, or that another tab has stolen the lock. */
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** What is asked for by one `acquire`, until the lock is released or taken. */
class Claim {
  /** Whether the browser has granted the lock to this tab. */
  #isHeld = false;
  /** Whether it is no longer wanted. */
  #isReleased = false;
  /** Whether the wait was ended to take the lock from the other tab. */
  #steals = false;
  /** Ends the waiting for the lock. */
  readonly #waiting = new AbortController();
  /** Gives the lock back to the browser. */
  #giveBack: () => void = () => undefined;
  readonly #onTaken: () => void;

  constructor(onTaken: () => void) {
    this.#onTaken = onTaken;
  }

  /** Whether the lock is held now: it was free, waited for, or taken from the tab that had it. */
  async acquire({ steal, onWait }: Wanted): Promise<boolean> {
    if (await this.#request(steal ? { steal: true } : { ifAvailable: true })) return true;
    if (this.#isReleased) return false;
    onWait();
    const { signal } = this.#waiting;
    if (await this.#request({ signal })) return true;
    return this.#steals && !this.#isReleased && this.#request({ steal: true });
  }

  /** Wait no longer, but take the lock. */
  steal(): void {
    if (this.#isHeld) return;
    this.#steals = true;
    this.#waiting.abort();
  }

  /** Give the lock back, or no longer wait for it. */
  release(): void {
    this.#isReleased = true;
    this.#waiting.abort();
    this.#giveBack();
  }

  /** Whether a request was granted while it was still wanted. */
  #request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const hold = async (lock: Lock | null): Promise<void> => {
        this.#isHeld = lock !== null && !this.#isReleased && !options.signal?.aborted;
        resolve(this.#isHeld);
        if (this.#isHeld) await new Promise<void>((giveBack) => (this.#giveBack = giveBack));
      };
      navigator.locks.request(LOCK, options, hold).catch((error: unknown) => {
        if (this.#isHeld) this.#lose();
        else if (isAbort(error)) resolve(false);
        else reject(error as Error);
      });
    });
  }

  /** Another tab has the lock. */
  #lose(): void {
    if (!this.#isReleased) this.#onTaken();
  }
}
