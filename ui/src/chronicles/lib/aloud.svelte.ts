/** Reading aloud what the Baron did: by the device's own voice, in the language of the page, off until somebody wants it. */
import { keep, recall } from '../../lib/storage';

const KEY = 'aloud';
const VOICES: Record<string, string> = { en: 'en-GB', it: 'it-IT' };

class Aloud {
  on = $state(recall(KEY, false));
  readonly possible = typeof speechSynthesis !== 'undefined';

  turn(on: boolean): void {
    this.on = on;
    keep(KEY, on);
    if (!on) this.stop();
  }

  /** Read sentences one after another; those still being read give way, unless these go on with them. */
  read(lines: string[], language: string, goesOn = false): void {
    if (!this.possible) return;
    if (!goesOn) this.stop();
    for (const line of lines) {
      const words = new SpeechSynthesisUtterance(line);
      words.lang = VOICES[language] ?? language;
      speechSynthesis.speak(words);
    }
  }

  stop(): void {
    if (this.possible) speechSynthesis.cancel();
  }
}
export const aloud = new Aloud();
