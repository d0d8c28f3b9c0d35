// Campaigns that branched from one another, as a tree.
import type { ListedCampaign } from "../../wire";

export interface Twig {
  readonly campaign: ListedCampaign;
  readonly deep: number;
}

/** The family of a campaign: the first of it that is still here, and all that branched off, each below where it came from. */
export function family(campaigns: readonly ListedCampaign[], id: string): readonly Twig[] {
  const known = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  let root = known.get(id);
  for (let left = campaigns.length; root && left; left -= 1) {
    const parent: ListedCampaign | undefined = root.origin ? known.get(root.origin.campaign) : undefined;
    if (!parent) break;
    root = parent;
  }
  const twigs: Twig[] = [];
  const add = (campaign: ListedCampaign, deep: number): void => {
    if (twigs.some((twig) => twig.campaign.id === campaign.id)) return;
    twigs.push({ campaign, deep });
    const young = campaigns.filter((other) => other.origin?.campaign === campaign.id);
    young.sort((a, b) => (a.origin?.entry ?? 0) - (b.origin?.entry ?? 0));
    for (const other of young) add(other, deep + 1);
  };
  if (root) add(root, 0);
  return twigs;
}
