// The icon of each state of a numbered place.
export const SPOT_SIGNS: Readonly<Record<string, string>> = {
  visited: "ui-done",
  changed: "redraw",
  closed: "ui-close",
  waiting: "quest",
  barred: "ui-barred",
};
