// Cards and places of a printed box, as the table takes them: a table of TOML in one line (docs/packs.md).
import { emptyGrid, gridFields, gridKind, hasHeart, type Grid } from "./grids.ts";
import { SEA_SKILLS } from "./sea-lines.ts";
import { NO_COMBAT, combatFields, isWholeCombat, type CombatEntry } from "./skies-entries.ts";

export interface EnemyEntry extends Grid {
  readonly level: number;
  /** Of the sea only. */
  readonly defense: number;
  readonly attack: number;
}

/** The figures that an enemy card of a game shows. */
export const ENEMY_FIGURES: Readonly<Record<string, readonly ("level" | "defense" | "attack")[]>> = {
  sea: ["level", "defense", "attack"],
  skies: ["level", "attack"],
};
export const enemyFigures = (game: string) => ENEMY_FIGURES[game] ?? [];
export const NO_ENEMY: EnemyEntry = { level: 0, defense: 0, attack: 0, ...emptyGrid(3, 3) };

export const isWholeEnemy = (entry: EnemyEntry, game: string): boolean =>
  entry.level > 0 && (entry.defense > 0 || !enemyFigures(game).includes("defense")) && hasHeart(entry);

export function enemyChoice(number: string, entry: EnemyEntry, game: string): string {
  const figures = enemyFigures(game).map((name) => `${name} = ${entry[name]}`);
  return `enter enemy { ${[`number = ${number}`, ...figures, gridFields(entry, gridKind(game))].join(", ")} }`;
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
  !hazard || (SEA_SKILLS.includes(hazard.skill) && hazard.number > 0 && hazard.fail !== "");

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
  /** Of the skies only; all numbered cards of the sea are held alike. */
  readonly kind: string;
  /** Of the sea only. */
  readonly command: number;
  /** What using it, or the synergy of a combat card, does: a line of the effect language; empty for nothing. */
  readonly does: string;
  readonly combat: CombatEntry;
}

export const NO_CARD: CardEntry = { kind: "gear", command: 0, does: "", combat: NO_COMBAT };
export const isWholeCard = ({ kind, does, combat }: CardEntry): boolean =>
  kind === "combat" ? isWholeCombat(combat) || does !== "" : kind !== "recipe" || does !== "";

export function cardChoice(number: string, { kind, command, does, combat }: CardEntry, game: string): string {
  const line = does.replace(/["\\]/gu, "").trim();
  const isCombat = kind === "combat";
  const fields = [
    `number = ${number}, kind = "${kind}"`,
    ...(game === "sea" ? [`command = ${command}`] : []),
    ...(isCombat ? [combatFields(combat)] : []),
    ...(line ? [isCombat ? `synergy = ["${line}"]` : `use = [{ do = ["${line}"] }]`] : []),
  ];
  return `enter adventure { ${fields.join(", ")} }`;
}

/** Numbers as they were typed, each once. */
export const numbersOf = (typed: string): number[] => [
  ...new Set((typed.match(/\d{1,3}/gu) ?? []).map(Number).filter((number) => number > 0)),
];
