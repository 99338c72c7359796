/** Who sits where round the table, seen from one seat. */

/** Seats counter-clockwise from the viewer's: 0 is the viewer, 1 plays next and sits to the right. */
export const seatsFrom = (viewer: number, houses: number): number[] =>
  Array.from({ length: houses }, (_, n) => (viewer + n) % houses);
export const rightOf = (seat: number, houses: number): number => (seat + 1) % houses;
export const leftOf = (seat: number, houses: number): number => (seat + houses - 1) % houses;
