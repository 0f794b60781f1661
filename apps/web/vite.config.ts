import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const top = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root: here,
  base: '/',
  cacheDir: `${top}node_modules/.vite`,
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: `${top}dist/web`,
    emptyOutDir: true,
    target: 'es2022',
    // A picture inlined as data: or a script inlined by a polyfill would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': process.env.TIRAGE_SERVER ?? 'http://localhost:3000' } },
});
