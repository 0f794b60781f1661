import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from './src/messages/languages.js';
import { messageOf, planWords, sourcesIn, type Catalogue, type WordsPlan } from './words-plan.js';

/**
 * Gives each page that is fetched by itself its messages in the language that is read: `import('./Page.js')` brings them
 * along, and `en.json?page=` has those of one page alone.
 *
 * @param folder of the sources
 */
export function wordsOfPages(folder: string): Plugin {
  let plan: WordsPlan;
  const read = new Map<string, Promise<Catalogue>>();
  const catalogue = (language: string) => join(folder, 'messages', `${language}.json`);
  const messagesIn = (file: string): Promise<Catalogue> => {
    const messages = read.get(file) ?? readFile(file, 'utf8').then((text) => JSON.parse(text) as Catalogue);
    read.set(file, messages);
    return messages;
  };
  return {
    name: 'words-of-pages',
    enforce: 'pre',
    async buildStart() {
      read.clear();
      plan = planWords(sourcesIn(folder), await messagesIn(catalogue('en')));
    },
    async load(id) {
      const [, file, page] = /^(.*\/messages\/\w+\.json)\?page=(.*)$/.exec(id) ?? [];
      if (file === undefined || page === undefined) return null;
      this.addWatchFile(file);
      const words = plan.wordsOf(page);
      const own = Object.fromEntries(
        Object.entries(await messagesIn(file)).filter(([key]) => words.has(messageOf(key))),
      );
      return { code: `export default ${JSON.stringify(own)}`, moduleType: 'js' };
    },
    transform(code, id) {
      const importer = relative(folder, id);
      if (importer.startsWith('..') || !/\.tsx?$/.test(importer)) return null;
      let brings = false;
      const brought = code.replace(/\bimport\('(\.[^']*\.js)'\)/g, (whole, path: string) => {
        const page = plan.fetchedBy(importer, path);
        if (page === undefined || plan.wordsOf(page).size === 0) return whole;
        brings = true;
        const words = LANGUAGES.map(
          ({ code: language }) =>
            `${language}: () => import(${JSON.stringify(`${catalogue(language)}?page=${page}`)})`,
        );
        return `withWords({ ${words.join(', ')} }, () => ${whole})`;
      });
      if (!brings) return null;
      const from = JSON.stringify(join(folder, 'messages/catalogue.ts'));
      return { code: `import { withWords } from ${from};\n${brought}`, map: null };
    },
  };
}
