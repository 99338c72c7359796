/** The voices of the pages, one for each subject: `import { lobby as say } from '../lib/voices'`, then `say('title')`. */
import { voice } from './text.svelte';

export const again = voice('again');
export const bench = voice('bench');
export const board = voice('board');
export const calls = voice('calls');
export const chronicleCards = voice('chronicle-cards');
export const chroniclePages = voice('chronicle-pages');
export const chroniclePlay = voice('chronicle-play');
export const company = voice('company');
export const daily = voice('daily');
export const history = voice('history');
export const learn = voice('learn');
export const lobby = voice('lobby');
export const local = voice('local');
export const outlook = voice('outlook');
export const pages = voice('pages');
export const passport = voice('passport');
export const reading = voice('reading');
export const review = voice('review');
export const tells = voice('tells');
export const whatif = voice('whatif');
