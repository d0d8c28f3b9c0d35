// Parts that several places share, drawn alone: leaves, windows, entries of the rules, hints, files.
import { test } from "node:test";
import { createRawSnippet } from "svelte";
import { approved } from "./approved.ts";
import { draws } from "./part.ts";
import { window } from "./page.ts";
import { atTable, text } from "./table_fixture.ts";

const { default: Tabs } = await import("../src/table/shared/Tabs.svelte");
const { default: Dialog } = await import("../src/table/shared/Dialog.svelte");
const { default: Beside } = await import("../src/table/shared/Beside.svelte");
const { default: Fragment } = await import("../src/table/shared/Fragment.svelte");
const { default: Hint } = await import("../src/table/shared/Hint.svelte");
const { default: Pips } = await import("../src/table/shared/Pips.svelte");
const { default: ExportButton } = await import("../src/table/shared/ExportButton.svelte");
const { hint } = await import("../src/table/state/hint.svelte.ts");
const { chooseBackend } = await import("../src/table/backend/backend.ts");
const { server } = await import("../src/table/backend/server.ts");

const told: string[] = [];
const add = (lines: readonly string[]): void => void told.push(...lines);

test("what several places share does what was approved", async (t) => {
  const tabs = [
    { key: "a", label: "A", icon: "ui-book", count: 2 },
    { key: "b", label: "B", count: 0 },
    { key: "c", label: "C", icon: "ui-log" },
  ];
  const leaves = await draws("leaves", Tabs, { tabs, open: "a", label: "Leaves", panel: "p" });
  const focus = (): string => document.activeElement?.id ?? "";
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "x"]) {
    await leaves.presses(key, "[role=tablist]");
    await leaves.does("the focus", focus);
  }
  await leaves.clicks("button", 1);
  add(await leaves.gone());
  add(await (await draws("pips", Pips, { full: 2, most: 4, label: "2 of 4" })).gone());
  add(
    await (
      await draws("more pips than there are", Pips, {
        full: 5,
        most: 4,
        label: "5 of 4",
        round: true,
        calm: true,
        large: true,
      })
    ).gone(),
  );

  let closed = 0;
  const children = createRawSnippet(() => ({ render: () => "<p>Inside</p>" }));
  const before = document.body.appendChild(document.createElement("button"));
  before.id = "before";
  before.focus();
  const dialog = await draws("a window", Dialog, { title: "Title", onclose: () => void (closed += 1), children });
  await dialog.does("the focus", () => (dialog.one("button").focus(), focus()));
  await dialog.clicks("p");
  await dialog.does("closed", () => closed);
  await dialog.clicks("dialog");
  await dialog.clicks("button");
  await dialog.does("escape", () => {
    const cancel = new window.Event("cancel", { cancelable: true }) as unknown as Event;
    dialog.one("dialog").dispatchEvent(cancel);
    return [cancel.defaultPrevented, closed];
  });
  add(await dialog.gone());
  told.push(`the focus is back: ${focus()}`);
  before.remove();
  add(
    await (
      await draws("a window at the side", Dialog, { title: "Side", side: true, onclose: () => {}, children })
    ).gone(),
  );

  const html = document.createElement("article");
  html.innerHTML = `<h1>Title</h1><p class="x brief">A <b>b</b> <a data-entry="deck" href="x">deck <i>it</i></a> <a href="y">plain</a></p>
    <p class="ids">SG-1</p><svg><path/></svg><script>1</script><style>1</style><section><ul><li>x</li></ul></section><code>c</code>
    <table><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table><!-- no -->
    <div class="example">E</div><div class="question">Q</div><div class="ruling">R</div><div class="tip">T</div><nav class="see wide">S</nav>
    <h2>2</h2><h3>3</h3><ol><li><strong>s</strong><em>e</em><span>n</span><sub>1</sub><sup>2</sup></li></ol><h4>4</h4>`;
  const opened: string[] = [];
  const fragment = await draws("an entry as elements", Fragment, {
    nodes: [...html.childNodes],
    onopen: (slug: string) => opened.push(slug),
  });
  await fragment.clicks("button.link");
  await fragment.does("opened", () => opened);
  add(await fragment.gone());

  const face = {
    ...{ ref: "rope", title: "Rope", short: "Rope", kind: "adventure", label: "Adventure", picture: "", numbers: [] },
    ...{ text: [text("A rope.")], note: [], entries: [], flavour: [] },
  };
  const CARDS = { faces: [face], events: [], owned: [], curses: [], deck: [], aside: [], event: "" };
  const at = atTable();
  at.snapshot({ cards: CARDS } as never);
  const { innerWidth, innerHeight } = window;
  const hinted = await draws("nothing pointed at", Hint, {}, at);
  for (const [x, y] of [
    [innerWidth / 2, 10],
    [10, innerHeight * 0.6],
    [innerWidth, innerHeight * 0.6 + 1],
  ] as const)
    await hinted.does(`pointed at ${x} ${y}`, () => void (hint.now = { ref: "rope", x, y }));
  await hinted.does("at what is not there", () => void (hint.now = { ref: "lamp", x: 1, y: 1 }));
  hint.now = null;
  add(await hinted.gone());

  const pages: Record<string, string> = {
    "/rules/fragments/en/sea/deck.html":
      "<article><h1> Deck </h1><p>A pile of <a data-entry='hand'>cards</a>.</p></article>",
    "/rules/fragments/en/sea/hand.html": "<article><p>Cards.</p></article>",
  };
  const plain = globalThis.fetch;
  t.after(() => void (globalThis.fetch = plain));
  globalThis.fetch = ((address: string) =>
    Promise.resolve({ ok: address in pages, text: () => Promise.resolve(pages[address]) })) as never;
  const besides = atTable();
  besides.snapshot({ party: { boards: [] }, fight: null } as never);
  const { opened: trail } = besides.table;
  const beside = await draws("nothing beside", Beside, {}, besides);
  await beside.does("an entry", () => trail.rule("deck"));
  await beside.clicks("button.link");
  await beside.clicks("button.button");
  await beside.does("one that is not there", () => trail.rule("nothing"));
  await beside.clicks("button.close");
  add(await beside.gone());

  globalThis.fetch = plain;
  add(
    await (
      await draws("a file from a server", ExportButton, { campaign: "c", name: "Evening", icon: "ui-save" })
    ).gone(),
  );
  let problem: unknown = null;
  const saved: unknown[] = [];
  t.after(() => chooseBackend(server));
  const saveFile = (...given: unknown[]): Promise<void> => (
    saved.push(given),
    problem ? Promise.reject(problem) : Promise.resolve()
  );
  chooseBackend({ ...server, saveFile });
  const file = await draws("a file from the device", ExportButton, { campaign: "c", name: "Evening" });
  await file.clicks("button");
  problem = new Error("no room");
  await file.clicks("button");
  problem = "something else";
  await file.clicks("button");
  await file.does("saved", () => saved);
  add(await file.gone());

  approved("parts-shared", told);
});
