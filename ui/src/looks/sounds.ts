/** What a table sounds like. Every sound is made here from a few notes: no file is loaded for it. */
import { settings } from '../lib/settings.svelte';

export type Cue = 'move' | 'reveal' | 'low' | 'end' | 'call';
/** A note: pitch in hertz, when it begins and how long it lasts in seconds, how loud, and its wave. */
type Note = [pitch: number, at: number, lasts: number, volume: number, wave: OscillatorType];

export const NOTES: Record<Cue, Note[]> = {
  move: [[240, 0, 0.09, 0.1, 'triangle']], // a card is laid
  reveal: [
    [392, 0, 0.12, 0.1, 'triangle'],
    [587, 0.1, 0.26, 0.12, 'triangle'],
  ],
  low: [
    [880, 0, 0.09, 0.1, 'square'],
    [880, 0.2, 0.09, 0.1, 'square'],
  ],
  end: [
    [392, 0, 0.3, 0.1, 'triangle'],
    [494, 0.16, 0.3, 0.1, 'triangle'],
    [587, 0.32, 0.3, 0.1, 'triangle'],
    [784, 0.48, 0.7, 0.12, 'triangle'],
  ],
  call: [
    [660, 0, 0.32, 0.12, 'sine'],
    [880, 0.14, 0.32, 0.12, 'sine'],
  ],
};
const QUIET = 0.0001; // an exponential ramp cannot begin at nought
const TURN = [60, 80, 60]; // milliseconds of a phone's turn: on, off, on

let context: AudioContext | null = null;

/** Sound a cue, whatever the settings say. A browser without sound, or that forbids it, is silent. */
export function play(cue: Cue): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const [pitch, at, lasts, volume, wave] of NOTES[cue]) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      const begin = context.currentTime + at;
      tone.type = wave;
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(QUIET, begin);
      gain.gain.exponentialRampToValueAtTime(volume, begin + 0.02);
      gain.gain.exponentialRampToValueAtTime(QUIET, begin + lasts);
      tone.connect(gain).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + lasts + 0.03);
    }
  } catch {
    context = null;
  }
}

/** Sound a cue if the person wants sounds. */
export function sound(cue: Cue): void {
  if (settings.sound) play(cue);
}

export const mayVibrate = (): boolean =>
  typeof navigator !== 'undefined' && 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Let the phone tremble for a turn, if it can and may; browsers forbid it before the first touch of the page. */
export function vibrate(): void {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.vibrate && mayVibrate() && isTouched) navigator.vibrate(TURN);
}
