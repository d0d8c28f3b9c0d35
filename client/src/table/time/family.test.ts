// Campaigns that came from one another, in the order of a tree.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ListedCampaign } from "../../wire.ts";
import { family } from "./family.ts";

function campaign(id: string, from = "", entry = 0): ListedCampaign {
  const origin = from ? { campaign: from, name: from, entry } : null;
  return {
    id,
    name: id,
    game: "sea",
    pack: "harbour",
    players: [],
    changed_at: 0,
    entries: 9,
    binned: false,
    damaged: "",
    you: "p",
    moments: [],
    is_host: true,
    origin,
  };
}
const tree = (campaigns: readonly ListedCampaign[], id: string): string =>
  family(campaigns, id)
    .map(({ campaign, depth }) => "-".repeat(depth) + campaign.id)
    .join(" ");

test("branches stand below where they came from, in the order of the entries, whichever of them is looked at", () => {
  const all = [
    campaign("late", "root", 9),
    campaign("leaf", "early", 2),
    campaign("root"),
    campaign("early", "root", 3),
    campaign("other"),
  ];

  assert.equal(tree(all, "root"), "root -early --leaf -late");
  assert.equal(tree(all, "leaf"), "root -early --leaf -late");
  assert.equal(tree(all, "other"), "other");
});

test("a campaign whose origin is gone is a root", () => {
  assert.equal(tree([campaign("child", "gone", 4)], "child"), "child");
});

test("campaigns that claim to come from each other are listed once each", () => {
  assert.equal(family([campaign("a", "b"), campaign("b", "a")], "a").length, 2);
});

test("a campaign that is not listed has no family", () => {
  assert.equal(tree([], "nobody"), "");
});
