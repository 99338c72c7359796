// A round of "try again": what is told of it, also when it ends the game.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { RoundSeen } from '../src/lib/learning.ts';

const root = { dataset: {}, style: { setProperty: () => undefined } };
Object.assign(globalThis, { document: { querySelector: () => null, documentElement: root } });
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
const { learn, language } = await import('../src/lib/text.svelte.ts');
const { MistakeState } = await import('../src/learn/again/mistakeState.svelte.ts');
before(() => learn('story', 'proelio'));

const frame = (happenings: object[], ending = '', winners: number[] = []) => ({
  happenings: happenings.map((each) => ({ whom: -1, number: 0, card: '', back: '', ...each })),
  standing: { shared: { ending, winners } },
});
const round = (...frames: object[]): RoundSeen =>
  ({ played: [], over: true, game: { terms: { edition: 'en111' }, frames } }) as unknown as RoundSeen;

/** What is told to the first House of a round with these frames, after the frame it began with. */
function storyOf(...frames: object[]): { seat: number; text: string }[] {
  const state = new MistakeState({ table: 'table', move: 1 }, () => undefined);
  state.mistake = { ...round(), seat: 0 } as unknown as typeof state.mistake;
  state.round = round(frame([]), ...frames);
  return state.story;
}

test('a round that ends the game tells in each language who has won, and how', async () => {
  const draw = frame([
    { what: 'turn', who: 1 },
    { what: 'draw', who: 1, back: 'base' },
  ]);
  const over = { what: 'over', who: 2 };
  const won = frame([over], 'conquest', [0]);
  assert.equal(storyOf(draw, won)[0]!.seat, 1);
  const last = (...frames: object[]): string => storyOf(...frames).at(-1)!.text;
  assert.equal(last(draw, won), 'A House has fallen, and you win by conquest.');
  assert.match(last(draw, frame([over], 'winter', [2])), /^Winter has come\. Most points: \p{Lu}/u);
  await language.speak('it');
  assert.equal(last(draw, won), 'Una Casata è caduta, e tu vinci per conquista.');
  await language.speak('en');
});
