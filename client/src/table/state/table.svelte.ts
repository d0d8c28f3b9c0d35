// A table as this player sees it: scene, members, chat, connection, and the requests they can make.
import { createContext } from "svelte";
import type {
  ChoiceMenu,
  Event,
  Lang,
  Notice,
  Person,
  Plan,
  Refused,
  RobotEvent,
  RichText,
  ChatEvent,
  Snapshot,
  TableInfo,
  UndoBy,
  UndoRequest,
} from "../../wire";
import type { Game } from "../shared/game.ts";
import { voyageAnswer, type Journey } from "../atlas/journey.ts";
import { isSeatNews } from "./seat-news.ts";
import type { Link, Reply, RobotWish, Transport } from "../transport/transport.ts";
import { lesson } from "../lesson/lesson.svelte.ts";
import { Changes } from "./changes.svelte.ts";
import { FreshClaims } from "./fresh-claims.ts";
import { Stage } from "../theatre/stage.svelte.ts";
import { Company, pageToRead } from "../together/company.svelte.ts";
import { Focus } from "./focus.svelte.ts";
import { LastRoute } from "./last-route.svelte.ts";
import { Notes, type Note } from "./notes.svelte.ts";
import { shownNumbers } from "./numbers.ts";
import { Opened } from "./opened.svelte.ts";
import { Others } from "./others.svelte.ts";
import { Planning } from "./planning.svelte.ts";
import { Questions } from "./questions.ts";
import { Scene } from "./scene.svelte.ts";
import { Told } from "./told.ts";
import { withPrintedNames } from "../shared/printed-names.ts";
import { t } from "./words.svelte.ts";

/** Most lines of the talk that are kept. */
const MAX_CHAT_LINES = 200;
/** What a note on the map begins with, which answers no question. */
const MAP_NOTE = "note ";
/** The first words of choices that move over the map. */
const MOVES: ReadonlySet<string> = new Set(["sail", "travel", "walk", "land", "fly"]);

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
    take: (event) => this.#handle(event),
  });
  /** What the others are doing. */
  readonly company = new Company();
  readonly others = new Others(this);
  /** The page that this person has read. */
  readPage = $state("");
  /** The choice that waits until the others have read the page, or a draw that would leave out whom they plan; else empty. */
  heldChoice = $state("");
  /** The choices that are planned and not made yet; another answer makes them first. */
  readonly plan = new Planning({
    tryOut: (choices) => this.#preview(choices),
    choose: (choice) => this.#chooseAndWait(choice),
    offers: (choice) => this.#isOwn(choice),
    others: () => this.others.plannedJoins(),
  });
  /** What one types for each choice. */
  readonly numbers: ReadonlyMap<string, number> = $derived.by(() =>
    shownNumbers(
      this.scene.menu,
      [
        ...(this.scene.test?.changes.map((change) => change.choice) ?? []),
        ...(this.scene.test?.joiners.map((joiner) => joiner.choice) ?? []),
        ...lesson.lit(this),
      ],
      (line) => this.holds(line.seat),
      (choice) => this.freshClaims.noteAndCheck(choice, this.position),
    ),
  );
  readonly freshClaims = new FreshClaims();
  position = $state(0);
  /** How often this person has answered at this page; a note on the map answers nothing. */
  answered = $state(0);
  /** Whether the last of these answers moved the vessel or the party over the map. */
  hasMoved = $state(false);
  lang: Lang = $state("en");
  you = $state("");
  seats: readonly number[] = $state.raw([]);
  table: TableInfo | null = $state.raw(null);
  chatLines: readonly ChatEvent[] = $state.raw([]);
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
  readonly #lastRoute = new LastRoute(this.scene);
  /** The choice that was sent last. */
  #sent = $state("");
  readonly #notes = new Notes();
  /** The menu whose unavailable choices were asked for. */
  #unavailableOf: ChoiceMenu | null = null;
  readonly #transport: Transport;
  /** What can be asked without changing anything. */
  readonly questions: Questions;
  /** Whether this shows an earlier moment of the campaign: nothing can be done there. */
  readonly isReplay: boolean;

  constructor(transport: Transport, isReplay = false) {
    this.isReplay = isReplay;
    this.#transport = transport;
    this.questions = new Questions(transport);
    transport.on({
      event: (event) => this.#told.add(event),
      link: (link, why) => {
        this.link = link;
        this.why = why;
      },
    });
    transport.open();
  }

  get busy(): boolean {
    return this.isReplay || this.#changes.areUnderWay || this.link !== "up";
  }
  /** The choice that was sent and is not answered yet; empty for none. */
  get sentChoice(): string {
    return this.#changes.areUnderWay ? this.#sent : "";
  }
  /** Whether the server has not answered for a while. */
  get slow(): boolean {
    return this.#changes.slow;
  }
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

  /** Take a choice of the menu, once those who still read have read; a draw that leaves somebody out is asked about first. */
  choose = (choice: string): Promise<boolean> => {
    const leavesOut = choice === this.scene.test?.draw_choice && this.others.plans.length > 0;
    const waits = this.others.readers.length > 0 || leavesOut || this.forgoneBy(choice) !== "";
    if (!waits || this.plan.making || !this.#isOwn(choice)) return this.#take(choice);
    this.heldChoice = choice;
    return Promise.resolve(false);
  };
  /** What a choice gives up that could still be done, as a question; empty for nothing. */
  forgoneBy(choice: string): string {
    return this.scene.menu?.own.find((line) => line.notation === choice)?.forgoes ?? "";
  }
  /** Take the choice that waited. */
  goOn = (): Promise<boolean> => {
    const choice = this.heldChoice;
    this.heldChoice = "";
    return choice ? this.#take(choice) : Promise.resolve(false);
  };
  /** Go a way that was chosen on the map. */
  go({ choices, route, isVoyage }: Journey): Promise<boolean> {
    return isVoyage ? this.#setSail(route.refs) : this.followRoute(choices, route.refs);
  }
  /** Begin a voyage; what nobody could want otherwise is answered, and where it leads is remembered if something else is asked. */
  async #setSail(refs: readonly string[]): Promise<boolean> {
    let last = "";
    for (let answer = voyageAnswer(this.scene, refs); answer; answer = voyageAnswer(this.scene, refs)) {
      if (answer === "travel" && last) break;
      const done = await this.#changes.sendAndWait(() => this.#transport.choose(answer));
      if (!done) break;
      if (!last) this.#lastRoute.begin(refs.at(-1) ?? "");
      last = answer;
      if (answer.startsWith("sail ")) break;
    }
    if (!last) return false;
    this.#lastRoute.dropReachedGoal();
    this.hasMoved = last.startsWith("sail ");
    this.answered += 1;
    return true;
  }
  /** Travel a way of several moves, which is taken back as one; a note says where it was stopped. */
  async followRoute(choices: readonly string[], refs: readonly string[]): Promise<boolean> {
    const from = this.position;
    const done = await this.#changes.send(() => this.#transport.followRoute(choices));
    if (!done) return false;
    this.#lastRoute.begin(refs.at(-1) ?? "");
    this.hasMoved = true;
    this.answered += 1;
    await this.#changes.whenTold();
    this.#lastRoute.dropReachedGoal();
    const moves = refs.indexOf(this.scene.map?.here ?? "");
    this.#lastRoute.end({ from, to: this.position, moves });
    if (moves > 0 && moves < choices.length)
      this.#notes.add("route-stopped", [["plain", t("route-stopped", { moves, count: choices.length }), ""]]);
    return true;
  }
  /** The goal of a way of several moves that was stopped in this turn; empty once it was reached or taken back. */
  get unreached(): string {
    return this.#lastRoute.unreached;
  }
  /** The last way of several moves, as long as nothing has happened since: its first entry, and its number of moves. */
  get lastRoute(): { readonly entry: number; readonly moves: number } | null {
    return this.#lastRoute.endingAt(this.position);
  }
  /** Back a step; a way of several moves is one step. */
  takeBack = (): Promise<boolean> => {
    const route = this.lastRoute;
    return route ? this.undo("line", route.entry) : this.undo("step");
  };
  /** Enter the cards that were drawn; done when the outcome has arrived, so that the rest can be left to the table. */
  enterDraws = (choices: readonly string[]): Promise<boolean> =>
    this.#changes.sendAndWait(() => this.#transport.enterDraws(choices));
  leaveDraws = (count: number): Promise<boolean> => this.#changes.send(() => this.#transport.leaveDraws(count));
  undo = (by: UndoBy, entry?: number): Promise<boolean> => {
    this.#lastRoute.dropGoal();
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

  #isOwn(choice: string): boolean {
    return this.scene.menu?.own.some((line) => line.notation === choice) ?? false;
  }

  /** Makes what is planned first, if the choice answers the question. */
  #take(choice: string): Promise<boolean> {
    const makesPlan = !this.plan.isEmpty && !this.plan.making && this.#isOwn(choice);
    return makesPlan ? this.plan.make(choice) : this.#send(choice);
  }

  async #send(choice: string): Promise<boolean> {
    if (!this.#changes.areUnderWay) this.#sent = choice;
    const done = await this.#changes.send(() => this.#transport.choose(choice));
    if (done && !choice.startsWith(MAP_NOTE)) {
      lesson.done(this, choice);
      this.hasMoved = MOVES.has(choice.split(" ")[0] ?? "");
      if (this.hasMoved) await this.#changes.whenTold(); // a phone shows the vessel move
      this.answered += 1;
    }
    return done;
  }

  async #chooseAndWait(choice: string): Promise<boolean> {
    const done = await this.#send(choice);
    if (done) await this.#changes.whenTold();
    return done;
  }

  async #preview(choices: readonly string[]): Promise<Plan | null> {
    const reply = await this.#transport.preview(choices);
    if (reply.kind === "refused") this.#noteRefusal(reply);
    return reply.kind === "preview" ? reply.plan : null;
  }

  #noteRefusal({ key, words, rule, entry }: Refused): void {
    this.#notes.addRefusal(key, words, { rule, entry });
  }

  /** Drop what the campaign has moved past: a waiting choice, and an undo request. */
  #dropOutdated(position: number): void {
    if (position !== this.position) this.heldChoice = "";
    if (this.undoRequest && this.undoRequest.position !== position) this.undoRequest = null;
  }

  #handle(event: Event): void {
    switch (event.kind) {
      case "snapshot":
        this.#startFrom(event);
        break;
      case "changed":
        this.#dropOutdated(event.position);
        this.scene.put(event.sections);
        break;
      case "table":
        this.table = event.table;
        this.seats = this.me?.seats ?? [];
        break;
      case "chat":
        if (this.#hasLine(event)) return;
        this.chatLines = [...this.chatLines, event].slice(-MAX_CHAT_LINES);
        break;
      case "robot":
        this.robot = event.state ? event : null;
        break;
      case "undo-request":
        this.undoRequest = event.who ? event : null;
        break;
      case "presence":
        this.company.hear(event);
        this.plan.refresh();
        return; // it tells nothing of the campaign
      case "notice":
        this.#noteNotice(event);
        break;
      case "closing":
        this.#notes.add(event.key, event.words);
        break;
      case "done":
      case "refused":
      case "explanation":
      case "preview":
      case "unavailable":
      case "advice":
        return; // answers: `Requests` gives them to their sender, and the changes follow as events
    }
    this.position = event.position;
    if (event.kind === "snapshot" || event.kind === "changed") this.#refreshNotesAndPlans();
    this.#changes.settle();
  }

  /** Take everything as a snapshot tells it. */
  #startFrom(snapshot: Snapshot): void {
    this.lang = snapshot.lang;
    this.you = snapshot.you;
    this.seats = snapshot.seats;
    this.table = snapshot.table;
    this.#changes.expectNothing();
    this.#notes.dropConnectionNotices();
    this.#dropOutdated(snapshot.position);
    if (this.link !== "up") this.company.forget();
    this.scene.put(snapshot.sections);
    this.stage.skip(snapshot.position);
  }

  /** Drop notes, plans and requests to choose that no longer fit the position. */
  #refreshNotesAndPlans(): void {
    this.#notes.dropPast(this.position);
    this.#lastRoute.dropReachedGoal();
    this.plan.refresh();
    this.company.keepAsked(new Set(this.scene.choices.map((line) => line.notation)));
  }

  /** Whether a line of the talk is among those shown: after a break some are told again. */
  #hasLine({ number, text }: ChatEvent): boolean {
    return this.chatLines.some((line) => line.number === number && line.text === text);
  }

  #noteNotice({ key, words, campaign, choice, position }: Notice): void {
    if (!isSeatNews(key)) this.#notes.add(key, words, { campaign, choice, position });
  }
}

/** The table that a component lies on. */
export const [useTable, provideTable] = createContext<TableState>();
