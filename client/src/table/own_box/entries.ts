// Cards and regions of a printed box, as the table takes them: a table of TOML in one line (docs/packs.md).
import { SKILLS } from "./lines.ts";

export const COLUMNS = 3;
export const HEARTS = ["H", "H2", "H3"];
export const BONUSES = ["A", "A2"];
export const SYNERGY = "S";
/** Abilities of enemies of the sea. */
export const ABILITIES = [
  ...["adjacent-damage-1", "adjacent-damage-2", "adjacent-regen-1", "disarm", "discard-ability", "first-strike"],
  ...["flying", "frighten", "lose-resource", "low-morale", "madness", "regen-1", "regen-3", "resist-1"],
  ...["ship-damage", "venom", "weaken"],
];
/** Letters that stand for abilities in a grid: those of hearts, synergy and bonuses are taken. */
const LETTERS = "BCDEFGIJKLMNOPQRTUVWXYZ";

export interface EnemyEntry {
  readonly level: number;
  readonly defense: number;
  readonly attack: number;
  /** What each square shows, row by row: hearts, bonuses, synergy and names of abilities. */
  readonly squares: readonly (readonly string[])[];
}

export const NO_ENEMY: EnemyEntry = { level: 0, defense: 0, attack: 0, squares: Array.from({ length: 9 }, () => []) };

/** A square after a mark was put on it or taken off; of hearts and of bonuses it shows one. */
export function marked(square: readonly string[], mark: string): readonly string[] {
  if (square.includes(mark)) return square.filter((other) => other !== mark);
  const same = [HEARTS, BONUSES].find((marks) => marks.includes(mark)) ?? [];
  return [...square.filter((other) => !same.includes(other)), mark];
}

/** A grid of three or four rows. */
export function withRows(entry: EnemyEntry, rows: number): EnemyEntry {
  const squares = Array.from({ length: rows * COLUMNS }, (_, at) => entry.squares[at] ?? []);
  return { ...entry, squares };
}

export const isWholeEnemy = ({ level, defense, squares }: EnemyEntry): boolean =>
  level > 0 && defense > 0 && squares.some((square) => square.some((mark) => HEARTS.includes(mark)));

export function enemyChoice(number: string, { level, defense, attack, squares }: EnemyEntry): string {
  const abilities = [...new Set(squares.flat())].filter((mark) => ABILITIES.includes(mark));
  const letter = (mark: string): string => (abilities.includes(mark) ? (LETTERS[abilities.indexOf(mark)] ?? "") : mark);
  const words = squares.map((square) => square.map(letter).join("+") || ".");
  const rows = Array.from({ length: words.length / COLUMNS }, (_, row) =>
    words.slice(row * COLUMNS, (row + 1) * COLUMNS).join(" "),
  );
  const legend = abilities.map((ability) => `${letter(ability)} = "${ability}"`).join(", ");
  const fields = [
    `number = ${number}, level = ${level}, defense = ${defense}, attack = ${attack}`,
    `grid = "${rows.join("\\n")}"`,
    ...(legend ? [`ability = { ${legend} }`] : []),
  ];
  return `enter enemy { ${fields.join(", ")} }`;
}

export interface RegionEntry {
  readonly port: boolean;
  readonly market: boolean;
  readonly locations: readonly number[];
  readonly hazard: HazardEntry | null;
}

export interface HazardEntry {
  readonly skill: string;
  readonly number: number;
  /** What failing costs, a line of the effect language. */
  readonly fail: string;
}

export const NO_REGION: RegionEntry = { port: false, market: false, locations: [], hazard: null };

export const isWholeRegion = ({ hazard }: RegionEntry): boolean =>
  !hazard || (SKILLS.includes(hazard.skill) && hazard.number > 0 && hazard.fail !== "");

export function regionChoice(id: string, { port, market, locations, hazard }: RegionEntry): string {
  const fields = [
    `id = "${id}"`,
    ...(port ? ["port = true"] : []),
    ...(market ? ["market = true"] : []),
    ...(locations.length ? [`locations = [${locations.join(", ")}]`] : []),
    ...(hazard
      ? [
          `hazard = { name = { en = "Hazard", fr = "Danger" }, skill = "${hazard.skill}", number = ${hazard.number}, fail = ["${hazard.fail}"] }`,
        ]
      : []),
  ];
  return `enter region { ${fields.join(", ")} }`;
}

export const questChoice = (number: string, keyword: string): string =>
  `enter quest { number = ${number}, keyword = "${keyword}" }`;

export interface CardEntry {
  readonly command: number;
  /** What using it does, a line of the effect language; empty for a card that is not used. */
  readonly does: string;
}

export function cardChoice(number: string, { command, does }: CardEntry): string {
  const line = does.replace(/["\\]/gu, "");
  const use = line ? `, use = [{ do = ["${line}"] }]` : "";
  return `enter adventure { number = ${number}, kind = "gear", command = ${command}${use} }`;
}

/** Numbers as they were typed, each once. */
export const numbersOf = (typed: string): number[] => [
  ...new Set((typed.match(/\d{1,3}/gu) ?? []).map(Number).filter((number) => number > 0)),
];
