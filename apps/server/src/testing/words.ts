import { readFileSync } from 'node:fs';
import i18next from 'i18next';

const LANGUAGES = ['en', 'pl', 'ru'] as const;
type Language = (typeof LANGUAGES)[number];

const PLURALS = ['one', 'few', 'many', 'other'] as const;

const catalogues = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = new URL(`../../../web/src/messages/${language}.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>];
  }),
) as Record<Language, Readonly<Record<string, string>>>;

const words = i18next.createInstance();
void words.init({
  lng: 'en',
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [language, { translation: catalogues[language] }]),
  ),
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

/**
 * What the pages say: the text of the catalogue, filled in.
 * @throws where the language has no such key, so that no test looks for a text that does not exist
 */
export function say(
  key: string,
  values: Readonly<Record<string, unknown>> = {},
  language: Language = 'en',
): string {
  if (!words.exists(key, { ...values, lng: language })) throw new Error(`${language} has no text ${key}.`);
  return words.t(key, { ...values, lng: language });
}

/**
 * The longest part of a text that stands in it whatever is filled in.
 * @throws where the language has no such key
 */
export function piece(key: string, language: Language = 'en'): string {
  const text = catalogues[language][key];
  if (text === undefined) throw new Error(`${language} has no text ${key}.`);
  const parts = text.split(/\{\{[^}]*\}\}/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/**
 * A pattern for a text of which it does not matter how it is filled in, nor what follows it: all its plural forms.
 * @throws where the language has no such key
 */
export function like(key: string, language: Language = 'en'): RegExp {
  const forms = [key, ...PLURALS.map((plural) => `${key}_${plural}`)]
    .map((form) => catalogues[language][form])
    .filter((text) => text !== undefined);
  if (forms.length === 0) throw new Error(`${language} has no text ${key}.`);
  const patterns = forms.map((text) =>
    text
      .split(/\{\{[^}]*\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+?'),
  );
  return new RegExp(`(?:${patterns.join('|')})`);
}
