// The part of the table that is seen on a phone, and beside the map in a wider window: it follows what is asked and picked.
import { untrack } from "svelte";
import { plainText } from "../shared/plain-text.ts";
import { layout } from "../state/layout.svelte.ts";
import type { TableState } from "../state/table.svelte.ts";
import type { Place } from "./NavigationBar.svelte";
import { wantedPlace } from "./wanted-place.svelte.ts";

/** How long the map of a phone stays open for a way that was chosen on it: the vessel is seen to move. */
const WATCHED_MS = 1200;

export class SeenPlace {
  /** The part that is seen. */
  now: Place = $state("book");

  /** Begun while a component is made: it ends with the component. */
  constructor(table: TableState) {
    // after an answer on a phone the book shows the next question
    $effect(() => {
      if (!table.answers.count || !layout.isPhone) return;
      const isWatched = untrack(() => this.now === "atlas" && table.answers.hasMoved);
      if (!isWatched) {
        this.now = "book";
        return;
      }
      const timer = setTimeout(() => (this.now = this.now === "atlas" ? "book" : this.now), WATCHED_MS);
      return () => clearTimeout(timer);
    });
    // for a fight or another question of one's own the drawer of cards is closed; on a phone the question stands above the places
    const question = $derived(
      table.isAwaited && table.scene.decision ? plainText(table.scene.decision.question) : undefined,
    );
    const isFighting = $derived(table.scene.fight !== null);
    $effect(() => {
      if ((question || isFighting) && !layout.isPhone && untrack(() => this.now) === "cards") this.now = "book";
    });
    $effect(() => {
      if (!wantedPlace.place) return;
      this.now = wantedPlace.place;
      wantedPlace.place = null;
    });
    // the choices about a picked place or member stand in the book
    $effect(() => {
      if (table.focus.picked) this.now = "book";
    });
  }
}
