// The atlas under one's hand: what a place tells when it is opened, and what is left open.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event } from "../src/wire.ts";
import { all, clicks, one, presses, recorded, settled, sits, tells, window, wordsOf } from "./page.ts";

const card = (): HTMLElement => one(".chart .card");
const spotsOf = (name: string) => recorded(name).sections.map!.areas.flatMap((area) => area.spots);

for (const name of ["sea-sail", "skies-flight"]) {
  test(`${name}: a numbered place tells its number, its name and its state; a second click closes it`, async () => {
    await sits(name);
    const drawn = all(".chart [data-place]");
    assert.ok(drawn.length > 0);
    const spot = spotsOf(name).find((one) => one.ref === drawn[0]!.dataset["place"])!;

    await clicks(drawn[0]!);
    assert.equal(card().getAttribute("aria-label"), spot.spoken);
    assert.equal(wordsOf(card().querySelector("h3")!), `${spot.ref} ${spot.name}`.trim());
    assert.equal(all(".chart .card .spots").length, 0);
    assert.equal(drawn[0]!.getAttribute("aria-expanded"), "true");
    await clicks(drawn[0]!);
    assert.deepEqual(all(".chart .card"), []);
  });

  test(`${name}: a region tells its name and its places, each of which opens; Escape and the cross close it`, async () => {
    await sits(name);
    const { areas } = recorded(name).sections.map!;
    const drawn = all(".chart [data-area]").find((element) =>
      areas.some((area) => area.ref === element.dataset["area"] && area.spots.length > 0),
    )!;
    const area = areas.find((one) => one.ref === drawn.dataset["area"])!;

    await clicks(drawn);
    assert.equal(card().getAttribute("aria-label"), area.name);
    assert.equal(wordsOf(card().querySelector("h3")!), area.name);
    const listed = [...card().querySelectorAll(".spots > li")];
    assert.equal(listed.length, area.spots.length);
    await clicks(listed[0]!.querySelector("button")!);
    assert.equal(card().getAttribute("aria-label"), area.spots[0]!.spoken);
    await clicks(card().querySelector(".close")!);
    assert.deepEqual(all(".chart .card"), []);
    await clicks(drawn);
    await presses("Escape", drawn);
    assert.deepEqual(all(".chart .card"), []);
  });
}

test("at a distant location the map stays where we were last, and no page is marked as ours", async () => {
  const { snapshot, sections } = await sits("skies-flight");
  const map = sections.map!;
  const shown = (): string[] => all('.pages [aria-pressed="true"]').map((button) => wordsOf(button));
  const before = shown();
  assert.equal(all(".pages i").length, 1);
  const areas = map.areas.map((area) => ({ ...area, here: false, vessel_here: false }));
  tells({ kind: "changed", position: snapshot.position, sections: { map: { ...map, areas } } } as unknown as Event);
  await settled();

  assert.deepEqual(shown(), before);
  assert.equal(all(".pages i").length, 0);
});

test("in a low window the flight board lies folded until it is wanted", async () => {
  window.happyDOM.setViewport({ width: 1280, height: 800 });
  await sits("skies-flight");
  assert.equal(all(".vessel .flight").length, 0);
  await clicks(one(".vessel h2 button"));
  assert.equal(all(".vessel .flight").length, 1);
  await clicks(one(".vessel h2 button"));
  assert.equal(all(".vessel .flight").length, 0);
  window.happyDOM.setViewport({ width: 1440, height: 900 });
});
