// The scene: every section as last received. A component is redrawn when a section that it reads changes.
import type {
  Asks,
  Board,
  Cards,
  ChoiceLine,
  ChoiceMenu,
  FightState,
  Hand,
  Headline,
  LessonBeat,
  LogLine,
  LogPart,
  MapPart,
  OpenCard,
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
import { withPrintedNames } from "../shared/printed-names.ts";

/** A map with the changes that were sent of it. */
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

  /** The face of a card that lies open. */
  face(ref: string): OpenCard | undefined {
    return this.cards?.faces.find((face) => face.ref === ref);
  }
  /** The faces of those of some cards that lie open. */
  faces(refs: readonly string[]): readonly OpenCard[] {
    return refs.flatMap((ref) => this.face(ref) ?? []);
  }
  /** The board of a member of the party. */
  board(ref: string): Board | undefined {
    return this.party?.boards.find((board) => board.ref === ref);
  }
  /** The choices of the menu: those that answer the question, and those that may be made at any time. */
  get choices(): readonly ChoiceLine[] {
    return [...(this.menu?.own ?? []), ...(this.menu?.acts ?? [])];
  }

  /** The choices that the test lists itself: what changes the draw, and who could join. */
  get testChoices(): readonly string[] {
    const { changes = [], joiners = [] } = this.test ?? {};
    return [...changes, ...joiners].map(({ choice }) => choice);
  }

  /** Whether a question waits for an answer; none does once the campaign is over. */
  get isAsked(): boolean {
    return Boolean(this.decision?.question.length);
  }

  /** Take over the sections that were sent: one that is missing stays as it was, one that is null is over. */
  put(sections: Sections): void {
    const { log, map_part, ...rest } = withPrintedNames(sections);
    Object.assign(this, rest);
    if (map_part && this.map) this.map = mapNow(this.map, map_part);
    if (log) this.log = this.logWith(log);
  }

  /** The enemies that are no longer there in what is told. */
  enemiesGone({ fight }: Sections): readonly string[] {
    if (fight === undefined) return [];
    const left = new Set(fight?.enemies.map(({ ref }) => ref));
    return (this.fight?.enemies ?? []).map(({ ref }) => ref).filter((ref) => !left.has(ref));
  }

  /** The log with what is new in it. */
  logWith({ keep, lines }: LogPart): readonly LogLine[] {
    return [...this.log.slice(0, keep), ...lines];
  }
}
