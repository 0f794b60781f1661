import { useTranslation } from 'react-i18next';
import { unverifiedSettings, type Convention } from '#preferans';
import { settingValueText, type Language } from '#words';
import { Pill } from '../kit/Pill.js';
import { SettingRows } from './SettingRows.js';

/** The settings of a convention with their rules; what nobody has seen in print is marked. */
export function SettingsList({ convention }: { readonly convention: Convention }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const { settings } = convention;
  const open = new Set(unverifiedSettings(convention).map(({ setting }) => setting));
  return (
    <details className="opens">
      <summary>
        {t('sheetsSeen.settings')}
        {open.size > 0 && <> · {t('sheetsSeen.unverifiedCount', { count: open.size })}</>}
      </summary>
      <SettingRows>
        {(setting) => (
          <>
            {settingValueText(language, setting, settings[setting])}
            {open.has(setting) && <Pill meaning="warn">{t('sheetsSeen.unverified')}</Pill>}
          </>
        )}
      </SettingRows>
    </details>
  );
}
