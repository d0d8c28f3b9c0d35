// The other pages and the leaves of the desk: drawn as approved, and whatever can be clicked there does what was approved.
import { mock, test } from "node:test";
import type { ListedCampaign } from "../src/wire.ts";
import { approved } from "./approved.ts";
import { outline } from "./outline.ts";
import { all, clicks, leaves, one, opens, recorded, settled, sits, types, window, wordsOf } from "./page.ts";
import { walk } from "./walk.ts";

globalThis.confirm = () => true;
mock.timers.enable({ apis: ["Date"], now: 1_000_000 });
URL.createObjectURL = () => "blob:report";
URL.revokeObjectURL = () => {};
Object.defineProperty(globalThis, "print", { value: () => {}, configurable: true });
Object.defineProperty(window.navigator, "clipboard", { value: { writeText: async () => {} }, configurable: true });

test.beforeEach(leaves);
const { desk } = await import("../src/table/state/desk.svelte.ts");
const MOMENTS = [
  { name: "Before the storm", entry: 20 },
  { name: "At port", entry: 60 },
];

const OFFER = { name: "Evening", game: "sea", pack: "harbour", host: "Ada", players: ["Ada", "Ben"] };

const SEAT = "https://play.example.org/seat#evening.secret";
const LINKS = {
  "POST /api/campaigns/evening/people/person-2/link": { url: SEAT },
};

for (const leaf of ["people", "time", "agreed", "mine", "help"] as const)
  test(`the leaf ${leaf} of the desk`, async () => {
    const { table } = recorded("sea-sail").snapshot;
    const opened = async (): Promise<void> => {
      if (!all(".table").length || document.documentElement.lang !== "en" || window.location.hash)
        await sits("sea-sail", { table: { ...table, moments: MOMENTS } }, LINKS);
      desk.open = leaf;
      await settled();
    };
    await opened();

    const drawn = all("dialog").flatMap((dialog) => outline(dialog));
    approved(`desk-${leaf}`, [
      ...drawn,
      "-- clicks",
      ...(await walk(leaf === "time" ? "#desk-panel section:first-of-type" : "#desk-panel", opened)),
    ]);
  });

const campaign = (id: string, more: Partial<ListedCampaign> = {}): ListedCampaign =>
  ({
    ...(recorded("sea-sail").answers["/api/campaigns"] as ListedCampaign[])[0]!,
    id,
    name: `Campaign ${id}`,
    ...more,
  }) as ListedCampaign;
const CAMPAIGNS = [
  campaign("a"),
  campaign("b", { game: "skies", pack: "airfield", is_host: false }),
  campaign("c", { binned: true }),
  campaign("d", { damaged: "entry 7" }),
];

test("the first page: campaigns to go on with, worlds to begin, the bin", async () => {
  const opened = async (): Promise<void> => {
    if (!all(".start").length || document.documentElement.lang !== "en")
      await opens("/", { "/api/campaigns": CAMPAIGNS });
  };
  await opened();

  approved("start", [...outline(document.body), "-- clicks", ...(await walk(".start", opened))]);
});

test("a campaign with everything chosen is begun with what was chosen", async () => {
  await opens("/", { "/api/campaigns": [], "POST /api/campaigns": { campaign: "new", seat: "s" } });
  const opened = async (): Promise<void> => {
    if (!all(".start").length)
      await opens("/", { "/api/campaigns": [], "POST /api/campaigns": { campaign: "new", seat: "s" } });
    if (!all("dialog").length)
      await clicks(all(".worlds li button").find((button) => wordsOf(button) === "With friends, and options")!);
  };
  await opened();
  approved("new-campaign", [
    ...all("dialog").flatMap((dialog) => outline(dialog)),
    "-- clicks",
    ...(await walk("dialog", opened)),
  ]);
});

test("an invitation is followed with a name", async () => {
  await opens("/join#secret", {
    "POST /api/join": { campaign: "evening", seat: "s" },
    "POST /api/look-at-link": { ...OFFER, role: "player", seats: ["Ben"], person: "" },
  });
  const drawn = outline(document.body);
  await types(one("input"), "  Eve ");
  approved("join", [...drawn, "-- clicks", ...(await walk("form"))]);
});

test("a link to one's own seat is followed on another device", async () => {
  await opens("/seat#secret", {
    "POST /api/return": { campaign: "evening", seat: "s" },
    "POST /api/look-at-link": { ...OFFER, role: "host", seats: ["Ada"], person: "Ada" },
  });
  const drawn = outline(document.body);
  approved("seat", [...drawn, "-- clicks", ...(await walk("main"))]);
});

test("what it is made of", async () => {
  await opens("/about");
  approved("about", outline(document.body));
});

test("the campaign once more, moment by moment", async () => {
  const snapshot = recorded("sea-sail");
  const lines = snapshot.sections.log!.lines.slice(0, 6);
  const scenes = Object.fromEntries(
    [0, ...lines.map((line) => line.entry)].map((entry) => [
      `/api/campaigns/evening/scene?entry=${entry}`,
      { ...snapshot.snapshot, position: entry, sections: snapshot.sections },
    ]),
  );
  const { length } = lines;
  const answers = {
    ...snapshot.answers,
    ...scenes,
    "/api/campaigns/evening/replay?since=0": lines,
    [`/api/campaigns/evening/replay?since=${lines[length - 1]!.entry}`]: [],
  };
  const opened = async (): Promise<void> => {
    if (!all(".replay").length) await opens("/c/evening#replay", answers);
  };
  await opened();

  approved("replay", [
    ...all(".replay").flatMap((bar) => outline(bar)),
    "-- clicks",
    ...(await walk(".replay", opened)),
  ]);
});

test("on a phone one place is seen at a time", async () => {
  window.happyDOM.setViewport({ width: 390, height: 844 });
  await sits("skies-flight");
  approved("phone", [...outline(one(".bar")), "-- clicks", ...(await walk(".bar"))]);
  window.happyDOM.setViewport({ width: 1440, height: 900 });
});
