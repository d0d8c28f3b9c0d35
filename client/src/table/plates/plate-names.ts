// Which plate belongs to which page.
import type { BookPlate, ScenePlate, StoryPage } from "../../wire";

/** The name of the plate of the place that a page belongs to. */
export const placePlate = (page: string): string =>
  `place-${page.startsWith("F") ? "f1" : (page.split(".")[0] ?? "").toLowerCase()}`;

/** The plate of a page: the scene's own, or that of a place in the book of plates. */
export function plateOfPage(ref: string, page: StoryPage | null, book: readonly BookPlate[]): ScenePlate | null {
  if (page?.ref === ref) return page.plate;
  return plateNamed(book, placePlate(ref));
}

/** A plate of the book by its name. */
export const plateNamed = (book: readonly BookPlate[] | undefined, name: string): ScenePlate | null =>
  book?.find(({ plate }) => plate.name === name)?.plate ?? null;

/** Whether a plate of the book is that of an enemy or a boss: they stand by themselves. */
export const isEnemy = ({ plate }: BookPlate): boolean => /^(?:enemy|boss)-/.test(plate.name);

/** The last plates of the book that are no enemies. */
export const lastPlaces = (book: readonly BookPlate[], count: number): readonly BookPlate[] =>
  book.filter((row) => !isEnemy(row)).slice(-count);
