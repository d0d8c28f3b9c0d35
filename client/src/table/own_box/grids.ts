// Grids of printed enemies: a square shows hearts, bonuses, synergy and abilities, and is written in letters (docs/packs.md).

/** The marks of a square with one heart or several. */
export const HEARTS = ["H", "H2", "H3"];
export const SYNERGY = "S";
/** Letters that stand for abilities: those of hearts, synergy, bonuses and growth are taken in one game or the other. */
const LETTERS = "BCDEFGIJKLMNOQRTUVWXYZ";

/** What grids of a game can show, and how large they are. */
export interface GridKind {
  /** Damage of the sea, growth of power in the skies. */
  readonly bonuses: readonly string[];
  readonly abilities: readonly string[];
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Abilities of the skies that bear a number. */
const NUMBERED = [
  ...["add-power-ally", "add-power-self", "allies-damage", "block", "counter-all", "deal-all", "deal-one"],
  ...["heal-self", "heal-ally"],
];
/** The numbers that such an ability may bear. */
const ABILITY_NUMBERS = [1, 2, 3, 4];

export const GRIDS: Readonly<Record<string, GridKind>> = {
  sea: {
    bonuses: ["A", "A2"],
    abilities: [
      ...["adjacent-damage-1", "adjacent-damage-2", "adjacent-regen-1", "disarm", "discard-ability", "first-strike"],
      ...["flying", "frighten", "lose-resource", "low-morale", "madness", "regen-1", "regen-3", "resist-1"],
      ...["ship-damage", "venom", "weaken"],
    ],
    columns: [3],
    rows: [3, 4],
  },
  skies: {
    bonuses: ["P", "P2", "P3"],
    abilities: [
      ...NUMBERED.flatMap((name) => ABILITY_NUMBERS.map((number) => `${name}-${number}`)),
      ...["die-minus", "discard-ability", "first-strike", "frighten", "lose-resource", "low-morale", "madness"],
      ...["venom", "weaken"],
    ],
    columns: [2, 3, 4, 5],
    rows: [2, 3, 4, 5],
  },
};

/** What the grids of a game can show. */
export const gridKind = (game: string): GridKind => (GRIDS[game] ?? GRIDS["sea"])!;
/** All marks that a square may show. */
export const marksOf = ({ bonuses, abilities }: GridKind): ReadonlySet<string> =>
  new Set([...HEARTS, SYNERGY, ...bonuses, ...abilities]);

/** A name and its number, where the message of an ability takes one. */
export function numbered(mark: string): readonly [name: string, number: number] {
  const [, name = mark, number = ""] = /^(.+)-(\d)$/u.exec(mark) ?? [];
  return NUMBERED.includes(name) ? [name, Number(number)] : [mark, 0];
}

/** The squares of an enemy. */
export interface Grid {
  readonly columns: number;
  /** What each square shows, row by row: hearts, bonuses, synergy and names of abilities. */
  readonly squares: readonly (readonly string[])[];
}

/** A grid whose squares show nothing. */
export const emptyGrid = (columns: number, rows: number): Grid => ({
  columns,
  squares: Array.from({ length: columns * rows }, () => []),
});
/** How many rows a grid has. */
export const rowsOf = ({ columns, squares }: Grid): number => squares.length / columns;

/** A square after a mark was put on it or taken off; of hearts and of bonuses it shows one. */
export function marked(square: readonly string[], mark: string, { bonuses }: GridKind): readonly string[] {
  if (square.includes(mark)) return square.filter((other) => other !== mark);
  const same = [HEARTS, bonuses].find((marks) => marks.includes(mark)) ?? [];
  return [...square.filter((other) => !same.includes(other)), mark];
}

/** A grid of another size: whatever still has a place stays there. */
export function resized<G extends Grid>(grid: G, columns: number, rows: number): G {
  const squares = Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return (column < grid.columns && grid.squares[row * grid.columns + column]) || [];
  });
  return { ...grid, columns, squares };
}

/** Whether any square of a grid has a heart: without one no enemy could be beaten. */
export const hasHeart = ({ squares }: Grid): boolean =>
  squares.some((square) => square.some((mark) => HEARTS.includes(mark)));

/** The fields of a grid in TOML: its rows, and what its letters stand for. */
export function gridFields({ columns, squares }: Grid, kind: GridKind): string {
  const abilities = [...new Set(squares.flat())].filter((mark) => kind.abilities.includes(mark));
  const letter = (mark: string): string => (abilities.includes(mark) ? (LETTERS[abilities.indexOf(mark)] ?? "") : mark);
  const words = squares.map((square) => square.map(letter).join("+") || ".");
  const rows = Array.from({ length: words.length / columns }, (_, row) =>
    words.slice(row * columns, (row + 1) * columns).join(" "),
  );
  const legend = abilities.map((ability) => `${letter(ability)} = "${ability}"`).join(", ");
  return `grid = "${rows.join("\\n")}"${legend ? `, ability = { ${legend} }` : ""}`;
}
