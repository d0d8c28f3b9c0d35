// Web Locks as a browser has them, for one name: whoever waits is granted the lock when it is given back.

type Use = (lock: object | null) => Promise<void>;

/** What a browser says of a request that was withdrawn, and of a lock that was stolen. */
const aborted = (): DOMException => new DOMException("aborted", "AbortError");

export class FakeLocks {
  held: { readonly steal: () => void } | null = null;
  readonly #queue: (() => void)[] = [];
  /** Thrown at the next request: a browser that gives no locks. */
  refusal: Error | null = null;

  get waiting(): number {
    return this.#queue.length;
  }

  request(_name: string, { steal, ifAvailable, signal }: LockOptions, use: Use): Promise<void> {
    const { refusal } = this;
    this.refusal = null;
    if (refusal) return Promise.reject(refusal);
    if (signal?.aborted) return Promise.reject(aborted());
    if (this.held && ifAvailable) return use(null);
    if (steal) this.held?.steal();
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        const held = { steal: () => reject(aborted()) };
        this.held = held;
        void use({}).then(() => {
          resolve();
          if (this.held === held) this.#grantNext();
        });
      };
      if (!this.held || steal) return grant();
      this.#queue.push(grant);
      signal?.addEventListener("abort", () => {
        const at = this.#queue.indexOf(grant);
        if (at < 0) return;
        this.#queue.splice(at, 1);
        reject(aborted());
      });
    });
  }

  #grantNext(): void {
    this.held = null;
    this.#queue.shift()?.();
  }
}
