import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { recall, remember } from '../parts/memory.js';
import { chooseLanguage, type Language } from './languages.js';

const KEY = 'tirage.language';

const load: Readonly<Record<Language, () => Promise<{ default: Record<string, string> }>>> = {
  en: () => import('./en.json'),
  pl: () => import('./pl.json'),
  ru: () => import('./ru.json'),
};

async function fetchCatalogue(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'translation')) return;
  const { default: messages } = await load[language]();
  i18n.addResourceBundle(language, 'translation', messages);
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
