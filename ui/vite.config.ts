import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { FileSystemIconLoader } from 'unplugin-icons/loaders';
import Icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';
import { EDITIONS } from './src/lib/editions';

/** The service worker is told which files the pages are made of, after which its cache is named, and which rulebooks there are. */
function listedFiles(): Plugin {
  return {
    name: 'listed-files',
    apply: 'build',
    // After the pieces that hold nothing but styles are gone.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => /^assets\/.*\.(js|css|woff2|svg)$/.test(name))
          .map((name) => `/${name}`)
          .sort();
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('there is no service worker');
        const digest = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        worker.code = worker.code
          .replace(/["'`]__FILES__["'`]/, () => JSON.stringify(files))
          .replace(/["'`]__EDITIONS__["'`]/, () => JSON.stringify(Object.keys(EDITIONS)))
          .replace('__SHELL__', `regno-shell-${digest}`);
      },
    },
  };
}

/** Beside each text of the built pages its compressed forms, so that the server need not compress anything. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, made] of Object.entries(bundle)) {
          if (!/\.(js|css|svg)$/.test(fileName)) continue;
          const source = Buffer.from(made.type === 'chunk' ? made.code : made.source);
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source) });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}

/** Letters set in pixels grow with the size of text that the reader chose; those in rem do by themselves. */
const scaledLetters = {
  postcssPlugin: 'scaled-letters',
  Declaration(declaration: { prop: string; value: string }): void {
    if (declaration.prop !== 'font' && declaration.prop !== 'font-size') return;
    declaration.value = declaration.value.replace(/(^|\s)([\d.]+px)(?=$|[\s/])/, '$1calc($2 * var(--text-size, 1))');
  },
};

export default defineConfig({
  base: './', // the server writes where it stands into the index
  plugins: [
    svelte(),
    Icons({ compiler: 'svelte', scale: 1, customCollections: { own: FileSystemIconLoader('./icons') } }),
    listedFiles(),
    precompressed(),
  ],
  css: { postcss: { plugins: [scaledLetters] } },
  build: {
    target: 'es2022',
    outDir: '../src/regno/web/static',
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/app/worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/python-[hash].js' } } },
  // `npm run dev` for those who work on the pages: a server of tables must run at 8080.
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/local': 'http://127.0.0.1:8080',
      '/ws': { target: 'ws://127.0.0.1:8080', ws: true },
    },
  },
});
