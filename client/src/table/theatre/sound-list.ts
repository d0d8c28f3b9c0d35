// The sounds: each of tones and filtered noise, with the seconds at which they begin.

export type Cue =
  "card" | "bell-low" | "bell-clear" | "paper" | "wood" | "water" | "engine" | "chord" | "fire" | "turn" | "motif";

/** A tone of a sound. */
export interface Tone {
  readonly hertz: number;
  /** The seconds from the beginning of the sound to that of the tone, and its length. */
  readonly start: number;
  readonly seconds: number;
  /** How loud it is, from 0 to 1. */
  readonly gain: number;
  readonly form?: OscillatorType;
  /** The pitch that it glides to. */
  readonly to?: number;
}
/** Noise through a filter: where the filter lies at first and in the end. */
export interface Noise {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly seconds: number;
  readonly gain: number;
}
/** What is heard together. */
export interface Sound {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

/** A bell: its note, and two partials of a church bell, which are higher and softer and fade sooner. */
const bell = (hertz: number, start: number, seconds: number): Tone[] => [
  { hertz, start, seconds, gain: 0.06 },
  { hertz: hertz * 2.76, start, seconds: seconds * 0.5, gain: 0.02 },
  { hertz: hertz * 5.4, start, seconds: seconds * 0.25, gain: 0.008 },
];
/** Notes that begin one after the other, `step` seconds apart. */
const notes = (pitches: readonly number[], step: number, seconds: number, form: OscillatorType = "triangle"): Tone[] =>
  pitches.map((hertz, at) => ({ hertz, start: at * step, seconds, gain: 0.04, form }));

export const SOUNDS: Readonly<Record<Cue, Sound>> = {
  card: { noises: [{ filter: "bandpass", from: 1800, to: 4200, start: 0, seconds: 0.12, gain: 0.07 }] },
  "bell-low": { tones: bell(174, 0.55, 1.1) },
  "bell-clear": { tones: bell(659, 0.55, 1.2) },
  paper: {
    noises: [
      { filter: "highpass", from: 2600, to: 5200, start: 0, seconds: 0.22, gain: 0.035 },
      { filter: "bandpass", from: 900, to: 1600, start: 0.12, seconds: 0.2, gain: 0.03 },
    ],
  },
  wood: {
    tones: [{ hertz: 150, to: 80, start: 0, seconds: 0.14, gain: 0.09, form: "triangle" }],
    noises: [{ filter: "lowpass", from: 900, to: 300, start: 0, seconds: 0.06, gain: 0.07 }],
  },
  water: {
    noises: [
      { filter: "lowpass", from: 260, to: 900, start: 0, seconds: 0.5, gain: 0.06 },
      { filter: "lowpass", from: 900, to: 220, start: 0.4, seconds: 0.6, gain: 0.05 },
    ],
  },
  engine: {
    tones: [
      { hertz: 62, to: 88, start: 0, seconds: 0.9, gain: 0.05, form: "sawtooth" },
      { hertz: 93, to: 131, start: 0, seconds: 0.9, gain: 0.025, form: "square" },
    ],
    noises: [{ filter: "bandpass", from: 300, to: 700, start: 0, seconds: 0.9, gain: 0.03 }],
  },
  chord: { tones: [...notes([196, 294, 392, 494], 0.09, 2.2, "sine"), ...bell(784, 0.45, 1.6)] },
  fire: {
    noises: [0, 0.13, 0.31, 0.44, 0.7, 0.86].map((start) => ({
      filter: "bandpass",
      from: 1400,
      to: 600,
      start,
      seconds: 0.06,
      gain: 0.05,
    })),
  },
  turn: { tones: notes([523, 784], 0.13, 0.6, "sine") },
  motif: { tones: notes([294, 349, 440, 392, 294], 0.32, 1.1) },
};
