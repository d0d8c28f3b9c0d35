// What goes over the wire. Written by tools/write_wire_types.py from src/sleeping_gods/wire: do not edit.
export const WIRE_VERSION = 2;

export type Request = ChooseRequest | FollowRoute | EnterDraws | LeaveDraws | Undo | Redo | AnswerUndo | Refresh | Explain | PreviewRequest | ListUnavailable | JourneyRequest | AdviseRequest | ChatRequest | AskRequest | PresenceRequest | NameMoment | RepairRequest | SeatRobot | UnseatRobot | LetRobotPlay;

export type Event = Snapshot | Changed | Done | Refused | Explanation | PreviewEvent | Unavailable | JourneyEvent | AdviceEvent | ChatEvent | TableEvent | UndoRequest | PresenceEvent | RobotEvent | Notice | Closing;

/** A new campaign; whoever begins it is its host and plays all seats until they are handed on. */
export interface Begin {
  readonly pack: Key;
  readonly name: Name;
  /** From 1 to 4 entries. */
  readonly players: readonly Name[];
  /** From 0 to 40 entries. */
  readonly options?: Readonly<Record<Key, Value>>;
  readonly settings?: Settings;
  /** What the others are to call whoever begins it. */
  readonly host?: Name;
  /**
   * Who draws, if it is said: the table, or the players from real decks. Where it is said it can be changed later.
   */
  readonly draws?: "begun" | "table" | "hand";
}

/** A place at a table; the secret is only told to whoever has no cookie. */
export interface Begun {
  readonly campaign: string;
  readonly you: string;
  readonly secret: string;
}

/** Follow an invitation. */
export interface Join {
  readonly invite: Value;
  readonly name: Name;
}

/** Invite somebody to seats, or to watch. */
export interface NewInvite {
  readonly role?: "player" | "spectator";
  readonly seats?: Seats;
}

/** An invitation; the link is told once. */
export interface Invited {
  readonly ref: string;
  readonly url: string;
}

/** What stands behind the `#` of a link to a place, or of an invitation. */
export interface OfferedLink {
  readonly link: Value;
}

/** What a link leads to. */
export interface LinkOffer {
  /** The name of the campaign. */
  readonly name: string;
  readonly game: string;
  readonly pack: string;
  /** The name of whoever keeps the table. */
  readonly host: string;
  readonly role: Role;
  /** Whose seats in the campaign one plays by it. */
  readonly seats: readonly string[];
  readonly players: readonly string[];
  /** Whose place it opens; empty for an invitation, by which somebody new comes. */
  readonly person: string;
}

/** Ask for the link to one's own place. */
export interface NewSeatLink {
  /** Whether the links to it that there are open nothing any more. */
  readonly renew: boolean;
  /** Whether earlier links open nothing any more and all other devices lose the place. */
  readonly only_here: boolean;
}

/** The link to one's own place, and on how many devices one has it. */
export interface OwnLink {
  readonly url: string;
  readonly devices: number;
}

/** A link for somebody who has lost their place; it is told once. */
export interface ReturnLink {
  readonly url: string;
}

/** Let somebody play these seats and no others. */
export interface GiveSeats {
  readonly person: Ref;
  readonly seats: Seats;
}

/** Make somebody else the host. */
export interface HandOverHost {
  readonly person: Ref;
}

/** Another name for a campaign. */
export interface Rename {
  readonly name: Name;
}

/** A new campaign that is the same up to an entry. */
export interface Branch {
  readonly entry: Position;
  readonly name: Name;
}

/** A campaign in a list. */
export interface ListedCampaign {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly pack: string;
  readonly players: readonly string[];
  readonly changed_at: number;
  readonly entries: number;
  readonly binned: boolean;
  readonly damaged: string;
  readonly you: string;
  readonly moments: readonly Moment[];
  /** Whether the caller is its host, who alone may bin, export and branch it. */
  readonly is_host: boolean;
  readonly origin: BranchOrigin | null;
}

/** Where a campaign stands, in words: the turn, who leads, the phase, and the place. */
export interface Whereabouts {
  readonly title: string;
  readonly leader_text: string;
  readonly phase: string;
  readonly place: string;
  readonly over: boolean;
  /** The name of whoever is to choose; empty if that is nobody in particular. */
  readonly waits_for: string;
  /** Whether that is a seat of the caller's. */
  readonly yours: boolean;
}

/** An invitation that nobody has followed yet; its link was told once. */
export interface Waiting {
  readonly ref: string;
  readonly role: Role;
  readonly seats: readonly number[];
}

/** How far an undo would go. */
export interface WayBack {
  readonly by: "step" | "action" | "turn";
  /** The entry that it goes back to: the lines of the log after it are taken back. */
  readonly entry: number;
  /** Whether the others are asked first: something was revealed since. */
  readonly needs_consent: boolean;
}

/** What can be taken back, and whether what was taken back last can be taken forward again. */
export interface Back {
  readonly ways: readonly WayBack[];
  readonly can_redo: boolean;
}

/** Boards and cards of a printed box with figures of ours that nobody has confirmed, as they are laid out. */
export interface PrintedBoards {
  readonly boards: readonly PrintedBoard[];
}

/** What the host may set by hand. */
export interface RepairList {
  readonly values: readonly RepairField[];
}

/** A campaign on paper: bags and sheets. */
export interface PaperAnswer {
  readonly paper: CampaignPaper;
}

/** The form by which a campaign on paper is entered. */
export interface PaperFormAnswer {
  readonly form: PaperForm;
}

/** Cards of a printed box by name. */
export interface CardList {
  readonly kind: string;
  /** The id of each, and its name. */
  readonly cards: readonly (readonly [string, string])[];
}

/** Cards that earlier campaigns of a device have unlocked for a new one. */
export interface UnlockedCards {
  readonly cards: readonly UnlockedCard[];
}

/** An option of a new campaign; the first value is taken if nothing is said. */
export interface OptionCard {
  readonly key: string;
  readonly title: string;
  readonly help: string;
  /** Each value and what it means. */
  readonly values: readonly (readonly [string, string])[];
}

/** A world that can be played. */
export interface PackCard {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly version: string;
  readonly options: readonly OptionCard[];
  readonly cover: ScenePlate | null;
  /** Whether it is no world of ours but a printed box, whose owner tells its pages and cards. */
  readonly own_box: boolean;
}

/** A region or square on a picture of the map: its outline, and where figures stand in it, best places first. */
export interface MapArea {
  readonly ref: string;
  readonly shape: readonly (readonly [number, number])[];
  readonly figure_spots: readonly (readonly [number, number])[];
}

/** The number of a place on a picture of the map. */
export interface MapSpot {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
}

/** A sign at the edge of a picture of the map, and the page that it points to. */
export interface MapExit {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** A picture of the map, and where on it everything lies, in its own units. */
export interface MapSheet {
  readonly first: number;
  readonly pages: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Its address. */
  readonly picture: string;
  readonly areas: readonly MapArea[];
  readonly spots: readonly MapSpot[];
  readonly exits: readonly MapExit[];
  /** Boxes of names and signs, numbers aside: north-west corner and size. */
  readonly label_boxes: readonly (readonly [number, number, number, number])[];
}

/** What a client says by itself: Fluent messages as they are written. */
export interface ClientWords {
  readonly lang: Lang;
  readonly source: string;
  /** Every language that there is, with its own name. */
  readonly languages: Readonly<Record<string, string>>;
}

/** Why something was not done. */
export interface Problem {
  readonly key: string;
  readonly words: string;
}

/** Whether the server is well. */
export interface Health {
  readonly status: string;
  readonly version: string;
  readonly tables: number;
  readonly connections: number;
}

/** Take a choice of the menu. */
export interface ChooseRequest {
  readonly kind: "choose";
  readonly id: Id;
  readonly position: Position;
  readonly choice: Notation;
}

/** Take moves on the map one after the other, as long as the same question is asked and nothing else happens. */
export interface FollowRoute {
  readonly kind: "follow-route";
  readonly id: Id;
  readonly position: Position;
  /** From 1 to 40 entries. */
  readonly choices: readonly Notation[];
}

/** Say what was drawn from a real deck, all that belongs to one draw; all of it or nothing is taken. */
export interface EnterDraws {
  readonly kind: "enter-draws";
  readonly id: Id;
  readonly position: Position;
  /** From 1 to 20 entries. */
  readonly choices: readonly Notation[];
}

/** Let the table make the draw that waits, and so many that belong to it. */
export interface LeaveDraws {
  readonly kind: "leave-draws";
  readonly id: Id;
  readonly position: Position;
  /** From 1 to 20. */
  readonly count?: number;
}

/** Go back; where the table's settings want it, the others are asked first. */
export interface Undo {
  readonly kind: "undo";
  readonly id: Id;
  readonly position: Position;
  readonly by?: UndoBy;
  /** The entry of a line of the log, to go back to before it; or an entry, to go back to what it left. */
  readonly entry?: Position;
}

/** Take the last step back forward again. */
export interface Redo {
  readonly kind: "redo";
  readonly id: Id;
  readonly position: Position;
}

/** Answer somebody who wants to go back. */
export interface AnswerUndo {
  readonly kind: "answer-undo";
  readonly id: Id;
  readonly position: Position;
  readonly agree: boolean;
}

/** Be told everything anew, perhaps in another language. */
export interface Refresh {
  readonly kind: "refresh";
  readonly id: Id;
  readonly lang?: Lang | null;
}

/** Ask why something cannot be chosen. */
export interface Explain {
  readonly kind: "explain";
  readonly id: Id;
  readonly choice: Notation;
}

/** Try choices of the decision that waits, one after the other, without making any: squares, or who takes part. */
export interface PreviewRequest {
  readonly kind: "preview";
  readonly id: Id;
  /** From 0 to 40 entries. */
  readonly choices: readonly Notation[];
}

/** Ask what is barred, where it is not told with the menu: somebody else is to choose. */
export interface ListUnavailable {
  readonly kind: "list-unavailable";
  readonly id: Id;
}

/** Ask for our journey: what we want, how long is left, what is next, what is ready. */
export interface JourneyRequest {
  readonly kind: "journey";
  readonly id: Id;
}

/** Ask what a robot would do that knows what one's seats know; or another question to it. */
export interface AdviseRequest {
  readonly kind: "advise";
  readonly id: Id;
  /**
   * The choice that waits; the cheapest way to pass the challenge in progress; the decisions of an evening that cost
   * most.
   */
  readonly about: "choice" | "way" | "evening";
  /** The entry with which the evening began, where it is about that; else 0. */
  readonly since: Position;
}

/** Say something to everybody at the table. */
export interface ChatRequest {
  readonly kind: "chat";
  readonly id: Id;
  readonly text: Words;
}

/** Ask whoever a choice of the menu belongs to whether they will take it, or no longer ask. */
export interface AskRequest {
  readonly kind: "ask";
  readonly id: Id;
  readonly choice: Notation;
  readonly withdrawn?: boolean;
}

/** Show the others what one is doing just now; nothing of it is kept, and the next one takes its place. */
export interface PresenceRequest {
  readonly kind: "presence";
  readonly id: Id;
  readonly position: Position;
  /** Choices that are planned and not made yet: squares of enemies, or who takes part. From 0 to 40 entries. */
  readonly staged: readonly Notation[];
  /**
   * The page that was read last, as the clients of a table call it among themselves. From 0 to 120 characters, of the
   * form `^[A-Za-z0-9 ._@:/-]*$`.
   */
  readonly read: string;
}

/** Give the present moment a name, to find it again. */
export interface NameMoment {
  readonly kind: "name-moment";
  readonly id: Id;
  readonly position: Position;
  readonly name: Name;
}

/** Set a value or move a card by hand; it is noted in the log and on the score sheet. */
export interface RepairRequest {
  readonly kind: "repair";
  readonly id: Id;
  readonly position: Position;
  readonly act: Notation;
}

/** Let a robot hold a seat, or let the one that holds it play in another way. */
export interface SeatRobot {
  readonly kind: "seat-robot";
  readonly id: Id;
  readonly seat: SeatNumber;
  readonly name: Name;
  readonly manner?: Manner;
  /** Whether it leaves choices of the story to people. */
  readonly leaves_story?: boolean;
}

/** Take a seat back from a robot. */
export interface UnseatRobot {
  readonly kind: "unseat-robot";
  readonly id: Id;
  readonly seat: SeatNumber;
}

/** Tell the robot that is to choose to go on: one is ready for it, or it waits after a step back. */
export interface LetRobotPlay {
  readonly kind: "let-robot-play";
  readonly id: Id;
  readonly position: Position;
}

/** Everything, for somebody who comes or asks. */
export interface Snapshot {
  readonly kind: "snapshot";
  readonly position: number;
  readonly lang: Lang;
  readonly you: string;
  readonly seats: readonly number[];
  readonly table: TableInfo;
  readonly sections: Sections;
}

/** The sections that have changed. */
export interface Changed {
  readonly kind: "changed";
  readonly position: number;
  readonly sections: Sections;
}

/** A request has been done, and is stored; `repeated` if that was before. */
export interface Done {
  readonly kind: "done";
  readonly position: number;
  readonly id: string;
  readonly repeated: boolean;
}

/** A request has not been done; nothing has changed. */
export interface Refused {
  readonly kind: "refused";
  readonly position: number;
  readonly id: string;
  /** A word for it: `stale`, `illegal`, `not-yours`, `cannot-save` and so on. */
  readonly key: string;
  readonly words: RichText;
  readonly rule: string;
  /** The slug of the entry that explains the rule. */
  readonly entry: string;
}

/** What somebody asked about. */
export interface Explanation {
  readonly kind: "explanation";
  readonly position: number;
  readonly id: string;
  readonly words: RichText;
  readonly rule: string;
  readonly entry: string;
}

/** What would come of choices that somebody tried. */
export interface PreviewEvent {
  readonly kind: "preview";
  readonly position: number;
  readonly id: string;
  readonly plan: Plan;
}

/** What is barred, for whoever asked. */
export interface Unavailable {
  readonly kind: "unavailable";
  readonly position: number;
  readonly id: string;
  readonly unavailable: readonly Barred[];
}

/** Our journey, for whoever asked. */
export interface JourneyEvent {
  readonly kind: "journey";
  readonly position: number;
  readonly id: string;
  readonly journey: OurJourney;
}

/** What a robot would do, for whoever asked; only what they asked about is there. */
export interface AdviceEvent {
  readonly kind: "advice";
  readonly position: number;
  readonly id: string;
  readonly advised: Advised | null;
  readonly way: CheapestWay | null;
  readonly costly: readonly CostlyDecision[];
  /** Why there is nothing to say. */
  readonly note: RichText;
}

/** Somebody has said something. */
export interface ChatEvent {
  readonly kind: "chat";
  readonly position: number;
  readonly number: number;
  readonly who: string;
  readonly text: string;
}

/** Somebody came, left, or took a seat; or the table agreed on something else. */
export interface TableEvent {
  readonly kind: "table";
  readonly position: number;
  readonly table: TableInfo;
}

/** Somebody wants to go back behind what was revealed; nobody if that is settled. */
export interface UndoRequest {
  readonly kind: "undo-request";
  readonly position: number;
  readonly who: string;
  readonly entry: number;
  /** The refs of those who have not answered. */
  readonly waiting_for: readonly string[];
}

/** What somebody is doing just now; what is staged is true only at this position. */
export interface PresenceEvent {
  readonly kind: "presence";
  readonly position: number;
  readonly who: string;
  readonly staged: readonly string[];
  readonly read: string;
  /** Choices of others that they ask for, until they can be chosen no more. */
  readonly asks: readonly string[];
}

/** What the robot that is to choose is doing; `state` is empty when none is to choose any more. */
export interface RobotEvent {
  readonly kind: "robot";
  readonly position: number;
  readonly seat: number;
  readonly name: string;
  readonly state: RobotState;
  /** Whether anybody who plays may answer for it. */
  readonly open: boolean;
  readonly words: RichText;
}

/** Something that everybody should know, such as a disk that is full. */
export interface Notice {
  readonly kind: "notice";
  readonly position: number;
  readonly key: string;
  readonly words: RichText;
  /** The person of whom it is told, who is not told of it; empty if it is of nobody. */
  readonly who: string;
  /** The campaign that it is about, where that is another one: a branch, to which whoever is told may follow. */
  readonly campaign: string;
  /** The choice that is asked for, which whoever is told may take; empty for nothing. */
  readonly choice: string;
}

/** This connection ends: the server stops, the seat was taken back, or the table cannot be played. */
export interface Closing {
  readonly kind: "closing";
  readonly position: number;
  readonly key: string;
  readonly words: RichText;
}

/** From 1 to 40 characters. */
export type Key = string;

/** What something or somebody is called. From 1 to 60 characters. */
export type Name = string;

/** From 1 to 200 characters. */
export type Value = string;

/** What the table has agreed on. */
export interface Settings {
  readonly open_hands: boolean;
  /** Whether the same draws come again after a step back. */
  readonly repeat_luck: boolean;
  /** Whether the others are asked before going back behind what was revealed. */
  readonly ask_undo: boolean;
  /** Whether people are asked even where there is nothing to decide; else the table answers by itself. */
  readonly ask_all: boolean;
  /** Whether spectators may be invited. */
  readonly watchers: boolean;
  /** Whether everybody who plays may make a link for somebody who lost their place; else only the host may. */
  readonly friends_help: boolean;
  /** Whether whoever goes on from a page is told first who still reads it. */
  readonly wait_readers: boolean;
  /** Who draws: as the campaign was begun, the table, or the players; the table always does if there is a seed. */
  readonly draws: "begun" | "table" | "hand";
  /** How long a robot lets people read before it chooses. */
  readonly robot_pace: "calm" | "brisk";
}

/** From 0 to 8 entries. */
export type Seats = readonly SeatNumber[];

export type Role = "host" | "player" | "spectator";

/** From 1 to 64 characters. */
export type Ref = string;

/** How many entries the campaign had when the client was last told of it. From 0 to 1000000000. */
export type Position = number;

/** A moment with a name. */
export interface Moment {
  readonly entry: number;
  readonly name: string;
}

/** Where a campaign branched off: another campaign, what that was called then, and the entry. */
export interface BranchOrigin {
  readonly campaign: string;
  readonly name: string;
  readonly entry: number;
}

/** The figures of one board that nobody has confirmed yet. */
export interface PrintedBoard {
  readonly id: string;
  readonly title: string;
  /** Whether it is laid out before the first turn. */
  readonly first: boolean;
  /** What the board or card says here, a line each, to be compared with the printed one. */
  readonly says: readonly RichText[];
  /** Each as it stands; `act` is `set` and the figure's words. */
  readonly figures: readonly RepairField[];
}

/** A figure on the table that can be set by hand. */
export interface RepairField {
  /** What is sent, without the new value: `set health laurent`. */
  readonly act: string;
  /** What it belongs to, in words. */
  readonly group: string;
  readonly label: string;
  /** What stands there, as it is sent. */
  readonly value: string;
  readonly min: number;
  /** The least and the greatest number; 0 where a word is chosen. */
  readonly max: number;
  /** What may stand there, each with its name; empty for a number. */
  readonly options: readonly (readonly [string, string])[];
}

/** Everything of a campaign that is put on paper, as a seat may see it. */
export interface CampaignPaper {
  /** Why the game is not packed away yet; empty if it can be. */
  readonly wait: string;
  /** What goes where; empty for a world without a printed box. */
  readonly packing: readonly PackingStep[];
  /** What comes out again. */
  readonly laying: readonly PackingStep[];
  readonly log: PaperSheet;
  readonly achievements: PaperSheet;
}

/** The whole form. */
export interface PaperForm {
  readonly sections: readonly PaperSection[];
  /** Who can take the first turn: the act that ends the form, and the player's name. */
  readonly first: readonly (readonly [string, string])[];
  /** The repair that comes before all others, because a turn is under way; empty at the start of a turn. */
  readonly before: string;
}

/** A quest or adventure that may be taken along. */
export interface UnlockedCard {
  /** The word for it in the option `unlocked`. */
  readonly option: string;
  /** `quest` or `adventure`. */
  readonly kind: string;
  readonly number: number;
  readonly title: string;
  /** What the card says, in one line. */
  readonly text: string;
  /** Where a campaign begins that takes it along; empty: where every campaign begins. */
  readonly start: string;
  /** The words of unlocked cards that are not taken along together with it. */
  readonly excludes: readonly string[];
}

/** A picture that a client fetches from `/plates/PACK/NAME.HASH.png`: an ink mask, which it colours itself. */
export interface ScenePlate {
  readonly name: string;
  readonly hash: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A language by its code, such as fr; one that a server does not have is answered in English. From 2 to 12
 * characters, of the form `^[A-Za-z0-9-]+$`.
 */
export type Lang = string;

/**
 * What a client calls a request, at random: whoever sends it again gets the same answer. From 1 to 64 characters, of
 * the form `^[A-Za-z0-9_-]+$`.
 */
export type Id = string;

/** A choice as it is written. From 1 to 1100 characters. */
export type Notation = string;

export type UndoBy = "step" | "action" | "turn" | "line" | "entry";

/** What somebody says. From 1 to 500 characters. */
export type Words = string;

/** A seat of the campaign, the first is 0. From 0 to 8. */
export type SeatNumber = number;

/** How a robot plays: what it dares, and what it spends. */
export type Manner = "steady" | "bold" | "careful" | "thrifty";

/** Who sits there and what they have agreed on. */
export interface TableInfo {
  readonly campaign: string;
  readonly name: string;
  readonly game: string;
  readonly pack: string;
  readonly people: readonly Person[];
  readonly settings: Settings;
  readonly moments: readonly Moment[];
  /** Who plays in the campaign, by seat. */
  readonly players: readonly string[];
  readonly origin: BranchOrigin | null;
  readonly disclosures: readonly Disclosure[];
  /** Whether the campaign was begun to learn: the draws of its first turn are prepared. */
  readonly lesson: boolean;
  /** Whether the story is read in a printed box, and told to the table. */
  readonly own_box: boolean;
  /** Who draws now, in a campaign in which that can be changed; empty where the table draws by a seed. */
  readonly draws: "" | "table" | "hand";
  /** The robots that hold seats, by seat. */
  readonly robots: readonly RobotSeat[];
}

/** Sections of a scene; one that is not there is as it was. */
export interface Sections {
  readonly headline?: Headline;
  readonly decision?: Asks;
  readonly menu?: ChoiceMenu;
  readonly party?: PartyBoards;
  readonly hands?: readonly Hand[];
  readonly cards?: Cards;
  readonly fight?: FightState | null;
  readonly test?: TestState | null;
  readonly page?: StoryPage | null;
  readonly map?: SceneMap;
  readonly vessel?: Vessel;
  readonly market?: Trade | null;
  readonly port?: Trade | null;
  readonly quests?: QuestJournal;
  readonly score?: ScoreSheet | null;
  readonly prologue?: Prologue;
  readonly lesson?: readonly LessonBeat[];
  readonly log?: LogPart;
  /** What has changed on the map, instead of the whole. */
  readonly map_part?: MapPart;
}

export type RichText = readonly Span[];

/** What would happen, before it does. */
export interface Plan {
  /** The choices that can be made, in an order in which each is possible. */
  readonly steps: readonly PlanStep[];
  /** What would come of them: who is beaten, what is lost, what is still to be done. */
  readonly outcomes: readonly RichText[];
  /** The first choice that could not be made after these; empty if all could. */
  readonly blocked: RichText;
  /** Why it could not; empty if nothing more would be asked for. */
  readonly reason: RichText;
  readonly rule: string;
  /** The choices of the same decision that could follow; nothing if it would be settled. */
  readonly next: readonly string[];
  /** The fight as it would be then; nothing if it would be over. */
  readonly fight: FightState | null;
  /** The test as it would be then, with its odds. */
  readonly test: TestState | null;
}

/** Choices of one family that one rule bars. */
export interface Barred {
  readonly key: string;
  readonly notations: readonly string[];
  readonly label: RichText;
  /** What each of them is called; nothing for squares, which are called by their own words. */
  readonly names: readonly string[];
  readonly reason: RichText;
  readonly rule: string;
  /** The slug of the entry behind the rule; empty if none explains it. */
  readonly entry: string;
  /** Whether it is listed only when somebody asks for what is barred: it would tell of the story. */
  readonly spoiler: boolean;
  readonly focus: readonly Focus[];
}

/** One card that says what a party needs to know at the start of an evening. */
export interface OurJourney {
  readonly title: string;
  /** What the party wants; empty if the pack does not say. */
  readonly aim: RichText;
  /** Where the party was left; empty before anything was chosen. */
  readonly recap: readonly RichText[];
  /** How it ends, and how long is left. */
  readonly ending: RichText;
  readonly clocks: readonly JourneyClock[];
  readonly next: readonly NextQuest[];
  /** Quests to be done that are not among the next. */
  readonly more: number;
  readonly ready: readonly ReadyLine[];
  /** How many totems there are, of how many that the aim asks for. */
  readonly totems: string;
  /** What each quest that waits for something lacks. */
  readonly lacking: readonly RichText[];
  /** The nearest places that are said to serve the aim. */
  readonly leads: readonly JourneyPlace[];
  /** The nearest other places that nobody has explored. */
  readonly unexplored: readonly JourneyPlace[];
}

/** What a robot would do with what its seat knows. */
export interface Advised {
  /** The one it would take, then the two next best. */
  readonly choices: readonly AdvisedChoice[];
  /** Why, in two sentences. */
  readonly why: RichText;
}

/** The cheapest way to pass the challenge in progress with a chance of so much. */
export interface CheapestWay {
  /** The choices by which people take part: what is planned by it. */
  readonly joins: readonly string[];
  /** In percent, with everything that it names. */
  readonly chance: number;
  /** The chance that was looked for, in percent. */
  readonly goal: number;
  /** All of it in a sentence: who takes part, what is used where the draw asks for it, and the price at most. */
  readonly text: RichText;
}

/** A decision that a robot would have made otherwise. */
export interface CostlyDecision {
  /** The line of the log that tells of it. */
  readonly entry: number;
  readonly taken: RichText;
  readonly better: RichText;
  /** By how many tenths of a point of the final score the robot values it less. */
  readonly tenths: number;
  readonly why: RichText;
}

/**
 * What a robot does: nothing; it thinks; it waits after a step back; it leaves the story to people; it cannot think.
 */
export type RobotState = "" | "thinking" | "waits" | "leaves" | "stopped";

/** One thing to do with the pieces of a printed box, and what belongs to it line by line. */
export interface PackingStep {
  readonly title: string;
  readonly lines: readonly string[];
  readonly help: string;
}

/** A sheet to be printed. */
export interface PaperSheet {
  readonly title: string;
  readonly parts: readonly SheetPart[];
}

/** Fields that lie in one bag or stand in one part of the sheet. */
export interface PaperSection {
  readonly title: string;
  readonly help: string;
  readonly fields: readonly PaperField[];
}

/** Somebody at the table. */
export interface Person {
  /** By which others may speak of them; it opens nothing. */
  readonly ref: string;
  readonly name: string;
  readonly seats: readonly number[];
  readonly role: Role;
  readonly online: boolean;
}

/** Something by which somebody may know what others hold or what will be drawn; everybody at the table is told. */
export interface Disclosure {
  readonly how: "seed-chosen" | "file-brought-in" | "file-taken" | "draws-unverified" | "seat-link-made" | "server-link-made" | "seat-link-used";
  /** The name of whoever did it. */
  readonly who: string;
  /** How many entries the campaign had then. */
  readonly entry: number;
  /** The seed that was chosen. */
  readonly seed: string;
  /** The name of whoever else it is about: whose place a link opens. */
  readonly whom: string;
}

/** A robot that holds a seat; the seat still belongs to a person. */
export interface RobotSeat {
  readonly seat: number;
  readonly name: string;
  readonly manner: Manner;
  /** Whether people answer choices of the story for it. */
  readonly leaves_story: boolean;
  /** Whether it goes as soon as the person whose seat it is comes again. */
  readonly until_back: boolean;
}

/** Where the campaign stands. */
export interface Headline {
  readonly turn: number;
  readonly leader: number;
  /** The number of the turn, in words. */
  readonly title: string;
  readonly leader_text: string;
  readonly phase: string;
  readonly place: string;
  /** What else matters at any moment, such as marks of the log and the level: a few words each. */
  readonly facts: readonly RichText[];
  readonly gauges: readonly Gauge[];
  readonly goods: readonly Amount[];
  /** Goods, and at sea command: a label and what there is, for clients that write it. */
  readonly holdings: readonly (readonly [string, RichText])[];
  /** The turn, the facts and some gauges in sentences, for clients that speak. */
  readonly spoken: readonly string[];
}

/** The decision that waits. */
export interface Asks {
  /** The class of the decision: what a table may ask not to be asked again. */
  readonly kind: string;
  /** What the decision is about; `question` for a draw of chance, and when the table is over. */
  readonly topic: string;
  /** Whom the table waits for; -1 for chance, -2 when it is over. */
  readonly seat: number;
  /** Everybody who may answer, by name. */
  readonly who: string;
  readonly question: RichText;
  /** What one must know to answer: the total so far, damage left, what failing costs. */
  readonly context: readonly RichText[];
  readonly entries: readonly RuleEntry[];
  /** Whether there is one answer and nothing that is meant for this moment could change it. */
  readonly forced: boolean;
  /**
   * What may be answered in free words beside the menu: `page 45`, `enemy 77`, `region 3.2`, `sail`, `explore`,
   * `challenge`, `rest won`; after a semicolon, or alone, how it may have been settled by hand: `settled passed
   * failed`. Empty for nothing, which it is without a printed box.
   */
  readonly form: string;
  /** Everybody who may answer; in a fight those who can attack, whoever may end the attacks. */
  readonly seats: readonly number[];
}

/** Everything that can be answered by an audience now. */
export interface ChoiceMenu {
  readonly own: readonly ChoiceLine[];
  readonly acts: readonly ChoiceLine[];
  readonly unavailable: readonly Barred[];
  readonly grids: readonly ChoiceGrid[];
  /** Whether acts that are not meant for just this moment are many, and better counted at first. */
  readonly acts_collapsed: boolean;
  /**
   * What may be taken without a look: something free that betters what is in progress; else the only own choice that
   * anybody could want, unless something that is meant for just this moment could still better what comes of it.
   * Empty if there is none.
   */
  readonly default_choice: string;
  /** The groups of the acts, and what each is called. */
  readonly groups: readonly (readonly [string, string])[];
  /** Whether what is barred is told only when it is asked for: somebody else is to choose. */
  readonly unavailable_on_request: boolean;
  /** How far a route may lead that is followed at once; nothing where no move on the map is asked for. */
  readonly reach: MoveReach | null;
  /** The groups by which something is claimed that is ready now: they come first and are never folded. */
  readonly claims: readonly string[];
  /** The draw that somebody is to make, where the players draw; what may be drawn are the own choices. */
  readonly by_hand: HandDraw | null;
  /** That others may see other odds; empty where all see the same, or no line has odds. */
  readonly odds_note: string;
}

/** All boards. */
export interface PartyBoards {
  readonly title: string;
  /** What pips are: fatigue or stamina. */
  readonly pips_label: string;
  /** What stands above the weapons; empty in a game that has none on boards. */
  readonly weapons_label: string;
  /** Whether pips are something to have (stamina) or to fear (fatigue). */
  readonly pips_are_good: boolean;
  /** Whether several people play, so that it matters whose a board is. */
  readonly several_players: boolean;
  readonly boards: readonly Board[];
}

/** The cards of one kind that a player holds. */
export interface Hand {
  readonly seat: number;
  readonly player: string;
  /** What it is called, with the player's name where several play. */
  readonly title: string;
  /** `ability`, `combat` or `adventure`. */
  readonly kind: string;
  readonly count: number;
  /** Their ids; nothing where this audience may only count them. */
  readonly cards: readonly string[] | null;
}

/** Every card in sight, and where it lies. */
export interface Cards {
  readonly faces: readonly OpenCard[];
  /** The party's adventure cards. */
  readonly owned: readonly string[];
  /** Cards that are owned but cannot be used now: played until the next camp, laid aside from the deck. */
  readonly aside: readonly string[];
  /** The combat deck, where a game has one. */
  readonly deck: readonly string[];
  /** The event that is being resolved; empty if none is. */
  readonly event: string;
  /** Events that stay in play. */
  readonly events: readonly string[];
  readonly curses: readonly string[];
}

/** The row, and what is left to do. */
export interface FightState {
  readonly round: number;
  /** The boss, what is left of it, and how it is beaten; empty where the enemies are cards. */
  readonly title: string;
  readonly enemies: readonly EnemyState[];
  /** Everybody who can be hit. */
  readonly party: readonly FighterState[];
  /** Everybody who can be hit, in a sentence. */
  readonly party_text: string;
  /** Tokens or plays that are left. */
  readonly remaining: RichText;
  /** The strike that is about to land, or what the enemies do when the round ends. */
  readonly incoming: RichText;
  /** Whether no blow has fallen yet: a legend helps. */
  readonly show_legend: boolean;
  /** What the signs mean; `{heart}`, `{synergy}` and `{covered}` stand for the client's own signs. */
  readonly legend: readonly string[];
  /** All of it but the legend in sentences. */
  readonly spoken: readonly string[];
  /** Who may fall by the answer to the attack under way; empty if nobody can. */
  readonly risk: string;
  /** The plate of the boss. */
  readonly plate: ScenePlate | null;
}

/** The test in progress. */
export interface TestState {
  readonly kind: string;
  readonly skill: string;
  /** What is to be reached; 0 where a test has no such number. */
  readonly number: number;
  /** The number as it is printed, before anything raised it. */
  readonly printed: number;
  readonly parts: readonly Part[];
  /** The fate drawn; 0 before the draw. */
  readonly drawn: number;
  /** The fate that counts after all changes; 0 before the draw. */
  readonly fate: number;
  readonly total: number;
  /** What is still lacking to pass, once fate is drawn; what is too much where one hopes for little. */
  readonly missing: number;
  /** All of it in words: what is at stake, the sum, the result. */
  readonly lines: readonly RichText[];
  /** What failing a challenge costs; empty for other tests. */
  readonly failure_cost: RichText;
  /** What it costs to take part, in a sentence; empty after the draw, and where it costs nothing. */
  readonly join_cost: RichText;
  /** The odds as things stand, before the draw, with all that costs nothing. */
  readonly chance: DrawOdds | null;
  /** Cards that the audience holds and that could be discarded for +1 each. */
  readonly hand_count: number;
  /** The odds with all of them; nothing if there are none. */
  readonly hand_chance: DrawOdds | null;
  /**
   * The odds with everything that is at hand, and what they are reached with, in a sentence; empty where nothing
   * helps.
   */
  readonly hand_text: RichText;
  /** What can still change the result, each once, the cheapest first; nothing if nobody could want to change it. */
  readonly changes: readonly TestChange[];
  /** Everybody, while it is asked who takes part. */
  readonly joiners: readonly Joiner[];
  /** The choice that goes on to the draw; empty if it is not asked for. */
  readonly draw_choice: string;
  /** The fate cards drawn for it, by their ids; the last one counts. */
  readonly cards: readonly string[];
  /** Whether one hopes to reach the number, or to stay below it; empty where no result is better than another. */
  readonly aim: "high" | "low" | "";
  /** What one hopes for, in words, where that is little fate; else empty. */
  readonly hope: string;
  /** The chance of passing with everything that is at hand, in percent; -1 where nothing helps or is known. */
  readonly helped: number;
  /** That chance in a few letters; empty where nothing helps or is known. */
  readonly helped_short: string;
  /** Why others may see other odds; empty where they do not. */
  readonly chance_note: string;
}

/** A page, whole: clients may leave out what they have shown in this visit. */
export interface StoryPage {
  /** The number of the page, or the id of the event card. */
  readonly ref: string;
  /** What stands in its corner. */
  readonly number: string;
  readonly title: string;
  /** `story`, `encounter`, `event` or `prologue`. */
  readonly kind: string;
  readonly blocks: readonly RichText[];
  readonly choices: readonly StoryLine[];
  /** Who takes no action in an encounter, and who is still to be placed. */
  readonly notes: readonly RichText[];
  /** Whether it is being read; else it is what was read last. */
  readonly open: boolean;
  /** Pages read before on this visit: number and title. */
  readonly earlier: readonly (readonly [string, string])[];
  /** The plate of its place. */
  readonly plate: ScenePlate | null;
  /** Whether the party has not come to the place before: then its plate is shown large, once. */
  readonly first_sight: boolean;
}

/** The map. */
export interface SceneMap {
  readonly here: string;
  readonly sheets: readonly MapPage[];
  readonly areas: readonly Area[];
  /** The flight board, where there is one, nearest spaces first. */
  readonly flight: readonly Area[];
  /** The ways on foot to every square that can be reached, nearest first. */
  readonly walks: readonly WalkRoute[];
  /** Numbered places within reach of the feet, nearest first: number, and how far in words. */
  readonly on_foot: readonly (readonly [string, string])[];
  /** Where we are in sentences, where no sheet shows it. */
  readonly spoken: readonly string[];
  /**
   * The places that quests in hand lead to, and the unexplored ones that are said to serve the aim, nearest first:
   * number, and how far in words.
   */
  readonly near: readonly (readonly [string, string])[];
}

/** What carries the party. */
export interface Vessel {
  readonly name: string;
  readonly rooms: readonly RoomState[];
  readonly damage: number;
  /** Damage at which all is lost; for a plane what it can bear. */
  readonly limit: number;
  readonly fuel: number;
  readonly tank: number;
  readonly text: RichText;
  readonly spoken: string;
}

/** What lies on the stall, or what the port does. */
export interface Trade {
  readonly title: string;
  readonly offers: readonly Offer[];
}

/** All quests, those to be done first. */
export interface QuestJournal {
  readonly quests: readonly QuestState[];
  /** What was read on cards that are discarded at once. */
  readonly rumours: readonly RichText[];
  /** The pile of those that are done, in words. */
  readonly done_pile: string;
  /** The keywords in hand. */
  readonly keywords: readonly string[];
  /** The journey log as it stands, a line each. */
  readonly journey: readonly RichText[];
  /** Every plate that the party has seen so far. */
  readonly plates: readonly BookPlate[];
}

/** The sheet at the end. */
export interface ScoreSheet {
  readonly ending: string;
  readonly summary: RichText;
  readonly parts: readonly Points[];
  readonly total: string;
  /** Cards that later campaigns may begin with, by name. */
  readonly unlocked: readonly RichText[];
  /** What became of whom. */
  readonly fates: readonly RichText[];
  /** What was left undone. */
  readonly unfinished: readonly RichText[];
  /** How often something was taken back past a draw. */
  readonly undos: number;
  /** How often something was put right by hand. */
  readonly repairs: number;
  /** The journey log. */
  readonly log: readonly RichText[];
  /** The plate of the ending. */
  readonly plate: ScenePlate | null;
}

/** The first page of a campaign; it stays the same to its end. */
export interface Prologue {
  readonly title: string;
  /** The opening; empty if the pack has none. */
  readonly blocks: readonly RichText[];
  /** One sentence; empty if the pack does not say. */
  readonly aim: RichText;
  readonly plate: ScenePlate | null;
  /** The numbers of places that are said to serve the aim, and what is said of them. */
  readonly leads: readonly (readonly [string, RichText])[];
}

/** One idea that fits what is asked now; whoever has read it already is not told again. */
export interface LessonBeat {
  readonly id: string;
  /** A beat of the first turn, a word about what is met for the first time, or one for whoever came later. */
  readonly kind: "beat" | "met" | "late";
  readonly words: RichText;
  /** The choices that are offered first, as they are sent back; empty for all. */
  readonly lit: readonly string[];
  /** What it takes to go on: the answer, or that it has been read. */
  readonly done: "choice" | "read";
  /** What is to be looked at. */
  readonly opens: "" | "party" | "quests" | "journey" | "cards";
  /** Which it is of its kind, from 1. */
  readonly number: number;
  /** How many of its kind there are. */
  readonly count: number;
}

/** What the log has become: the first so many lines are as they were, then come these. */
export interface LogPart {
  readonly keep: number;
  readonly lines: readonly LogLine[];
}

/** What the map has become: what is not here is as it was; sheets and areas are put in place of those they name. */
export interface MapPart {
  readonly here: string;
  readonly spoken: readonly string[];
  readonly sheets: readonly MapPage[];
  readonly areas: readonly Area[];
  /** The areas in their order, if that is another one. */
  readonly order?: readonly string[];
  readonly flight?: readonly Area[];
  readonly walks?: readonly WalkRoute[];
  readonly on_foot?: readonly (readonly [string, string])[];
  readonly near?: readonly (readonly [string, string])[];
}

/** Some words of a text, all of one kind. */
export type Span = readonly [
  kind: SpanKind,
  /** The words; a client that draws nothing else can put them one after the other. */
  text: string,
  /**
   * What they stand for: the id of a piece, the slug of an entry, the key of an icon; of `ours` the board whose
   * figures are not confirmed, of `stays` an event of a printed box that stays.
   */
  ref: string,
];

/** One of the choices. */
export interface PlanStep {
  readonly notation: string;
  readonly label: RichText;
  readonly detail: RichText;
}

/** Something on the table that a choice is about: it lights up, and clicking it shows the choice. */
export interface Focus {
  readonly kind: FocusKind;
  /** A piece's id, a region or square of the map, `enemy a1` for a square of an enemy, a letter of the story. */
  readonly ref: string;
}

/** What is left of something that ends the campaign, or the turn. */
export interface JourneyClock {
  /** `events`, `camps` or `time`. */
  readonly key: string;
  readonly label: string;
  readonly left: number;
  readonly max: number;
  /** Into how many equal groups it is drawn: the passes of an event deck. */
  readonly groups: number;
  /** The clock in words. */
  readonly text: string;
}

/** A quest that can be moved now. */
export interface NextQuest {
  readonly quest: QuestState;
  /** Its places by number and name, as far as they are known; empty if none is. */
  readonly where: string;
  /** Whether one of its places can be explored at once. */
  readonly here: boolean;
  /** How far the nearest of its places is; empty if none is known or no way leads there. */
  readonly near: string;
}

/** Something that the party could do or take by now. */
export interface ReadyLine {
  /** `awaken`, `complete`, `level` or `equip`. */
  readonly kind: string;
  readonly text: RichText;
  /** What is sent back to do it; empty if this audience cannot do it at this moment. */
  readonly choice: string;
}

/** A numbered place that nobody has explored yet. */
export interface JourneyPlace {
  readonly place: string;
  /** As it is printed on the map; empty if nothing is. */
  readonly name: string;
  /** How far it is; empty if no way leads there now. */
  readonly near: string;
  /** What is said of it that serves the aim; empty if nothing is. */
  readonly lead: RichText;
}

/** A choice that a robot weighed. */
export interface AdvisedChoice {
  /** What is sent back to take it. */
  readonly choice: string;
  readonly label: RichText;
  /** The figures that weigh most, in a few words; empty where there are none. */
  readonly figures: RichText;
}

/** Rows of a printed sheet that belong together. */
export interface SheetPart {
  readonly title: string;
  readonly rows: readonly SheetRow[];
  /** Empty lines to write on. */
  readonly blank: number;
}

/** A figure, a word, or the cards of one place. */
export interface PaperField {
  /** The repair that is sent, without what was entered: `set xp`, `fill quest held with`. */
  readonly act: string;
  readonly label: string;
  /** What stands there, as it is sent. */
  readonly value: string;
  readonly min: number;
  /** The least and the greatest number; 0 where it is none. */
  readonly max: number;
  /** The words that may stand there, each with its name. */
  readonly options: readonly (readonly [string, string])[];
  /** The list of named cards of the pack from which it is filled. */
  readonly cards: string;
  /** Stands before a card that is entered by its number: `quest-`. */
  readonly number: string;
  /** Whether a word that is not listed may be typed. */
  readonly free: boolean;
  /** Whether what lacks to the greatest number is written down: damage for health. */
  readonly lacking: boolean;
  /** The cards that are used, where each can be: it was face down in its bag. */
  readonly used: readonly string[] | null;
  /** Repairs that are sent before it, because it gathers cards from several places. */
  readonly first: readonly string[];
}

/** A track: what is left of something that runs out. */
export interface Gauge {
  /** Which track: `time`, `camps`, `plane`, `fuel`, `events`, `actions`. */
  readonly key: string;
  readonly label: string;
  readonly left: number;
  readonly max: number;
  /** The gauge in words, with its meaning where the label alone does not say it. */
  readonly text: string;
  /** What lies beside the track: 1 for the bonus time token beside `time`, else 0. */
  readonly extra: number;
}

/** How many of something. */
export interface Amount {
  readonly key: string;
  readonly count: number;
  readonly text: string;
}

/** An entry of the rules that can be opened. */
export interface RuleEntry {
  readonly slug: string;
  readonly title: string;
}

/** A choice. */
export interface ChoiceLine {
  /** What one types; choices of one's own count from 1 in the order of the menu, those of others come after them. */
  readonly number: number;
  /** What is sent back. */
  readonly notation: string;
  readonly label: RichText;
  /** What it costs and does. */
  readonly detail: RichText;
  readonly chance: DrawOdds | null;
  /** Whose choice it is. */
  readonly seat: number;
  /** `own`, `act-now` for what is meant for just this moment, or the kind of an act of any time. */
  readonly group: string;
  readonly focus: readonly Focus[];
  /** Who may fall by what strikes back; nothing if nobody can. */
  readonly risk: FallRisk | null;
  /** What is given up by it that could still be done, as a question that is asked first; empty for nothing. */
  readonly forgoes: string;
}

/** Choices that read best in rows and columns. */
export interface ChoiceGrid {
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly GridRow[];
}

/** How far one can go now by moves of one kind, if nothing happens on the way. */
export interface MoveReach {
  /** The first word of each of the moves: `travel`, `walk` or `sail`. */
  readonly verb: string;
  readonly moves: number;
  /** What each of them costs in time. */
  readonly time: number;
}

/** A draw from a real deck, which somebody makes and enters. */
export interface HandDraw {
  /** Who draws. */
  readonly seat: number;
  readonly who: string;
  /** How many cards belong to this draw and are entered together. */
  readonly count: number;
  /** Whether the audience may enter it: a card for a hidden hand only its holder may. */
  readonly is_mine: boolean;
  /** Where the number is enough: the numbers. */
  readonly numbers: readonly DrawnNumber[];
  /** Cards that the table counts out of the deck, such as discards; they may be entered all the same. */
  readonly elsewhere: readonly ChoiceLine[];
}

/** A member of the party. */
export interface Board {
  readonly ref: string;
  readonly name: string;
  /** The name where room is scarce. */
  readonly short: string;
  readonly seat: number;
  readonly player: string;
  readonly health: number;
  readonly max_health: number;
  /** Fatigue, or stamina. */
  readonly pips: number;
  /** How much more of it there could be. */
  readonly empty_pips: number;
  /** What lies on it and is counted: command, or synergy. */
  readonly tokens: readonly Amount[];
  readonly skills: readonly Skill[];
  /** Key and name of each. */
  readonly statuses: readonly (readonly [string, string])[];
  /** Statuses and what else lies on the board, in words. */
  readonly state: RichText;
  /** Ids of what it carries to fight with. */
  readonly weapons: readonly string[];
  /** Ids of equipped cards. */
  readonly cards: readonly string[];
  /** The weapons with their figures, in few letters. */
  readonly weapons_text: RichText;
  /** The equipped cards by name. */
  readonly cards_text: RichText;
  /** What the board and the cards on it say, a line each; at sea the first line is that of the weapons. */
  readonly texts: readonly RichText[];
  /** The whole board in one sentence. */
  readonly spoken: string;
}

/** A card as it lies open to this audience. */
export interface OpenCard {
  readonly ref: string;
  readonly title: string;
  /** The title where its numbers stand beside it. */
  readonly short: string;
  /**
   * What it is: `ability`, `adventure`, `quest`, `event`, `enemy`, `level`, `curse`, `combat`, `buff`, `resource`.
   */
  readonly kind: string;
  /** The kind in words. */
  readonly label: string;
  /** The key of its picture. */
  readonly picture: string;
  /** What is printed large on it: fate, skill, what it takes to use it, the figures of a weapon. */
  readonly numbers: readonly Amount[];
  readonly text: readonly RichText[];
  /** How it stands now: the command on it, who carries it, what it costs here. */
  readonly note: RichText;
  /** The slugs of the entries behind it, that of its kind first. */
  readonly entries: readonly string[];
  /** A line of the world that changes nothing; drawn slanted, after its text. */
  readonly flavour: RichText;
}

/** An enemy in the row as it stands now. */
export interface EnemyState {
  readonly ref: string;
  /** Told apart from its twins by a number. */
  readonly name: string;
  readonly picture: string;
  readonly target: boolean;
  /** What it can do now; a line end between lines. */
  readonly stats: RichText;
  /** What its counterattack would be as things stand: that of the attack in progress, else of any. */
  readonly counterattack: RichText;
  readonly columns: number;
  readonly cells: readonly EnemySquare[];
  /** Its uncovered abilities: key, a few letters, words. */
  readonly abilities: readonly (readonly [string, string, string])[];
  readonly notes: readonly RichText[];
  readonly spoken: string;
  /** What an attack has to reach now; 0 where every attack hits. */
  readonly defense: number;
  readonly plate: ScenePlate | null;
}

/** Somebody of the party as a fight sees them. */
export interface FighterState {
  readonly ref: string;
  readonly name: string;
  readonly health: number;
  readonly max_health: number;
  /** Fatigue or stamina, statuses, and what has been done this round. */
  readonly state: RichText;
  /** Whether a strike is about to land here. */
  readonly targeted: boolean;
  /** What others have lent for this fight, and what it gives. */
  readonly lent: RichText;
}

/** What somebody or something adds. */
export interface Part {
  /** A member's id; `cards`, `bonus`, or `distance` of a flight for the rest. */
  readonly ref: string;
  readonly name: string;
  readonly adds: number;
}

/** The exact odds of the draw that follows. */
export interface DrawOdds {
  /** Each result and how many of the draws lead to it. */
  readonly results: readonly (readonly [string, number])[];
  readonly total: number;
  /** The result that one hopes for, whether or not it can come; empty where none is better than another. */
  readonly best: string;
  /** The share of the hoped result in a few characters; of every result if none is better than another. */
  readonly short: string;
  /** Every result with its share. */
  readonly long: string;
}

/** Something that can still change the result for the better. */
export interface TestChange {
  readonly choice: string;
  readonly label: RichText;
  /** How much it adds; 0 where that depends on chance. */
  readonly adds: number;
  /** Whether it draws anew. */
  readonly redraws: boolean;
  readonly free: boolean;
  /** Whose choice it is. */
  readonly seat: number;
  /** The odds of what it draws anew. */
  readonly chance: DrawOdds | null;
}

/** Somebody who may take part, or may not. */
export interface Joiner {
  readonly ref: string;
  readonly name: string;
  readonly adds: number;
  /** What they add, and what it costs. */
  readonly detail: RichText;
  /** The choice by which they take part; empty if they cannot. */
  readonly choice: string;
  /** Whose choice it is. */
  readonly seat: number;
  /** Why they cannot; empty if they take part already. */
  readonly reason: RichText;
}

/** A lettered choice of the page, or an action of an encounter. */
export interface StoryLine {
  readonly letter: string;
  readonly text: RichText;
  /** What it costs and the tests it leads to. */
  readonly terms: RichText;
  /** What is sent back; empty if it cannot be taken now. */
  readonly choice: string;
  /** Whether it was taken on this visit and cannot be taken again. */
  readonly taken: boolean;
  /** Who stands on it in an encounter, as far as this audience may know. */
  readonly standees: readonly string[];
  readonly spoken: string;
}

/** A page of the atlas with its edges. */
export interface MapPage {
  readonly page: number;
  readonly title: string;
  readonly columns: number;
  readonly rows: number;
  /** Side and the page beyond it. */
  readonly edges: readonly (readonly [string, number])[];
  /** Which pages lie beyond the edges, in a few words. */
  readonly beyond: string;
  /** Whether it lies open where we are. */
  readonly open: boolean;
  readonly spoken: string;
}

/** A region of the sea, a square of the atlas, or a space of the flight board. */
export interface Area {
  readonly ref: string;
  readonly name: string;
  readonly page: number;
  /** Moves from where the ship is, or spaces from the plane; 0 here, -1 out of reach, or where feet go. */
  readonly distance: number;
  readonly here: boolean;
  /** Whether our vessel is there, where it may be elsewhere than we are. */
  readonly vessel_here: boolean;
  readonly spots: readonly Spot[];
  readonly ways: readonly AreaLink[];
  /** What a square or region shows, in signs. */
  readonly marks: readonly MapMark[];
  /** What is there: places, port, market, hazard, landing, obstacles. */
  readonly text: RichText;
  /** What it is next to, in words. */
  readonly links: RichText;
  /** The choices that go there at once. */
  readonly choices: readonly string[];
  readonly spoken: string;
}

/** The best way on foot to a square: the fewest squares, and of these ways the one past the fewest obstacles. */
export type WalkRoute = readonly [
  to: string,
  squares: number,
  /** How many obstacles lie on the way, those in its last square included. */
  obstacles: number,
  /** The choices that go there one after the other, as long as nothing else is asked on the way. */
  route: readonly string[],
];

/** A space of the ship. */
export interface RoomState {
  readonly ref: string;
  readonly name: string;
  readonly damage: number;
  readonly capacity: number;
  /** Whether the action figure stands here. */
  readonly here: boolean;
  readonly closed: boolean;
  /** What it does. */
  readonly text: RichText;
}

/** Something for sale, or a service. */
export interface Offer {
  readonly ref: string;
  readonly title: string;
  readonly price: number;
  /** The price with what it is paid in. */
  readonly cost: RichText;
  readonly text: RichText;
  /** The choice that takes it; empty if it cannot be taken now. */
  readonly choice: string;
  /** Why it cannot be taken, where a rule says so. */
  readonly reason: RichText;
}

/** A quest card of the party. */
export interface QuestState {
  readonly number: number;
  readonly title: string;
  readonly keyword: string;
  /** Empty where this audience may not read it yet, and says so in `note`. */
  readonly text: RichText;
  /** What it waits for, or why it cannot be read. */
  readonly note: string;
  /** Where it came from, as a part of a sentence; empty if that is not known. */
  readonly origin: string;
  /** Where it leads, likewise: the `places` in words; empty if none is known. */
  readonly leads_to: string;
  /** `open`, `waiting` for something that the party lacks, or `done`. */
  readonly state: string;
  /** The state in words. */
  readonly label: string;
  /** The numbers of the places that it speaks of, or that asked for its keyword. */
  readonly places: readonly string[];
  readonly spoken: string;
  /** The key of its picture, the same in every language. */
  readonly picture: string;
  /** The plate of the first of its places that has one. */
  readonly plate: ScenePlate | null;
  /** Where its keyword has made a difference since it was gained, as a part of a sentence; empty if nowhere yet. */
  readonly counted: string;
}

/** A plate that the party has seen, in the book of plates. */
export interface BookPlate {
  /** The name of what it shows, as the party knows it. */
  readonly title: string;
  readonly plate: ScenePlate;
}

/** A part of the score. */
export interface Points {
  readonly key: string;
  readonly count: number;
  readonly text: string;
}

/** Something that happened, as this audience is told of it. */
export interface LogLine {
  /** The entry of the campaign that it belongs to: undo goes back to it. */
  readonly entry: number;
  /** Its key: `paragraph`, `drew` and so on; `choice` for what somebody chose. */
  readonly kind: string;
  readonly text: RichText;
  /** The page or card that is shown whole, where the line only names it. */
  readonly ref: string;
  /** What stood on it when it was read. */
  readonly body: readonly RichText[];
  /** Whether it was a choice without any other: the table may have made it by itself. */
  readonly forced: boolean;
  /** The title of the page or card. */
  readonly title: string;
  /** Whether something is chosen on the page, so that it also lies open as the page of the scene. */
  readonly has_choices: boolean;
  /** What happened in ids and numbers, for the kinds of line that a client shows as more than a sentence. */
  readonly facts: LogFacts | null;
}

export type SpanKind = "plain" | "emphasis" | "strong" | "icon" | "piece" | "rule" | "ours" | "stays";

export type FocusKind = "piece" | "place" | "square" | "story";

/** A row of a printed sheet: a label and what is written there, or boxes of which some are ticked. */
export interface SheetRow {
  readonly label: string;
  readonly text: string;
  readonly ticked: number;
  readonly boxes: number;
}

/** That the answer to an attack may send somebody to 0 health. */
export interface FallRisk {
  /** A few words beside the choice. */
  readonly short: string;
  /** Who, how much health they have, and what may hit them at most, block taken off. */
  readonly long: string;
}

/** A row of choices in a grid; a title without choices heads what follows. */
export interface GridRow {
  readonly title: string;
  /** Empty where nothing can be chosen. */
  readonly notations: readonly string[];
  readonly texts: readonly string[];
}

/** A number that a drawn card may show. */
export interface DrawnNumber {
  readonly number: number;
  readonly notation: string;
  /** How many cards that may be drawn show it, as far as the audience knows. */
  readonly left: number;
}

/** A skill on a board. */
export interface Skill {
  readonly key: string;
  readonly short: string;
  readonly name: string;
  readonly value: number;
}

/** A square of an enemy. */
export interface EnemySquare {
  /** As choices write it: `a1`. */
  readonly ref: string;
  readonly heart: number;
  readonly bonus: number;
  readonly synergy: boolean;
  readonly abilities: readonly string[];
  readonly covered: boolean;
  /** The choice that covers or uncovers it now; empty if none does. */
  readonly choice: string;
  /** What it shows, in words: what covering it would take away. */
  readonly text: string;
}

/** A numbered place of the map, as far as it is known. */
export interface Spot {
  /** Its number, or the word by which choices name it. */
  readonly ref: string;
  /** Its name once it has been read of, or as it is printed on the map; else empty. */
  readonly name: string;
  /**
   * `unknown`, `visited`, `changed`, `closed`, `waiting` for a quest in hand, or `barred`: it asked for a word that
   * we lacked.
   */
  readonly state: string;
  /** The quests in hand that speak of it, or that something read there asks for. */
  readonly quests: readonly number[];
  /** What state it is in, and what was read there; empty for an unknown place. */
  readonly text: RichText;
  /** Our own words about it. */
  readonly note: string;
  readonly choices: readonly string[];
  /** Its number, its name and its state in a few words. */
  readonly spoken: string;
  /** What it is called beyond what is printed on the map; empty if there is nothing. */
  readonly title: string;
}

/** A way from one area to the next. */
export interface AreaLink {
  readonly to: string;
  /** The direction, where areas are squares; the edge of the page where it crosses one. */
  readonly side: string;
  /** `edge` over the edge of a page, `one-way` if there is no way straight back; else empty. */
  readonly kind: string;
}

/** Something printed in a square or region, or the beast that swims there, as long or as short as there is room. */
export interface MapMark {
  /**
   * Of a square `location`, `crossed`, `mark`, `landing`, an obstacle, or `uncharted` if nobody has entered what a
   * printed atlas shows there; of a region `port`, `market`, `hazard`, `serpent`.
   */
  readonly kind: string;
  readonly label: string;
  readonly short_label: string;
}

/** What a line says, in ids and numbers, for a client that draws it. */
export interface LogFacts {
  /** Ids of members, enemies, cards, squares or regions, in the order of the log event. */
  readonly pieces: readonly string[];
  readonly amount: number;
  readonly draw: DrawResult | null;
  readonly page: FullPage | null;
}

/** A draw of fate in numbers, as it stood when the line was written. */
export interface DrawResult {
  /** The kind of the test: `challenge`, `attack`, `flight`, `travel`, `check` and so on. */
  readonly kind: string;
  readonly skill: string;
  /** The id of the fate card drawn last; empty for a die. */
  readonly card: string;
  /** What that card is called. */
  readonly title: string;
  /** The number that counts, with all that was added to it. */
  readonly fate: number;
  readonly parts: readonly Part[];
  /** What is to be reached; 0 where a test has no such number. */
  readonly number: number;
  readonly total: number;
  /** `passed` or `failed` once the test is settled; empty before, and where a draw is neither. */
  readonly result: string;
}

/** A page that a client shows by itself until it is turned: a totem, a fight that is over, a camp, the end. */
export interface FullPage {
  /** `totem`, `won`, `fled`, `lost`, `camp` or `end`. */
  readonly kind: string;
  /** The name of what the page is about; empty where the kind says it all. */
  readonly title: string;
  /** Its id. */
  readonly piece: string;
  /** A sentence of the world, then what it gives; nothing where a client knows the rest from other lines. */
  readonly lines: readonly RichText[];
  /** Of a totem: how many the party has with it. */
  readonly count: number;
  /** How many the aim of the pack asks for; 0 if it does not say. */
  readonly needed: number;
  readonly plate: ScenePlate | null;
}
