// The names of places that are not printed on the map, and players' notes: what they say, and what they may not cover.
import type { MapSheet, Spot } from "../../wire";
import { figureScale, type FigureOn } from "./figures.ts";
import { boxAround, breakName, placeLabels, shortened, type Box, type Label, type PlacedLabel } from "./labels.ts";

/** The height of a line of a name. */
const LINE_HEIGHT_PX = 15;
/** At a smaller scale no names are shown. */
const SMALLEST_SCALE = 0.42;
/** Lines are about so long. */
const LINE_LETTERS = 16;
/** The printed circle of a place, on the picture. */
const CIRCLE = { width: 40, height: 40 };
/** Figures at full size, in pixels. */
const TOKEN = { width: 42, height: 42 };
const SHIP = { width: 84, height: 66 };
/** How far a place reaches from its middle: in units of the picture, and in pixels at least. */
const REACH = 22;
const MIN_REACH_PX = 11;

type Size = Pick<Box, "width" | "height">;

/** Something by its middle and size on the picture, as the box that it takes when both are drawn at a scale. */
const scaledBox = (at: { x: number; y: number }, size: Size, scale: number, sizeScale = scale): Box =>
  boxAround(at.x * scale, at.y * scale, size.width * sizeScale, size.height * sizeScale);

/** What is printed or stands on a map at a scale: names may not cover it. */
function takenBoxes(sheet: MapSheet, figures: readonly FigureOn[], scale: number): Box[] {
  const isToken = ({ key }: FigureOn): boolean => key === "plane" || key === "person";
  return [
    ...sheet.label_boxes.map(([x, y, width, height]) => ({
      x: x * scale,
      y: y * scale,
      width: width * scale,
      height: height * scale,
    })),
    ...sheet.spots.map((spot) => scaledBox(spot, CIRCLE, scale)),
    ...figures.map((figure) => scaledBox(figure, isToken(figure) ? TOKEN : SHIP, scale, figureScale(scale))),
  ];
}

/** The names that have room on a map at a scale, in pixels from the corner of its picture: panning moves all of them alike. */
export function namesOn(
  { sheet, figures, spots }: { sheet: MapSheet; figures: readonly FigureOn[]; spots: ReadonlyMap<string, Spot> },
  scale: number,
  textWidth: (text: string) => number,
): readonly PlacedLabel[] {
  if (scale < SMALLEST_SCALE) return [];
  const labels = sheet.spots.flatMap(({ ref, x, y }): Label[] => {
    const spot = spots.get(ref);
    const name = spot?.note || spot?.title;
    if (!name) return [];
    const lines = breakName(shortened(name), LINE_LETTERS);
    const reach = Math.max(MIN_REACH_PX, REACH * scale);
    const size = { width: Math.max(...lines.map(textWidth)), height: lines.length * LINE_HEIGHT_PX };
    return [{ ref, lines, x: x * scale, y: y * scale, reach, ...size }];
  });
  return placeLabels(labels, takenBoxes(sheet, figures, scale));
}
