// A table as this player sees it: scene, members, chat, connection, and the requests they can make.
import { createContext } from "svelte";
import type {
  ChoiceMenu,
  Lang,
  Person,
  Plan,
  Refused,
  RobotEvent,
  RichText,
  ChatEvent,
  TableInfo,
  UndoBy,
  UndoRequest,
} from "../../wire";
import type { Game } from "../shared/game.ts";
import type { Link, Reply, RobotWish, Transport } from "../transport/transport.ts";
import { lesson } from "../lesson/lesson.svelte.ts";
import { Answers } from "./answers.svelte.ts";
import { Changes } from "./changes.svelte.ts";
import { FreshClaims } from "./fresh-claims.ts";
import { Stage } from "../theatre/stage.svelte.ts";
import { Company, pageToRead } from "../together/company.svelte.ts";
import { Focus } from "./focus.svelte.ts";
import { Hearing } from "./hearing.ts";
import { Notes, type Note } from "./notes.svelte.ts";
import { shownNumbers } from "./numbers.ts";
import { Opened } from "./opened.svelte.ts";
import { Others } from "./others.svelte.ts";
import { Planning } from "./planning.svelte.ts";
import { Questions } from "./questions.ts";
import { Scene } from "./scene.svelte.ts";
import { Told } from "./told.ts";
import { Travels } from "./travels.svelte.ts";
import { withPrintedNames } from "../shared/printed-names.ts";
import { t } from "./words.svelte.ts";

export class TableState {
  readonly scene = new Scene();
  readonly focus = new Focus(
    this.scene,
    (seat) => this.holds(seat),
    () => void this.listUnavailable(),
  );
  readonly opened = new Opened();
  /** What has just happened, as it is shown. */
  readonly stage = new Stage(() => this.#told.takeAll());
  readonly #told = new Told({
    isTurning: () => this.stage.isTurning,
    fall: (part, { sections }) => this.stage.fall(this.scene.enemiesGone(sections), this.scene.logWith(part)),
    show: (part, { position, sections }) =>
      this.stage.hear(
        this.scene.logWith(withPrintedNames(part)),
        position,
        (sections.headline ?? this.scene.headline)?.place,
      ),
    take: (event) => this.#hearing.take(event),
  });
  /** What the others are doing. */
  readonly company = new Company();
  readonly others = new Others(this);
  /** The page that this person has read. */
  readPage = $state("");
  /** The choices that are planned and not made yet; another answer makes them first. */
  readonly plan = new Planning({
    tryOut: (choices) => this.#preview(choices),
    choose: (choice) => this.answers.chooseAndWait(choice),
    offers: (choice) => this.answers.isOwn(choice),
    others: () => this.others.plannedJoins(),
  });
  /** What one types for each choice. */
  readonly numbers: ReadonlyMap<string, number> = $derived.by(() =>
    shownNumbers(
      this.scene.menu,
      [...this.scene.testChoices, ...lesson.lit(this)],
      (line) => this.holds(line.seat),
      (choice) => this.freshClaims.noteAndCheck(choice, this.position),
    ),
  );
  readonly freshClaims = new FreshClaims();
  /** Up to which entry of the campaign the table has been told. */
  position = $state(0);
  /** The language in which the table is told. */
  lang: Lang = $state("en");
  /** This person, as `Person.ref`. */
  you = $state("");
  /** The seats of this person. */
  seats: readonly number[] = $state.raw([]);
  /** The campaign, and who is here; null until it has been told. */
  table: TableInfo | null = $state.raw(null);
  chatLines: readonly ChatEvent[] = $state.raw([]);
  /** Who asks the others to go back; null for nobody. */
  undoRequest: UndoRequest | null = $state.raw(null);
  /** What the robot that is to choose is doing. */
  robot: RobotEvent | null = $state.raw(null);
  link: Link = $state("opening");
  /** Why there is nothing to come back to. */
  why = $state("");
  readonly #changes = new Changes({
    position: () => this.position,
    isOpen: () => !this.isReplay && this.link === "up",
    refresh: () => void this.refresh(this.lang),
    dropAnswers: () => this.#notes.dropAnswers(),
    noteRefusal: (refusal) => this.#noteRefusal(refusal),
  });
  readonly #notes = new Notes();
  /** The menu whose unavailable choices were asked for. */
  #unavailableOf: ChoiceMenu | null = null;
  readonly #transport: Transport;
  /** What takes the events that the table tells. */
  readonly #hearing: Hearing;
  /** The choices that this person makes. */
  readonly answers: Answers;
  /** The ways over the map that are chosen as a whole. */
  readonly travels: Travels;
  /** What can be asked without changing anything. */
  readonly questions: Questions;
  /** Whether this shows an earlier moment of the campaign: nothing can be done there. */
  readonly isReplay: boolean;

  constructor(transport: Transport, isReplay = false) {
    this.isReplay = isReplay;
    this.#transport = transport;
    this.questions = new Questions(transport);
    this.answers = new Answers(this, this.#changes, transport);
    this.travels = new Travels(this, this.#changes, this.#notes, transport);
    this.#hearing = new Hearing(this, this.#changes, this.#notes);
    transport.on({
      event: (event) => this.#told.add(event),
      link: (link, why) => {
        this.link = link;
        this.why = why;
      },
    });
    transport.open();
  }

  /** Whether nothing can be sent now. */
  get busy(): boolean {
    return this.isReplay || this.#changes.areUnderWay || this.link !== "up";
  }
  /** Whether the server has not answered for a while. */
  get slow(): boolean {
    return this.#changes.slow;
  }
  /** This person; nobody before the table has told. */
  get me(): Person | undefined {
    return this.table?.people.find((person) => person.ref === this.you);
  }
  get isHost(): boolean {
    return this.me?.role === "host";
  }
  /** Whether the waiting decision is this player's. */
  get isMyDecision(): boolean {
    return this.holds(this.scene.decision?.seat ?? -1);
  }
  /** Whether this player is one of those who may answer now. */
  get isAwaited(): boolean {
    return this.scene.decision?.seats?.some((seat) => this.holds(seat)) ?? this.isMyDecision;
  }
  /** Whether a seat is this person's, or a robot's that leaves the choice to whoever plays here. */
  holds(seat: number): boolean {
    if (this.seats.includes(seat)) return true;
    const isLeftByRobot = this.robot?.open === true && this.robot.seat === seat;
    return this.seats.length > 0 && seat >= 0 && isLeftByRobot;
  }
  /** What somebody is called. */
  nameOf(ref: string): string {
    return this.table?.people.find((person) => person.ref === ref)?.name ?? t("somebody");
  }
  /** Who of the others plans a choice. */
  plannersOf(choice: string): string {
    return this.company
      .planning(choice, this.position)
      .map((who) => this.nameOf(who))
      .join(", ");
  }
  /** Who sits at a seat. */
  nameAt(seat: number): string {
    return this.table?.people.find((person) => person.seats.includes(seat))?.name ?? "";
  }
  get game(): Game {
    return this.table?.game === "skies" ? "skies" : "sea";
  }

  /** The page that the last answer brought. */
  readonly page = $derived.by(() => pageToRead(this.scene.log));

  /** Take a choice of the menu, once nothing speaks for waiting (`Answers.choose`). */
  choose = (choice: string): Promise<boolean> => this.answers.choose(choice);
  /** Back a step; a way of several moves is one step. */
  takeBack = (): Promise<boolean> => {
    const route = this.travels.last;
    return route ? this.undo("line", route.entry) : this.undo("step");
  };
  /** Enter the cards that were drawn; done when the outcome has arrived, so that the rest can be left to the table. */
  enterDraws = (choices: readonly string[]): Promise<boolean> =>
    this.#changes.sendAndWait(() => this.#transport.enterDraws(choices));
  leaveDraws = (count: number): Promise<boolean> => this.#changes.send(() => this.#transport.leaveDraws(count));
  undo = (by: UndoBy, entry?: number): Promise<boolean> => {
    this.travels.dropGoal();
    return this.#changes.send(() => this.#transport.undo(by, entry));
  };
  redo = (): Promise<boolean> => this.#changes.send(() => this.#transport.redo());
  answerUndo = (agree: boolean): Promise<boolean> => this.#changes.send(() => this.#transport.answerUndo(agree));
  repair = (act: string): Promise<boolean> => this.#changes.send(() => this.#transport.repair(act));
  /** Put something right, and wait until the table stands so: several repairs follow one another. */
  repairAndWait = (act: string): Promise<boolean> => this.#changes.sendAndWait(() => this.#transport.repair(act));
  askRobot = (wish: RobotWish): Promise<boolean> => this.#changes.send(() => this.#transport.robot(wish));
  nameMoment = (name: string): Promise<boolean> => this.#changes.send(() => this.#transport.nameMoment(name));
  /** Ask whoever a choice belongs to, or no longer ask. */
  async ask(choice: string, withdrawn = false): Promise<void> {
    const reply = await this.#transport.ask(choice, withdrawn);
    if (reply.kind === "done") this.company.ask(this.you, choice, this.position, withdrawn);
    if (reply.kind === "refused") this.#noteRefusal(reply);
  }
  /** Who of the others asks for a choice. */
  askersOf(choice: string): string {
    return this.company
      .asking(choice)
      .filter((who) => who !== this.you)
      .map((who) => this.nameOf(who))
      .join(", ");
  }
  /** Show the others what is planned and read. */
  show = (): Promise<Reply> =>
    this.#transport.presence(
      this.plan.parts.map((part) => part.choice),
      this.readPage,
    );
  chat = (text: string): Promise<Reply> => this.#transport.chat(text);
  refresh = (lang: Lang): Promise<Reply> => this.#transport.refresh(lang);

  /** What is unavailable while somebody else is to choose is told when somebody wants to see it; asked for once a menu. */
  async listUnavailable(): Promise<void> {
    const menu = this.scene.menu;
    if (this.isReplay || !menu?.unavailable_on_request || this.#unavailableOf === menu) return;
    this.#unavailableOf = menu;
    const reply = await this.#transport.listUnavailable();
    if (reply.kind === "unavailable" && this.scene.menu === menu)
      this.scene.menu = { ...menu, unavailable: reply.unavailable, unavailable_on_request: false };
  }

  get notes(): readonly Note[] {
    return this.#notes.list;
  }
  dismiss(number: number): void {
    this.#notes.dismiss(number);
  }
  /** Why the last request was refused, which is then no longer among the notes; nothing if it was not. */
  takeRefusal(): RichText | null {
    return this.#notes.takeRefusal();
  }

  close(): void {
    this.#transport.close();
  }

  /** What would come of choices; null if that could not be told. */
  async #preview(choices: readonly string[]): Promise<Plan | null> {
    const reply = await this.#transport.preview(choices);
    if (reply.kind === "refused") this.#noteRefusal(reply);
    return reply.kind === "preview" ? reply.plan : null;
  }

  /** Show why a request was refused. */
  #noteRefusal({ key, words, rule, entry }: Refused): void {
    this.#notes.addRefusal(key, words, { rule, entry });
  }
}

/** The table that a component lies on. */
export const [useTable, provideTable] = createContext<TableState>();
