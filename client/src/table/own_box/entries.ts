// Enemies, regions, quests and cards of a printed box: the figures of a form, and the choice that enters them (toml.ts).
// `isWhole...` says whether everything is filled in without which the table would refuse the choice.
import { emptyGrid, gridFields, gridKind, hasHeart, type Grid } from "./grids.ts";
import { SEA_SKILLS } from "./sea-lines.ts";
import { NO_COMBAT, combatFields, isWholeCombat, type CombatEntry } from "./skies-entries.ts";
import { inlineTable, quoted, quotedList, withoutQuotes } from "./toml.ts";

/** An enemy card. */
export interface EnemyEntry extends Grid {
  readonly level: number;
  /** Of the sea only. */
  readonly defense: number;
  readonly attack: number;
}

type EnemyFigure = "level" | "defense" | "attack";
const FIGURES_BY_GAME: Readonly<Record<string, readonly EnemyFigure[]>> = {
  sea: ["level", "defense", "attack"],
  skies: ["level", "attack"],
};
/** The figures that an enemy card of a game shows. */
export const enemyFigures = (game: string): readonly EnemyFigure[] => FIGURES_BY_GAME[game] ?? [];

/** An enemy of which nothing is filled in. */
export const NO_ENEMY: EnemyEntry = { level: 0, defense: 0, attack: 0, ...emptyGrid(3, 3) };

/** Whether an enemy has the figures of its game, and a heart. */
export const isWholeEnemy = (entry: EnemyEntry, game: string): boolean =>
  entry.level > 0 && (entry.defense > 0 || !enemyFigures(game).includes("defense")) && hasHeart(entry);

/** The choice that enters an enemy. */
export function enemyChoice(number: string, entry: EnemyEntry, game: string): string {
  const figures = enemyFigures(game).map((name) => `${name} = ${entry[name]}`);
  return `enter enemy ${inlineTable([`number = ${number}`, ...figures, gridFields(entry, gridKind(game))])}`;
}

/** A region of the atlas. */
export interface RegionEntry {
  readonly port: boolean;
  readonly market: boolean;
  readonly locations: readonly number[];
  readonly hazard: HazardEntry | null;
}

/** The hazard of a region. */
export interface HazardEntry {
  readonly skill: string;
  readonly number: number;
  /** What failing costs, a line of the effect language. */
  readonly fail: string;
}

export const NO_REGION: RegionEntry = { port: false, market: false, locations: [], hazard: null };

/** Whether the hazard of a region, if it has one, is filled in. */
export const isWholeRegion = ({ hazard }: RegionEntry): boolean =>
  !hazard || (SEA_SKILLS.includes(hazard.skill) && hazard.number > 0 && hazard.fail !== "");

/** Printed hazards have no name; a name in each language is what the table asks for. */
const HAZARD_NAME = '{ en = "Hazard", fr = "Danger" }';

/** A hazard in TOML. */
const hazardTable = ({ skill, number, fail }: HazardEntry): string =>
  inlineTable([
    `name = ${HAZARD_NAME}`,
    `skill = ${quoted(skill)}`,
    `number = ${number}`,
    `fail = ${quotedList([fail])}`,
  ]);

/** The choice that enters a region. */
export function regionChoice(id: string, { port, market, locations, hazard }: RegionEntry): string {
  const fields = [
    `id = ${quoted(id)}`,
    port && "port = true",
    market && "market = true",
    locations.length > 0 && `locations = [${locations.join(", ")}]`,
    hazard && `hazard = ${hazardTable(hazard)}`,
  ];
  return `enter region ${inlineTable(fields)}`;
}

/** Most characters of a keyword. */
export const MAX_KEYWORD = 30;

/** The choice that enters the keyword of a quest. */
export const questChoice = (number: string, keyword: string): string =>
  `enter quest ${inlineTable([`number = ${number}`, `keyword = ${quoted(keyword)}`])}`;

/** An adventure card. */
export interface CardEntry {
  /** Of the skies only; all numbered cards of the sea are held alike. */
  readonly kind: string;
  /** Of the sea only. */
  readonly command: number;
  /** What using it, or the synergy of a combat card, does: a line of the effect language; empty for nothing. */
  readonly does: string;
  readonly combat: CombatEntry;
}

export const NO_CARD: CardEntry = { kind: "gear", command: 0, does: "", combat: NO_COMBAT };

/** Whether a card is complete: a combat card needs figures or an effect, a recipe an effect, other cards nothing. */
export function isWholeCard({ kind, does, combat }: CardEntry): boolean {
  const hasEffect = does !== "";
  if (kind === "combat") return hasEffect || isWholeCombat(combat);
  return hasEffect || kind !== "recipe";
}

/** The choice that enters an adventure card. */
export function cardChoice(number: string, { kind, command, does, combat }: CardEntry, game: string): string {
  const effect = withoutQuotes(does);
  const isCombat = kind === "combat";
  const use = isCombat ? `synergy = ${quotedList([effect])}` : `use = [{ do = ${quotedList([effect])} }]`;
  const fields = [
    `number = ${number}`,
    `kind = ${quoted(kind)}`,
    game === "sea" && `command = ${command}`,
    isCombat && combatFields(combat),
    effect !== "" && use,
  ];
  return `enter adventure ${inlineTable(fields)}`;
}

/** Numbers as they were typed, each once. */
export const numbersOf = (typed: string): number[] => [
  ...new Set((typed.match(/\d{1,3}/gu) ?? []).map(Number).filter((number) => number > 0)),
];
