/** Ways to a what-if board from a moment of a replay. */
import { go } from '../lib/route.svelte';
import { pressed } from '../replay/link';
import type { ReplayState } from '../replay/replayState.svelte';
import type { Saved } from './saved';

/** Open a board at the moment looked at, through the same eyes. A Record of a file travels in the address. */
export async function tryFrom(replayState: ReplayState): Promise<void> {
  const { source, at, eyes, count, isOneSeats, me } = replayState;
  if ('table' in source) return go(`/whatif?${new URLSearchParams({ table: source.table, move: String(at), eyes })}`);
  const seen = isOneSeats || me >= 0 ? eyes : 'all';
  const start = {
    record: source.record,
    frames: count - 1,
    eyes: isOneSeats ? eyes : 'all',
    running: false,
    fault: '',
  };
  const board: Saved = { id: '', start, at, seat: me, eyes: seen, trees: {} };
  go(`/whatif#${await pressed(JSON.stringify(board))}`);
}
