import { useTranslation } from 'react-i18next';
import { SETTING_RULES, unverifiedSettings, type Convention, type SettingName } from '#preferans';
import { codeRuleText, settingText, settingValueText, type Language } from '#words';
import { Pill } from '../parts/Pill.js';
import classes from './SettingsList.module.css';

const SETTINGS = Object.keys(SETTING_RULES) as SettingName[];

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
      <dl className={classes.settings}>
        {SETTINGS.map((setting) => (
          <div key={setting} className={classes.setting}>
            <dt>
              {settingText(language, setting)}{' '}
              <span className="muted">{codeRuleText(language, SETTING_RULES[setting])}</span>
            </dt>
            <dd>
              {settingValueText(language, setting, settings[setting])}
              {open.has(setting) && <Pill meaning="warn">{t('sheetsSeen.unverified')}</Pill>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
