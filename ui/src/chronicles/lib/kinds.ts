/** What the page of each kind is given. */
import type { Person } from './people';
import type { Session } from './session.svelte';

export type KindProps = { session: Session; all: Person[]; choose: (command: string) => void };
