// Bosses, cards and places of the printed skies, as the table takes them: a table of TOML in one line (docs/packs.md).
import { emptyGrid, gridFields, gridKind, hasHeart, resized, rowsOf, type Grid } from "./grids.ts";

export interface ZoneEntry extends Grid {
  readonly attack: number;
}

export interface BossEntry {
  readonly level: number;
  /** Whether its page lets the party run. */
  readonly flee: boolean;
  /** Three or four, side by side, with as many rows each. */
  readonly zones: readonly ZoneEntry[];
}

const ZONE: ZoneEntry = { attack: 0, ...emptyGrid(3, 3) };
export const NO_BOSS: BossEntry = { level: 0, flee: false, zones: [ZONE, ZONE, ZONE] };
export const zoneLetter = (at: number): string => "abcd"[at] ?? "";

/** A boss with three zones or four. */
export function withZones(boss: BossEntry, count: number): BossEntry {
  const rows = rowsOf(boss.zones[0] ?? ZONE);
  const zones = Array.from({ length: count }, (_, at) => boss.zones[at] ?? resized(ZONE, ZONE.columns, rows));
  return { ...boss, zones };
}

/** A boss after one of its zones was changed: the others have as many rows. */
export function withZone(boss: BossEntry, at: number, zone: ZoneEntry): BossEntry {
  const rows = rowsOf(zone);
  const zones = boss.zones.map((other, place) => (place === at ? zone : resized(other, other.columns, rows)));
  return { ...boss, zones };
}

export const isWholeBoss = ({ level, zones }: BossEntry): boolean => level > 0 && zones.every(hasHeart);

export function bossChoice(number: string, { level, flee, zones }: BossEntry): string {
  const kind = gridKind("skies");
  const written = zones.map(
    (zone, at) => `{ id = "${zoneLetter(at)}", attack = ${zone.attack}, ${gridFields(zone, kind)} }`,
  );
  return `enter boss { number = ${number}, level = ${level}, ${flee ? "flee = true, " : ""}zone = [${written.join(", ")}] }`;
}

export interface SquareEntry {
  readonly obstacles: readonly string[];
  readonly locations: readonly number[];
}

export const NO_SQUARE: SquareEntry = { obstacles: [], locations: [] };

export function squareChoice(id: string, { obstacles, locations }: SquareEntry): string {
  const fields = [
    `id = "${id}"`,
    ...(obstacles.length ? [`obstacles = [${obstacles.map((name) => `"${name}"`).join(", ")}]`] : []),
    ...(locations.length ? [`locations = [${locations.join(", ")}]`] : []),
  ];
  return `enter square { ${fields.join(", ")} }`;
}

/** The page behind an edge, as it looks from where Claire stands. */
export interface Edge {
  readonly way: string;
  /** The facing page at the binding; 0 where any may be. */
  readonly page: number;
}

const BACK: Readonly<Record<string, string>> = { north: "south", south: "north", east: "west", west: "east" };

/** A page behind an edge of another; the facing one needs no icon. */
export function pageChoice(from: number, { way, page }: Edge, [number, rows, columns]: readonly number[]): string {
  const exits = page ? "" : `, exits = { ${BACK[way] ?? way} = ${from} }`;
  return `enter page { page = ${number}, rows = ${rows}, columns = ${columns}${exits} }`;
}

/** What may be entered with an action: `act 2:d1 5x4 explore west east:3`. */
export interface Acting {
  readonly square: string;
  readonly page: number;
  readonly rows: number;
  readonly columns: number;
  readonly explores: boolean;
  readonly edges: readonly Edge[];
}

export function readActing(about: string): Acting {
  const [square = "", size = "", ...rest] = about.split(" ").filter(Boolean);
  const [rows = 0, columns = 0] = size.split("x").map(Number);
  const edges = rest
    .filter((word) => word !== "explore")
    .map((word) => ({ way: word.split(":")[0] ?? "", page: Number(word.split(":")[1] ?? 0) }));
  return { square, page: Number.parseInt(square, 10) || 0, rows, columns, explores: rest.includes("explore"), edges };
}

export interface SpaceEntry {
  /** The square of a landing place; empty for a distant location. */
  readonly square: string;
  /** The number of a distant location; 0 for a landing place. */
  readonly location: number;
  readonly fuel: boolean;
  readonly links: readonly string[];
}

export const isSquare = (text: string): boolean => /^[1-9]\d?:[a-h][1-8]$/u.test(text);
export const isWholeSpace = ({ square, location, links }: SpaceEntry): boolean =>
  links.length > 0 && (square ? isSquare(square) : location > 0);

/** It is known by where it is: a printed space has no number of its own. */
export function spaceChoice({ square, location, fuel, links }: SpaceEntry): string {
  const fields = square
    ? [
        `id = "at-${square.replace(":", "-")}", name = { en = "Landing place ${square}", fr = "Terrain ${square}" }`,
        `square = "${square}"`,
      ]
    : [
        `id = "location-${location}", name = { en = "Location ${location}", fr = "Lieu ${location}" }`,
        `explore = ${location}`,
      ];
  const linked = `links = [${links.map((ref) => `"${ref}"`).join(", ")}]`;
  return `enter space { ${[...fields, linked, ...(fuel ? ["fuel = true"] : [])].join(", ")} }`;
}

/** What a combat card does by itself. */
export interface CombatEntry {
  readonly damage: number;
  readonly remove: number;
  readonly block: number;
  /** The skill that is added to its damage; empty for none. */
  readonly skill: string;
  readonly die: boolean;
  readonly pierces: boolean;
}

export const NO_COMBAT: CombatEntry = { damage: 0, remove: 0, block: 0, skill: "", die: false, pierces: false };
export const isWholeCombat = ({ damage, remove, block, skill, die }: CombatEntry): boolean =>
  Boolean(damage || remove || block || skill || die);
export const CARD_KINDS = ["gear", "combat", "person", "recipe", "totem", "passenger", "place"];

/** The fields of a combat card in TOML. */
export function combatFields({ skill, die, pierces, damage, remove, block }: CombatEntry): string {
  const deals = damage || die || skill || pierces;
  const figures = [
    ...(deals ? [`damage = ${damage}`] : []),
    ...(die ? ["die = true"] : []),
    ...(skill ? [`skill = "${skill}"`] : []),
    ...(remove ? [`remove = ${remove}`] : []),
    ...(block ? [`block = ${block}`] : []),
    ...(pierces ? ["pierces = true"] : []),
  ];
  return `combat = { ${figures.join(", ")} }`;
}
