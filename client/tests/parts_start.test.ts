// The parts of the first page, drawn alone: campaigns, worlds, a new campaign, files, links, what was thrown away.
import { mock, test } from "node:test";
import { approved } from "./approved.ts";
import { draws } from "./part.ts";
import { answers, recorded, window } from "./page.ts";

const { default: BeginAgain } = await import("../src/table/start/BeginAgain.svelte");
const { default: BringIn } = await import("../src/table/start/BringIn.svelte");
const { default: CampaignCard } = await import("../src/table/start/CampaignCard.svelte");
const { default: Continue } = await import("../src/table/start/Continue.svelte");
const { default: Bin } = await import("../src/table/start/Bin.svelte");
const { default: Join } = await import("../src/table/start/Join.svelte");
const { default: NewCampaign } = await import("../src/table/start/NewCampaign.svelte");
const { default: OptionField } = await import("../src/table/start/OptionField.svelte");
const { default: Return } = await import("../src/table/start/Return.svelte");
const { default: Start } = await import("../src/table/start/Start.svelte");
const { default: World } = await import("../src/table/start/World.svelte");
const { desk } = await import("../src/table/state/desk.svelte.ts");
const { preferences } = await import("../src/table/state/preferences.svelte.ts");
const { readMarks, seatMark } = await import("../src/table/state/read-marks.svelte.ts");
const { router } = await import("../src/table/state/route.svelte.ts");

const campaign = (id: string, more: object = {}): object => ({
  ...{ id, name: `Campaign ${id}`, game: "sea", pack: "harbour", players: ["Ada"], changed_at: 900_000, origin: null },
  ...{ is_host: true, binned: false, damaged: "" },
  ...more,
});
const PACK = {
  ...{ id: "harbour", name: "The Harbour", game: "sea" },
  options: [
    {
      key: "lesson",
      title: "Lesson",
      help: "Whether",
      values: [
        ["no", "No: as it is"],
        ["yes", "Yes"],
      ],
    },
    { key: "level", title: "Level", help: "How hard", values: [] },
  ],
};
const PLAIN = { id: "airfield", name: "The Airfield", game: "skies", options: [] };
const stands = (more: object = {}): object => ({
  ...{ title: "Turn 3", place: "At sea", phase: "Actions", waits_for: "Ben", yours: false, over: false },
  ...more,
});
const told: string[] = [];
const add = (lines: readonly string[]): void => void told.push(...lines);
const where = (): string => window.location.pathname;

test("the parts of the first page do what was approved", async (t) => {
  answers.clear();
  mock.timers.enable({ apis: ["Date"], now: 1_000_000_000 });
  const before = preferences.name;
  preferences.name = "";
  t.after(() => {
    mock.timers.reset();
    preferences.name = before;
    desk.close();
    router.replace("/");
  });
  let changes = 0;
  const onchange = (): void => void (changes += 1);

  answers.set("GET /api/campaigns/a/standing", stands());
  answers.set("GET /api/campaigns/b/standing", stands({ yours: true, over: true, phase: "" }));
  answers.set("GET /api/campaigns/d/standing", 500);
  answers.set("GET /api/campaigns/e/standing", new Error("no line"));
  const given = { world: "The Harbour", first: true, showsStanding: true, onchange };
  const two = { players: ["Ada", "Ben"] };
  const card = await draws("a campaign", CampaignCard, { ...given, campaign: campaign("a", two) });
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, {}])
    await card.clicks("a[href]", 0, more);
  await card.does("where", where);
  await card.clicks("button.bin");
  answers.set("DELETE /api/campaigns/a", 403);
  await card.clicks("button.bin");
  await card.does("changes", () => changes);
  add(await card.gone());
  for (const [id, more, others] of [
    ["a", {}, {}],
    ["b", { ...two, game: "skies", is_host: false }, {}],
    ["b", { ...two, origin: { name: "Before" } }, { first: false }],
    ["d", {}, {}],
    ["e", {}, { first: false }],
    ["a", {}, { showsStanding: false }],
  ] as const)
    add(
      await (
        await draws(`a campaign ${id} ${JSON.stringify(others)}`, CampaignCard, {
          ...given,
          ...others,
          campaign: campaign(id, more),
        })
      ).gone(),
    );

  const many = Array.from({ length: 9 }, (_, at) =>
    campaign(`m${at}`, { changed_at: 900_000 + ((at * 7) % 9) * 86_400 }),
  );
  const some = [
    ...many,
    campaign("x", { binned: true }),
    campaign("y", { damaged: "entry 7", pack: "gone" }),
    campaign("z", { binned: true, damaged: "entry 1" }),
  ];
  const goOn = await draws("campaigns to go on with", Continue, { campaigns: some, packs: [PACK], onchange });
  await goOn.does("named", () => goOn.all(".name").map((name) => name.textContent));
  await goOn.clicks("button.all");
  await goOn.clicks(".damaged .buttons button");
  await goOn.does("changes", () => changes);
  add(await goOn.gone());
  add(
    await (await draws("none to go on with", Continue, { campaigns: some.slice(9, 10), packs: [], onchange })).gone(),
  );
  add(
    await (
      await draws("only a damaged one", Continue, {
        campaigns: [campaign("y", { damaged: "e", is_host: false, pack: "p" })],
        packs: [],
        onchange,
      })
    ).gone(),
  );
  add(
    await (
      await draws("one of an unknown world", Continue, {
        campaigns: [campaign("a", { pack: "unknown" })],
        packs: [PACK],
        onchange,
      })
    ).gone(),
  );
  const bin = await draws("the bin", Bin, {
    campaigns: [...some, campaign("w", { binned: true, is_host: false })],
    onchange,
  });
  await bin.clicks("button");
  await bin.does("changes", () => changes);
  add(await bin.gone());
  add(await (await draws("an empty bin", Bin, { campaigns: many, onchange })).gone());

  router.replace("/");
  answers.set("POST /api/import?name=My+evening", { campaign: "i1" });
  const bring = await draws("a file dropped", BringIn, {
    dropped: new File(["x"], " My evening.tar.campaign".replace(".tar", "")),
  });
  await bring.does("where", where);
  answers.set("POST /api/import?name=A+campaign", 400);
  const choose = (name: string): void => {
    const input = bring.one("input") as HTMLInputElement;
    Object.defineProperty(input, "files", { value: [new File(["x"], name)], configurable: true });
    input.dispatchEvent(new window.Event("change", { bubbles: true }) as unknown as Event);
  };
  await bring.does("no name", () => choose(".campaign"));
  await bring.does("a long name", () => choose(`${"n".repeat(70)}.campaign`));
  answers.set(`POST /api/import?name=${"n".repeat(60)}`, new Error(""));
  await bring.does("no server", () => choose(`${"n".repeat(70)}.campaign`));
  add(await bring.gone());

  const sheet = recorded("sea-sail").answers["/api/packs/harbour/maps/2"] ?? { picture: "/map.svg" };
  answers.set("GET /api/packs/harbour/maps/2", sheet);
  answers.set("GET /api/packs/airfield/maps/2", 500);
  answers.set("POST /api/campaigns", { campaign: "new" });
  let wanted = 0;
  const world = await draws("a world that teaches", World, { pack: PACK, onmore: () => void (wanted += 1) });
  await world.does("its picture is there", () =>
    world.one("img").dispatchEvent(new window.Event("load") as unknown as Event),
  );
  await world.clicks(".buttons button", 0);
  await world.does("where", where);
  await world.clicks(".buttons button", 1);
  await world.clicks(".buttons button", 2);
  await world.does("more", () => wanted);
  preferences.name = " Eve ";
  await world.clicks(".buttons button", 1);
  answers.set("POST /api/campaigns", 503);
  await world.clicks(".buttons button", 1);
  answers.set("POST /api/campaigns", new Error(""));
  await world.clicks(".buttons button", 1);
  add(await world.gone());
  add(await (await draws("a world that does not", World, { pack: PLAIN, onmore: () => {} })).gone());

  preferences.name = "";
  answers.set("POST /api/campaigns", 400);
  let closed = 0;
  const begins = await draws("a new campaign", NewCampaign, { pack: PACK, onclose: () => void (closed += 1) });
  await begins.submits();
  await begins.types("fieldset input.field", " Ada ");
  await begins.clicks("fieldset button", -1);
  await begins.clicks("fieldset button", -1);
  await begins.clicks("fieldset button", -1);
  await begins.types("fieldset input.field", "Ben", 1);
  await begins.clicks("fieldset button.less", 2);
  if (begins.all("input[type=checkbox]").length) await begins.clicks("input[type=checkbox]");
  await begins.clicks("input[type=radio]", 1);
  await begins.types(".named input", "  Our night ");
  answers.set("POST /api/campaigns", new Error(""));
  await begins.submits();
  answers.set("POST /api/campaigns", { campaign: "night" });
  await begins.submits();
  await begins.does("where, the desk and the name", () => [where(), desk.open, preferences.name]);
  await begins.clicks("button.close");
  await begins.does("closed", () => closed);
  add(await begins.gone());
  const quest = (number: number, more: object = {}): object => ({
    ...{ option: String(number), kind: "quest", number, title: `Quest ${number}`, text: "What it says.", start: "" },
    ...{ excludes: [], ...more },
  });
  answers.set("GET /api/packs/harbour/unlocked", {
    cards: [
      quest(212, { start: "Scupper Roads" }),
      quest(213, { excludes: ["214"] }),
      quest(214, { excludes: ["213"] }),
      quest(216, { excludes: ["217", "218"] }),
      quest(217, { excludes: ["216"] }),
      quest(218, { excludes: ["216"] }),
    ],
  });
  const again = await draws("a campaign after earlier voyages", NewCampaign, { pack: PACK, onclose: () => undefined });
  for (const option of [212, 213, 214, 216, 218]) await again.clicks(`.earlier [value="${option}"]`);
  await again.submits();
  await again.clicks('.earlier [value="212"]');
  add(await again.gone());
  answers.set("GET /api/packs", new Error("no line"));
  const last = await draws("to begin again from the last page", BeginAgain, { pack: "harbour" });
  await last.clicks("[data-again]");
  answers.set("GET /api/packs", [PLAIN, PACK]);
  await last.clicks("[data-again]");
  await last.clicks("button.close");
  add(await last.gone());
  answers.set("GET /api/packs/harbour/unlocked", { cards: [] });
  const says = ["Word: rest", "Word : rest", "Word:rest", "N".repeat(24) + ": rest", "N".repeat(25) + ": rest", "Only"];
  const option = { key: "o", title: "O", help: "", values: says.map((text, at) => [String(at), text]) };
  add(await (await draws("values of an option", OptionField, { option, value: "1" })).gone());

  const offer = {
    ...{ name: "Evening", game: "sea", pack: "harbour", host: "Ada", players: ["Ada", "Ben"] },
    role: "player",
    seats: ["Ben"],
    person: "",
  };
  answers.set("POST /api/look-at-link", 404);
  const join = await draws("an invitation", Join, { invite: "secret" });
  answers.set("POST /api/look-at-link", offer);
  preferences.name = "";
  await join.clicks(".buttons button");
  await join.types("input", "  ");
  await join.submits();
  await join.types("input", " Eve ");
  answers.set("POST /api/join", 409);
  await join.submits();
  answers.set("POST /api/join", new Error(""));
  await join.submits();
  answers.set("POST /api/join", { campaign: "evening" });
  await join.submits();
  await join.does("where, and the name", () => [where(), preferences.name]);
  add(await join.gone());
  answers.set("POST /api/look-at-link", { ...offer, role: "spectator", seats: [], host: "", pack: "unknown" });
  add(await (await draws("an invitation to watch", Join, { invite: "secret" })).gone());

  answers.set("POST /api/look-at-link", { ...offer, person: "Ada", seats: ["Ada"], role: "host" });
  readMarks.remove("");
  preferences.name = "";
  router.replace("/seat?read=fate.sail");
  const seat = await draws("a link to a seat", Return, { link: "secret" });
  answers.set("POST /api/return", 410);
  await seat.clicks("article button.main");
  answers.set("POST /api/return", new Error(""));
  await seat.clicks("article button.main");
  answers.set("POST /api/return", { campaign: "evening" });
  await seat.clicks("article button.main");
  await seat.does("where, the name, the marks", () => [
    where(),
    preferences.name,
    readMarks.has(seatMark("evening")),
    readMarks.withPrefix("lesson evening "),
  ]);
  add(await seat.gone());
  answers.set("POST /api/look-at-link", { ...offer, person: "Ada", seats: ["Ada", "Kim"], role: "player" });
  preferences.name = "Eve";
  const kept = await draws("a link to two seats, for who has a name", Return, { link: "secret" });
  await kept.clicks("article button.main");
  await kept.does("the name", () => preferences.name);
  add(await kept.gone());

  answers.set("GET /api/packs", 500);
  answers.set("GET /api/campaigns", []);
  const start = await draws("the first page without a server", Start);
  answers.set("GET /api/packs", [PACK, PLAIN]);
  await start.clicks(".alert button");
  const drag = (kind: string, more: object): boolean => {
    const event = Object.assign(new window.Event(kind, { cancelable: true }), more) as unknown as Event;
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  await start.does("a file is held over it", () => drag("dragover", {}));
  await start.does("over another part of it", () => drag("dragleave", { relatedTarget: document.body }));
  await start.does("and away", () => drag("dragleave", { relatedTarget: null }));
  await start.does("a file is held over it", () => drag("dragover", {}));
  await start.does("nothing is dropped", () => drag("drop", { dataTransfer: { files: [] } }));
  answers.set("POST /api/import?name=f", { campaign: "dropped" });
  await start.does("a file is dropped", () =>
    drag("drop", { dataTransfer: { files: [new File(["x"], "f.campaign")] } }),
  );
  await start.does("where", where);
  await start.does("more of a world", () => start.all(".world .buttons button").at(-1)!.click());
  await start.clicks("dialog button.close");
  add(await start.gone());

  approved("parts-start", told);
});
