import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type i18n as I18n } from 'i18next';

/** The messages of the pages in a language, as the pages have them. */
export async function wordsIn(language: string): Promise<I18n> {
  const file = join(import.meta.dirname, `../${language}.json`);
  const translation = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const words = i18next.createInstance();
  await words.init({
    lng: language,
    resources: { [language]: { translation } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return words;
}
