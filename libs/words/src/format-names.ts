import type { Language } from './language/language.js';

/** Formats whose names are words, and not names alone. */
const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'Knockout JSON': {
    en: 'Knockout JSON',
    pl: 'JSON meczu pucharowego',
    ru: 'JSON кубкового матча',
  },
  'PBN with results': {
    en: 'PBN with results',
    pl: 'PBN z wynikami',
    ru: 'PBN с результатами',
  },
};

/** The name of a format of files, or several with commas, as a language calls them. */
export function formatsText(formats: string, language: Language): string {
  return Object.entries(NAMES).reduce(
    (text, [name, called]) => text.replaceAll(name, called[language]),
    formats,
  );
}
