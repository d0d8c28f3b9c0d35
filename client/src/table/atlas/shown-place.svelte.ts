// The numbered place that somebody wants to see on the map: the atlas turns to its page and opens it.
import type { SceneMap } from "../../wire";
import { journeyCard } from "../journey/journey_card.svelte.ts";
import { wantedPlace } from "../places/wanted-place.svelte.ts";

class ShownPlace {
  /** Its number; empty when it has been shown. */
  ref = $state("");

  /** Have a place shown, by its number. */
  show(ref: string): void {
    this.ref = ref;
    journeyCard.open = false;
    wantedPlace.place = "atlas";
  }
}

export const shownPlace = new ShownPlace();

/** The page on which a numbered place lies; 0 if it lies on none. */
export const pageOfPlace = (map: SceneMap, ref: string): number =>
  map.areas.find((area) => area.spots.some((spot) => spot.ref === ref))?.page ?? 0;
