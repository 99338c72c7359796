/** The kinds of chronicle, in one list for every page; how many may play each one is the server's to say. */
import type { Person } from './people';
import type { Session } from './session.svelte';

/** The games of a campaign, in the order of its chapters. */
export const GAMES = ['architects', 'paladins', 'viscounts'] as const;
export type Game = (typeof GAMES)[number];
export const KINDS = ['campaign', ...GAMES] as const;
export type Kind = (typeof KINDS)[number];

/** Open a step that is not due, with some of its facts told already. */
export type Choose = (command: string, first?: Record<string, unknown>) => void;
/** What the page of each kind is given. */
export type KindProps = { session: Session; all: Person[]; choose: Choose };
