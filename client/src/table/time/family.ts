// Campaigns that came from one another, as a tree.
import type { ListedCampaign } from "../../wire";

export interface Twig {
  readonly one: ListedCampaign;
  readonly deep: number;
}

/** The family of a campaign: the first of it that is still here, and all that branched off, each below where it came from. */
export function family(campaigns: readonly ListedCampaign[], id: string): readonly Twig[] {
  const known = new Map(campaigns.map((one) => [one.id, one]));
  let root = known.get(id);
  for (let left = campaigns.length; root && left; left -= 1) {
    const parent: ListedCampaign | undefined = root.origin ? known.get(root.origin.campaign) : undefined;
    if (!parent) break;
    root = parent;
  }
  const found: Twig[] = [];
  const add = (one: ListedCampaign, deep: number): void => {
    if (found.some((twig) => twig.one.id === one.id)) return;
    found.push({ one, deep });
    const young = campaigns.filter((other) => other.origin?.campaign === one.id);
    young.sort((a, b) => (a.origin?.entry ?? 0) - (b.origin?.entry ?? 0));
    for (const other of young) add(other, deep + 1);
  };
  if (root) add(root, 0);
  return found;
}
