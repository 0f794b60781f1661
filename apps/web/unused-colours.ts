import type { Plugin } from 'vite';

/** Mantine's palettes of which no page takes a colour. */
const UNUSED = /^\s*--mantine-color-(?:cyan|grape|green|indigo|lime|orange|pink|violet|yellow)-[^;]*;\n/gm;

/** Leaves out of Mantine's variables those of its palettes that nothing reads: two thirds of them, on every first visit. */
export function withoutUnusedColours(): Plugin {
  return {
    name: 'without-unused-colours',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('/default-css-variables.css') ? { code: code.replace(UNUSED, ''), map: null } : null;
    },
  };
}
