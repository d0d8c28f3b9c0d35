// The changes that requests bring: they arrive after the reply, which says up to which position of the campaign they go.

/** If the changes do not arrive in this time, a new snapshot is asked for. */
const REFRESH_AFTER_MS = 5000;

export class Arrivals {
  /** The position up to which changes are expected. */
  #expected = $state(0);
  #waiting: (() => void)[] = [];
  readonly #position: () => number;
  readonly #refresh: () => void;

  /** `position`: up to which changes have arrived; `refresh` asks for a snapshot. */
  constructor(position: () => number, refresh: () => void) {
    this.#position = position;
    this.#refresh = refresh;
  }

  /** Whether changes are expected that have not arrived. */
  get isMissing(): boolean {
    return this.#expected > this.#position();
  }
  /** Expect the changes up to a position. */
  expect(position: number): void {
    this.#expected = position;
    if (this.isMissing)
      setTimeout(() => {
        if (this.isMissing) this.#refresh();
      }, REFRESH_AFTER_MS);
  }
  /** A snapshot holds all that there is. */
  expectNothing(): void {
    this.#expected = 0;
  }
  /** Wait until the changes of the last request have arrived. */
  async wait(): Promise<void> {
    if (this.isMissing) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
  /** Resume those who wait, if everything has arrived. */
  settle(): void {
    if (!this.isMissing) for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
