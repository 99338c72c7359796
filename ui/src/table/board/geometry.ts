/**
 * Where Houses and attacks lie on the board, by how many Houses play. You sit at the bottom, the House that plays after
 * you on your right: turns run counter-clockwise round the ring, attacks the other way. A place is a class of board.css,
 * which hangs it on an edge of the board: so any size of board will do.
 */

export interface Places {
  seats: string[]; // by distance from you, counter-clockwise; the bottom first
  attacks: string[]; // before the House at that distance
  chevrons: [x: number, y: number, turn: number][]; // per cent of the board; they show the way of the attacks
}

const FEET: Places['chevrons'] = [
  [88, 70.5, -52],
  [12, 70.5, 52],
];
const SHOULDERS: Places['chevrons'] = [
  [89, 26, -130],
  [11, 26, 130],
];

export const PLACES: Record<number, Places> = {
  3: { seats: ['p0', 'r', 'l'], attacks: ['br', 'top', 'bl'], chevrons: [...FEET, ...SHOULDERS] },
  4: { seats: ['p0', 'r', 't', 'l'], attacks: ['br', 'cr', 'cl', 'bl'], chevrons: FEET },
  5: { seats: ['p0', 'r', 'tr', 'tl', 'l'], attacks: ['br', 'cr', 'top', 'cl', 'bl'], chevrons: FEET },
  6: { seats: ['p0', 'r', 't3', 't', 't1', 'l'], attacks: ['br', 'er', 'g3', 'g1', 'el', 'bl'], chevrons: FEET },
};

/** The dashed road beside an attack that lies at a place: the box of its drawing, and its lines. */
const ACROSS = { box: '0 0 110 30', line: 'M3 14Q14 6 28 5M84 5q10 2 18 8' };
const UP = { box: '0 0 70 100', line: 'M8 98Q2 88 8 78M56 34h9' };
const DOWN = { box: '-16 0 70 100', line: 'M-13 34h9M44 78Q54 86 48 95' };
export const ROADS: Record<string, { box: string; line: string }> = {
  br: { box: '0 0 70 60', line: 'M62 2Q56 34 26 50' },
  bl: { box: '0 0 70 60', line: 'M52 50Q20 40 12 6' },
  top: ACROSS,
  g1: ACROSS,
  g3: ACROSS,
  cl: UP,
  el: UP,
  cr: DOWN,
  er: DOWN,
};
