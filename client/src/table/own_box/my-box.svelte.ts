// My box: what was entered of a printed box is remembered on this device, and offered the next time in any campaign.
import { NO_BOX, readBox, withoutNames, type Box, type Named } from "./my-box.ts";
import type { CardEntry, EnemyEntry, RegionEntry } from "./entries.ts";

export const KEY = "sleeping-gods-box";

function kept(): Box {
  try {
    return readBox(JSON.parse(localStorage.getItem(KEY) ?? "null")) ?? NO_BOX;
  } catch {
    return NO_BOX;
  }
}

class MyBox {
  #box: Box = $state.raw(kept());

  get box(): Box {
    return this.#box;
  }
  enemy = (number: string): EnemyEntry | null => this.#box.enemies[number] ?? null;
  region = (id: string): RegionEntry | null => this.#box.regions[id] ?? null;
  keyword = (number: string): string => this.#box.quests[number] ?? "";
  card = (number: string): CardEntry | null => this.#box.cards[number] ?? null;
  /** Lines that were told of a page, in any campaign. */
  lines = (page: string): readonly string[] => this.#box.pages[page] ?? [];
  named = (kind: string, number: string): Named | null => this.#box.names[`${kind} ${number}`] ?? null;

  keepEnemy(number: string, entry: EnemyEntry): void {
    this.#keep({ enemies: { ...this.#box.enemies, [number]: entry } });
  }
  keepRegion(id: string, entry: RegionEntry): void {
    this.#keep({ regions: { ...this.#box.regions, [id]: entry } });
  }
  keepKeyword(number: string, keyword: string): void {
    this.#keep({ quests: { ...this.#box.quests, [number]: keyword } });
  }
  keepCard(number: string, entry: CardEntry): void {
    this.#keep({ cards: { ...this.#box.cards, [number]: entry } });
  }
  keepLine(page: string, line: string): void {
    const lines = this.lines(page);
    if (!lines.includes(line)) this.#keep({ pages: { ...this.#box.pages, [page]: [...lines, line] } });
  }
  keepName(kind: string, number: string, named: Named): void {
    const { [`${kind} ${number}`]: _, ...rest } = this.#box.names;
    const isEmpty = !named.name && !named.reminder;
    this.#keep({ names: isEmpty ? rest : { ...rest, [`${kind} ${number}`]: named } });
  }
  /** The box as a file; names and reminders are left out unless they are wanted. */
  written(names: boolean): string {
    return JSON.stringify(names ? this.#box : withoutNames(this.#box), null, 1);
  }
  /** Take up what a file holds, beside what is here; false if it is no box. */
  take(text: string): boolean {
    try {
      const other = readBox(JSON.parse(text));
      if (!other) return false;
      const { version: _, ...parts } = other;
      this.#keep(
        Object.fromEntries(
          Object.entries(parts).map(([part, entries]) => [
            part,
            { ...this.#box[part as keyof typeof parts], ...entries },
          ]),
        ),
      );
      return true;
    } catch {
      return false;
    }
  }

  #keep(change: Partial<Box>): void {
    this.#box = { ...this.#box, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#box));
    } catch {
      // a browser that keeps nothing
    }
  }
}

export const myBox = new MyBox();
