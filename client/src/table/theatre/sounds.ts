// Synthesizes sounds without files, from oscillators and filtered noise, after the first touch of the page.
import type { Scenes } from "./moments.ts";

export type Cue =
  "card" | "bell-low" | "bell-clear" | "paper" | "wood" | "water" | "engine" | "chord" | "fire" | "turn" | "motif";

/** A tone: pitch, when it begins and how long it lasts in seconds, how loud it is, and its form. */
interface Tone {
  readonly hertz: number;
  readonly start: number;
  readonly long: number;
  readonly loud: number;
  readonly form?: OscillatorType;
  /** The pitch that it glides to. */
  readonly to?: number;
}
/** Noise through a filter: where the filter lies at first and in the end. */
interface Noise {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly long: number;
  readonly loud: number;
}
interface Sound {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

/** A bell: its note and two partials that fade sooner. */
const bell = (hertz: number, start: number, long: number): Tone[] => [
  { hertz, start, long, loud: 0.06 },
  { hertz: hertz * 2.76, start, long: long * 0.5, loud: 0.02 },
  { hertz: hertz * 5.4, start, long: long * 0.25, loud: 0.008 },
];
/** Notes that begin one after the other, `step` seconds apart. */
const notes = (pitches: readonly number[], step: number, long: number, form: OscillatorType = "triangle"): Tone[] =>
  pitches.map((hertz, at) => ({ hertz, start: at * step, long, loud: 0.04, form }));

export const SOUNDS: Readonly<Record<Cue, Sound>> = {
  card: { noises: [{ filter: "bandpass", from: 1800, to: 4200, start: 0, long: 0.12, loud: 0.07 }] },
  "bell-low": { tones: bell(174, 0.55, 1.1) },
  "bell-clear": { tones: bell(659, 0.55, 1.2) },
  paper: {
    noises: [
      { filter: "highpass", from: 2600, to: 5200, start: 0, long: 0.22, loud: 0.035 },
      { filter: "bandpass", from: 900, to: 1600, start: 0.12, long: 0.2, loud: 0.03 },
    ],
  },
  wood: {
    tones: [{ hertz: 150, to: 80, start: 0, long: 0.14, loud: 0.09, form: "triangle" }],
    noises: [{ filter: "lowpass", from: 900, to: 300, start: 0, long: 0.06, loud: 0.07 }],
  },
  water: {
    noises: [
      { filter: "lowpass", from: 260, to: 900, start: 0, long: 0.5, loud: 0.06 },
      { filter: "lowpass", from: 900, to: 220, start: 0.4, long: 0.6, loud: 0.05 },
    ],
  },
  engine: {
    tones: [
      { hertz: 62, to: 88, start: 0, long: 0.9, loud: 0.05, form: "sawtooth" },
      { hertz: 93, to: 131, start: 0, long: 0.9, loud: 0.025, form: "square" },
    ],
    noises: [{ filter: "bandpass", from: 300, to: 700, start: 0, long: 0.9, loud: 0.03 }],
  },
  chord: { tones: [...notes([196, 294, 392, 494], 0.09, 2.2, "sine"), ...bell(784, 0.45, 1.6)] },
  fire: {
    noises: [0, 0.13, 0.31, 0.44, 0.7, 0.86].map((start) => ({
      filter: "bandpass",
      from: 1400,
      to: 600,
      start,
      long: 0.06,
      loud: 0.05,
    })),
  },
  turn: { tones: notes([523, 784], 0.13, 0.6, "sine") },
  motif: { tones: notes([294, 349, 440, 392, 294], 0.32, 1.1) },
};

/** The sounds for what has happened; `begins`: this player's turn has begun. */
export function cuesOf(scenes: Scenes | null, begins: boolean): Cue[] {
  const cues = new Set<Cue>();
  for (const moment of scenes?.moments ?? []) {
    if (moment.kind === "draw") {
      cues.add("card");
      if (moment.draw.result) cues.add(moment.draw.result === "passed" ? "bell-clear" : "bell-low");
    } else if (moment.page.kind === "totem") cues.add("chord");
    else if (moment.page.kind === "camp") cues.add("fire");
    else if (moment.page.kind === "end") cues.add("motif");
  }
  if (scenes?.opened) cues.add("paper");
  if (scenes?.strikes.length || [...(scenes?.marks.values() ?? [])].some((mark) => mark !== "tired")) cues.add("wood");
  if (scenes?.travel === "ship") cues.add("water");
  if (scenes?.travel === "plane") cues.add("engine");
  if (begins) cues.add("turn");
  return [...cues];
}

let context: AudioContext | null = null;
/** Made when it is first needed, as is the context. */
let noiseBuffer: AudioBuffer | null = null;

/** The generator of Park and Miller: each number is the one before, times this, modulo the prime below. */
const MULTIPLIER = 48271;
const MODULUS = 2147483647;

/** A second of noise, the same each time: samples between -1 and 1. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let random = 1;
  for (let at = 0; at < samples.length; at += 1) {
    random = (random * MULTIPLIER) % MODULUS;
    samples[at] = (random / MODULUS) * 2 - 1;
  }
  return buffer;
}

/** Seconds in which a sound swells, so that nothing clicks. */
const SWELL = 0.02;
/** Seconds from the end of a sound until its source is stopped, so that nothing clicks. */
const TAIL = 0.05;
/** Not to be heard any more; 0 cannot be approached exponentially. */
const SILENCE = 0.0001;

/** It begins in silence, swells, and has faded before it stops. */
function fade(audio: AudioContext, loud: number, start: number, long: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(SWELL, long / 4));
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + long);
  gain.connect(audio.destination);
  return gain;
}

/** Play sounds at once, each as loud as somebody likes it: 1 is as it was made. */
export function play(cues: readonly Cue[], volume: number): void {
  if (!cues.length || volume <= 0) return;
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined") return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  for (const cue of cues) {
    for (const tone of SOUNDS[cue].tones ?? []) playTone(audio, tone, volume);
    for (const noise of SOUNDS[cue].noises ?? []) playNoise(audio, noise, volume);
  }
}

function playTone(audio: AudioContext, tone: Tone, volume: number): void {
  const { hertz, to, start, long, loud, form = "sine" } = tone;
  const begins = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  oscillator.type = form;
  oscillator.frequency.setValueAtTime(hertz, begins);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, begins + long);
  oscillator.connect(fade(audio, loud * volume, begins, long));
  oscillator.start(begins);
  oscillator.stop(begins + long + TAIL);
}

function playNoise(audio: AudioContext, noise: Noise, volume: number): void {
  const { filter, from, to, start, long, loud } = noise;
  const begins = audio.currentTime + start;
  const source = audio.createBufferSource();
  const pass = audio.createBiquadFilter();
  source.buffer = noiseBuffer ??= noiseOf(audio);
  source.loop = true;
  pass.type = filter;
  pass.frequency.setValueAtTime(from, begins);
  pass.frequency.exponentialRampToValueAtTime(to, begins + long);
  source.connect(pass).connect(fade(audio, loud * volume, begins, long));
  source.start(begins);
  source.stop(begins + long + TAIL);
}
