// Forms of the most frequent effects of the skies.
import { WHOM, deedRow, openRow, type LineForm } from "./lines.ts";
import { CONDITIONS, DRAW, HEALTH, NUMBERED, STATUS, challenge, gain, lose } from "./shared-lines.ts";

const RESOURCES = [
  ...["ogroot", "whiskey", "torch", "sand-honey", "rope", "meat"],
  ...["tundra-berry", "bloodflower", "gergon-leaf", "fire-quartz", "ice-diamond", "jadeworm-egg"],
];
export const SKIES_SKILLS = ["strength", "perception", "savvy", "craft", "cunning", "moxie"];
export const OBSTACLES = ["water", "cold", "steep"];

export const SKIES_FORMS: readonly LineForm[] = [
  gain("torch", RESOURCES),
  lose([...RESOURCES, "resources"]),
  challenge(SKIES_SKILLS),
  {
    key: "fight",
    icon: "kind-combat",
    number: "",
    mark: ",",
    rows: [deedRow("enemies", "boss")],
    line: { enemies: "combat N", boss: "boss N" },
    arms: ["win", "flee"],
  },
  ...NUMBERED,
  ...HEALTH,
  { key: "stamina", icon: "stamina", number: "1", rows: [WHOM], line: "gain N stamina<to>" },
  STATUS,
  {
    key: "plane",
    icon: "plane",
    number: "1",
    rows: [deedRow("damage", "repair")],
    line: { damage: "plane damage N", repair: "repair plane N" },
  },
  {
    key: "fuel",
    icon: "fuel",
    number: "1",
    rows: [deedRow("lose", "fill")],
    line: { lose: "lose N fuel", fill: "fill fuel" },
  },
  DRAW,
  {
    key: "cross",
    icon: "camp",
    number: "1",
    rows: [deedRow("camps", "location")],
    line: { camps: "cross off N camps", location: "cross off location N" },
  },
  {
    key: "obstacle",
    icon: "steep",
    rows: [openRow("obstacle", OBSTACLES)],
    line: "obstacle <obstacle>: ",
    leads: true,
  },
  {
    key: "faction",
    icon: "flag",
    number: "1",
    rows: [openRow("faction", ["trusiam", "rebels"])],
    line: "mark <faction> N",
  },
  ...CONDITIONS,
  { key: "map", icon: "map", line: "return to the map" },
];
