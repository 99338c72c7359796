/** What the page of each kind is given. */
import type { Person } from './people';
import type { Session } from './session.svelte';

/** Open a step that is not due, with some of its facts told already. */
export type Choose = (command: string, first?: Record<string, unknown>) => void;
export type KindProps = { session: Session; all: Person[]; choose: Choose };
