/** The axis of a plot: round numbers, wide enough for all that it shows; it widens and never narrows. */
export type Axis = { low: number; high: number; ticks: number[] };

const STEPS = [1, 2, 5, 10];
const MOST_TICKS = 5;
const MOST_LETTERS = 18; // of all labels of an axis, which is 140 pixels wide on a laptop

/** The distance of ticks so that there are few of them. */
function step(range: number): number {
  const unit = 10 ** Math.floor(Math.log10(range / MOST_TICKS));
  return unit * STEPS.find((each) => each * unit * MOST_TICKS >= range)!;
}

/** An axis from nice number to nice number that holds all values, and what it held before. */
export function axisOf(values: number[], before?: Axis): Axis {
  const all = before ? [...values, before.low, before.high] : values;
  let [low, high] = [Math.min(...all), Math.max(...all)];
  if (!Number.isFinite(low)) [low, high] = [0, 1];
  if (high - low < 1e-9)
    [low, high] = [low - Math.max(Math.abs(low) * 0.01, 1e-3), high + Math.max(Math.abs(high) * 0.01, 1e-3)];
  const size = step(high - low);
  const first = Math.floor(low / size + 1e-9);
  const last = Math.ceil(high / size - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => (first + place) * size);
  return { low: first * size, high: last * size, ticks };
}

/** The ticks that are labelled: all of them, or every second or fifth where the labels would run into each other. */
export function labelsOf({ ticks }: Axis, write: (value: number) => string): { value: number; text: string }[] {
  const size = ticks[1]! - ticks[0]!;
  const every = (n: number): { value: number; text: string }[] =>
    ticks.filter((value) => Math.round(value / size) % n === 0).map((value) => ({ value, text: write(value) }));
  const letters = (n: number): number => every(n).reduce((sum, { text }) => sum + text.length, 0);
  return every([1, 2].find((n) => letters(n) <= MOST_LETTERS) ?? 5);
}

/** Where a value stands on an axis, in per cent of its width. */
export const place = (axis: Axis, value: number): number =>
  Math.min(100, Math.max(0, (100 * (value - axis.low)) / (axis.high - axis.low)));
