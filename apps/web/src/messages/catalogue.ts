import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { recall, remember } from '../browser/memory.js';
import { chooseLanguage, type Language } from './languages.js';

const KEY = 'tirage.language';

/** The messages of a page, in whatever language. */
type WordsOfPage = Readonly<
  Record<Language, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
>;

/** Those of all pages shown so far: another language fetches them, too. */
const needed = new Set<WordsOfPage>([
  {
    en: () => import('./en.json?page=main.tsx'),
    pl: () => import('./pl.json?page=main.tsx'),
    ru: () => import('./ru.json?page=main.tsx'),
  },
]);

async function fetchWords(words: WordsOfPage, language: Language): Promise<void> {
  const { default: messages } = await words[language]();
  i18n.addResourceBundle(language, 'translation', messages, true);
}

async function fetchCatalogue(language: Language): Promise<void> {
  await Promise.all([...needed].map((words) => fetchWords(words, language)));
}

/** A page that is fetched with its messages; the build writes it around each `import()` (`words-of-pages.ts`). */
export async function withWords<Page>(words: WordsOfPage, page: () => Promise<Page>): Promise<Page> {
  needed.add(words);
  const [loaded] = await Promise.all([page(), fetchWords(words, i18n.language as Language)]);
  return loaded;
}

/** Loads the catalogue of the language remembered here, otherwise the browser's. Only that one is fetched. */
export async function startMessages(): Promise<void> {
  const language = chooseLanguage([recall(KEY), ...navigator.languages]);
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await fetchCatalogue(language);
  document.documentElement.lang = language;
}

/** Changes the language of the pages and remembers it in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  await fetchCatalogue(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  remember(KEY, language);
}
