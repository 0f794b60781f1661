import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { partOf } from './src/messages/parts.js';

/** Lets a part of a catalogue be imported by itself: `en.json?hall`, `en.json?few`, `en.json?staff`. */
export function catalogueParts(): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = /^(.*\/messages\/\w+\.json)\?(hall|few|staff)$/.exec(id) ?? [];
      if (file === undefined) return null;
      this.addWatchFile(file);
      const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      const own = Object.fromEntries(Object.entries(messages).filter(([key]) => partOf(key) === part));
      return { code: `export default ${JSON.stringify(own)}`, moduleType: 'js' };
    },
  };
}
