/** From so many milliseconds on time is short, and its clock says so. */
export const LOW_TIME = 15_000;

const LONG_CLOCK = 600; // seconds
/** From so many milliseconds on a person is called who looks elsewhere: a quarter of a long clock, as the server does. */
export const callsAt = (seconds: number): number => (seconds >= LONG_CLOCK ? seconds * 250 : LOW_TIME);

/** Time as people read it: 0:42, 12:05, 3 h 20, 2 d. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(seconds / 3600);
  return hours < 48
    ? `${hours} h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`
    : `${Math.floor(hours / 24)} d`;
}
