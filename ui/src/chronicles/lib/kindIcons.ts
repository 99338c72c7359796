/** The icon of each kind of chronicle; one without its own has the book. */
import BookCover from '~icons/game-icons/book-cover';
import Castle from '~icons/game-icons/castle';
import CrossShield from '~icons/game-icons/cross-shield';
import HammerNails from '~icons/game-icons/hammer-nails';
import type { Icon } from '../../lib/icons';
import type { Kind } from './kinds';

const ICONS: Record<Kind, Icon> = {
  campaign: BookCover,
  architects: HammerNails,
  paladins: CrossShield,
  viscounts: Castle,
};
export const kindIcon = (kind: Kind): Icon => ICONS[kind] ?? BookCover;
