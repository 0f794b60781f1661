import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../messages/catalogue.js';
import { LANGUAGES } from '../messages/languages.js';
import { Choice } from '../kit/Choice.js';

/** The languages, each under its own name for who cannot read the present one. */
export function LanguageSwitch({ full = false }: { readonly full?: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <Choice
      label={t('frame.language')}
      labelHidden={!full}
      plain={!full}
      value={i18n.language}
      options={LANGUAGES.map(({ code, name }) => ({
        value: code,
        label: full ? name : code,
        spoken: name,
        language: code,
      }))}
      onChange={(code) => void changeLanguage(code)}
    />
  );
}
