import { useTranslation } from 'react-i18next';
import { localeFor } from '../messages/languages.js';

/** The locale for numbers in the chosen language. */
export function useLocale(): string {
  const { i18n } = useTranslation();
  return localeFor(i18n.language, navigator.languages);
}
