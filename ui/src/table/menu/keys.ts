/** Keys of the table: what each presses, by the element that says so. No key ever plays a card by itself. */

/** Keys with a fixed meaning, and the control that they press. */
export const CONTROLS: Record<string, string> = {
  h: '.tool.hint',
  u: '.tool.undo',
  c: '[data-side=chat]',
  l: '[data-side=chronicle]',
  k: '[data-side=known]',
  z: '',
  '?': '',
};

/** Whether somebody writes, or a leaf over the page takes the keys. */
export const isBusy = (target: Element | null): boolean =>
  !!target?.closest('input, textarea, select, [contenteditable], dialog') || !!document.querySelector('dialog[open]');

/** The control that a key presses now: a slot or an answer by its number, the main button, a tool, a tab. */
export function controlOf(key: string, focused: Element | null): HTMLElement | null {
  const name = key.toLowerCase();
  if (/^[1-9]$/.test(name)) return document.querySelector(`.decide [aria-keyshortcuts="${name}"]`);
  if (name === 'enter') {
    if (focused?.closest('button, a, summary, [role=tab]')) return null; // it presses what has the focus
    return document.querySelector('.decide .btn.go:not([data-falls], [aria-disabled=true])');
  }
  const control = CONTROLS[name];
  const found = control ? [...document.querySelectorAll<HTMLElement>(control)] : [];
  return found.find((each) => each.getClientRects().length) ?? null;
}

/** The card beside the focused one, for the arrows; nothing where the focus is elsewhere. */
export function neighbour(focused: Element | null, step: -1 | 1): HTMLElement | null {
  if (!focused?.matches('.hz .card')) return null;
  const cards = [...document.querySelectorAll<HTMLElement>('.hz .card')];
  return cards[cards.indexOf(focused as HTMLElement) + step] ?? null;
}
