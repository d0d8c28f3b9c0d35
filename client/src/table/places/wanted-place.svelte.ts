// The part of the table that another component asks to show.
import type { Place } from "./NavigationBar.svelte";

class WantedPlace {
  /** Null once it is shown. */
  place: Place | null = $state(null);
}

export const wantedPlace = new WantedPlace();
