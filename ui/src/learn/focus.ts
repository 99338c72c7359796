/** Focus the title of a verdict, and bring it into sight where the page has been scrolled to the answer. */
export function focusTitle(title: HTMLElement): void {
  title.focus({ preventScroll: true });
  requestAnimationFrame(() => title.scrollIntoView({ block: 'nearest' }));
}
