/** How a person wants a table to behave; remembered in the browser. */
import { prefersReducedMotion } from 'svelte/motion';
import { keep, recall } from './storage';

export type Pace = 'calm' | 'usual' | 'quick' | 'none';
export const PACES: Pace[] = ['calm', 'usual', 'quick', 'none'];
const FACTOR: Record<Pace, number> = { calm: 1.8, usual: 1, quick: 0.5, none: 0 };

class Settings {
  pace = $state<Pace>(recall('pace', 'usual'));
  sound = $state<boolean>(recall('sound', false));
  vibrate = $state<boolean>(recall('vibrate', true));
  notify = $state<boolean>(recall('notify', false));
  name = $state<string>(recall('name', ''));

  /** How long things take, as a factor; nothing travels for those who want less motion. */
  get tempo(): number {
    return prefersReducedMotion.current ? 0 : FACTOR[this.pace];
  }

  set<K extends 'pace' | 'sound' | 'vibrate' | 'notify' | 'name'>(key: K, value: this[K]): void {
    this[key] = value;
    keep(key, value);
  }
}

export const settings = new Settings();
