// Made by tools/typescript.py from src/regno/proelio/cards.py: change what stands there, then run the tool.

export type Back = 'base' | 'imperial';
/** What is printed on a card; a value of null is none that can be counted. */
export interface Kind {
  class: 'attack' | 'defence' | 'strategy';
  value: number | null;
  need: number;
  back: Back;
}

/** In the order of kinds, which is that of several cards in one choice. */
export const KINDS: Record<string, Kind> = {
  shields: { class: 'defence', value: 1, need: 0, back: 'base' },
  palisades: { class: 'defence', value: 2, need: 1, back: 'base' },
  tower: { class: 'defence', value: 3, need: 2, back: 'base' },
  patrol: { class: 'defence', value: 1, need: 0, back: 'base' },
  manure: { class: 'attack', value: 0, need: 0, back: 'base' },
  soldiers: { class: 'attack', value: 1, need: 0, back: 'base' },
  knights: { class: 'attack', value: 2, need: 1, back: 'base' },
  trebuchets: { class: 'attack', value: 3, need: 2, back: 'base' },
  infiltration: { class: 'attack', value: 0, need: 0, back: 'base' },
  resources: { class: 'strategy', value: null, need: 0, back: 'base' },
  temporary_alliance: { class: 'strategy', value: null, need: 0, back: 'base' },
  plague: { class: 'strategy', value: null, need: 0, back: 'base' },
  hero: { class: 'attack', value: 4, need: 3, back: 'imperial' },
  fortress: { class: 'defence', value: 4, need: 3, back: 'imperial' },
  imperial_manure: { class: 'attack', value: 0, need: 0, back: 'imperial' },
  imperial_resources: { class: 'strategy', value: null, need: 0, back: 'imperial' },
  edict: { class: 'defence', value: null, need: 0, back: 'imperial' },
  black_powder: { class: 'attack', value: null, need: 0, back: 'imperial' },
  inquisition: { class: 'strategy', value: null, need: 0, back: 'imperial' },
};

/** The card of a Fortification, by its value. */
export const FORTIFICATIONS = ['', 'shields', 'palisades', 'tower', 'fortress'];
export const HAND_LIMIT = 5;
export const BACKS: Back[] = ['base', 'imperial'];
export const GUILDS = ['bards', 'builders', 'artisans', 'thieves', 'scribes', 'apothecaries', 'merchants'];
export const SEASONS = ['none', 'summer', 'autumn', 'winter'];
