// Entries of my box as they are read from a file: whatever in them is not as we write it is left out.
import type { Named } from "../state/own-names.svelte.ts";
import { NO_CARD, type CardEntry, type EnemyEntry, type HazardEntry, type RegionEntry } from "./entries.ts";
import { GRIDS, marksOf, type Grid } from "./grids.ts";
import { OBSTACLES } from "./skies-lines.ts";
import { CARD_KINDS, type BossEntry, type CombatEntry, type SquareEntry, type ZoneEntry } from "./skies-entries.ts";

/** Most entries of a kind; the printed box holds fewer. */
const MAX_ENTRIES = 600;
/** Most lines of a page, and characters of a text: more than any printed page needs. */
const MAX_LINES = 60;
export const MAX_TEXT = 300;
/** A name that an owner gives. */
export const MAX_NAME = 60;
/** Numbers, ids, pages, and kinds with a number. */
const KEY = /^[\p{L}\p{N}.:-]+(?: [\p{L}\p{N}.:-]+)?$/u;
/** Words of a figure, as they are entered: `printed-health odessa`. */
export const FIGURE_KEY = /^printed-[a-z-]+(?: [a-z0-9-]+){0,2}$/u;
/** Most columns and rows of a grid; printed ones have up to 5. */
const MAX_SIDE = 8;
const MARKS = new Set(Object.values(GRIDS).flatMap((kind) => [...marksOf(kind)]));

/** A record of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Figures of printed cards have two digits at most. */
const MAX_FIGURE = 99;
/** Whether a value is a whole number from 0 to `most`. */
export const isNumber = (value: unknown, most = MAX_FIGURE): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
/** Whether a value is a text that is not too long. */
export const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_TEXT;

/** Text without line breaks and whatever else is not seen. */
export const inOneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, " ").trim();

/** A record with what a reader makes of each value; null leaves a value out. */
export function entriesOf<T>(value: unknown, read: (value: unknown) => T | null, keys = KEY): Record<string, T> {
  if (!isFields(value)) return {};
  const pairs = Object.entries(value).slice(0, MAX_ENTRIES);
  return Object.fromEntries(
    pairs.flatMap(([key, item]) => {
      const entry = key.length <= MAX_TEXT && keys.test(key) ? read(item) : null;
      return entry === null ? [] : [[key, entry]];
    }),
  );
}

export function readEnemy(value: unknown): EnemyEntry | null {
  if (!isFields(value)) return null;
  const { level, defense, attack } = value;
  const grid = readGrid(value);
  return isNumber(level) && isNumber(defense) && isNumber(attack) && grid ? { level, defense, attack, ...grid } : null;
}

/** A grid; of three columns where none are said. */
function readGrid({ columns = 3, squares }: Fields): Grid | null {
  if (!isNumber(columns, MAX_SIDE) || !columns || !Array.isArray(squares)) return null;
  const rows = squares.length / columns;
  if (!Number.isInteger(rows) || rows < 1 || rows > MAX_SIDE) return null;
  const isGrid = squares.every((square) => Array.isArray(square) && square.every((mark) => MARKS.has(mark)));
  return isGrid ? { columns, squares: squares as string[][] } : null;
}

/** How many zones a boss has. */
export const ZONE_COUNTS: readonly number[] = [3, 4];

export function readBoss(value: unknown): BossEntry | null {
  if (!isFields(value) || !isNumber(value["level"]) || !Array.isArray(value["zones"])) return null;
  const zones = value["zones"].map(readZone).filter((zone) => zone !== null);
  const isWhole = zones.length === value["zones"].length && ZONE_COUNTS.includes(zones.length);
  return isWhole ? { level: value["level"], flee: value["flee"] === true, zones } : null;
}

function readZone(value: unknown): ZoneEntry | null {
  if (!isFields(value) || !isNumber(value["attack"])) return null;
  const grid = readGrid(value);
  return grid && { attack: value["attack"], ...grid };
}

/** Numbers of locations have three digits at most. */
const MAX_LOCATION = 999;
const locationsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((number): number is number => isNumber(number, MAX_LOCATION)) : [];

export function readSquare(value: unknown): SquareEntry | null {
  if (!isFields(value) || !Array.isArray(value["obstacles"])) return null;
  const obstacles = OBSTACLES.filter((name) => (value["obstacles"] as unknown[]).includes(name));
  return { obstacles, locations: locationsIn(value["locations"]) };
}

function readHazard(value: unknown): HazardEntry | null {
  if (!isFields(value)) return null;
  const { skill, number, fail } = value;
  return isText(skill) && isNumber(number) && isText(fail) ? { skill, number, fail } : null;
}

export function readRegion(value: unknown): RegionEntry | null {
  if (!isFields(value) || !Array.isArray(value["locations"])) return null;
  return {
    port: value["port"] === true,
    market: value["market"] === true,
    locations: locationsIn(value["locations"]),
    hazard: readHazard(value["hazard"]),
  };
}

export function readCard(value: unknown): CardEntry | null {
  if (!isFields(value)) return null;
  const { command, does, kind = NO_CARD.kind, combat = NO_CARD.combat } = value;
  const figures = readCombat(combat);
  if (!isNumber(command) || !isText(does) || !isText(kind) || !CARD_KINDS.includes(kind) || !figures) return null;
  return { kind, command, does, combat: figures };
}

function readCombat(value: unknown): CombatEntry | null {
  if (!isFields(value)) return null;
  const { damage, remove, block, skill, die, pierces } = value;
  if (!isNumber(damage) || !isNumber(remove) || !isNumber(block) || !isText(skill)) return null;
  return { damage, remove, block, skill, die: die === true, pierces: pierces === true };
}

export function readNamed(value: unknown): Named | null {
  if (!isFields(value)) return null;
  const { name, reminder } = value;
  if (!isText(name) || !isText(reminder)) return null;
  const named = { name: inOneLine(name).slice(0, MAX_NAME), reminder: inOneLine(reminder) };
  return named.name || named.reminder ? named : null;
}

/** More than any figure that a board shows. */
const MAX_BOARD_FIGURE = 200;
/** A figure of a board: a number or a word; null for anything else. */
export const readFigure = (value: unknown): number | string | null =>
  isNumber(value, MAX_BOARD_FIGURE) || (isText(value) && /^[a-z-]+(?:-\d)?$/u.test(value)) ? value : null;

/** The lines of a page; null for anything else. */
export const readLines = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter(isText).slice(0, MAX_LINES) : null;
