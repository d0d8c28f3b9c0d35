// The document of my box, version 1, and the files that hold it.
import type { Game } from "../shared/game.ts";
import type { Names } from "../state/own-names.svelte.ts";
import type { CardEntry, EnemyEntry, RegionEntry } from "./entries.ts";
import {
  FIGURE_KEY,
  entriesOf,
  isFields,
  isNumber,
  isText,
  readBoss,
  readCard,
  readEnemy,
  readFigure,
  readLines,
  readNamed,
  readRegion,
  readSquare,
} from "./read-entries.ts";
import type { BossEntry, SquareEntry } from "./skies-entries.ts";

/** What was entered of a printed box on this device. */
export interface Box {
  readonly version: 1;
  readonly enemies: Readonly<Record<string, EnemyEntry>>;
  readonly bosses: Readonly<Record<string, BossEntry>>;
  readonly regions: Readonly<Record<string, RegionEntry>>;
  readonly squares: Readonly<Record<string, SquareEntry>>;
  /** Keywords by the numbers of quests. */
  readonly quests: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, CardEntry>>;
  /** Lines that were told of a page. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Figures of boards and cards as they are printed, by their words. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** Names and reminders, by kind and number: they are shown beside the number and sent nowhere. */
  readonly names: Names;
}

export const NO_BOX: Box = {
  version: 1,
  enemies: {},
  bosses: {},
  regions: {},
  squares: {},
  quests: {},
  cards: {},
  pages: {},
  figures: {},
  names: {},
};

/** The box that a document holds; nothing for what is no box of ours. */
export function readBox(value: unknown): Box | null {
  if (!isFields(value) || value["version"] !== 1) return null;
  return {
    version: 1,
    enemies: entriesOf(value["enemies"], readEnemy),
    bosses: entriesOf(value["bosses"], readBoss),
    regions: entriesOf(value["regions"], readRegion),
    squares: entriesOf(value["squares"], readSquare),
    quests: entriesOf(value["quests"], (word) => (isText(word) ? word : null)),
    cards: entriesOf(value["cards"], readCard),
    pages: entriesOf(value["pages"], readLines),
    figures: entriesOf(value["figures"], readFigure, FIGURE_KEY),
    names: entriesOf(value["names"], readNamed),
  };
}

/** Why a file is not taken up: it is too large, no JSON, no box, of a later version, of the other game, or empty. */
export type Problem = "large" | "json" | "none" | "version" | "game" | "empty";

/** Most characters of a file: a whole box with all its names is far smaller. */
export const MAX_FILE = 2_000_000;

/** The box that a file holds, or why there is none for this game; a file that names no game is of the sea. */
export function boxInFile(text: string, game: Game): Box | Problem {
  if (text.length > MAX_FILE) return "large";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "json";
  }
  if (!isFields(value) || !isNumber(value["version"])) return "none";
  const boxGame = value["game"] ?? "sea";
  if (boxGame !== game) return boxGame === "sea" || boxGame === "skies" ? "game" : "none";
  const box = readBox(value);
  if (!box) return "version";
  return contents(box).some(([, count]) => count) ? box : "empty";
}

/** A box without the owner's names and reminders. */
export const withoutNames = (box: Box): Box => ({ ...box, names: {} });

/** How many entries there are of each kind, by its field of `Box`. */
export type Contents = readonly (readonly [part: string, count: number])[];

/** How many entries a box has of each kind. */
export function contents(box: Box): Contents {
  const { version: _, ...parts } = box;
  return Object.entries(parts).map(([part, entries]) => [part, Object.keys(entries).length]);
}
