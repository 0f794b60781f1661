import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './precompress.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const top = fileURLToPath(new URL('../..', import.meta.url));
const out = `${top}dist/web`;

export default defineConfig({
  root: here,
  base: '/',
  cacheDir: `${top}node_modules/.vite`,
  plugins: [react(), precompress(out)],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: out,
    emptyOutDir: true,
    // Phones a few years old come to a hall too.
    target: ['es2022', 'chrome105', 'safari15.4', 'firefox121'],
    // A picture inlined as data: or a script inlined by a polyfill would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': process.env.TIRAGE_SERVER ?? 'http://localhost:3000' } },
});
