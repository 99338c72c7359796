/**
 * Where Houses and attacks lie on the board of 1056 x 556, by how many Houses play. You sit at the bottom, the House that
 * plays after you on your right: turns run counter-clockwise round the ring, attacks the other way.
 */

export interface Spot {
  x: number;
  y: number;
}
/** A face-down attack before a House: its place and width, and the road from the attacker to the target. */
export interface AttackSpot extends Spot {
  turn: number;
  width: number;
  road: string;
}
export interface Places {
  plates: Spot[]; // by distance from you, counter-clockwise; yourself first
  width: number; // of the others' plates
  attacks: AttackSpot[]; // before the House at that distance
  plagues: Spot[]; // where the Plague of the House at that distance lies, so that it covers nobody's cards
  chevrons: [x: number, y: number, turn: number][];
}

const MINE: Spot = { x: 368, y: 378 };
const ON_ME: AttackSpot = { x: 708, y: 424, turn: 6, width: 74, road: 'M838 404Q826 452 796 470' };
const BY_ME: AttackSpot = { x: 268, y: 424, turn: -6, width: 66, road: 'M362 500Q290 500 232 440' };
const MY_PLAGUE: Spot = { x: 664, y: 352 };
const FEET: Places['chevrons'] = [
  [876, 402, -31],
  [144, 402, 31],
];
const SHOULDERS: Places['chevrons'] = [
  [934, 178, -133],
  [86, 178, 133],
];

export const PLACES: Record<number, Places> = {
  3: {
    plates: [MINE, { x: 732, y: 168 }, { x: 24, y: 168 }],
    width: 300,
    attacks: [
      { ...ON_ME, road: 'M850 344Q840 430 800 468' },
      { x: 498, y: 84, turn: -4, width: 66, road: 'M330 200Q528 40 726 200' },
      { ...BY_ME, road: 'M362 500Q240 490 200 346' },
    ],
    plagues: [MY_PLAGUE, { x: 936, y: 98 }, { x: 64, y: 98 }],
    chevrons: [
      [876, 402, -31],
      [510, 47, -180],
      [144, 402, 31],
    ],
  },
  4: {
    plates: [MINE, { x: 732, y: 222 }, { x: 378, y: 24 }, { x: 24, y: 222 }],
    width: 300,
    attacks: [
      ON_ME,
      { x: 806, y: 72, turn: 6, width: 62, road: 'M684 100Q800 60 880 216' },
      { x: 196, y: 76, turn: -6, width: 62, road: 'M176 216Q240 70 372 104' },
      BY_ME,
    ],
    plagues: [MY_PLAGUE, { x: 942, y: 150 }, { x: 668, y: 16 }, { x: 60, y: 150 }],
    chevrons: [...FEET, [742, 74, -166], [290, 74, 166]],
  },
  5: {
    plates: [MINE, { x: 732, y: 222 }, { x: 600, y: 24 }, { x: 156, y: 24 }, { x: 24, y: 222 }],
    width: 300,
    attacks: [
      ON_ME,
      { x: 940, y: 66, turn: 5, width: 62, road: 'M904 80Q1012 110 1000 216' },
      { x: 497, y: 82, turn: -4, width: 62, road: 'M462 116Q528 84 592 112' },
      { x: 56, y: 80, turn: -5, width: 62, road: 'M60 216Q44 110 150 84' },
      BY_ME,
    ],
    plagues: [MY_PLAGUE, { x: 890, y: 158 }, { x: 552, y: 14 }, { x: 448, y: 14 }, { x: 112, y: 158 }],
    chevrons: [...FEET, ...SHOULDERS, [510, 47, -180]],
  },
  6: {
    plates: [MINE, { x: 768, y: 222 }, { x: 742, y: 24 }, { x: 398, y: 24 }, { x: 54, y: 24 }, { x: 24, y: 222 }],
    width: 264,
    attacks: [
      ON_ME,
      { x: 1000, y: 172, turn: 4, width: 42, road: 'M1012 130Q1044 170 1024 240' },
      { x: 672, y: 74, turn: 4, width: 58, road: 'M664 90Q704 64 738 96' },
      { x: 328, y: 74, turn: -4, width: 58, road: 'M320 96Q356 64 394 90' },
      { x: 12, y: 172, turn: -4, width: 42, road: 'M32 240Q10 170 46 130' },
      BY_ME,
    ],
    plagues: [
      MY_PLAGUE,
      { x: 722, y: 280 },
      { x: 990, y: 84 },
      { x: 650, y: 8 },
      { x: 306, y: 8 },
      { x: 278, y: 280 },
    ],
    chevrons: [...FEET],
  },
};

/** The small strokes across the ring, from its inner to its outer ellipse. */
export const RUNGS = Array.from({ length: 72 }, (_, n) => {
  const angle = (n / 72) * 2 * Math.PI;
  const at = (rx: number, ry: number): string =>
    `${(528 + rx * Math.cos(angle)).toFixed(1)} ${(276 + ry * Math.sin(angle)).toFixed(1)}`;
  return `M${at(458, 214)}L${at(470, 226)}`;
}).join('');
