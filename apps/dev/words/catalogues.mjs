import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LANGUAGES = ['en', 'pl', 'ru'];
const LIMIT = 20;
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** For individuals and for sheets: a language has it where its words then differ. */
const OWN_WORDS = /_(alone|sheets)$/;

/**
 * The pages’ messages: a catalogue of each language.
 * @param {string} folder of `en.json`, `pl.json` and `ru.json`
 * @returns {{ file: string, language: string, messages: Record<string, string> }[]}
 */
export function readCatalogues(folder) {
  return LANGUAGES.map((language) => {
    const file = `${folder}/${language}.json`;
    return { file, language, messages: JSON.parse(readFileSync(file, 'utf8')) };
  });
}

/**
 * Their messages as texts.
 * @param {ReturnType<typeof readCatalogues>} catalogues
 * @param {(file: string) => string} named how a file is shown
 * @returns {import('./faults-of-text.mjs').Text[]}
 */
export function textsOfCatalogues(catalogues, named) {
  return catalogues.flatMap(({ file, language, messages }) =>
    Object.entries(messages).map(([key, text]) => ({
      place: `${named(file)} ${key}`,
      language,
      text,
      limit: LIMIT,
    })),
  );
}

/**
 * Messages that a language has not, that say nothing, and whose placeholders are not those of English.
 * @param {ReturnType<typeof readCatalogues>} catalogues the first is English
 * @param {(file: string) => string} named
 * @returns {import('./faults-of-text.mjs').Fault[]}
 */
export function differencesOfCatalogues(catalogues, named) {
  const [{ messages: english }] = catalogues;
  const all = new Set(catalogues.flatMap(({ messages }) => Object.keys(messages).map(messageOf)));
  return catalogues.flatMap(({ file, messages }) => {
    const own = new Set(Object.keys(messages).map(messageOf));
    const missing = [...all]
      .filter((key) => !own.has(key))
      .map((key) => ({
        kind: 'missing',
        place: `${named(file)} ${key}`,
        what: 'other languages have this message',
      }));
    const differing = Object.entries(messages).flatMap(([key, text]) => {
      const place = `${named(file)} ${key}`;
      if (text.trim() === '') return [{ kind: 'missing', place, what: 'it says nothing' }];
      const model =
        english[key] ?? english[key.replace(PLURAL, '_other')] ?? english[key.replace(OWN_WORDS, '')];
      if (model === undefined) return [];
      // “One table” need not be counted.
      const one = key.endsWith('_one');
      const [has, expected] = [text, model].map((each) => {
        const found = placeholdersOf(each);
        if (one) found.delete('{{count}}');
        return [...found].toSorted((a, b) => a.localeCompare(b)).join(' ');
      });
      if (has === expected) return [];
      return [
        { kind: 'placeholder', place, what: `has ${has || 'none'}, English has ${expected || 'none'}` },
      ];
    });
    return [...missing, ...differing];
  });
}

/**
 * Messages that no source uses: neither by their whole key, nor by a template that begins or ends like it.
 * @param {ReturnType<typeof readCatalogues>} catalogues the first is English
 * @param {(file: string) => string} named
 * @param {string} sources folder of the pages’ sources
 * @returns {import('./faults-of-text.mjs').Fault[]}
 */
export function unusedMessages([{ file, messages }], named, sources) {
  const text = sourcesIn(sources).join('\n');
  const literals = new Set([...text.matchAll(/(['"])([\w-]+(?:\.[\w-]+)+)\1/g)].map(([, , key]) => key));
  const beginnings = [...text.matchAll(/`([\w-]+\.(?:[\w.-]+)?)\$\{/g)].map(([, beginning]) => beginning);
  const endings = [...text.matchAll(/`\$\{\w+\}(\.\w+)`/g)].map(([, ending]) => ending);
  return [...new Set(Object.keys(messages).map(messageOf))]
    .filter(
      (key) =>
        !literals.has(key) &&
        !beginnings.some((beginning) => key.startsWith(beginning)) &&
        !endings.some((ending) => key.endsWith(ending)),
    )
    .map((key) => ({
      kind: 'unused',
      place: `${named(file)} ${key}`,
      what: `nothing in ${named(sources)} uses it`,
    }));
}

function messageOf(key) {
  return key.replace(PLURAL, '').replace(OWN_WORDS, '');
}

function placeholdersOf(text) {
  return new Set(
    [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|\$t\((\w[\w.]*)[^)]*\)|<\/?\w+\s*\/?>/g)].map(([whole]) =>
      whole.replace(/\s/g, ''),
    ),
  );
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.spec.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
