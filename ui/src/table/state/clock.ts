/** From so many milliseconds on time is short, and its clock says so. */
export const LOW_TIME = 15_000;

/** Time as people read it: 0:42, 12:05, 3 h 20, 2 d. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(seconds / 3600);
  return hours < 48
    ? `${hours} h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`
    : `${Math.floor(hours / 24)} d`;
}
