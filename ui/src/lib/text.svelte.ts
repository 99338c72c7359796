/**
 * Every word of the pages, from the same Fluent files as the server's.
 *
 * A page names the subjects it speaks of (`await learn('lobby', 'proelio')`); they are fetched in the reader's language
 * alone. `const say = voice('lobby')` then says `say('title')`. Whatever a component says by it changes at once with the
 * language.
 */
import { untrack } from 'svelte';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Hello } from './messages';
import { keep, recall } from './storage';

export type Language = Exclude<NonNullable<Hello['language']>, ''>;
export type Arguments = Record<string, FluentVariable>;
export type Say = (key: string, args?: Arguments) => string;

const FILES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../src/regno/text/*/*/*.ftl', { query: '?raw', import: 'default' }),
  ).map(
    ([path, fetch]) => [path.replace(/^.*\/text\/([^/]+)\/[^/]+\/([^/]+)\.ftl$/, '$1/$2'), fetch], // language/subject, whatever the area
  ),
);
const ENGLISH: Language = 'en';
/** The languages that there are texts in, English first. */
export const LANGUAGES = [
  ...new Set([ENGLISH, ...Object.keys(FILES).map((name) => name.split('/', 1)[0] as Language)]),
];
const bundles = new Map<string, FluentBundle>();
const learned = new Set<string>();

function first(): Language {
  const wanted = [recall<string>('language', ''), ...navigator.languages].map((each) => each.slice(0, 2));
  return (wanted.find((each) => LANGUAGES.includes(each as Language)) ?? ENGLISH) as Language;
}

let current = $state<Language>(first());
let known = $state(0); // files learned so far: whatever was said before its words were there is said again
document.documentElement.lang = current;

const coming = new Map<string, Promise<void>>(); // what is fetched now: whoever wants it too waits for the same

function load(language: Language, subject: string): Promise<void> {
  const name = `${language}/${subject}`;
  if (bundles.has(name)) return Promise.resolve();
  const found = coming.get(name) ?? fetchFile(language, name).finally(() => coming.delete(name));
  coming.set(name, found);
  return found;
}

async function fetchFile(language: Language, name: string): Promise<void> {
  const file = FILES[name];
  if (!file) throw new Error(`no text ${name}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await file()));
  bundles.set(name, bundle);
  known += 1;
}

/**
 * Fetch what is needed to speak of these subjects, now and after a change of language. A block that waits for it does not
 * depend on the language: it would be built anew, and with it whatever is half chosen in it.
 */
export async function learn(...subjects: string[]): Promise<void> {
  const spoken = untrack(() => current);
  for (const subject of subjects) learned.add(subject);
  await Promise.all(subjects.map((subject) => load(spoken, subject)));
}

export const language = {
  get current(): Language {
    return current;
  },
  /** Change the language everywhere, once the words are there; it is remembered. */
  async speak(wanted: Language): Promise<void> {
    await Promise.all([...learned].map((subject) => load(wanted, subject)));
    current = wanted;
    document.documentElement.lang = wanted;
    keep('language', wanted);
  },
};

/** What a language is called, in itself or in another: English, Italiano. */
export function languageName(of: Language, spoken: Language = of): string {
  const name = new Intl.DisplayNames([spoken], { type: 'language' }).of(of) ?? of;
  return name.slice(0, 1).toLocaleUpperCase(spoken) + name.slice(1);
}

/** Fetch what is needed to speak of a subject in every language. */
export const learnInAll = async (subject: string): Promise<void> => {
  learned.add(subject);
  await Promise.all(LANGUAGES.map((each) => load(each, subject)));
};

/** One message of a subject; `key.part` is an attribute of it. A hole in the catalogue shows as its own name. */
export const say = (subject: string, key: string, args: Arguments = {}): string => sayIn(current, subject, key, args);

/** The same in one language, whatever the reader's is. */
export function sayIn(spoken: Language, subject: string, key: string, args: Arguments = {}): string {
  void known;
  const bundle = bundles.get(`${spoken}/${subject}`);
  const [name, part] = key.split('.', 2) as [string, string?];
  const message = bundle?.getMessage(name);
  const pattern = part ? message?.attributes[part] : message?.value;
  if (!bundle || !pattern) return `${subject}/${key}`;
  return bundle.formatPattern(pattern, args);
}

/** Whether the catalogue has a message, for those that only some members of a family have. */
export const has = (subject: string, key: string): boolean => {
  void known;
  return bundles.get(`${current}/${subject}`)?.hasMessage(key) ?? false;
};

/** One subject, so that a component says only the key. */
export const voice =
  (subject: string): Say =>
  (key, args) =>
    say(subject, key, args);
