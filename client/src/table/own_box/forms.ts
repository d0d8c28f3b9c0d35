// The forms of the most frequent effects, by game.
import type { LineForm } from "./lines.ts";
import { SEA_FORMS } from "./sea-lines.ts";
import { SKIES_FORMS } from "./skies-lines.ts";

/** The forms of a game. */
export const formsOf = (game: string): readonly LineForm[] => (game === "skies" ? SKIES_FORMS : SEA_FORMS);
