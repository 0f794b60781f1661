import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { offlineWorker } from './offline-worker.js';
import { precompress } from './precompress.js';
import { pureLibraries } from './pure-libraries.js';
import { absolutePage } from './absolute-page.js';
import { wordsOfPages } from './words-of-pages.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const top = fileURLToPath(new URL('../..', import.meta.url));
/** From where the build moves them when they are whole. */
const out = `${top}dist/web-next`;

export default defineConfig({
  root: here,
  // Scripts find each other wherever they lie: the same build is served here and from folders of any host.
  base: './',
  cacheDir: `${top}node_modules/.vite`,
  plugins: [
    pureLibraries(),
    wordsOfPages(`${here}src`),
    absolutePage(),
    offlineWorker(here),
    precompress(out),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: out,
    emptyOutDir: true,
    // Phones a few years old come to a hall too.
    target: ['es2022', 'chrome105', 'safari15.4', 'firefox121'],
    // A picture inlined as data: or a script inlined by a polyfill would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One style sheet and few scripts: a phone on plain HTTP fetches six files at a time. What few pages need stays with
    // them, and what most need comes in one piece.
    cssCodeSplit: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        // A page names many files: without words of their own they are a twentieth less.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // Our own changes leave their file as it is.
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            // Who only reads sends no command.
            {
              name: 'forms',
              test: /src\/(form\/(?!useForm|FormCard)|api\/generated\/limits)/,
              includeDependenciesRecursively: false,
            },
            { name: 'common', minShareCount: 20, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [pureLibraries()] },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
});
