import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { FileSystemIconLoader } from 'unplugin-icons/loaders';
import Icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';

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
    declaration.value = declaration.value.replace(
      /(^|\s)([\d.]+px)(?=$|[\s/])/,
      '$1calc($2 * var(--text-size, 1))',
    );
  },
};

export default defineConfig({
  plugins: [
    svelte(),
    Icons({ compiler: 'svelte', scale: 1, customCollections: { own: FileSystemIconLoader('./icons') } }),
    precompressed(),
  ],
  css: { postcss: { plugins: [scaledLetters] } },
  build: { target: 'es2022', outDir: '../src/regno/web/static', emptyOutDir: true },
  // `npm run dev` for those who work on the pages: a server of tables must run at 8080.
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
