// The figures on the map: ship or plane, walking party, serpent.
import type { MapSheet, SceneMap } from "../../wire";

export type FigureKind = "ship" | "plane" | "person" | "serpent";

export interface FigureOn {
  readonly key: FigureKind;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** Whether we are where it is. */
  readonly us: boolean;
}

/** How large a figure is drawn at a scale of the map: it grows and shrinks less than the map does. */
export function figureScale(scale: number): number {
  return Math.min(1.5, Math.max(0.62, scale / 0.66));
}

export function figuresOn(map: SceneMap, sheet: MapSheet, game: "sea" | "skies"): FigureOn[] {
  const figures: FigureOn[] = [];
  for (const area of map.areas) {
    const stands = sheet.areas.find((drawn) => drawn.ref === area.ref)?.figure_spots ?? [];
    const stand = (key: FigureKind, us: boolean, label: string): void => {
      const at = stands[figures.some((other) => stands.some(([x, y]) => x === other.x && y === other.y)) ? 1 : 0];
      if (at) figures.push({ key, x: at[0], y: at[1], us, label });
    };
    if (area.here) stand(game === "sea" ? "ship" : "person", true, area.spoken);
    if (area.vessel_here && game === "skies") stand("plane", false, area.spoken);
    const beast = area.marks.find((mark) => mark.kind === "serpent");
    if (beast) stand("serpent", false, beast.label);
  }
  return figures;
}
