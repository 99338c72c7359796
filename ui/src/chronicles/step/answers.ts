/** The answers to a step while they are being given: what is still missing, and what goes with the command. */
import type { Ask, Step } from '../lib/types';

export type Answers = Record<string, unknown>;

function isGiven(ask: Ask, value: unknown): boolean {
  if (value === undefined || value === '') return false;
  if (ask.kind === 'choices') return (value as string[]).length >= ask.low;
  if (ask.kind === 'numbers') return ask.keys.every((key) => ask.may_lack.includes(key.id) || (value as Answers)[key.id] !== undefined);
  if (ask.kind === 'choice-each') return ask.keys.every((key) => (value as Answers)[key.id] !== undefined);
  return true;
}

/** The asks to be shown: with "draw for me" those that the program answers are left out. */
export const shownAsks = (step: Step, drawing: boolean): Ask[] =>
  step.asks.filter((ask) => !ask.instead_of && !(drawing && ask.draws));

export const canDraw = (step: Step): boolean => step.asks.some((ask) => ask.draws);

/** The other ways to tell the same thing: the card itself in place of its value. */
export const otherWays = (step: Step, ask: Ask): Ask[] => step.asks.filter((other) => other.instead_of === ask.name);

/** The first fact that is needed and not there. Who has drawn a card is expected to say which. */
export function missing(step: Step, answers: Answers, drawing: boolean): Ask | undefined {
  return shownAsks(step, drawing).find((ask) => {
    const told = isGiven(ask, answers[ask.name]) || otherWays(step, ask).some((other) => isGiven(other, answers[other.name]));
    return !told && (!ask.optional || ask.draws);
  });
}

/** The arguments of the command. */
export function told(step: Step, answers: Answers, drawing: boolean): Answers {
  const sent = step.asks.filter((ask) => isGiven(ask, answers[ask.name]) && !(drawing && (ask.draws || ask.instead_of)));
  return Object.fromEntries(sent.map((ask) => [ask.name, answers[ask.name]]));
}

/** A step with one short question is done by the tap on its answer. */
export function atOnce(step: Step): Ask | undefined {
  const [only, ...more] = step.asks.filter((ask) => !ask.instead_of);
  if (!only || more.length || (only.optional && !only.draws)) return undefined;
  if (only.kind === 'choice' && only.choices.length <= 12) return only;
  return only.kind === 'number' && only.high - only.low < 8 ? only : undefined;
}

/** Commands with numbers that decide something: what they bring is told while they are typed. */
export const FORETOLD = ['scores', 'tie-break', 'sheet'];
