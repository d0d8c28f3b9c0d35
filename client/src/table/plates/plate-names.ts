// Which plate belongs to which page.
import type { BookPlate, ScenePlate, StoryPage } from "../../wire";

/** All pages whose number begins with this letter show one place. */
const ONE_PLACE = "F";

/** The name of the plate of the place that a page belongs to: parts of a page (`45.2`) lie at one place. */
export function placePlate(page: string): string {
  if (page.startsWith(ONE_PLACE)) return "place-f1";
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

/** The mark of a copy of a card: copies share a plate. */
const COPY = /-\d+$/;

/** The plate of the first enemy of a fight that has one; that of the boss beaten last, if the enemies are no cards. */
export function beatenPlate(
  book: readonly BookPlate[] | undefined,
  enemies: readonly string[],
  areCards: boolean,
): ScenePlate | null {
  if (!areCards) return book?.filter(({ plate }) => plate.name.startsWith("boss-")).at(-1)?.plate ?? null;
  const names = enemies.flatMap((enemy) => [`enemy-${enemy}`, `enemy-${enemy.replace(COPY, "")}`]);
  return names.map((name) => plateNamed(book, name)).find((plate) => plate !== null) ?? null;
}

/** Whether a plate of the book is that of an enemy or a boss: they stand by themselves. */
export const isEnemy = ({ plate }: BookPlate): boolean => /^(?:enemy|boss)-/.test(plate.name);

/** The last plates of the book that are no enemies. */
export const lastPlaces = (book: readonly BookPlate[], count: number): readonly BookPlate[] =>
  book.filter((row) => !isEnemy(row)).slice(-count);
