/** After a step of one's own: the heading has the focus, and the heading and the fact it asks for are in sight. */
export function bringIntoSight(panel: HTMLElement | undefined): void {
  if (!panel?.isConnected) return;
  panel.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  const open = panel.querySelector<HTMLElement>('.line') ?? panel; // in a list: the line with the question
  // on a phone that lies the column around it scrolls
  for (let box: HTMLElement | null = panel; box && box !== document.body; box = box.parentElement) box.scrollTop = 0;
  const root = getComputedStyle(document.documentElement);
  const size = (name: string): number => parseFloat(root.getPropertyValue(name)) || 0;
  const fact = panel.querySelector('fieldset');
  const keys = fact ? [...fact.querySelectorAll('.key, .count')] : [];
  const asked = keys.at(-1) ?? fact ?? panel.querySelector('h2') ?? panel;
  const end = asked.getBoundingClientRect().bottom + scrollY; // from the top of the page
  const top = open.getBoundingClientRect().top + scrollY;
  // from the top of the page if all of it then fits, else from the top of the question
  const wanted = end <= innerHeight - size('--foot') ? 0 : Math.max(0, top - size('--head') - 6);
  scrollTo({ top: wanted, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}
