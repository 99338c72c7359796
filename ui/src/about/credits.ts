/** Whose work the pages show. Names and addresses are the same in every language. */

/** Artists of game-icons.net; the site names the artist of every single picture. */
export const ARTISTS = ['Lorc', 'Delapouite', 'Skoll', 'game-icons.net'];

export const FONTS = [
  { name: 'EB Garamond', by: 'Georg Duffner, Octavio Pardo', href: 'https://github.com/octaviopardo/EBGaramond12' },
  { name: 'IM Fell English', by: 'Igino Marini', href: 'https://fonts.google.com/specimen/IM+Fell+English' },
  { name: 'Cinzel', by: 'Natanael Gama', href: 'https://github.com/NDISCOVER/Cinzel' },
];

export const SOFTWARE: [string, string][] = [
  ['Python', 'https://www.python.org/'],
  ['Numba', 'https://numba.pydata.org/'],
  ['Starlette', 'https://www.starlette.io/'],
  ['msgspec', 'https://jcristharif.com/msgspec/'],
  ['Project Fluent', 'https://projectfluent.org/'],
  ['Svelte', 'https://svelte.dev/'],
  ['Vite', 'https://vite.dev/'],
];
