// Counts the choices of each campaign since its last saved copy, to remind of a new one.

/** Where the counts are kept. */
const KEY = "sleeping-gods-copies";
/** A request that makes a choice. */
const CHOICE = /"kind":"(choose|follow-route)"/;
/** As many choices as a long evening has. */
export const LONG_EVENING = 120;

/** The counts that this browser keeps. */
function storedCounts(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const pairs = typeof kept === "object" && kept ? Object.entries(kept) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, number] => typeof pair[1] === "number"));
  } catch {
    return {}; // nothing kept, or nothing that we wrote
  }
}

class Copies {
  /** Choices since the last copy, by campaign. */
  #since: Record<string, number> = $state.raw(storedCounts());
  /** Whether the browser was asked to clear nothing away. */
  #persisted = false;

  /** Campaigns of which a copy should be saved. */
  get due(): readonly string[] {
    return Object.keys(this.#since).filter((campaign) => this.since(campaign) >= LONG_EVENING);
  }
  /** How many choices were made since the last copy. */
  since(campaign: string): number {
    return this.#since[campaign] ?? 0;
  }

  /** A request was sent; the first choice is the moment to ask that nothing be cleared away. */
  sent(campaign: string, text: string): void {
    if (!CHOICE.test(text)) return;
    this.#keep({ ...this.#since, [campaign]: this.since(campaign) + 1 });
    if (this.#persisted) return;
    this.#persisted = true;
    void navigator.storage?.persist?.().catch(() => false);
  }

  /** A copy was saved, or is not wanted now. */
  saved(campaign: string): void {
    const { [campaign]: _, ...rest } = this.#since;
    this.#keep(rest);
  }

  #keep(since: Record<string, number>): void {
    this.#since = since;
    try {
      localStorage.setItem(KEY, JSON.stringify(since));
    } catch {
      // a browser that keeps nothing
    }
  }
}

export const copies = new Copies();
