export type Language = 'en' | 'pl' | 'ru';

/** The languages of the catalogues, each under its own name. */
export const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'pl', name: 'Polski' },
  { code: 'ru', name: 'Русский' },
];

const WITH_REGION: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl-PL', ru: 'ru-RU' };

/** The first language of the list that there is a catalogue for, otherwise English. */
export function chooseLanguage(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find(({ code }) => code === tag?.toLowerCase().split('-')[0]);
    if (known) return known.code;
  }
  return 'en';
}

/**
 * The locale for dates and numbers: the reader's own regional one where it is of the same language. A system may name one
 * that is no language tag, as `en-US@posix`.
 */
export function localeFor(language: string, readers: readonly string[]): string {
  const own = readers.find(
    (tag) => tag.toLowerCase().split('-')[0] === language && tag.includes('-') && isLanguageTag(tag),
  );
  return own ?? WITH_REGION[chooseLanguage([language])];
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
