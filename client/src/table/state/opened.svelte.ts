// What is open beside the table (a card, a person or a rules entry), with the way back.

/** A card, person or enemy, or an entry of the rules. */
export type Open = { readonly kind: "piece"; readonly ref: string } | { readonly kind: "rule"; readonly slug: string };

/** Most things that can be gone back to. */
const MAX_TRAIL = 30;

export class Opened {
  #trail: readonly Open[] = $state.raw([]);

  /** What is open; nothing while all is closed. */
  get now(): Open | undefined {
    return this.#trail.at(-1);
  }
  get canGoBack(): boolean {
    return this.#trail.length > 1;
  }

  piece(ref: string): void {
    this.#open({ kind: "piece", ref });
  }
  rule(slug: string): void {
    this.#open({ kind: "rule", slug });
  }
  back(): void {
    this.#trail = this.#trail.slice(0, -1);
  }
  close(): void {
    this.#trail = [];
  }

  #open(target: Open): void {
    this.#trail = [...this.#trail, target].slice(-MAX_TRAIL);
  }
}
