/**
 * What is said about the thing under the pointer, the focus or the finger. One is open at a time, wherever it was asked for;
 * Escape, a press elsewhere, and the same press again close it.
 */
export interface Told {
  title?: string;
  text?: string; // why not, or a rule
  card?: string; // then the card is shown large
  edition?: string;
}

const HOVER = 600; // milliseconds until a card under the mouse is enlarged
const HOLD = 400; // milliseconds until a card under a finger is

class Tip {
  told = $state.raw<Told | null>(null);
  at = $state.raw<Element | null>(null); // what it is about
  held = $state(false); // by a finger: everything else pales
  #timer = 0;

  show(node: Element, told: Told, held = false): void {
    this.stop();
    this.told = told;
    this.at = node;
    this.held = held;
  }
  hide(node?: Element): void {
    this.stop();
    if (node && node !== this.at) return;
    this.told = null;
    this.at = null;
    this.held = false;
  }
  later(wait: number, act: () => void): void {
    this.stop();
    this.#timer = window.setTimeout(act, wait);
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
}

export const tip = new Tip();

/** A thing that tells about itself on hover, focus and tap. Nothing is shown where there is nothing to tell. */
export const tells =
  (what: () => Told) =>
  (node: HTMLElement): (() => void) => {
    const show = (): void => {
      const told = what();
      if (told.text || told.title) tip.show(node, told);
    };
    const enter = (event: PointerEvent): void => void (event.pointerType === 'mouse' && show());
    const leave = (event: PointerEvent): void => void (event.pointerType === 'mouse' && tip.hide(node));
    const focus = (): void => void (node.matches(':focus-visible') && show());
    const blur = (): void => queueMicrotask(() => tip.hide(node)); // it may be on its way out of the page
    let was = false; // open when the press began
    const down = (): void => void (was = tip.at === node);
    const click = (event: MouseEvent): void => {
      if ((event as PointerEvent).pointerType === 'mouse') return; // it was shown on hover
      if (was) tip.hide(node);
      else show();
    };
    const all = { pointerenter: enter, pointerleave: leave, focus, blur, pointerdown: down, click };
    for (const [name, listener] of Object.entries(all)) node.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(all)) node.removeEventListener(name, listener as EventListener);
      queueMicrotask(() => tip.hide(node)); // whoever is being taken away may not change anything
    };
  };

/** A card that is enlarged under a mouse that stays and under a finger that holds; `Z` does the same. */
export const enlarges =
  (what: () => Told) =>
  (node: HTMLElement): (() => void) => {
    const large = (held: boolean) => (): void => tip.show(node, what(), held);
    let wasHeld = false;
    const enter = (event: PointerEvent): void => void (event.pointerType === 'mouse' && tip.later(HOVER, large(false)));
    const leave = (event: PointerEvent): void => void (event.pointerType === 'mouse' && tip.hide(node));
    const down = (event: PointerEvent): void => {
      wasHeld = false;
      if (event.pointerType === 'mouse') tip.hide(node);
      else
        tip.later(HOLD, () => {
          wasHeld = true;
          large(true)();
        });
    };
    const up = (): void => {
      tip.stop();
      if (wasHeld) tip.hide(node);
    };
    const click = (event: Event): void => {
      if (!wasHeld) return;
      event.stopImmediatePropagation(); // whoever looks does not choose
      event.preventDefault();
      wasHeld = false;
    };
    const menu = (event: Event): void => void (wasHeld && event.preventDefault());
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (tip.at === node && tip.told?.card) tip.hide(node);
      else large(false)();
    };
    const all = {
      pointerenter: enter,
      pointerleave: leave,
      pointerdown: down,
      pointerup: up,
      pointercancel: up,
      contextmenu: menu,
      keydown: key,
      blur: () => queueMicrotask(() => tip.hide(node)),
    };
    for (const [name, listener] of Object.entries(all)) node.addEventListener(name, listener as EventListener);
    node.addEventListener('click', click, true);
    return () => {
      for (const [name, listener] of Object.entries(all)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener('click', click, true);
      queueMicrotask(() => tip.hide(node)); // whoever is being taken away may not change anything
    };
  };
