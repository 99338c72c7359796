/** The kinds of chronicle: the server says which there are and how many may play each one. */
import type { Person } from './people';
import type { Session } from './session.svelte';

/** The games of a campaign, in the order of its chapters. */
export const GAMES = ['architects', 'paladins', 'viscounts'] as const;
export type Game = (typeof GAMES)[number];
export type Kind = string;
/** The kinds that every server has, shown until it has said which are its own. */
export const KINDS: Kind[] = ['campaign', ...GAMES];
/** The levels of the scenarios that are won or lost together, the easiest first. */
export const LEVELS: Record<Kind, string[]> = {
  architects: ['normal', 'hard'],
  paladins: ['normal', 'hard', 'impossible'],
  viscounts: ['1', '3', '5'],
};

/** Open a step that is not due, with some of its facts told already. */
export type Choose = (command: string, first?: Record<string, unknown>) => void;
/** What the page of each kind is given. */
export type KindProps = { session: Session; all: Person[]; choose: Choose };
