// The scene: every section as last received. A component is redrawn when a section that it reads changes.
import type {
  Asks,
  Cards,
  ChoiceMenu,
  FightState,
  Hand,
  Headline,
  LessonBeat,
  LogLine,
  MapPart,
  PartyBoards,
  Prologue,
  QuestJournal,
  SceneMap,
  ScoreSheet,
  Sections,
  StoryPage,
  TestState,
  Trade,
  Vessel,
} from "../../wire";
import { withPrintedNames } from "../shared/typography.ts";

/** The map of somebody who has been told what has changed on it. */
export function mapNow(map: SceneMap, part: MapPart): SceneMap {
  const areas = new Map([...map.areas, ...part.areas].map((area) => [area.ref, area]));
  const sheets = new Map([...map.sheets, ...part.sheets].map((sheet) => [sheet.page, sheet]));
  const order = part.order ?? map.areas.map((area) => area.ref);
  return {
    here: part.here,
    spoken: part.spoken,
    sheets: [...sheets.values()],
    areas: order.flatMap((ref) => areas.get(ref) ?? []),
    flight: part.flight ?? map.flight,
    walks: part.walks ?? map.walks,
    on_foot: part.on_foot ?? map.on_foot,
    near: part.near ?? map.near ?? [],
  };
}

export class Scene implements Record<Exclude<keyof Sections, "map_part">, unknown> {
  headline: Headline | null = $state.raw(null);
  decision: Asks | null = $state.raw(null);
  menu: ChoiceMenu | null = $state.raw(null);
  party: PartyBoards | null = $state.raw(null);
  hands: readonly Hand[] = $state.raw([]);
  cards: Cards | null = $state.raw(null);
  fight: FightState | null = $state.raw(null);
  test: TestState | null = $state.raw(null);
  page: StoryPage | null = $state.raw(null);
  map: SceneMap | null = $state.raw(null);
  vessel: Vessel | null = $state.raw(null);
  market: Trade | null = $state.raw(null);
  port: Trade | null = $state.raw(null);
  quests: QuestJournal | null = $state.raw(null);
  score: ScoreSheet | null = $state.raw(null);
  prologue: Prologue | null = $state.raw(null);
  lesson: readonly LessonBeat[] = $state.raw([]);
  log: readonly LogLine[] = $state.raw([]);

  /** Whether anything is asked: of a campaign that is over nothing is. */
  get isAsked(): boolean {
    return Boolean(this.decision?.question.length);
  }

  /** Put in what was told: what is not there is as it was, what is null is over. */
  put(sections: Sections): void {
    const { log, map_part, ...rest } = withPrintedNames(sections);
    Object.assign(this, rest);
    if (map_part && this.map) this.map = mapNow(this.map, map_part);
    if (log) this.log = [...this.log.slice(0, log.keep), ...log.lines];
  }
}
