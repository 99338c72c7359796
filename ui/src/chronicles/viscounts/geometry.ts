/**
 * The drawn board: angles in degrees, 0 is east, clockwise positive. Segment k lies k fifths of a turn from the top, in
 * whatever order the table has laid the segments.
 */
import type { ViscountsState } from '../lib/states';

export type Point = [number, number];
export type Ring = { inner: number; outer: number; token: number; size: number };

export const RINGS = {
  outer: { inner: 352, outer: 468, token: 408, size: 68 },
  inner: { inner: 246, outer: 342, token: 294, size: 68 },
  tier1: { inner: 164, outer: 234, token: 199, size: 60 },
  tier2: { inner: 98, outer: 160, token: 130, size: 54 },
} satisfies Record<string, Ring>;
export type RingName = keyof typeof RINGS;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

export const segmentAngle = (k: number): number => -90 + 72 * k;
export const point = (radius: number, angle: number): Point => [
  radius * Math.cos(radians(angle)),
  radius * Math.sin(radians(angle)),
];
const at = (radius: number, angle: number): string =>
  point(radius, angle)
    .map((one) => one.toFixed(1))
    .join(' ');

export interface Place {
  id: string;
  ring: RingName | 'tier3';
  angle: number;
  width: number;
  segment: number;
}

/** Where every space lies, for one order of the segments. */
export function places(segments: string[]): Map<string, Place> {
  const found = new Map<string, Place>();
  segments.forEach((segment, k) => {
    const angle = segmentAngle(k);
    segment
      .split('-')
      .forEach((id, i) => found.set(id, { id, ring: 'outer', angle: angle - 18 + 36 * i, width: 36, segment: k }));
    for (const ring of ['inner', 'tier1', 'tier2'] as const)
      found.set(`${ring}-${segment}`, { id: `${ring}-${segment}`, ring, angle, width: 72, segment: k });
  });
  found.set('tier3', { id: 'tier3', ring: 'tier3', angle: 0, width: 360, segment: -1 });
  return found;
}

/** A rounded sector with a straight gap on every side: the gap g is g/r radians at radius r. */
export function sector(inner: number, outer: number, centre: number, width: number, gap = 5, corner = 14): string {
  const low = inner + gap,
    high = outer - gap;
  const side = (radius: number, way: 1 | -1): number => centre + way * (width / 2 - degrees(gap / radius));
  const turn = (radius: number): number => degrees(corner / radius);
  const [hl, hr, ll, lr] = [side(high, -1), side(high, 1), side(low, -1), side(low, 1)];
  return [
    `M${at(low + corner, side(low + corner, -1))}`,
    `L${at(high - corner, side(high - corner, -1))}`,
    `Q${at(high, hl)} ${at(high, hl + turn(high))}`,
    `A${high} ${high} 0 ${width > 180 ? 1 : 0} 1 ${at(high, hr - turn(high))}`,
    `Q${at(high, hr)} ${at(high - corner, side(high - corner, 1))}`,
    `L${at(low + corner, side(low + corner, 1))}`,
    `Q${at(low, lr)} ${at(low, lr - turn(low))}`,
    `A${low} ${low} 0 0 0 ${at(low, ll + turn(low))}`,
    `Q${at(low, ll)} ${at(low + corner, side(low + corner, -1))}Z`,
  ].join('');
}

/** The angle of token j of n in a space, all of them side by side round its middle. */
export const spread = (angle: number, radius: number, size: number, j: number, n: number): number =>
  angle + degrees(((j - (n - 1) / 2) * 1.12 * size) / radius);

/** An arc along a ring from one angle to another, clockwise or the other way. */
export function arc(radius: number, from: number, to: number, clockwise: boolean): string {
  const sweep = (((clockwise ? to - from : from - to) % 360) + 360) % 360;
  return `M${at(radius, from)}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} ${clockwise ? 1 : 0} ${at(radius, to)}`;
}

/** The protected line: a curve from the outer space to the inner one, then straight to the keep. */
export function protectedLine(outer: number, segment: number): string {
  const half = (outer + segment) / 2;
  return `M${at(404, outer)}C${at(350, outer)} ${at(340, half)} ${at(296, segment)}L${at(84, segment)}`;
}

/** Small stones round a ring: so many merlons on a wall of a radius. */
export const merlons = (count: number, radius: number): string[] =>
  Array.from({ length: count }, (_, j) => {
    const angle = (360 / count) * j,
      half = degrees(7 / radius);
    return `M${at(radius, angle - half)}L${at(radius + 11, angle - half)}A${radius + 11} ${radius + 11} 0 0 1 ${at(radius + 11, angle + half)}L${at(radius, angle + half)}Z`;
  });

/** The outer spaces the Baron walked over, from the one he left to the one he reached. */
export function walked(state: ViscountsState): { passed: string[]; clockwise: boolean } | undefined {
  const walk = state.trail.find((one) => one.deed === 'walk');
  if (!walk || walk.space === walk.to) return undefined;
  const size = state.path.length;
  const from = state.path.indexOf(walk.space),
    to = state.path.indexOf(walk.to);
  const forth = (to - from + size) % size,
    back = (from - to + size) % size;
  const clockwise = forth <= back;
  const steps = clockwise ? forth : back;
  return {
    clockwise,
    passed: Array.from({ length: steps + 1 }, (_, j) => state.path[(from + (clockwise ? j : -j) + size) % size]!),
  };
}
