// What a whole table shows while it waits, when its line breaks, in other windows, and to whoever only watches: what comes and
// goes at each step, as approved, with all attributes and with what the browser is asked for. Everything has a size here.
import { test } from "node:test";
import type { Sections, Snapshot } from "../src/wire.ts";
import { approved } from "./approved.ts";
import { askedOfBrowser } from "./asked_of_browser.ts";
import { ownTimers } from "./clock.ts";
import { shortened } from "./explore.ts";
import { measures } from "./measured.ts";
import { LEFT_OUT_OF_PARTS, outline } from "./outline.ts";
import { differences } from "./part.ts";
import { all, leaves, settled, sits, Socket, tells } from "./page.ts";

const { layout } = await import("../src/table/state/layout.svelte.ts");
const { preferences } = await import("../src/table/state/preferences.svelte.ts");
const { HURRY_MS } = await import("../src/table/book/keys.ts");
const { desk } = await import("../src/table/state/desk.svelte.ts");

/** So many lines that come and go are kept of a step. */
const MOST = 16;
const SLOW_MS = 5000;

/** What is drawn, and what the whole document is told beside: attributes and sizes of its root, its title. */
const drawn = (): string[] => {
  const { documentElement: root } = document;
  const facts = root
    .getAttributeNames()
    .flatMap((name) => (root.getAttribute(name) ?? "").split(";").map((part) => `html ${name} ${part.trim()}`));
  return [`title ${document.title}`, ...facts, ...outline(document.body, 0, LEFT_OUT_OF_PARTS)];
};

/** The moments, of which npm test -- --quick asks the first. */
const MOMENTS = ["sea-port", "skies-encounter"].slice(0, process.env["QUICK"] ? 1 : 2);

for (const name of MOMENTS)
  test(`${name}: a table that waits, is cut off, small or watched is drawn as approved`, async (t) => {
    const unmeasured = measures();
    t.after(async () => {
      layout.panes = "wide";
      await leaves();
      unmeasured();
    });
    const clock = ownTimers(); // before the table is drawn: what it starts then would end whenever it likes
    t.after(() => clock.stop());
    const { snapshot, sections } = await sits(name);
    clock.pass(HURRY_MS);
    await settled();
    const full = { ...snapshot, sections } as unknown as Snapshot;
    const lines = [`== ${name}`];
    let before = drawn();
    askedOfBrowser();
    let { length: sent } = Socket.last.sent;
    const does = async (what: string, act: () => unknown): Promise<void> => {
      await act();
      await settled();
      const now = drawn();
      const requests = Socket.last.sent.slice(Math.min(sent, Socket.last.sent.length));
      const came = [
        ...requests.map((request) => `  sends ${JSON.stringify({ ...request, id: "" })}`),
        ...differences(before, now),
        ...askedOfBrowser().map((call) => `  ${call}`),
      ];
      lines.push(`> ${what}`, ...shortened(came, MOST));
      before = now;
      sent = Socket.last.sent.length;
    };
    let { position } = snapshot;
    const changes = (changed: Sections): void =>
      tells({ kind: "changed", position: (position += 1), sections: changed } as never);

    const { answers } = Socket.last;
    Socket.last.answers = () => null;
    await does("something is chosen", () => all("button[data-choice]:not(:disabled)")[0]?.click());
    await does("and takes long", () => clock.pass(SLOW_MS));
    const { id } = Socket.last.sent.at(-1)!;
    const words = [["plain", "Not now", ""]];
    await does("and is refused", () =>
      Socket.last.tells({ kind: "refused", id, position, key: "no", words, rule: "", entry: "" }),
    );
    await does("something else is chosen", () => all("button[data-choice]:not(:disabled)")[1]?.click());
    await does("and is done", () => {
      Socket.last.tells({ kind: "done", id: Socket.last.sent.at(-1)!.id, position: position + 1, repeated: false });
      changes({ decision: sections.decision!, menu: sections.menu! });
    });
    Socket.last.answers = answers;

    for (const panes of ["phone", "beside", "wide"] as const)
      await does(`on ${panes}`, () => void (layout.panes = panes));
    await does("with other likings", () => {
      preferences.motion = preferences.advice = preferences.coach = true;
    });
    await does("with none", () => {
      preferences.motion = preferences.advice = preferences.coach = false;
    });
    await does("the desk", () => void (desk.open = "time"));
    await does("it is somebody else's turn", () => {
      desk.close();
      tells({ ...full, position: (position += 1), seats: [] });
    });
    await does("nothing is offered", () => changes({ menu: null, decision: null }));
    await does("the line breaks", () => Socket.last.breaks());
    await does("for long", () => clock.pass(SLOW_MS));
    await does("and is back", () => {
      Socket.last.opens();
      tells({ ...full, position: (position += 1) });
    });
    approved(`states-${name}`, lines);
  });
