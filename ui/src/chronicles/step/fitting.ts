/** Which facts of a step can be told, given those told already: what an action cannot answer is not asked. */
import type { Ask, Step, View } from '../lib/messages';
import type { Answers } from './answers';

interface Actions {
  actions?: { given: string[]; outsiders: { id: string }[] };
  threats?: { action: { id: string } }[];
}

/** Set-up of Viscounts: a card is chosen once, and as many are turned up as the level says. */
const SET_UP: Record<string, (ask: Ask, answers: Answers) => Ask> = {
  'player-cards': (ask, { chosen }) =>
    ask.name === 'unchosen' && ask.kind === 'choice' && Array.isArray(chosen)
      ? { ...ask, choices: ask.choices.filter((one) => !chosen.includes(one.id)) }
      : ask,
  level: (ask, { workers }) =>
    ask.name === 'spaces' && ask.kind === 'choices' && workers
      ? { ...ask, low: Number(workers), high: Number(workers) }
      : ask,
};

export function fittingAsks(step: Step, answers: Answers, view: View): Ask[] {
  if (SET_UP[step.command]) return step.asks.map((ask) => SET_UP[step.command]!(ask, answers));
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
