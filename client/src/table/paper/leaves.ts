// The pages of the papers: bags are for printed boxes, and only the host enters a campaign.
import type { PaperLeaf } from "../state/paper.svelte.ts";

/** A page of the papers. */
export interface Leaf {
  readonly key: PaperLeaf;
  readonly icon: string;
}

const ALL: readonly Leaf[] = [
  { key: "pack", icon: "ui-list" },
  { key: "lay", icon: "ui-book" },
  { key: "print", icon: "ui-log" },
  { key: "form", icon: "ui-plan" },
];

/** The pages that somebody can open. */
export function leavesOf(isBox: boolean, isHost: boolean): readonly Leaf[] {
  return ALL.filter((leaf) => leaf.key === "print" || (isBox && (leaf.key !== "form" || isHost)));
}
