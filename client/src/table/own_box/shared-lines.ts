// Forms of effects that both games have.
import { WHOM, deedRow, openRow, type LineForm } from "./lines.ts";

const STATUSES = ["venom", "frightened", "weakened", "madness", "low-morale"];

/** The form that gains goods. */
export const gain = (icon: string, goods: readonly string[]): LineForm => ({
  key: "gain",
  icon,
  number: "1",
  rows: [openRow("thing", goods)],
  line: "gain N <thing>",
});
/** The form that loses goods. */
export const lose = (goods: readonly string[]): LineForm => ({
  key: "lose",
  icon: "lose-resource",
  number: "1",
  rows: [openRow("thing", goods)],
  line: "lose N <thing>",
});
/** The form of a challenge with one of some skills. */
export const challenge = (skills: readonly string[]): LineForm => ({
  key: "challenge",
  icon: "fate",
  number: "",
  rows: [openRow("skill", skills)],
  line: "challenge <skill> N",
  arms: ["fail", "pass"],
});

/** Quests, cards and pages by their numbers. */
export const NUMBERED: readonly LineForm[] = [
  { key: "quest", icon: "quest", number: "", rows: [deedRow("gain", "complete", "lose")], line: "<deed> quest N" },
  { key: "card", icon: "kind-adventure", number: "", rows: [deedRow("gain", "lose")], line: "<deed> adventure N" },
  { key: "turn", icon: "ui-book", number: "", mark: ".", line: "turn to N" },
];
export const HEALTH: readonly LineForm[] = [
  { key: "hurt", icon: "damage", number: "1", rows: [WHOM], line: "lose N health<by>" },
  { key: "heal", icon: "health", number: "1", rows: [WHOM], line: "restore N health<to>" },
];
export const STATUS: LineForm = {
  key: "status",
  icon: "venom",
  rows: [deedRow("gain", "remove"), openRow("status", STATUSES), WHOM],
  line: "<deed> <status><on>",
};
export const DRAW: LineForm = {
  key: "draw",
  icon: "cards",
  number: "1",
  rows: [deedRow("draw", "discard")],
  line: "<deed> N",
};
export const CONDITIONS: readonly LineForm[] = [
  { key: "if", icon: "search", rows: [openRow("keyword", [])], line: "if <keyword>: ", leads: true },
  { key: "fate", icon: "die", number: "4", line: "fate N: ", leads: true },
];
