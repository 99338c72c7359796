/** What has come up among my games since the last look: a choice of mine, a seat that is kept for me. */
import type { TableSeen } from '../lib/answers';

export interface News {
  kind: 'your-choice' | 'invited';
  table: TableSeen;
}

/** Whether a seat of an open table is kept for me and I have not sat down yet. */
export const isInvited = ({ phase, yours, seats }: TableSeen): boolean =>
  phase === 'open' && yours.some((seat) => seats[seat]?.kind === 'reserved');

/** What a game wants of me, if anything. */
function wanted(table: TableSeen): News['kind'] | '' {
  if (table.your_choice) return 'your-choice';
  return isInvited(table) ? 'invited' : '';
}

/** What games want of me now that they did not want at the last look. */
export function news(before: TableSeen[], now: TableSeen[]): News[] {
  const known = new Map(before.map((table) => [table.table, wanted(table)]));
  return now.flatMap((table) => {
    const kind = wanted(table);
    return kind && kind !== known.get(table.table) ? [{ kind, table }] : [];
  });
}
