/** The way from what the review found to the moment it speaks of. */
import { tick } from 'svelte';
import type { ReplayState } from './replayState.svelte';

/** Go to a moment, and show what is said of it. */
export async function showMoment(replayState: ReplayState, at: number): Promise<void> {
  replayState.go(at);
  await tick();
  document.querySelector('.side .here')?.scrollIntoView({ block: 'nearest' });
}
