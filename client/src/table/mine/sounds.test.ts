// Sounds: which notes are played, when each begins and ends, and for what.
import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { cue, cueOf } from "./sounds.ts";

const NOW = 10;

interface Note {
  hertz: number;
  type: string;
  starts: number;
  stops: number;
  /** The loudness and when it is reached. */
  loud: [number, number][];
}

/** What was played last; the sound card is opened once and kept. */
let notes: Note[] = [];

/** Play a cue before a sound card that only notes what it is told. */
function played(kind: Parameters<typeof cue>[0], touched = true): Note[] {
  notes = [];
  class Card {
    currentTime = NOW;
    destination = {};
    resume = () => Promise.resolve();
    createOscillator() {
      const note: Note = { hertz: 0, type: "", starts: 0, stops: 0, loud: [] };
      notes.push(note);
      return {
        set type(type: string) {
          note.type = type;
        },
        frequency: {
          set value(hertz: number) {
            note.hertz = hertz;
          },
        },
        connect: (next: unknown) => next,
        start: (at: number) => (note.starts = at),
        stop: (at: number) => (note.stops = at),
      };
    }
    createGain() {
      const note = notes.at(-1)!;
      const set = (value: number, at: number) => note.loud.push([value, at]);
      const gain = { setValueAtTime: set, linearRampToValueAtTime: set, exponentialRampToValueAtTime: set };
      return { gain, connect: (next: unknown) => next };
    }
  }
  Object.assign(globalThis, { AudioContext: Card });
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { userActivation: { hasBeenActive: touched } },
  });
  cue(kind);
  return notes;
}

test("nothing sounds before the page was touched", () => {
  deepEqual(played("turn", false), []);
});

test("every note is silent when it begins, swells, and has faded before it stops", () => {
  for (const kind of ["turn", "draw", "hit"] as const)
    for (const { starts, stops, loud } of played(kind)) {
      const [[first, at], [top, swelled], [last, faded]] = loud as [
        [number, number],
        [number, number],
        [number, number],
      ];
      deepEqual([first, at], [0, starts]);
      ok(starts >= NOW && at < swelled && swelled < faded && faded < stops);
      ok(top > last && last > 0);
    }
});

test("a turn rises, a hit is low, a draw is one note", () => {
  const [low, high] = played("turn");
  ok(high!.starts > low!.starts && high!.hertz > low!.hertz);
  equal(played("draw").length, 1);
  ok(played("hit").every((note) => note.hertz < low!.hertz && note.type === "triangle"));
  equal(low!.type, "sine");
});

test("one's own turn comes before what happened, a hit before a draw", () => {
  equal(cueOf(["damage", "drew"], true, false), "turn");
  equal(cueOf(["drew", "damage"], true, true), "hit");
  equal(cueOf(["fate"], false, false), "draw");
  equal(cueOf(["moved"], false, true), null);
});
