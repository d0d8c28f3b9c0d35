// Sounds: which are made, when each begins and ends, and for what.
import { deepEqual, ok } from "node:assert/strict";
import { test } from "node:test";
import type { Scenes } from "./moments.ts";
import { cuesOf } from "./cues.ts";
import { play } from "./play-sounds.ts";
import { SOUNDS, type Cue } from "./sound-list.ts";

const NOW = 10;

interface Voice {
  readonly kind: "tone" | "noise";
  starts: number;
  stops: number;
  /** The loudness and when it is reached. */
  loud: [number, number][];
}

/** What was played last; the sound card is opened once and kept. */
let voices: Voice[] = [];
let opened = 0;

const param = (set: (value: number, at: number) => void = () => undefined) => ({
  setValueAtTime: set,
  linearRampToValueAtTime: set,
  exponentialRampToValueAtTime: set,
});

class SoundCard {
  currentTime = NOW;
  sampleRate = 100;
  destination = {};
  constructor() {
    opened += 1;
  }
  resume = () => Promise.resolve();
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  createOscillator = () => this.#voice("tone");
  createBufferSource = () => this.#voice("noise");
  createBiquadFilter = () => ({ frequency: param(), connect: (next: unknown) => next });
  createGain() {
    const voice = voices.at(-1)!;
    return { gain: param((value, at) => voice.loud.push([value, at])), connect: (next: unknown) => next };
  }
  #voice(kind: Voice["kind"]) {
    const voice: Voice = { kind, starts: 0, stops: 0, loud: [] };
    voices.push(voice);
    return {
      frequency: param(),
      connect: (next: unknown) => next,
      start: (at: number) => (voice.starts = at),
      stop: (at: number) => (voice.stops = at),
    };
  }
}

/** Play sounds before a sound card that only notes what it is told. */
function played(cues: readonly Cue[], volume = 1, touched = true): Voice[] {
  voices = [];
  Object.assign(globalThis, { AudioContext: SoundCard });
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { userActivation: { hasBeenActive: touched } },
  });
  play(cues, volume);
  return voices;
}

const scenes = (more: Partial<Scenes>): Scenes => ({
  moments: [],
  marks: new Map(),
  strikes: [],
  travel: "",
  opened: "",
  ...more,
});
const drawn = (result: string) => ({ kind: "draw", draw: { result } }) as unknown as Scenes["moments"][number];
const leaf = (kind: string) => ({ kind: "leaf", page: { kind } }) as unknown as Scenes["moments"][number];

test("nothing sounds before the page was touched, nor at volume 0: no sound card is even opened", () => {
  const before = opened;
  deepEqual(played(["turn"], 1, false), []);
  deepEqual(played(["turn"], 0), []);
  deepEqual(opened, before);
});

test("every voice is silent when it begins, swells, has faded before it stops, and is over within three seconds", () => {
  for (const cue of Object.keys(SOUNDS) as Cue[]) {
    ok(played([cue]).length, cue);
    for (const { starts, stops, loud } of voices) {
      const [[first, at], [top, swelled], [last, faded]] = loud as [
        [number, number],
        [number, number],
        [number, number],
      ];
      deepEqual([first, at], [0, starts]);
      ok(starts >= NOW && at < swelled && swelled < faded && faded < stops && stops < NOW + 3, cue);
      ok(top > last && last > 0);
    }
  }
});

test("every tone and the filter of every noise begin and end at a pitch that can be heard", () => {
  for (const [cue, { tones = [], noises = [] }] of Object.entries(SOUNDS)) {
    const pitches = [
      ...tones.flatMap(({ hertz, to = hertz }) => [hertz, to]),
      ...noises.flatMap(({ from, to }) => [from, to]),
    ];
    deepEqual(
      pitches.filter((pitch) => !(pitch >= 20 && pitch <= 20_000)),
      [],
      cue,
    );
  }
});

test("twice the volume is twice as loud", () => {
  const [first, second] = [played(["wood"], 1), played(["wood"], 2)].map((all) => all.map(({ loud }) => loud[1]![0]));
  deepEqual(
    second,
    first!.map((loud) => loud * 2),
  );
});

test("bells are tones, paper and water are noise, wood is both", () => {
  const kinds = (cue: Cue) => new Set(played([cue]).map(({ kind }) => kind));
  deepEqual(kinds("bell-clear"), new Set(["tone"]));
  deepEqual(kinds("paper"), new Set(["noise"]));
  deepEqual(kinds("water"), new Set(["noise"]));
  deepEqual(kinds("wood"), new Set(["tone", "noise"]));
});

test("each moment has its sound", () => {
  deepEqual(cuesOf(scenes({ moments: [drawn("passed")] }), false), ["card", "bell-clear"]);
  deepEqual(cuesOf(scenes({ moments: [drawn("failed")] }), false), ["card", "bell-low"]);
  deepEqual(cuesOf(scenes({ moments: [drawn("")] }), false), ["card"]);
  deepEqual(cuesOf(scenes({ opened: "13" }), false), ["paper"]);
  deepEqual(cuesOf(scenes({ strikes: ["crab a1"] }), false), ["wood"]);
  deepEqual(cuesOf(scenes({ marks: new Map([["mac", "tired"]]) }), false), []);
  deepEqual(cuesOf(scenes({ marks: new Map([["mac", "hurt"]]) }), false), ["wood"]);
  deepEqual(cuesOf(scenes({ travel: "ship" }), false), ["water"]);
  deepEqual(cuesOf(scenes({ travel: "plane" }), false), ["engine"]);
  deepEqual(cuesOf(scenes({ moments: [leaf("totem")] }), false), ["chord"]);
  deepEqual(cuesOf(scenes({ moments: [leaf("camp")] }), false), ["fire"]);
  deepEqual(cuesOf(scenes({ moments: [leaf("end")] }), false), ["motif"]);
  deepEqual(cuesOf(null, true), ["turn"]);
  deepEqual(cuesOf(scenes({ travel: "feet" }), false), []);
});
