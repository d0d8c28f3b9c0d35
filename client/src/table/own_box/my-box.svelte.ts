// My box: what was entered of a printed box is remembered on this device, and offered the next time in any campaign.
import type { Game } from "../shared/game.ts";
import { ownNames, type Named } from "../state/own-names.svelte.ts";
import type { CardEntry, EnemyEntry, RegionEntry } from "./entries.ts";
import { NO_BOX, boxInFile, contents, readBox, withoutNames, type Box, type Contents, type Problem } from "./my-box.ts";
import type { BossEntry, SquareEntry } from "./skies-entries.ts";

/** Where the box of a game is kept. */
export const KEYS: Readonly<Record<Game, string>> = { sea: "sleeping-gods-box", skies: "sleeping-gods-box-skies" };

export class MyBox {
  readonly game: Game;
  #box: Box = $state.raw(NO_BOX);

  constructor(game: Game) {
    this.game = game;
    try {
      this.#box = readBox(JSON.parse(localStorage.getItem(KEYS[game]) ?? "null")) ?? NO_BOX;
    } catch {
      // a browser that keeps nothing, or what others have put there
    }
  }

  get box(): Box {
    return this.#box;
  }
  enemy = (number: string): EnemyEntry | null => this.#box.enemies[number] ?? null;
  boss = (number: string): BossEntry | null => this.#box.bosses[number] ?? null;
  square = (id: string): SquareEntry | null => this.#box.squares[id] ?? null;
  region = (id: string): RegionEntry | null => this.#box.regions[id] ?? null;
  keyword = (number: string): string => this.#box.quests[number] ?? "";
  card = (number: string): CardEntry | null => this.#box.cards[number] ?? null;
  /** Lines that were told of a page, in any campaign. */
  lines = (page: string): readonly string[] => this.#box.pages[page] ?? [];
  named = (kind: string, number: string): Named | null => this.#box.names[`${kind} ${number}`] ?? null;

  keepEnemy(number: string, entry: EnemyEntry): void {
    this.#keep({ enemies: { ...this.#box.enemies, [number]: entry } });
  }
  keepBoss(number: string, entry: BossEntry): void {
    this.#keep({ bosses: { ...this.#box.bosses, [number]: entry } });
  }
  keepSquare(id: string, entry: SquareEntry): void {
    this.#keep({ squares: { ...this.#box.squares, [id]: entry } });
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
  /** Keep a line of a page, once. */
  keepLine(page: string, line: string): void {
    const lines = this.lines(page);
    if (!lines.includes(line)) this.#keep({ pages: { ...this.#box.pages, [page]: [...lines, line] } });
  }
  keepFigures(figures: Readonly<Record<string, number | string>>): void {
    this.#keep({ figures: { ...this.#box.figures, ...figures } });
  }
  /** Keep a name or a reminder; a thing with neither is forgotten. */
  keepName(kind: string, number: string, change: Partial<Named>): void {
    const key = `${kind} ${number}`;
    const { [key]: before, ...rest } = this.#box.names;
    const named = { name: "", reminder: "", ...before, ...change };
    this.#keep({ names: named.name || named.reminder ? { ...rest, [key]: named } : rest });
  }
  /** The box as a file; names and reminders are left out unless they are wanted. */
  written({ names }: { readonly names: boolean }): string {
    const box = names ? this.#box : withoutNames(this.#box);
    return JSON.stringify({ game: this.game, ...box }, null, 1);
  }
  /** Add the entries of a file to those that are kept: how many of each kind, or why not. */
  take(text: string): Contents | Problem {
    const other = boxInFile(text, this.game);
    if (typeof other === "string") return other;
    const { version: _, ...parts } = other;
    const merged = Object.entries(parts).map(([part, entries]) => [
      part,
      { ...this.#box[part as keyof typeof parts], ...entries },
    ]);
    // read once more, for together there may be more entries than are kept
    this.#keep(readBox({ version: 1, ...Object.fromEntries(merged) }) ?? {});
    return contents(other);
  }

  /** Keep other entries in place of those of some kinds. */
  #keep(change: Partial<Box>): void {
    this.#box = { ...this.#box, ...change };
    if (this === boxWithNames) ownNames.show(this.#box.names);
    try {
      localStorage.setItem(KEYS[this.game], JSON.stringify(this.#box));
    } catch {
      // a browser that keeps nothing
    }
  }
}

const boxes: Partial<Record<Game, MyBox>> = {};
/** The box whose names stand beside the numbers of the table now. */
let boxWithNames: MyBox | null = null;

/** The box of a game; the two games have cards of the same numbers. */
export const boxOf = (game: Game): MyBox => (boxes[game] ??= new MyBox(game));

/** Let the names of a box stand beside the numbers of the table, until the answer is called. */
export function showNames(game: Game): () => void {
  boxWithNames = boxOf(game);
  ownNames.show(boxWithNames.box.names);
  return () => {
    boxWithNames = null;
    ownNames.show({});
  };
}
