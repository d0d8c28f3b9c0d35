// Campaigns that branched from one another, as a tree.
import type { ListedCampaign } from "../../wire";

/** A campaign in the tree. */
export interface Relative {
  readonly campaign: ListedCampaign;
  /** How many campaigns lie between it and the first of the family, itself counted. */
  readonly depth: number;
}

/** The oldest ancestor of a campaign that is still here, and all its branches, each below its origin. */
export function family(campaigns: readonly ListedCampaign[], id: string): readonly Relative[] {
  const known = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  let root = known.get(id);
  for (let left = campaigns.length; root && left; left -= 1) {
    const parent: ListedCampaign | undefined = root.origin ? known.get(root.origin.campaign) : undefined;
    if (!parent) break;
    root = parent;
  }
  const relatives: Relative[] = [];
  const add = (campaign: ListedCampaign, depth: number): void => {
    if (relatives.some((relative) => relative.campaign.id === campaign.id)) return;
    relatives.push({ campaign, depth });
    const branches = campaigns.filter((other) => other.origin?.campaign === campaign.id);
    branches.sort((a, b) => (a.origin?.entry ?? 0) - (b.origin?.entry ?? 0));
    for (const branch of branches) add(branch, depth + 1);
  };
  if (root) add(root, 0);
  return relatives;
}
