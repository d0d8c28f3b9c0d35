// The interface between the client and a table, over a websocket or a worker.
import type {
  AdviceEvent,
  AdviseRequest,
  LetRobotPlay,
  SeatRobot,
  UnseatRobot,
  Unavailable,
  Done,
  Event,
  JourneyEvent,
  PreviewEvent,
  Refused,
  UndoBy,
  Explanation,
} from "../../wire";

/** Every request has exactly one of these as its answer. */
export type Reply = Done | Refused | Explanation | PreviewEvent | Unavailable | JourneyEvent | AdviceEvent;

/**
 * How the line stands: `lost` is being mended, `gone` is for ever, `no-seat` until this device has a place at the table,
 * `outdated` until the page is loaded again.
 */
export type Link = "opening" | "up" | "lost" | "gone" | "no-seat" | "outdated";

/** The events that a client receives. */
export interface Listener {
  event(event: Event): void;
  link(link: Link, why: string): void;
}

/** A request about robots, without its id and position. */
export type RobotWish = Omit<SeatRobot, "id"> | Omit<UnseatRobot, "id"> | Omit<LetRobotPlay, "id" | "position">;

/** How a page talks to a table; each request ends with its reply. */
export interface Transport {
  open(): void;
  close(): void;
  choose(choice: string): Promise<Reply>;
  /** Moves on the map, one after the other, as long as nothing else happens. */
  followRoute(choices: readonly string[]): Promise<Reply>;
  /** What was drawn from a real deck, all that belongs to one draw. */
  enterDraws(choices: readonly string[]): Promise<Reply>;
  /** Let the table make the draws: the one that waits, and those that belong to it. */
  leaveDraws(count: number): Promise<Reply>;
  undo(by: UndoBy, entry?: number): Promise<Reply>;
  redo(): Promise<Reply>;
  answerUndo(agree: boolean): Promise<Reply>;
  repair(act: string): Promise<Reply>;
  nameMoment(name: string): Promise<Reply>;
  /** Why something cannot be chosen. */
  explain(choice: string): Promise<Reply>;
  /** What would come of choices that are not made yet. */
  preview(choices: readonly string[]): Promise<Reply>;
  /** What is unavailable while somebody else is to choose. */
  listUnavailable(): Promise<Reply>;
  /** Our journey: what we want, how long is left, what is next and what is ready. */
  journey(): Promise<Reply>;
  /** What a robot would do, the cheapest way to pass a challenge, or what decisions since an entry cost most. */
  advise(about: AdviseRequest["about"], since: number): Promise<Reply>;
  /** Give a seat to a robot, take it back, or let the robot play. */
  robot(wish: RobotWish): Promise<Reply>;
  chat(text: string): Promise<Reply>;
  /** Ask whoever a choice belongs to whether they will take it. */
  ask(choice: string, withdrawn: boolean): Promise<Reply>;
  /** Show the others what is planned and which page was read. */
  presence(staged: readonly string[], read: string): Promise<Reply>;
  refresh(lang: string): Promise<Reply>;
  on(listener: Listener): () => void;
}
