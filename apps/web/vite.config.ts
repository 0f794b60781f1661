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
    // One style sheet and few scripts: a phone on plain HTTP fetches six files at a time. What few pages need (QR codes)
    // stays with them, and the libraries keep their name over our own changes.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(?!qrcode|dijkstrajs)/ },
            {
              name: 'common',
              test: /src\/(parts|api|messages)\/(?!.*(\.json|QrCode|LinkToHandOver|AccountFields))/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
});
