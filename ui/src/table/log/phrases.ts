/** Ready-made phrases: said by one press, and read by each in their own language. */
import { LANGUAGES, learnInAll, say, sayIn } from '../../lib/text.svelte';

export const PHRASES = ['hello', 'moment', 'nice', 'sorry', 'thanks', 'again'] as const;
type Phrase = (typeof PHRASES)[number];

let learning: Promise<void> | undefined;
/** Fetch the phrases in every language, once. */
export const learnPhrases = (): Promise<void> => (learning ??= learnInAll('phrases'));

export const phrase = (which: Phrase): string => say('phrases', 'phrase', { which });

/** What somebody said, as the reader reads it: a phrase in the reader's language, anything else as it was written. */
export function heard(text: string): string {
  void learnPhrases();
  const which = PHRASES.find((each) =>
    LANGUAGES.some((spoken) => sayIn(spoken, 'phrases', 'phrase', { which: each }) === text),
  );
  return which ? phrase(which) : text;
}
