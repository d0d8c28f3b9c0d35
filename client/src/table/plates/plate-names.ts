// Which plate belongs to which page; plates are named by what they show: `place-45`, `enemy-harkian`, `boss-10`.
import type { BookPlate, EnemyState, ScenePlate, StoryPage } from "../../wire";

/** All pages whose number begins with this letter show one place, by its plate (`story/plates.py`). */
const ONE_PLACE = { letter: "F", plate: "place-f1" } as const;
/** The number of a copy at the end of a card's id: copies share a plate. */
const COPY = /-\d+$/;

/** The name of the plate of the place that a page belongs to: parts of a page (`45.2`) lie at one place. */
export function placePlate(page: string): string {
  if (page.startsWith(ONE_PLACE.letter)) return ONE_PLACE.plate;
  const [place = ""] = page.split(".");
  return `place-${place.toLowerCase()}`;
}

/** The plate of a page: the scene's own, or that of a place in the book of plates. */
export function plateOfPage(ref: string, page: StoryPage | null, book: readonly BookPlate[]): ScenePlate | null {
  if (page?.ref === ref) return page.plate;
  return plateNamed(book, placePlate(ref));
}

/** A plate of the book by its name. */
export const plateNamed = (book: readonly BookPlate[] | undefined, name: string): ScenePlate | null =>
  book?.find(({ plate }) => plate.name === name)?.plate ?? null;

const isBoss = ({ plate }: BookPlate): boolean => plate.name.startsWith("boss-");

/** Whether a plate of the book is that of an enemy or a boss: they stand by themselves. */
export const isEnemy = (row: BookPlate): boolean => isBoss(row) || row.plate.name.startsWith("enemy-");

/** The plate of a fight that was won: of the first enemy that has one, or of the boss beaten last where no card was laid out. */
export const beatenPlate = (book: readonly BookPlate[], enemies: readonly string[]): ScenePlate | null =>
  enemies.length ? enemyPlate(book, enemies) : (book.filter(isBoss).at(-1)?.plate ?? null);

/** The plate of the first of some enemies that has one. */
function enemyPlate(book: readonly BookPlate[], enemies: readonly string[]): ScenePlate | null {
  const names = enemies.flatMap((enemy) => [`enemy-${enemy}`, `enemy-${enemy.replace(COPY, "")}`]);
  return names.map((name) => plateNamed(book, name)).find((plate) => plate !== null) ?? null;
}

/** The plates of the enemies of a fight, each once. */
export function platesOf(enemies: readonly EnemyState[]): { readonly plate: ScenePlate; readonly name: string }[] {
  const drawn = enemies.flatMap(({ plate, name }) => (plate ? [{ plate, name }] : []));
  return drawn.filter(({ plate }, at) => drawn.findIndex((other) => other.plate.hash === plate.hash) === at);
}

/** The last plates of the book that are no enemies. */
export const lastPlaces = (book: readonly BookPlate[], count: number): readonly BookPlate[] =>
  book.filter((row) => !isEnemy(row)).slice(-count);
