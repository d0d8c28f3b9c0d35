// Whatever can be clicked at a table does what it did when it was approved: what is sent, and what is drawn afterwards.
import { test } from "node:test";
import { approved } from "./approved.ts";
import { all, clicks, presses, recorded, sits } from "./page.ts";
import { walk } from "./walk.ts";

/** Close what lies open, let go what is picked, and sit down again if the table was left. */
async function putAway(name: string): Promise<void> {
  if (!all(".table").length || document.documentElement.lang !== recorded(name).lang) await sits(name);
  for (const button of all("dialog [data-close], dialog .close")) await clicks(button);
  await presses("Escape");
}

for (const name of ["sea-blow", "sea-challenge", "skies-attacks", "skies-encounter"])
  test(`${name}: everything that can be clicked does what was approved`, async () => {
    await sits(name);

    approved(`clicks-${name}`, await walk(".table", () => putAway(name)));
  });
