/** The answers to a step while they are being given: what is still missing, and what goes with the command. */
import { isHouse } from '../lib/origin';
import type { Ask, Step, View } from '../lib/messages';

export type Answers = Record<string, unknown>;

function isGiven(ask: Ask, value: unknown): boolean {
  if (value === undefined || value === '') return false;
  if (ask.kind === 'choices') return (value as string[]).length >= ask.low;
  if (ask.kind === 'numbers')
    return ask.keys.every((key) => ask.may_lack.includes(key.id) || (value as Answers)[key.id] !== undefined);
  if (ask.kind === 'choice-each') return ask.keys.every((key) => (value as Answers)[key.id] !== undefined);
  return true;
}

/** The asks to be shown: where the program draws, those that it answers are left out. */
export const shownAsks = (step: Step, drawing: boolean): Ask[] =>
  step.asks.filter((ask) => !ask.instead_of && !(drawing && ask.draws));

export const canDraw = (step: Step): boolean => step.asks.some((ask) => ask.draws);

/** What a real card that lies on the table shows, whoever's cards the chronicle is played with. */
const ON_THE_TABLE = ['value', 'icon'];
/** What is drawn from the decks of the chronicle's own cards. */
const CARDS = ['card', 'cards', 'order', 'threats', 'tomes', 'chosen'];

export const drawsCards = (step: Step): boolean =>
  step.asks.some((ask) => ask.draws && (CARDS.includes(ask.name) || ON_THE_TABLE.includes(ask.name)));

/** With the house set nobody has the cards in hand, so the program draws them. */
export const drawsByItself = (step: Step, view: View): boolean =>
  isHouse(view, [], '') &&
  step.asks.some((ask) => ask.draws && !ON_THE_TABLE.includes(ask.name) && ask.name !== 'player');

/** The other ways to tell the same thing: the card itself in place of its value. A card of the house set lies nowhere. */
export const otherWays = (step: Step, ask: Ask, view: View): Ask[] =>
  step.asks.filter(
    (other) =>
      other.instead_of === ask.name &&
      !(other.name === 'card' && isHouse(view, [], '')) &&
      !(other.kind === 'choice' && !other.choices.length),
  );

/** Whether a step can be done without this fact: not what it can be told by in another way, if nothing is drawn. */
const mayLack = (step: Step, ask: Ask): boolean =>
  ask.optional && !ask.draws && !step.asks.some((other) => other.instead_of === ask.name);

/** The first fact that is needed and not there. Who has drawn a card is expected to say which. */
export function missing(step: Step, answers: Answers, drawing: boolean): Ask | undefined {
  return shownAsks(step, drawing).find((ask) => {
    const told =
      isGiven(ask, answers[ask.name]) ||
      step.asks.some((other) => other.instead_of === ask.name && isGiven(other, answers[other.name]));
    return !told && !mayLack(step, ask);
  });
}

/** How many more answers a fact needs: cards of several, players of each. */
export function stillDue(ask: Ask, value: unknown): number {
  if (ask.kind === 'choices') return ask.low - ((value as string[] | undefined)?.length ?? 0);
  if (ask.kind === 'numbers' || ask.kind === 'choice-each') {
    const free = ask.kind === 'numbers' ? ask.may_lack : [];
    return ask.keys.filter((key) => !free.includes(key.id) && ((value ?? {}) as Answers)[key.id] === undefined).length;
  }
  return 1;
}

const isWithin = (ask: { low: number; high: number }, value: number): boolean =>
  Number.isInteger(value) && value >= ask.low && value <= ask.high;
/** The players whose number of a row cannot be. */
export const wrongOf = (ask: Ask, value: unknown): string[] =>
  ask.kind === 'numbers'
    ? Object.entries((value ?? {}) as Record<string, number>).flatMap(([key, one]) => (isWithin(ask, one) ? [] : [key]))
    : [];
/** How many numbers of all rows cannot be. */
export const outOfBounds = (asks: Ask[], answers: Answers): number =>
  asks.reduce((sum, ask) => sum + wrongOf(ask, answers[ask.name]).length, 0);

/** The arguments of the command. */
export function told(step: Step, answers: Answers, drawing: boolean): Answers {
  const sent = step.asks.filter(
    (ask) => isGiven(ask, answers[ask.name]) && !(drawing && (ask.draws || ask.instead_of)),
  );
  return Object.fromEntries(sent.map((ask) => [ask.name, answers[ask.name]]));
}

/** A step with one short question is done by the tap on its answer. */
export function atOnce(step: Step): Ask | undefined {
  const [only, ...more] = step.asks.filter((ask) => !ask.instead_of);
  if (!only || more.length || mayLack(step, only)) return undefined;
  if (only.kind === 'choice' && only.choices.length <= 12) return only;
  return only.kind === 'number' && only.high - only.low < 8 ? only : undefined;
}

/** Set-up steps that are told player by player: the next one is chosen already, and the last fact tells it. */
const BY_PLAYER = ['board', 'apprentice', 'side'];
const ELSEWHERE = 'other'; // a board that is not among the cards: how many begin in Prison is asked too

/** What is known of a step before anybody answers: whose turn it is to be asked, and what was chosen beforehand. */
export function firstAnswers(step: Step): Answers {
  const chosen = step.asks.filter((ask) => ask.kind === 'choice' && ask.usual);
  const found: Answers = Object.fromEntries(chosen.map((ask) => [ask.name, String(ask.usual)]));
  const who = step.asks.find((ask) => ask.name === 'player');
  if (BY_PLAYER.includes(step.command) && who?.kind === 'choice') found.player = who.choices[0]?.id;
  return found;
}

/** Whether an answer is the last that such a step needs. */
export const completes = (step: Step, name: string, answers: Answers): boolean =>
  'player' in firstAnswers(step) &&
  name !== 'player' &&
  answers[name] !== undefined &&
  answers[name] !== ELSEWHERE &&
  !missing(step, answers, false);

/** Commands with numbers that decide something: what they bring is told while they are typed. */
export const FORETOLD = ['scores', 'tie-break', 'sheet', 'sheets', 'reset', 'place'];

/** Commands beside the game: they tell nothing of how it goes. */
export const PASSING = ['tick', 'note', 'card', 'colour'];

/** Commands by which the table tells how it is set up; what was told and not drawn needs no page of its own. */
export const SETTING_UP = [
  'prepare',
  'board',
  'apprentice',
  'side',
  'first-player',
  'townsfolk',
  'summaries',
  'player-cards',
  'level',
  'lay-out',
];
