// What was entered of a printed atlas: regions and squares of each page, and which of them are looked for.
import type { Area, MapPage, Spot } from "../../wire";

/** A square of which nobody has entered what the atlas shows there. */
export const isUncharted = (area: Area): boolean => area.marks.some((mark) => mark.kind === "uncharted");

/** What an area has beside its locations, as it was entered. */
export const featuresOf = (area: Area): Area["marks"] =>
  area.marks.filter(({ kind }) => !["location", "crossed", "uncharted"].includes(kind));

const KEYWORD_STATES = ["waiting", "barred"];
/** Whether a location asked for a keyword when it was explored last. */
export const asksForKeyword = (spot: Spot): boolean => KEYWORD_STATES.includes(spot.state);
const hasMark =
  (kind: string) =>
  (area: Area): boolean =>
    area.marks.some((mark) => mark.kind === kind);

/** What can be looked for, each with the areas that show it. */
export const LOOKS = {
  port: hasMark("port"),
  market: hasMark("market"),
  landing: hasMark("landing"),
  unexplored: (area: Area) => area.spots.some((spot) => spot.state === "unknown"),
  keyword: (area: Area) => area.spots.some(asksForKeyword),
  note: (area: Area) => area.spots.some((spot) => spot.note !== ""),
} satisfies Readonly<Record<string, (area: Area) => boolean>>;
/** What can be looked for, by its key. */
export type Look = keyof typeof LOOKS;

/** Areas that stand in the list: entered, and with something to say unless we are there. */
export const isListed = (area: Area): boolean =>
  !isUncharted(area) &&
  (area.here || area.vessel_here || area.distance >= 0 || area.marks.length > 0 || area.spots.length > 0);

/** How many listed areas each look would leave. */
export function lookCounts(areas: readonly Area[]): readonly (readonly [Look, number])[] {
  const listed = areas.filter(isListed);
  return (Object.keys(LOOKS) as Look[])
    .map((look) => [look, listed.filter(LOOKS[look]).length] as const)
    .filter(([, count]) => count);
}

const byRef = new Intl.Collator("en", { numeric: true }).compare;

/** The pages of the atlas in order, with their listed areas; a page without any is left out unless it is a grid. */
export function pagesOf(
  sheets: readonly MapPage[],
  areas: readonly Area[],
  look: Look | null,
): readonly { readonly sheet: MapPage; readonly entries: readonly Area[] }[] {
  return [...sheets]
    .sort((a, b) => a.page - b.page)
    .map((sheet) => ({
      sheet,
      entries: areas
        .filter((area) => area.page === sheet.page && isListed(area) && (!look || LOOKS[look](area)))
        .sort((a, b) => byRef(a.ref, b.ref)),
    }))
    .filter(({ sheet, entries }) => entries.length || (sheet.columns && !look));
}
