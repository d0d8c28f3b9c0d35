// The document of my box, version 1: whatever in it is not as we write it is left out.
import { ABILITIES, BONUSES, COLUMNS, HEARTS, SYNERGY } from "./entries.ts";
import type { CardEntry, EnemyEntry, HazardEntry, RegionEntry } from "./entries.ts";

export interface Named {
  readonly name: string;
  readonly reminder: string;
}

export interface Box {
  readonly version: 1;
  readonly enemies: Readonly<Record<string, EnemyEntry>>;
  readonly regions: Readonly<Record<string, RegionEntry>>;
  /** Keywords by the numbers of quests. */
  readonly quests: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, CardEntry>>;
  /** Lines that were told of a page. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Names and reminders, by kind and number: they are shown beside the number and sent nowhere. */
  readonly names: Readonly<Record<string, Named>>;
}

export const NO_BOX: Box = { version: 1, enemies: {}, regions: {}, quests: {}, cards: {}, pages: {}, names: {} };

/** Most entries of a kind; the printed box holds fewer. */
const MOST = 600;
const MAX_LINES = 60;
const MAX_TEXT = 300;
const MARKS = new Set([...HEARTS, ...BONUSES, SYNERGY, ...ABILITIES]);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown, most = 99): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_TEXT;

/** A record with what a reader makes of each value; null leaves a value out. */
function entriesOf<T>(value: unknown, read: (value: unknown) => T | null): Record<string, T> {
  if (!isFields(value)) return {};
  const pairs = Object.entries(value).slice(0, MOST);
  return Object.fromEntries(
    pairs.flatMap(([key, item]) => {
      const entry = key.length <= MAX_TEXT ? read(item) : null;
      return entry === null ? [] : [[key, entry]];
    }),
  );
}

function readEnemy(value: unknown): EnemyEntry | null {
  if (!isFields(value)) return null;
  const { level, defense, attack, squares } = value;
  if (!isNumber(level) || !isNumber(defense) || !isNumber(attack) || !Array.isArray(squares)) return null;
  if (![3, 4].includes(squares.length / COLUMNS)) return null;
  const isGrid = squares.every((square) => Array.isArray(square) && square.every((mark) => MARKS.has(mark)));
  return isGrid ? { level, defense, attack, squares: squares as string[][] } : null;
}

function readHazard(value: unknown): HazardEntry | null {
  if (!isFields(value)) return null;
  const { skill, number, fail } = value;
  return isText(skill) && isNumber(number) && isText(fail) ? { skill, number, fail } : null;
}

function readRegion(value: unknown): RegionEntry | null {
  if (!isFields(value) || !Array.isArray(value["locations"])) return null;
  const locations = value["locations"].filter((location): location is number => isNumber(location, 999));
  const { port, market, hazard } = value;
  return { port: port === true, market: market === true, locations, hazard: readHazard(hazard) };
}

function readCard(value: unknown): CardEntry | null {
  if (!isFields(value)) return null;
  const { command, does } = value;
  return isNumber(command) && isText(does) ? { command, does } : null;
}

function readNamed(value: unknown): Named | null {
  if (!isFields(value)) return null;
  const { name, reminder } = value;
  return isText(name) && isText(reminder) ? { name, reminder } : null;
}

const readLines = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter(isText).slice(0, MAX_LINES) : null;

/** The box that a document holds; nothing for what is no box of ours. */
export function readBox(value: unknown): Box | null {
  if (!isFields(value) || value["version"] !== 1) return null;
  return {
    version: 1,
    enemies: entriesOf(value["enemies"], readEnemy),
    regions: entriesOf(value["regions"], readRegion),
    quests: entriesOf(value["quests"], (word) => (isText(word) ? word : null)),
    cards: entriesOf(value["cards"], readCard),
    pages: entriesOf(value["pages"], readLines),
    names: entriesOf(value["names"], readNamed),
  };
}

export const withoutNames = (box: Box): Box => ({ ...box, names: {} });

/** How many entries there are of each kind. */
export function contents(box: Box): readonly (readonly [string, number])[] {
  const { version: _, ...parts } = box;
  return Object.entries(parts).map(([part, entries]) => [part, Object.keys(entries).length]);
}
