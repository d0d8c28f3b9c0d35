// The panel of a test: which way one hopes, and what can change the draw.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Changed, Event, Sections } from "../src/wire.ts";
import { ownTimers } from "./clock.ts";
import { all, one, presses, recorded, settled, sits, tells, window, wordsOf } from "./page.ts";

const shows = async (test: object): Promise<void> => {
  const { sections } = recorded("sea-challenge");
  const now = { ...sections.test, joiners: [], draw_choice: "", changes: [], chance: null, ...test };
  tells({
    kind: "changed",
    position: 83,
    sections: { test: now } as unknown as Sections,
  } as unknown as Changed as Event);
  await settled();
};
const lost = { kind: "check", skill: "", number: 5, printed: 5, aim: "low", parts: [] };

test("a draw that one hopes to miss is good below its number, and says so", async () => {
  await sits("sea-challenge");

  await shows({ ...lost, drawn: 3, fate: 3, total: 3, missing: 0 });
  assert.match(wordsOf(one(".reach")), /hope for at most\s*4/);
  assert.ok(one(".total").classList.contains("passed"));
  assert.match(wordsOf(one(".total")), /spared/);

  await shows({ ...lost, drawn: 6, fate: 6, total: 6, missing: 2 });
  assert.ok(one(".total").classList.contains("failed"));
  assert.match(wordsOf(one(".total")), /2 too many/);
});

test("a change that draws again shows its odds", async () => {
  await sits("sea-challenge");
  const chance = { results: [["pass", 1]], total: 2, best: "pass", short: "pass 50%", long: "pass 50% (1 of 2)" };
  const label = [["plain", "Gear", ""]];
  const seat = recorded("sea-challenge").snapshot.seats[0];
  await shows({
    drawn: 3,
    changes: [{ choice: "activate gear", label, adds: 0, redraws: true, free: false, seat, chance }],
  });

  assert.match(wordsOf(all(".change")[0]!), /pass 50%/);
});

test("who takes part is chosen in the test alone: no second list with other odds", async () => {
  const { sections } = await sits("sea-challenge");
  const listed = all(".menu [data-choice]").map((element) => element.dataset["choice"]);

  for (const joiner of sections.test!.joiners) assert.ok(!listed.includes(joiner.choice), joiner.choice);
  assert.ok(!listed.includes(sections.test!.draw_choice));
  assert.ok(all("[data-plan] .number").every((element) => Number(wordsOf(element)) > 0));
  assert.ok(all(".test [data-choice]").some((element) => element.dataset["choice"] === sections.test!.draw_choice));
});

test("the figure is what the draw gives and what can be reached, with what it is reached with", async () => {
  await sits("sea-challenge");
  const chance = {
    results: [
      ["fail", 88],
      ["pass", 12],
    ],
    total: 100,
    best: "pass",
    short: "pass 12%",
    long: "...",
  };
  await shows({
    chance,
    helped: 97,
    helped_short: "pass 97%",
    hand_text: [["plain", "With Flare and Lamp-Black: pass 97%.", ""]],
    chance_note: "Counted with what you hold.",
  });

  assert.equal(wordsOf(one(".test figure b")), "pass 12%, up to 97%");
  assert.match(wordsOf(one(".test figcaption")), /Flare and Lamp-Black: pass 97%\./);
  assert.match(wordsOf(one(".test")), /Counted with what you hold/);
});

const pointerDown = (): globalThis.Event =>
  new window.Event("pointerdown", { bubbles: true }) as unknown as globalThis.Event;

/** What is told of a challenge that passes at its draw, with all that the table answers by itself after it. */
function passes(more: Partial<Sections> = {}): Event {
  const { sections, snapshot } = recorded("sea-challenge");
  const { position } = snapshot;
  const draw = {
    kind: "challenge",
    skill: "savvy",
    card: "healthy-3",
    title: "Healthy",
    fate: 5,
    parts: [{ ref: "bonus", name: "bonus 2", adds: 2 }],
    number: 6,
    total: 7,
    result: "",
  };
  const line = (kind: string, more: object = {}, text: unknown = []) => ({
    ...{ entry: position, kind, text, ref: "", body: [], forced: false, title: "", has_choices: false, facts: null },
    ...more,
  });
  const facts = { pieces: [], amount: 0, page: null };
  const lines = [
    line("challenge"),
    line("synergy-used", {}, [
      ["piece", "Rafael", "rafael"],
      ["piece", "Mac", "mac"],
    ]),
    line("skill-plus"),
    line("fate", { facts: { ...facts, draw } }),
    line("choice", { forced: true }, [["plain", "Ana: Leave the result as it is", ""]]),
    line("challenge-passed", { facts: { ...facts, draw: { ...draw, result: "passed" } } }),
  ];
  const log = { keep: sections.log!.lines.length, lines };
  return { kind: "changed", position: position + 1, sections: { log, test: null, ...more } } as unknown as Event;
}

test("a draw that passes at once turns its card, though the table answered all that followed", async () => {
  await sits("sea-challenge");
  tells(passes());
  await settled();

  assert.match(wordsOf(one(".stage .draw")), /5.*Healthy.*Mac’s synergy\s*\+2.*7.*Passed/s);
  assert.doesNotMatch(wordsOf(one("#book-panel")), /Leave the result/);
});

test("what came of a draw is told when its card has turned, after half a second at most", async (context) => {
  const { sections } = recorded("sea-challenge");
  const headline = { ...sections.headline!, place: "A place that passing opened" };
  for (const reveal of ["time", "click", "key"]) {
    await sits("sea-challenge");
    delete document.documentElement.dataset["motion"];
    const timers = ownTimers();
    context.after(timers.stop);
    tells(passes({ headline }));
    await settled();
    assert.equal(all(".stage .draw").length, 1);
    assert.equal(all(".test").length, 1, "what was asked before stands there until then");
    assert.doesNotMatch(wordsOf(document.body), /A place that passing opened/);

    if (reveal === "time") timers.pass(500);
    if (reveal === "click") one(".stage .draw").dispatchEvent(pointerDown());
    if (reveal === "key") await presses("1");
    await settled();
    assert.equal(all(".test").length, 0, reveal);
    assert.match(wordsOf(document.body), /A place that passing opened/);
    timers.stop();
  }
});

test("whoever wants no motion is told at once", async () => {
  await sits("sea-challenge");
  assert.equal(document.documentElement.dataset["motion"], "less");
  tells(passes());
  await settled();

  assert.equal(all(".test").length, 0);
});
