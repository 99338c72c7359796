/** The pages of learning. */
import Book from '~icons/game-icons/open-book';
import Eye from '~icons/game-icons/all-seeing-eye';
import Calendar from '~icons/game-icons/calendar';
import Fork from '~icons/game-icons/family-tree';
import Pieces from '~icons/game-icons/jigsaw-piece';
import Again from '~icons/game-icons/clockwise-rotation';
import type { Icon } from '../lib/icons';
import { route } from '../lib/route.svelte';

export const LEARNING: { href: string; key: string; icon: Icon }[] = [
  { href: '/lesson', key: 'go-lessons', icon: Book },
  { href: '/puzzles', key: 'go-puzzles', icon: Pieces },
  { href: '/daily', key: 'go-daily', icon: Calendar },
  { href: '/coach', key: 'go-coach', icon: Eye },
  { href: '/whatif', key: 'go-whatif', icon: Fork },
  { href: '/mistakes', key: 'go-mistakes', icon: Again },
];

/** Whether a page of learning is the one shown. */
export const isShown = (href: string): boolean => route.path.startsWith(href);
