import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { recall, remember } from '../parts/memory.js';
import { chooseLanguage, type Language } from './languages.js';
import type { CataloguePart } from './parts.js';

const KEY = 'tirage.language';

type Load = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

const load: Readonly<Record<CataloguePart, Readonly<Record<Language, Load>>>> = {
  hall: {
    en: () => import('./en.json?hall'),
    pl: () => import('./pl.json?hall'),
    ru: () => import('./ru.json?hall'),
  },
  few: {
    en: () => import('./en.json?few'),
    pl: () => import('./pl.json?few'),
    ru: () => import('./ru.json?few'),
  },
  staff: {
    en: () => import('./en.json?staff'),
    pl: () => import('./pl.json?staff'),
    ru: () => import('./ru.json?staff'),
  },
};

/** The parts that the pages shown so far need, in whatever language. */
const needed = new Set<CataloguePart>(['hall']);

async function fetchCatalogue(language: Language): Promise<void> {
  await Promise.all(
    [...needed].map(async (part) => {
      const { default: messages } = await load[part][language]();
      i18n.addResourceBundle(language, 'translation', messages, true);
    }),
  );
}

async function withMessages<Page>(parts: readonly CataloguePart[], page: () => Promise<Page>): Promise<Page> {
  for (const part of parts) needed.add(part);
  const [loaded] = await Promise.all([page(), fetchCatalogue(i18n.language as Language)]);
  return loaded;
}

/** A page that few open, with the messages that only such pages have. */
export function withFewMessages<Page>(page: () => Promise<Page>): Promise<Page> {
  return withMessages(['few'], page);
}

/** A page for those who run a tournament, with all messages. */
export function withStaffMessages<Page>(page: () => Promise<Page>): Promise<Page> {
  return withMessages(['few', 'staff'], page);
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
