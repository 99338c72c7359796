// Play in Pyodide, as a browser does, and print what was played: Records of games by their seeds, or journals of chronicles
// by their kinds. node pyodide_games.mjs FOLDER GAMES SEED|KIND...
import { readFileSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, games, ...wanted] = process.argv.slice(2);
const bytes = (name) => new Uint8Array(readFileSync(`${folder}/${name}`));
try {
  const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${folder}/` });
  for (const name of readdirSync(folder)) if (name.endsWith('.whl')) python.unpackArchive(bytes(name), 'wheel');
  python.unpackArchive(bytes('regno.zip'), 'zip', { extractDir: '/app' });
  python.FS.writeFile('/app/local_games.py', readFileSync(games, 'utf8'));
  python.globals.set('wanted', python.toPy(wanted));
  const found = await python.runPythonAsync(`
import json, sys
sys.path.insert(0, "/app")
from local_games import LocalServer, chronicles, records
server = LocalServer("/data")
found = await (records(server, [*map(int, wanted)]) if wanted[0].isdecimal() else chronicles(server, wanted))
json.dumps([sys.version.split()[0], found])
`);
  process.stdout.write(found, () => process.exit(0));
} catch (fault) {
  process.stderr.write(String(fault.message ?? fault).slice(-4000), () => process.exit(1));
}
