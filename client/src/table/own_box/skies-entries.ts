// Bosses, squares, pages, spaces and combat cards of the printed skies: the figures of a form, and the choice that enters them
// (toml.ts).
import { emptyGrid, gridFields, gridKind, hasHeart, resized, rowsOf, type Grid } from "./grids.ts";
import { inlineTable, quoted, quotedList } from "./toml.ts";

/** A zone of a boss. */
export interface ZoneEntry extends Grid {
  readonly attack: number;
}

/** The page of a boss. */
export interface BossEntry {
  readonly level: number;
  /** Whether its page lets the party run. */
  readonly flee: boolean;
  /** Three or four, side by side, with as many rows each. */
  readonly zones: readonly ZoneEntry[];
}

const EMPTY_ZONE: ZoneEntry = { attack: 0, ...emptyGrid(3, 3) };
export const NO_BOSS: BossEntry = { level: 0, flee: false, zones: [EMPTY_ZONE, EMPTY_ZONE, EMPTY_ZONE] };
/** The letter by which a zone is known. */
export const zoneLetter = (index: number): string => "abcd"[index] ?? "";

/** A boss with three zones or four. */
export function withZones(boss: BossEntry, count: number): BossEntry {
  const rows = rowsOf(boss.zones[0] ?? EMPTY_ZONE);
  const newZone = resized(EMPTY_ZONE, EMPTY_ZONE.columns, rows);
  const zones = Array.from({ length: count }, (_, index) => boss.zones[index] ?? newZone);
  return { ...boss, zones };
}

/** A boss after one of its zones was changed: the others get as many rows. */
export function withZone(boss: BossEntry, changed: number, zone: ZoneEntry): BossEntry {
  const rows = rowsOf(zone);
  const zones = boss.zones.map((other, index) => (index === changed ? zone : resized(other, other.columns, rows)));
  return { ...boss, zones };
}

/** Whether every zone has a heart, and the boss a level. */
export const isWholeBoss = ({ level, zones }: BossEntry): boolean => level > 0 && zones.every(hasHeart);

/** The choice that enters a boss. */
export function bossChoice(number: string, { level, flee, zones }: BossEntry): string {
  const kind = gridKind("skies");
  const zoneTables = zones.map((zone, index) =>
    inlineTable([`id = ${quoted(zoneLetter(index))}`, `attack = ${zone.attack}`, gridFields(zone, kind)]),
  );
  const fields = [`number = ${number}`, `level = ${level}`, flee && "flee = true", `zone = [${zoneTables.join(", ")}]`];
  return `enter boss ${inlineTable(fields)}`;
}

/** A square of the atlas. */
export interface SquareEntry {
  readonly obstacles: readonly string[];
  readonly locations: readonly number[];
}

export const NO_SQUARE: SquareEntry = { obstacles: [], locations: [] };

/** The choice that enters a square. */
export function squareChoice(id: string, { obstacles, locations }: SquareEntry): string {
  const fields = [
    `id = ${quoted(id)}`,
    obstacles.length > 0 && `obstacles = ${quotedList(obstacles)}`,
    locations.length > 0 && `locations = [${locations.join(", ")}]`,
  ];
  return `enter square ${inlineTable(fields)}`;
}

/** An edge of a page over which the party may move. */
export interface Edge {
  /** The direction of the move. */
  readonly way: string;
  /** The facing page at the binding; 0 where any may be. */
  readonly page: number;
}

const OPPOSITE: Readonly<Record<string, string>> = { north: "south", south: "north", east: "west", west: "east" };

/** A page as it is entered: its number, and how many squares it has. */
export interface PageEntry {
  readonly page: number;
  readonly rows: number;
  readonly columns: number;
}

/** A page behind an edge of another; the facing one needs no icon that leads back. */
export function pageChoice(from: number, edge: Edge, { page, rows, columns }: PageEntry): string {
  const isFacing = edge.page > 0;
  const fields = [
    `page = ${page}`,
    `rows = ${rows}`,
    `columns = ${columns}`,
    !isFacing && `exits = ${inlineTable([`${OPPOSITE[edge.way] ?? edge.way} = ${from}`])}`,
  ];
  return `enter page ${inlineTable(fields)}`;
}

/** What may be entered with an action. */
export interface Acting {
  readonly square: string;
  readonly page: number;
  readonly rows: number;
  readonly columns: number;
  readonly explores: boolean;
  readonly edges: readonly Edge[];
}

/** An edge as the table names it: its direction, and the facing page at the binding. */
function readEdge(word: string): Edge {
  const [way = "", page = "0"] = word.split(":");
  return { way, page: Number(page) };
}

/**
 * Reads `act SQUARE ROWSxCOLUMNS [explore] EDGE...` without its first word: `2:d1 5x4 explore west east:3` is square d1 of page 2,
 * which has 5 rows of 4, with a west edge to any page and an east edge to page 3.
 */
export function readActing(about: string): Acting {
  const [square = "", size = "", ...rest] = about.split(" ").filter(Boolean);
  const [rows = 0, columns = 0] = size.split("x").map(Number);
  const page = Number.parseInt(square, 10) || 0;
  const explores = rest.includes("explore");
  const edges = rest.filter((word) => word !== "explore").map(readEdge);
  return { square, page, rows, columns, explores, edges };
}

/** A space of the flight board. */
export interface SpaceEntry {
  /** The square of a landing place; empty for a distant location. */
  readonly square: string;
  /** The number of a distant location; 0 for a landing place. */
  readonly location: number;
  readonly fuel: boolean;
  readonly links: readonly string[];
}

/** Whether a text names a square: `10:b3` is column 3 of row b on page 10. */
export const isSquare = (text: string): boolean => /^[1-9]\d?:[a-h][1-8]$/u.test(text);
/** Whether a space is somewhere, and linked to others. */
export const isWholeSpace = ({ square, location, links }: SpaceEntry): boolean =>
  links.length > 0 && (square ? isSquare(square) : location > 0);

/** The choice that enters a space, which is known by where it is: a printed space has no number of its own. */
export function spaceChoice({ square, location, fuel, links }: SpaceEntry): string {
  const place = square
    ? [
        `id = "at-${square.replace(":", "-")}"`,
        `name = { en = "Landing place ${square}", fr = "Terrain ${square}" }`,
        `square = ${quoted(square)}`,
      ]
    : [
        `id = "location-${location}"`,
        `name = { en = "Location ${location}", fr = "Lieu ${location}" }`,
        `explore = ${location}`,
      ];
  return `enter space ${inlineTable([...place, `links = ${quotedList(links)}`, fuel && "fuel = true"])}`;
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
/** Whether a combat card does anything. */
export const isWholeCombat = ({ damage, remove, block, skill, die }: CombatEntry): boolean =>
  Boolean(damage || remove || block || skill || die);
export const CARD_KINDS = ["gear", "combat", "person", "recipe", "totem", "passenger", "place"];

/** The fields of a combat card in TOML; damage is said, even 0, wherever something is added to it. */
export function combatFields({ skill, die, pierces, damage, remove, block }: CombatEntry): string {
  const dealsDamage = damage > 0 || die || skill !== "" || pierces;
  const figures = [
    dealsDamage && `damage = ${damage}`,
    die && "die = true",
    skill !== "" && `skill = ${quoted(skill)}`,
    remove > 0 && `remove = ${remove}`,
    block > 0 && `block = ${block}`,
    pierces && "pierces = true",
  ];
  return `combat = ${inlineTable(figures)}`;
}
