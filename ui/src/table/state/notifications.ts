/** Calling a person whose choice it is: in the title always, by a sound or a notice of the browser if they want it. */
import { settings } from '../../lib/settings.svelte';

export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Two soft notes, made here: no file is loaded for it. */
function ring(): void {
  const context = new AudioContext();
  [660, 880].forEach((pitch, n) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + n * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.32);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.35);
  });
  setTimeout(() => void context.close(), 900);
}

/** It is this person's choice now. */
export function call(title: string, question: string): void {
  if (settings.sound) ring();
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(title, { body: question, tag: 'regno' });
  }
}
