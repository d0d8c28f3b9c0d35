// Which page of the papers lies open: packing away, setting up again, the printed sheets, or the form to enter a campaign.

export type PaperLeaf = "pack" | "lay" | "print" | "form";

class Papers {
  open: PaperLeaf | "" = $state("");
}

export const papers = new Papers();
