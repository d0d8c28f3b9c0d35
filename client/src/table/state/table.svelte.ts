// A table as this player sees it: scene, members, chat, connection, and the requests they can make.
import { createContext } from "svelte";
import type {
  ChoiceMenu,
  Event,
  Lang,
  Person,
  Plan,
  PresenceEvent,
  Refused,
  RobotEvent,
  RichText,
  ChatEvent,
  TableInfo,
  UndoBy,
  UndoRequest,
} from "../../wire";
import { isSeatNews } from "./seat-news.ts";
import type { Link, Reply, RobotWish, Transport } from "../transport/transport.ts";
import { lesson } from "../lesson/lesson.svelte.ts";
import { Arrivals } from "./arrivals.svelte.ts";
import { FreshClaims } from "./fresh-claims.ts";
import { Stage } from "../theatre/stage.svelte.ts";
import { Company, pageToRead } from "../together/company.svelte.ts";
import { plannedNames } from "../together/plans.ts";
import { Focus } from "./focus.svelte.ts";
import { Notes, type Note } from "./notes.svelte.ts";
import { shownNumbers } from "./numbers.ts";
import { Opened } from "./opened.svelte.ts";
import { Planning } from "./planning.svelte.ts";
import { Questions } from "./questions.ts";
import { Scene } from "./scene.svelte.ts";
import { t } from "./words.svelte.ts";

const MAX_CHAT_LINES = 200;
/** After this time the player is told that the server has not answered yet. */
const SLOW_AFTER_MS = 2000;

/** Who of the others plans something, and what. */
export interface PlanOfOther {
  readonly who: string;
  readonly names: readonly string[];
}

/** Where no way of several moves leads. */
const NO_GOAL = { ref: "", turn: -1 };
/** The first words of choices that move over the map. */
const MOVES: ReadonlySet<string> = new Set(["sail", "travel", "walk", "land", "fly"]);

const isJoin = (choice: string): boolean => choice.startsWith("join ");

export class TableState {
  readonly scene = new Scene();
  readonly focus = new Focus(
    this.scene,
    (seat) => this.holds(seat),
    () => void this.listUnavailable(),
  );
  readonly opened = new Opened();
  /** What has just happened, as it is shown. */
  readonly stage = new Stage();
  /** What the others are doing. */
  readonly company = new Company();
  /** The page that this person has read. */
  readPage = $state("");
  /** The choice that waits until the others have read the page, or a draw that would leave out whom they plan; else empty. */
  heldChoice = $state("");
  /** What is planned and not made yet; whoever answers otherwise makes it first. */
  readonly plan = new Planning({
    tryOut: (choices) => this.#preview(choices),
    choose: (choice) => this.#chooseAndWait(choice),
    offers: (choice) => this.#isOwn(choice),
    others: () => this.#joinsOfOthers(),
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
  /** Whether the server has not answered for a while. */
  slow = $state(false);
  /** Until what was sent is done and told, nothing else is sent. */
  #sending = $state(0);
  #inProgress: Promise<unknown> = Promise.resolve();
  /** The position at which the request in progress was sent. */
  #sentAt = 0;
  readonly #arrivals = new Arrivals(
    () => this.position,
    () => {
      if (this.link === "up") void this.refresh(this.lang);
    },
  );
  readonly #notes = new Notes();
  /** The menu whose unavailable choices were asked for. */
  #unavailableOf: ChoiceMenu | null = null;
  #goal = $state.raw(NO_GOAL);
  #route: { readonly from: number; readonly to: number; readonly moves: number } | null = $state.raw(null);
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
      event: (event) => this.#handle(event),
      link: (link, why) => {
        this.link = link;
        this.why = why;
      },
    });
    transport.open();
  }

  get busy(): boolean {
    return this.isReplay || this.#sending > 0 || this.#arrivals.isMissing || this.link !== "up";
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
  get game(): "sea" | "skies" {
    return this.table?.game === "skies" ? "skies" : "sea";
  }

  /** The page that the last answer brought. */
  readonly page = $derived.by(() => pageToRead(this.scene.log));
  /** The others who play here and are here. */
  readonly others = $derived.by(
    () =>
      this.table?.people.filter((person) => person.ref !== this.you && person.online && person.seats.length > 0) ?? [],
  );
  /** Those of them who still read the page, where the table has agreed to wait for them. */
  readonly readers = $derived.by(() =>
    this.table?.settings.wait_readers && this.page && !this.isReplay
      ? this.others.filter((person) => !this.company.hasRead(person.ref, this.page))
      : [],
  );

  /** Who of the others plans to let whom take part in the test, and has not done it: a draw leaves these out. */
  readonly plansOfOthers: readonly PlanOfOther[] = $derived.by(() =>
    this.#presencesOfOthers()
      .map((presence) => ({
        who: this.nameOf(presence.who),
        names: plannedNames(presence.staged.filter(isJoin), this.scene),
      }))
      .filter((plan) => plan.names.length > 0),
  );

  /** Take a choice of the menu, once those who still read have read; a draw that leaves somebody out is asked about first. */
  choose = (choice: string): Promise<boolean> => {
    const leavesOut = choice === this.scene.test?.draw_choice && this.plansOfOthers.length > 0;
    const waits = this.readers.length > 0 || leavesOut || this.forgoneBy(choice) !== "";
    if (!waits || this.plan.making || !this.#isOwn(choice)) return this.#take(choice);
    this.heldChoice = choice;
    return Promise.resolve(false);
  };
  /** Take the choice that waited. */
  goOn = (): Promise<boolean> => {
    const choice = this.heldChoice;
    this.heldChoice = "";
    return choice ? this.#take(choice) : Promise.resolve(false);
  };
  /** Go a way of several moves, which is taken back as one; where it was stopped is said. */
  async followRoute(choices: readonly string[], refs: readonly string[]): Promise<boolean> {
    const from = this.position;
    if (!(await this.#change(() => this.#transport.followRoute(choices)))) return false;
    this.#goal = { ref: refs.at(-1) ?? "", turn: this.scene.headline?.turn ?? 0 };
    this.hasMoved = true;
    this.answered += 1;
    await this.#arrivals.wait();
    this.#dropReachedGoal();
    const moves = refs.indexOf(this.scene.map?.here ?? "");
    this.#route = moves > 1 ? { from, to: this.position, moves } : null;
    if (moves > 0 && moves < choices.length)
      this.#notes.add("route-stopped", [["plain", t("route-stopped", { moves, count: choices.length }), ""]]);
    return true;
  }
  /** Where a way of several moves was to lead that was stopped in this turn; empty once it was gone to its end or taken back. */
  get unreached(): string {
    const { ref, turn } = this.#goal;
    return turn === (this.scene.headline?.turn ?? 0) && ref !== this.scene.map?.here ? ref : "";
  }
  /** The way that was gone last, as long as nothing has happened since: its first entry, and how many moves it had. */
  get lastRoute(): { readonly entry: number; readonly moves: number } | null {
    const route = this.#route;
    return route && route.to === this.position ? { entry: route.from, moves: route.moves } : null;
  }
  /** Back a step; a way of several moves that was gone at once is one step. */
  takeBack = (): Promise<boolean> => {
    const route = this.lastRoute;
    return route ? this.undo("line", route.entry) : this.undo("step");
  };
  /** What was drawn; done when what came of it has arrived, so that the rest can be left to the table. */
  async enterDraws(choices: readonly string[]): Promise<boolean> {
    const done = await this.#change(() => this.#transport.enterDraws(choices));
    if (done) await this.#arrivals.wait();
    return done;
  }
  leaveDraws = (count: number): Promise<boolean> => this.#change(() => this.#transport.leaveDraws(count));
  undo = (by: UndoBy, entry?: number): Promise<boolean> => {
    this.#goal = NO_GOAL;
    return this.#change(() => this.#transport.undo(by, entry));
  };
  redo = (): Promise<boolean> => this.#change(() => this.#transport.redo());
  answerUndo = (agree: boolean): Promise<boolean> => this.#change(() => this.#transport.answerUndo(agree));
  repair = (act: string): Promise<boolean> => this.#change(() => this.#transport.repair(act));
  /** Put something right, and wait until the table stands so: several repairs follow one another. */
  async repairAndWait(act: string): Promise<boolean> {
    const done = await this.repair(act);
    if (done) await this.#arrivals.wait();
    return done;
  }
  askRobot = (wish: RobotWish): Promise<boolean> => this.#change(() => this.#transport.robot(wish));
  nameMoment = (name: string): Promise<boolean> => this.#change(() => this.#transport.nameMoment(name));
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
    return this.#notes.takeLast();
  }

  close(): void {
    this.#transport.close();
  }

  /** Who takes part by the plans of others; whoever only looks on is not shown them. */
  #joinsOfOthers(): readonly string[] {
    return this.#presencesOfOthers().flatMap((presence) => presence.staged.filter(isJoin));
  }

  #presencesOfOthers(): readonly PresenceEvent[] {
    if (this.isReplay || !this.seats.length) return [];
    return this.company.plans(this.position).filter((presence) => presence.who !== this.you);
  }

  /** What a choice gives up that could still be done, as a question; empty for nothing. */
  forgoneBy(choice: string): string {
    return this.scene.menu?.own.find((line) => line.notation === choice)?.forgoes ?? "";
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
    const done = await this.#change(() => this.#transport.choose(choice));
    if (done && !choice.startsWith("note ")) {
      this.hasMoved = MOVES.has(choice.split(" ")[0] ?? "");
      this.answered += 1;
    }
    return done;
  }

  async #chooseAndWait(choice: string): Promise<boolean> {
    const done = await this.#send(choice);
    if (done) await this.#arrivals.wait();
    return done;
  }

  async #preview(choices: readonly string[]): Promise<Plan | null> {
    const reply = await this.#transport.preview(choices);
    if (reply.kind === "refused") this.#noteRefusal(reply);
    return reply.kind === "preview" ? reply.plan : null;
  }

  /**
   * Sends a request that changes the campaign, one at a time: whether it was done, or the others are asked first. A refusal is shown.
   *
   * What is chosen between a change and the reply to it waits for the reply; whatever is chosen before the change is dropped.
   */
  async #change(send: () => Promise<Reply>): Promise<boolean> {
    const { position } = this;
    while (this.#sending > 0 && position !== this.#sentAt) await this.#inProgress;
    if (this.busy || position !== this.position) return false;
    const request = this.#request(send);
    this.#inProgress = request;
    return request;
  }

  async #request(send: () => Promise<Reply>): Promise<boolean> {
    this.#sending += 1;
    this.#sentAt = this.position;
    const slowTimer = setTimeout(() => (this.slow = true), SLOW_AFTER_MS);
    this.#notes.dropAnswers();
    try {
      const reply = await send();
      if (reply.kind === "done") this.#arrivals.expect(reply.position);
      if (reply.kind === "refused") this.#noteRefusal(reply);
      return reply.kind !== "refused";
    } finally {
      clearTimeout(slowTimer);
      this.slow = false;
      this.#sending -= 1;
    }
  }

  #noteRefusal({ key, words, rule, entry }: Refused): void {
    this.#notes.add(key, words, { rule, entry });
  }

  /** Drop what the campaign has moved past: a waiting choice, and an undo request. */
  #dropOutdated(position: number): void {
    if (position !== this.position) this.heldChoice = "";
    if (this.undoRequest && this.undoRequest.position !== position) this.undoRequest = null;
  }

  #dropReachedGoal(): void {
    if (this.#goal.ref === this.scene.map?.here) this.#goal = NO_GOAL;
  }

  #handle(event: Event): void {
    switch (event.kind) {
      case "snapshot":
        this.lang = event.lang;
        this.you = event.you;
        this.seats = event.seats;
        this.table = event.table;
        this.#arrivals.expectNothing();
        this.#notes.dropConnectionNotices();
        this.#dropOutdated(event.position);
        if (this.link !== "up") this.company.forget();
        this.scene.put(event.sections);
        this.stage.skip(event.position);
        break;
      case "changed":
        this.#dropOutdated(event.position);
        this.scene.put(event.sections);
        if (event.sections.log) this.stage.hear(this.scene.log, event.position, this.scene.headline?.place);
        break;
      case "table":
        this.table = event.table;
        this.seats = this.me?.seats ?? [];
        break;
      case "chat":
        if (this.chatLines.some((line) => line.number === event.number && line.text === event.text)) return;
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
        if (!isSeatNews(event.key))
          this.#notes.add(event.key, event.words, {
            campaign: event.campaign,
            choice: event.choice,
            position: event.position,
          });
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
        return; // answers, which whoever sent them is given; what has changed is told after them
    }
    this.position = event.position;
    if (event.kind === "snapshot" || event.kind === "changed") {
      this.#notes.dropPast(event.position);
      this.#dropReachedGoal();
      this.plan.refresh();
      const { own = [], acts = [] } = this.scene.menu ?? {};
      this.company.keepAsked(new Set([...own, ...acts].map((line) => line.notation)));
    }
    this.#arrivals.settle();
  }
}

/** The table that a component lies on. */
export const [useTable, provideTable] = createContext<TableState>();
