/**
 * Places along a line, each as near to where it belongs as the others allow: no two nearer than `gap`, none beyond the
 * line if there is room for all. They keep their order.
 */
export function spread(wanted: number[], gap: number, length: number): number[] {
  const order = wanted.map((at, which) => ({ at, which })).sort((one, other) => one.at - other.at);
  let least = -Infinity;
  for (const each of order) least = (each.at = Math.max(each.at, least)) + gap;
  let most = Math.max(length, (order.length - 1) * gap);
  for (const each of order.reverse()) most = (each.at = Math.min(each.at, most)) - gap;
  const places: number[] = [];
  for (const { at, which } of order) places[which] = at;
  return places;
}
