// Which sounds are heard for what has happened.
import type { Scenes } from "./moments.ts";
import type { Cue } from "./sound-list.ts";

/** The sounds for what has happened; `begins`: this player's turn has begun. */
export function cuesOf(scenes: Scenes | null, begins: boolean): Cue[] {
  const cues = new Set<Cue>();
  for (const moment of scenes?.moments ?? []) {
    if (moment.kind === "draw") {
      cues.add("card");
      if (moment.draw.result) cues.add(moment.draw.result === "passed" ? "bell-clear" : "bell-low");
    } else if (moment.page.kind === "totem") cues.add("chord");
    else if (moment.page.kind === "camp") cues.add("fire");
    else if (moment.page.kind === "end") cues.add("motif");
  }
  if (scenes?.opened) cues.add("paper");
  if (scenes?.strikes.length || [...(scenes?.marks.values() ?? [])].some((mark) => mark !== "tired")) cues.add("wood");
  if (scenes?.travel === "ship") cues.add("water");
  if (scenes?.travel === "plane") cues.add("engine");
  if (begins) cues.add("turn");
  return [...cues];
}
