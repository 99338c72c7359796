/** The figures of a study by panel: which rows each has, how they read, and what is clear in them. */
import type { Figure, StudySeen } from './messages';
import { cardName, guildName, levelName } from '../lib/names';
import { language, voice } from '../lib/text.svelte';

const say = voice('bench');
export type Unit = 'share' | 'number' | 'rating';
export type Row = { figure: Figure; name: string; unit: Unit };
export type Panel = {
  id: string;
  formula: string[]; // of the catalogue of the lab
  rows: Row[];
  changes: boolean; // whether the plot shows changes rather than values
  caption: string;
  pill: string;
  tone: '' | 'now' | 'bad' | 'good';
};

const MOST_CARDS = 6;

export const format = (value: number, digits: number, signed = false): string =>
  new Intl.NumberFormat(language.current, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
    .format(value)
    .replace('-', '−');
export const whole = (value: number): string => format(value, 0);

/** A value as text; shares are percentages. */
export function written(value: number, unit: Unit): string {
  if (unit === 'share') return `${format(100 * value, 1)}%`;
  return format(value, unit === 'rating' ? 0 : 1);
}
/** A change as text, with its sign: shares in points. */
export function changed(value: number, unit: Unit, digits = 1): string {
  if (unit === 'share') return format(100 * value, digits, true);
  return format(value, unit === 'rating' ? 0 : digits, true);
}
export const spread = (value: number): string => format(100 * value, 2);
export const between = (low: number, high: number, unit: Unit): string =>
  say('from-to', { low: written(low, unit).replace('%', ''), high: written(high, unit).replace('%', '') });
export const changeBetween = (figure: Figure, unit: Unit, digits = 1): string =>
  say('from-to', { low: changed(figure.change_low, unit, digits), high: changed(figure.change_high, unit, digits) });

const of = (figures: Figure[], group: string): Figure[] => figures.filter((each) => each.group === group);
const one = (figures: Figure[], group: string, item: string): Figure | undefined =>
  figures.find((each) => each.group === group && each.item === item);

function orderName(item: string, houses: number): string {
  return Number(item) === houses - 1 ? say('item-last') : say('item-order', { place: Number(item) });
}

type Pill = Pick<Panel, 'pill' | 'tone'>;
/** What is said while no interval is known: it is being counted, or at the end there were too few games. */
export const unknownOf = (state: StudySeen['state']): 'few' | 'unknown' => (state === 'done' ? 'few' : 'unknown');
const pillUnknown = (state: StudySeen['state']): Pill => ({ pill: say(`pill-${unknownOf(state)}`), tone: '' });

function pillOf(rows: Row[], state: StudySeen['state']): Pill {
  if (!rows.some(({ figure }) => figure.known)) return pillUnknown(state);
  const count = rows.filter(({ figure }) => figure.clear).length;
  return count ? { pill: say('pill-clear', { count }), tone: 'now' } : { pill: say('pill-none'), tone: '' };
}

type Ways = { more: string; less: string; bad?: string }; // what a clear change is called, and which is worse
function pillOfOne(figure: Figure | undefined, state: StudySeen['state'], { more, less, bad = '' }: Ways): Pill {
  if (!figure?.known) return pillUnknown(state);
  if (!figure.clear) return { pill: say('pill-none'), tone: '' };
  const what = figure.change > 0 ? more : less;
  return { pill: say('pill-what', { what }), tone: what === bad ? 'bad' : bad ? 'good' : 'now' };
}

function spreadCaption(figure: Figure | undefined): string {
  if (!figure) return '';
  const words = { value: spread(figure.value), base: spread(figure.base) };
  if (!figure.known) return say('caption-spread-only', words);
  return say('caption-spread', {
    ...words,
    change: changed(figure.change, 'share', 2),
    low: changed(figure.change_low, 'share', 2),
    high: changed(figure.change_high, 'share', 2),
  });
}

function changeCaption(key: string, only: string, figure: Figure): string {
  if (!figure.known) return say(only);
  const [change, low, high] = [figure.change, figure.change_low, figure.change_high].map((each) =>
    changed(each, 'number'),
  ) as [string, string, string];
  return say(key, { change, low, high });
}

/** A single spread that is clear speaks for its panel; otherwise its rows do. */
const either = (first: Pill, others: Pill): Pill => (first.tone ? first : others);

/** Every panel that the figures fill, in the order of the page. */
export function panelsOf({ found, settings, state }: StudySeen): Panel[] {
  const { figures } = found;
  const main = figures.filter((each) => each.study === 'main');
  const rows = (list: Figure[], unit: Unit, name: (figure: Figure) => string): Row[] =>
    list.map((figure) => ({ figure, unit, name: name(figure) }));
  const order = rows(of(main, 'order'), 'share', ({ item }) => orderName(item, settings.houses));
  const seats = one(main, 'spread', 'order');
  const endings = [
    ...rows(
      of(main, 'ending').filter(({ value, base }) => value || base),
      'share',
      ({ item }) => say('item-ending', { ending: item }),
    ),
    ...rows(of(main, 'decided'), 'share', () => say('item-decided')),
    ...rows(of(main, 'from-last'), 'share', () => say('item-from-last')),
  ];
  const guilds = rows(
    of(main, 'guild').sort((a, b) => b.value - a.value),
    'share',
    ({ item }) => guildName(item),
  );
  const equal = one(main, 'spread', 'guild');
  const cards = rows(
    of(main, 'decisive')
      .sort((a, b) => Math.max(b.value, b.base) - Math.max(a.value, a.base))
      .slice(0, MOST_CARDS),
    'share',
    ({ item }) => cardName(item, settings.draft.base),
  );
  const length = rows(of(main, 'turns'), 'number', () => say('item-turns'));
  const skill = rows(of(figures, 'rating'), 'rating', ({ item }) => levelName(item.split(/[: ]/, 1)[0]!));
  const luck = one(figures, 'luck-of-deal', 'all');
  const winter = rows(
    of(main, 'points').filter(({ n }) => n > 0),
    'number',
    () => say('item-points'),
  );
  const panels: Panel[] = [
    {
      id: 'order',
      formula: ['order'],
      rows: order,
      changes: false,
      caption: spreadCaption(seats),
      ...either(pillOfOne(seats, state, { more: 'worse', less: 'fairer', bad: 'worse' }), pillOf(order, state)),
    },
    {
      id: 'endings',
      formula: ['ending', 'decided', 'from-last'],
      rows: endings,
      changes: true,
      caption: say('caption-change'),
      ...pillOf(endings, state),
    },
    {
      id: 'guilds',
      formula: ['guild'],
      rows: guilds,
      changes: false,
      caption: spreadCaption(equal),
      ...either(pillOfOne(equal, state, { more: 'unequal', less: 'equal', bad: 'unequal' }), pillOf(guilds, state)),
    },
    {
      id: 'cards',
      formula: ['decisive'],
      rows: cards,
      changes: false,
      caption: say('caption-cards'),
      ...pillOf(cards, state),
    },
    {
      id: 'length',
      formula: ['turns'],
      rows: length,
      changes: false,
      caption: length[0] ? changeCaption('caption-length', 'caption-length-only', length[0].figure) : '',
      ...pillOfOne(length[0]?.figure, state, { more: 'longer', less: 'shorter' }),
    },
    {
      id: 'skill',
      formula: ['level', 'rating', 'luck-of-deal'],
      rows: skill,
      changes: false,
      caption: luck
        ? say('caption-skill', { value: written(luck.value, 'share'), base: written(luck.base, 'share') })
        : say('caption-skill-only'),
      ...pillOf(skill, state),
    },
    {
      id: 'winter',
      formula: ['points'],
      rows: winter,
      changes: false,
      caption: winter[0] ? changeCaption('caption-winter', 'caption-winter-only', winter[0].figure) : '',
      ...pillOfOne(winter[0]?.figure, state, { more: 'more', less: 'less' }),
    },
  ];
  return panels.filter((panel) => panel.rows.length);
}

/** What a screen reader says of a row. */
export function rowSaid({ figure, name, unit }: Row): string {
  const words = { name, value: written(figure.value, unit), base: written(figure.base, unit) };
  if (!figure.known) return say('row-said', words);
  return say('row-said-change', {
    ...words,
    verdict: figure.clear ? 'clear' : 'unclear',
    change: changed(figure.change, unit),
    low: changed(figure.change_low, unit),
    high: changed(figure.change_high, unit),
  });
}

const clearly = (figure: Figure | undefined, more: string, less: string): string[] =>
  figure?.clear ? [say(figure.change > 0 ? more : less)] : [];

/** What a study says in one sentence: the clear findings, the weightiest first. */
export function verdict({ found, state, settings }: StudySeen): string {
  const { figures } = found;
  const main = figures.filter((each) => each.study === 'main');
  const cards = of(main, 'decisive')
    .filter(({ clear, change }) => clear && Math.abs(change) > 0.005)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, 1)
    .map(({ item, change }) =>
      say(change > 0 ? 'verdict-card-more' : 'verdict-card-less', { card: cardName(item, settings.draft.base) }),
    );
  const said = [
    ...clearly(one(main, 'ending', 'cap'), 'verdict-cap-more', 'verdict-cap-less'),
    ...clearly(one(main, 'turns', 'mean'), 'verdict-longer', 'verdict-shorter'),
    ...clearly(one(main, 'spread', 'order'), 'verdict-order-worse', 'verdict-order-fairer'),
    ...clearly(one(main, 'spread', 'guild'), 'verdict-guild-worse', 'verdict-guild-fairer'),
    ...clearly(one(main, 'ending', 'winter'), 'verdict-winter-more', 'verdict-winter-less'),
    ...cards,
    ...clearly(
      of(figures, 'rating').find(({ clear }) => clear),
      'verdict-skill-more',
      'verdict-skill-less',
    ),
  ];
  if (!said.length) return say(state === 'done' ? 'verdict-none' : 'verdict-none-yet');
  const text = new Intl.ListFormat(language.current, { type: 'conjunction' }).format(said);
  return `${text[0]!.toLocaleUpperCase(language.current)}${text.slice(1)}.`;
}
