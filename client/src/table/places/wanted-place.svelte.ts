// A place of the table that something else than the bar of places wants to show.
import type { Place } from "./PhoneBar.svelte";

class WantedPlace {
  place: Place | null = $state(null);
}

export const wantedPlace = new WantedPlace();
