// Lets Node load the pages' modules as their builder does: names without an ending, runes, and the text catalogue.
import { globSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const GLOB = /import\.meta\.glob(?:<\w+>)?\(\s*'([^']+)'[^)]*\)/g;

/** What Vite makes of `import.meta.glob` for plain text: a function that fetches it, by path. */
function globbed(pattern, from) {
  const base = fileURLToPath(new URL('.', from));
  const entries = globSync(pattern, { cwd: base }).map((path) => {
    const text = readFileSync(new URL(path, pathToFileURL(base)), 'utf8');
    return `${JSON.stringify(path)}: async () => ${JSON.stringify(text)}`;
  });
  return `{${entries.join(',')}}`;
}

registerHooks({
  resolve(name, context, next) {
    const isRelative = /^\.\.?\//.test(name);
    return next(isRelative && (!/\.\w+$/.test(name) || name.endsWith('.svelte')) ? `${name}.ts` : name, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8').replace(GLOB, (_all, pattern) => globbed(pattern, url));
    const script = stripTypeScriptTypes(text, { mode: 'transform' });
    if (!url.endsWith('.svelte.ts')) return { format: 'module', source: script, shortCircuit: true };
    const { compileModule } = createRequire(import.meta.url)('svelte/compiler'); // slow to load, and few tests need it
    const { js } = compileModule(script, { generate: 'client', filename: fileURLToPath(url) });
    return { format: 'module', source: js.code, shortCircuit: true };
  },
});
