import { getContext, setContext } from 'svelte';
import type { Choose } from './kinds';
import type { Session } from './session.svelte';

/** What is shown can be put right: by a long press, a right click, or Shift+F10 while it has the focus. */
const LONG = 550; // milliseconds
const FAR = 12; // pixels a finger may move

/** The commands that put right what the program shows; what a step of the log told is corrected in the log. */
export const isCorrection = (command: string): boolean => /^(correct|set-)/.test(command);

/** What opens a correction with what is known of it; nothing where it cannot be given now. */
type Correct = (command: string, facts?: Record<string, unknown>) => (() => void) | undefined;
const KEY = 'correct';

/** For the page of one chronicle: its parts open corrections in its overlay. */
export const offerCorrections = (session: () => Session, choose: Choose): Correct =>
  setContext<Correct>(KEY, (command, facts = {}) =>
    session().mayWrite && session().view?.now.some((step) => step.command === command)
      ? () => choose(command, facts)
      : undefined,
  );
export const corrections = (): Correct => getContext<Correct>(KEY);

export function correctable(open: (() => void) | undefined): ((node: HTMLElement | SVGElement) => () => void) | false {
  if (!open) return false;
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = [0, 0];
    let done = false; // the click that ends a long press is none
    const stop = (): void => clearTimeout(timer);
    const act = (): void => ((done = true), open());
    const listeners: [string, (event: never) => void][] = [
      [
        'pointerdown',
        (event: PointerEvent) => {
          done = false;
          from = [event.clientX, event.clientY];
          stop();
          timer = setTimeout(act, LONG);
        },
      ],
      [
        'pointermove',
        (event: PointerEvent) => {
          if (Math.hypot(event.clientX - from[0]!, event.clientY - from[1]!) > FAR) stop();
        },
      ],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['pointerleave', stop],
      [
        'contextmenu',
        (event: Event) => {
          event.preventDefault();
          stop();
          if (!done) act();
        },
      ],
      [
        'click',
        (event: Event) => {
          if (done) event.stopImmediatePropagation();
          done = false;
        },
      ],
    ];
    for (const [name, listen] of listeners) node.addEventListener(name, listen as EventListener, true);
    return () => {
      stop();
      for (const [name, listen] of listeners) node.removeEventListener(name, listen as EventListener, true);
    };
  };
}
