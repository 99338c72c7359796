/** Which facts of a step can be told, given those told already: what an action cannot answer is not asked. */
import type { Ask, Step, View } from '../lib/messages';
import type { Answers } from './answers';

interface Actions {
  actions?: { given: string[]; outsiders: { id: string }[] };
  threats?: { action: { id: string } }[];
}

export function fittingAsks(step: Step, answers: Answers, view: View): Ask[] {
  const now = view.state as Actions;
  const done = answers.action as string | undefined;
  if (!['action', 'favour'].includes(step.command) || !now.actions) return step.asks;
  const fits: Record<string, boolean> = {
    receiver: now.actions.given.includes(done ?? ''),
    outsiders: now.actions.outsiders.some((one) => one.id === done),
    threat: (now.threats ?? []).filter((one) => one.action.id === done).length > 1,
  };
  return step.asks.filter((ask) => fits[ask.name] ?? true);
}
