import type { MapArea } from "../../wire";

const CORNERS_OF_SQUARE = 4;

/** Whether an area is a square of the skies; regions of the sea have more corners. */
export const isSquare = ({ shape }: MapArea): boolean => shape.length === CORNERS_OF_SQUARE;
