// Forms of the most frequent effects of the sea.
import { WHOM, deedRow, type LineForm } from "./lines.ts";
import { CONDITIONS, DRAW, HEALTH, NUMBERED, STATUS, challenge, gain, lose } from "./shared-lines.ts";

const GAINED = ["coins", "grain", "meat", "vegetables", "materials", "artifacts", "xp", "command", "feared", "revered"];
const LOST = ["coins", "grain", "meat", "vegetables", "materials", "artifacts", "food", "resources", "xp", "command"];
export const SEA_SKILLS = ["strength", "perception", "savvy", "craft", "cunning"];

export const SEA_FORMS: readonly LineForm[] = [
  gain("coin", GAINED),
  lose(LOST),
  challenge(SEA_SKILLS),
  { key: "fight", icon: "kind-combat", number: "", mark: ",", line: "combat N", arms: ["win"] },
  ...NUMBERED,
  { key: "xp", icon: "xp", number: "1", line: "gain N xp" },
  ...HEALTH,
  {
    key: "fatigue",
    icon: "fatigue",
    number: "1",
    rows: [deedRow("gain", "remove"), WHOM],
    line: "<deed> N fatigue<on>",
  },
  STATUS,
  { key: "ship", icon: "ship-damage", number: "1", line: "ship damage N" },
  { key: "repair", icon: "repair", number: "1", line: "repair N" },
  { key: "command", icon: "command", number: "1", rows: [deedRow("gain", "clear")], line: "<deed> N command" },
  DRAW,
  ...CONDITIONS,
  { key: "market", icon: "market", number: "3", line: "reveal N market <cards>" },
  { key: "home", icon: "ship", line: "return to the ship" },
];
