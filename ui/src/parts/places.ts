/** The ways between the pages: in the header, in its menu, and the first five at the foot of a phone. */
import Candle from '~icons/game-icons/candle-flame';
import Castle from '~icons/game-icons/castle';
import Swords from '~icons/game-icons/crossed-swords';
import Laurel from '~icons/game-icons/laurel-crown';
import Scroll from '~icons/game-icons/scroll-unfurled';
import type { Icon } from '../lib/icons';
import { route } from '../lib/route.svelte';

export const PLACES: { href: string; key: string; icon?: Icon }[] = [
  { href: '/', key: 'go-play', icon: Swords },
  { href: '/lesson', key: 'go-lesson', icon: Candle },
  { href: '/rules', key: 'go-rules', icon: Scroll },
  { href: '/history', key: 'go-review', icon: Laurel },
  { href: '/chronicles', key: 'go-chronicles', icon: Castle },
  { href: '/bench', key: 'go-bench' },
  { href: '/passport', key: 'go-passport' },
  { href: '/about', key: 'go-about' },
];

/** The pages of learning stand under one way. */
const DESIGNING = /^\/(bench|editions)/;
const LEARNING = /^\/(lesson|puzzles|mistakes|whatif|daily|coach)/;
export const isHere = (href: string): boolean =>
  href === '/'
    ? route.path === '/'
    : route.path.startsWith(href) ||
      (href === '/history' && route.path.startsWith('/replay')) ||
      (href === '/lesson' && LEARNING.test(route.path)) ||
      (href === '/bench' && DESIGNING.test(route.path));
