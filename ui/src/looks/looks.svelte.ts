/**
 * How the pages look for this person: theme, contrast, size of text. It is remembered in the browser, and shown by the
 * attributes of the root element that the style sheets read.
 */
import { MediaQuery } from 'svelte/reactivity';
import { keep, recall } from '../lib/storage';

export type Theme = 'system' | 'light' | 'dark';
export type Contrast = 'system' | 'more';
export const THEMES: Theme[] = ['system', 'light', 'dark'];
export const CONTRASTS: Contrast[] = ['system', 'more'];
export const SIZES = [100, 115, 130, 145, 160] as const; // percent
export type Size = (typeof SIZES)[number];

const GROUND = { light: '#2a211a', dark: '#14100c' }; // of the browser's own bar
const dark = new MediaQuery('prefers-color-scheme: dark');
const more = new MediaQuery('prefers-contrast: more');

/** One of the values offered, the first if storage holds anything else. */
const oneOf = <T>(offered: readonly T[], kept: T): T => (offered.includes(kept) ? kept : offered[0]!);

class Looks {
  theme = $state<Theme>(oneOf(THEMES, recall<Theme>('theme', 'system')));
  contrast = $state<Contrast>(oneOf(CONTRASTS, recall<Contrast>('contrast', 'system')));
  size = $state<Size>(oneOf(SIZES, recall<Size>('text-size', 100)));

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && dark.current);
  }
  get isContrasty(): boolean {
    return this.contrast === 'more' || more.current;
  }

  setTheme(theme: Theme): void {
    keep('theme', (this.theme = theme));
  }
  setContrast(contrast: Contrast): void {
    keep('contrast', (this.contrast = contrast));
  }
  setSize(size: Size): void {
    keep('text-size', (this.size = size));
  }
}

export const looks = new Looks();

$effect.root(() => {
  $effect.pre(() => {
    const root = document.documentElement;
    const theme = looks.isDark ? 'dark' : 'light';
    root.dataset.theme = theme;
    root.dataset.contrast = looks.isContrasty ? 'more' : 'usual';
    root.style.setProperty('--text-size', String(looks.size / 100));
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
  });
});
