// How near the places are that a quest or the aim leads to.
import type { Prologue, QuestState, RichText, SceneMap } from "../../wire";

/** A place, and how far it is in words. */
export interface NearPlace {
  readonly ref: string;
  readonly words: string;
}
/** Most places that are listed under the aim. */
const MAX_LEADS = 2;

/** The nearest of some places; null if none is known to be near. */
export function nearestOf(map: SceneMap | null, places: readonly string[]): NearPlace | null {
  const [ref = "", words = ""] = map?.near.find(([place]) => places.includes(place)) ?? [];
  return ref ? { ref, words } : null;
}

/** Quests, those that lead to near places first; those whose keyword has counted stay behind the others. */
export function byNearness(map: SceneMap | null, quests: readonly QuestState[]): QuestState[] {
  const order = new Map(map?.near.map(([place], at) => [place, at]));
  const rank = (quest: QuestState): number =>
    Math.min(...quest.places.map((place) => order.get(place) ?? order.size), order.size);
  const hasCounted = (quest: QuestState): number => (quest.counted ? 1 : 0);
  return [...quests].sort((a, b) => hasCounted(a) - hasCounted(b) || rank(a) - rank(b));
}

/** The nearest unexplored places of which the story says that they serve the aim, with its words about them. */
export function nearLeads(map: SceneMap | null, prologue: Prologue | null): (NearPlace & { text: RichText })[] {
  const wordsOf = new Map(prologue?.leads);
  const isUnexplored = (ref: string): boolean =>
    map?.areas.some((area) => area.spots.some((spot) => spot.ref === ref && spot.state === "unknown")) ?? false;
  return (map?.near ?? [])
    .flatMap(([ref, words]) => {
      const text = wordsOf.get(ref);
      return text && isUnexplored(ref) ? [{ ref, words, text }] : [];
    })
    .slice(0, MAX_LEADS);
}
