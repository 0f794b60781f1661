import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SETTING_RULES, type SettingName } from '#preferans';
import { codeRuleText, settingText, type Language } from '#words';
import classes from './SettingsList.module.css';

const SETTINGS = Object.keys(SETTING_RULES) as SettingName[];

/** All settings of a convention by their names and rules, with what is said of each. */
export function SettingRows({ children }: { readonly children: (setting: SettingName) => ReactNode }) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return (
    <dl className="above-8">
      {SETTINGS.map((setting) => (
        <div key={setting} className={`grid gap-4 gap-x-16 line-above pad-y-8 ${classes.setting}`}>
          <dt>
            {settingText(language, setting)}{' '}
            <span className="muted">{codeRuleText(language, SETTING_RULES[setting])}</span>
          </dt>
          <dd className="row strong number">{children(setting)}</dd>
        </div>
      ))}
    </dl>
  );
}
