// Plays sounds without files, from oscillators and filtered noise, after the first touch of the page.
import { SOUNDS, type Cue, type Noise, type Tone } from "./sound-list.ts";

let context: AudioContext | null = null;
/** The samples of all noises; made when they are first needed, as is the context. */
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
/** A gain that is not heard any more: an exponential ramp cannot end at 0. */
const SILENCE = 0.0001;

/** A volume control that begins in silence, swells to a gain, and has faded after some seconds. */
function fade(audio: AudioContext, gain: number, start: number, seconds: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(gain, start + Math.min(SWELL, seconds / 4));
  node.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  node.connect(audio.destination);
  return node;
}

/** Play sounds at once; `volume` is a factor of their gains. */
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
  const { hertz, to, start, seconds, gain, form = "sine" } = tone;
  const begins = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  oscillator.type = form;
  oscillator.frequency.setValueAtTime(hertz, begins);
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, begins + seconds);
  oscillator.connect(fade(audio, gain * volume, begins, seconds));
  oscillator.start(begins);
  oscillator.stop(begins + seconds + TAIL);
}

function playNoise(audio: AudioContext, noise: Noise, volume: number): void {
  const { filter, from, to, start, seconds, gain } = noise;
  const begins = audio.currentTime + start;
  const source = audio.createBufferSource();
  const pass = audio.createBiquadFilter();
  source.buffer = noiseBuffer ??= noiseOf(audio);
  source.loop = true;
  pass.type = filter;
  pass.frequency.setValueAtTime(from, begins);
  pass.frequency.exponentialRampToValueAtTime(to, begins + seconds);
  source.connect(pass).connect(fade(audio, gain * volume, begins, seconds));
  source.start(begins);
  source.stop(begins + seconds + TAIL);
}
