// The figures on the map: ship or plane, walking party, serpent.
import type { MapSheet, SceneMap } from "../../wire";
import type { Game } from "../shared/game.ts";

export type FigureKind = "ship" | "plane" | "person" | "serpent";

/** A figure on a sheet, in units of the picture. */
export interface FigureOn {
  readonly key: FigureKind;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** Whether we are where it is. */
  readonly us: boolean;
}

/** At this scale of the map a figure has its full size; it grows and shrinks with the map between these bounds. */
const FULL_SIZE_AT = 0.66;
const MIN_SCALE = 0.62;
const MAX_SCALE = 1.5;

/** How large a figure is drawn at a scale of the map. */
export function figureScale(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale / FULL_SIZE_AT));
}

/** The figures that stand on a sheet of the map, and where. */
export function figuresOn(map: SceneMap, sheet: MapSheet, game: Game): FigureOn[] {
  const figures: FigureOn[] = [];
  for (const area of map.areas) {
    const [first, second] = sheet.areas.find((drawn) => drawn.ref === area.ref)?.figure_spots ?? [];
    /** A second figure in an area stands beside the first. */
    const place = (figure: Omit<FigureOn, "x" | "y">): void => {
      const isTaken = figures.some(({ x, y }) => [first, second].some((spot) => spot?.[0] === x && spot[1] === y));
      const spot = isTaken ? second : first;
      if (spot) figures.push({ ...figure, x: spot[0], y: spot[1] });
    };
    if (area.here) place({ key: game === "sea" ? "ship" : "person", us: true, label: area.spoken });
    if (area.vessel_here && game === "skies") place({ key: "plane", us: false, label: area.spoken });
    const serpent = area.marks.find((mark) => mark.kind === "serpent");
    if (serpent) place({ key: "serpent", us: false, label: serpent.label });
  }
  return figures;
}
