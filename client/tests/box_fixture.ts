// A table of a printed box at a recorded moment, with what the server answers about its papers, figures and repairs.
import type { Snapshot } from "../src/wire.ts";
import { answers, recorded } from "./page.ts";
import { atTable, text, type Table } from "./table_fixture.ts";

export const { KEYS } = await import("../src/table/own_box/my-box.svelte.ts");

const field = (act: string, value: string, more: object = {}): object => ({
  ...{ act, group: "Crew", label: act, value, min: 0, max: 3, options: [] },
  ...more,
});
const GRID = { columns: 3, squares: [["H"], [], ["A"], [], ["H2", "venom"], [], [], [], []] };
const BOXES = {
  sea: {
    version: 1,
    enemies: { 77: { level: 2, defense: 3, attack: 1, ...GRID } },
    regions: {
      "2.3": {
        port: true,
        market: false,
        locations: [4, 12],
        hazard: { skill: "strength", number: 5, fail: "lose 2 health" },
      },
    },
    quests: { 12: "LANTERN" },
    cards: { 33: { kind: "gear", command: 2, does: "gain 2 coins" } },
    pages: { "45": ["gain 2 coins", "lose 1 health"] },
    figures: { "printed-health captain": 5, "printed-skill captain craft": 2 },
    names: { "card 33": { name: "Old Lantern", reminder: "shines" }, "location 45": { name: "Inn", reminder: "" } },
  },
  skies: {
    version: 1,
    bosses: {
      5: {
        level: 3,
        flee: true,
        zones: [1, 2, 3].map((attack) => ({
          attack,
          columns: 3,
          squares: GRID.squares.map((marks) => marks.filter((mark) => mark[0] === "H")),
        })),
      },
    },
    squares: { "2:c2": { obstacles: ["forest"], locations: [7, 8] } },
    cards: {
      33: {
        kind: "combat",
        command: 0,
        does: "",
        combat: { damage: 2, remove: 1, block: 0, skill: "", die: true, pierces: false },
      },
    },
    pages: { "45": ["gain 1 xp"] },
    names: { "square 2:c2": { name: "Glade", reminder: "go there" } },
  },
};
const BOARDS = [
  {
    ...{ id: "captain", title: "Captain", first: true, says: [text("Health 5"), text("Craft 2")] },
    figures: [
      field("set printed-health captain", "5", { max: 9 }),
      field("set printed-skill captain craft", "2"),
      field("set printed-word captain", "craft", {
        max: 0,
        options: [
          ["craft", "Craft"],
          ["wits", "Wits"],
        ],
      }),
    ],
  },
  { id: "mate", title: "Mate", first: true, says: [], figures: [field("set printed-health mate", "3", { max: 12 })] },
  { id: "cook", title: "Cook", first: false, says: [], figures: [field("set printed-health cook", "3")] },
];
const FIELDS = [
  field("set health ada", "2"),
  field("set fatigue ada", "0"),
  field("set goods rope", "3"),
  field("set status ada", "well", {
    max: 0,
    options: [
      ["well", "Well"],
      ["venom", "Venom"],
    ],
  }),
  field("set command", "1", { group: "Table" }),
];
const paper = (act: string, value: string, more: object = {}): object => ({
  ...{
    act,
    label: act,
    value,
    min: 0,
    max: 9,
    options: [],
    cards: "",
    number: "",
    free: false,
    lacking: false,
    used: null,
    first: ["fill hand open"],
  },
  ...more,
});
const STEP = (title: string): object => ({ title, help: `How to ${title}`, lines: ["one", "two"] });
const SHEET = {
  title: "Log",
  parts: [
    {
      ...{ title: "Crew", blank: 2 },
      rows: [
        { label: "Ada", text: "well", boxes: 0, ticked: 0 },
        { label: "Ben", text: "", boxes: 3, ticked: 2 },
        { label: "", text: "said", boxes: 1, ticked: 1 },
        { label: "", text: "bare", boxes: 0, ticked: 0 },
      ],
    },
  ],
};
const ANSWERS = {
  rest: { values: FIELDS },
  repairs: { values: FIELDS },
  printed: { boards: BOARDS },
  paper: {
    paper: {
      wait: "A fight is on",
      packing: [STEP("pack"), STEP("bag")],
      laying: [STEP("lay")],
      log: SHEET,
      achievements: { ...SHEET, title: "Deeds" },
    },
  },
  "paper-form": {
    form: {
      first: [
        ["begin ada", "Ada"],
        ["begin ben", "Ben"],
      ],
      sections: [
        {
          title: "Crew",
          help: "of the crew",
          fields: [
            paper("set xp", "3"),
            paper("set health ada", "2", { lacking: true, max: 5 }),
            paper("set torn", "0", { max: 1 }),
          ],
        },
        {
          title: "Places",
          help: "",
          fields: [
            paper("set place", "2.1", {
              max: 0,
              free: true,
              options: [
                ["2.1", "Here"],
                ["2.2", "There"],
              ],
            }),
            paper("set weather", "calm", {
              max: 0,
              options: [
                ["calm", "Calm"],
                ["storm", "Storm"],
              ],
            }),
          ],
        },
        {
          title: "Cards",
          help: "cards",
          fields: [
            paper("fill hand with", "lamp", { max: 0, cards: "gear", used: ["lamp"] }),
            paper("fill quest with", "", { max: 0, number: "quest-", cards: "" }),
          ],
        },
      ],
    },
  },
};
const LISTS = [
  {
    kind: "gear",
    cards: [
      ["lamp", "Lamp"],
      ["rope", "Rope"],
      ["oil", "Lantern Oil"],
    ],
  },
];

/** A table of a printed box, at a recorded moment. */
export function at(game: "sea" | "skies", sections: object = {}, more: object = {}): Table {
  const record = recorded(game === "sea" ? "sea-sail" : "skies-flight");
  const table = atTable();
  const { table: info } = record.snapshot;
  answers.clear();
  for (const [path, answer] of Object.entries(ANSWERS))
    answers.set(`GET /api/campaigns/${info.campaign}/${path}`, answer);
  answers.set(`GET /api/packs/${info.pack}/cards`, LISTS);
  table.tell({
    ...record.snapshot,
    table: { ...info, own_box: true, ...more },
    sections: { ...record.sections, ...sections },
  } as unknown as Snapshot);
  table.link("up");
  localStorage.clear();
  localStorage.setItem(KEYS[game], JSON.stringify(BOXES[game]));
  return table;
}
