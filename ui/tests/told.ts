// Tells happenings as the pages do: a list of {language, reader, edition, happenings} comes in, lists of sentences go out.
import { readFileSync } from 'node:fs';

Object.assign(globalThis, { document: { querySelector: () => null, documentElement: {} } });
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
const { learn, language } = await import('../src/lib/text.svelte.ts');
const { sentence } = await import('../src/lib/tell.ts');
const { gather } = await import('../src/lib/told.ts');

await learn('story', 'proelio');
const found: string[][] = [];
for (const { language: spoken, reader, edition, happenings } of JSON.parse(readFileSync(0, 'utf8'))) {
  await language.speak(spoken);
  found.push(gather(happenings).map((told) => sentence(told, reader, edition)));
}
process.stdout.write(JSON.stringify(found));
