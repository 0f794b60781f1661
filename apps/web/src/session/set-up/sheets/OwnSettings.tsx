import { TextInput } from '../../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conventionOf, contradictionsIn, type SettingName, type Settings } from '#preferans';
import {
  codeRuleText,
  contradictionText,
  conventionText,
  evidenceText,
  settingText,
  settingValueText,
  type Language,
} from '#words';
import { SettingRows } from '../../../method/SettingRows.js';
import {
  isOwnName,
  settingsOfDraft,
  withSetting,
  withSettingNamed,
  type ConventionDraft,
} from './conventionDraft.js';
import { SettingControl } from './SettingControl.js';
import { Button } from '../../../kit/Button.js';

/** The settings of a convention that is made up, each to be changed: what differs, what does not go together, its name. */
export function OwnSettings({
  draft,
  toPools,
  onChange,
}: {
  readonly draft: ConventionDraft;
  /** Whether tables play until their pools are closed. */
  readonly toPools: boolean;
  readonly onChange: (draft: ConventionDraft) => void;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const [open, setOpen] = useState<SettingName>();
  const base = conventionOf(draft.base)!;
  const settings = settingsOfDraft(draft);
  const changed = Object.keys(draft.changes) as SettingName[];
  const contradictions = contradictionsIn(settings, toPools);
  const choose = <S extends SettingName>(setting: S, value: Settings[S]) => {
    const suggested = t('sheetsRoom.ownNameSuggested', { convention: conventionText(language, base.name) });
    onChange(withSettingNamed(draft, setting, value, suggested));
  };
  const say = <S extends SettingName>(setting: S, value: Settings[S]) =>
    settingValueText(language, setting, value);
  return (
    <>
      {contradictions.length > 0 && (
        <ul className="bad" role="alert">
          {contradictions.map(({ code, rule, settings: [setting] }) => (
            <li key={`${code} ${setting}`}>
              {setting && `${settingText(language, setting)}: `}
              {contradictionText(language, code)}{' '}
              <span className="muted">{codeRuleText(language, rule)}</span>
            </li>
          ))}
        </ul>
      )}
      {changed.length > 0 && (
        <>
          <TextInput
            label={t('sheetsRoom.ownName')}
            description={t('sheetsRoom.ownNameHint')}
            descriptionBelow
            value={draft.name}
            maxLength={40}
            error={draft.name.trim() !== '' && !isOwnName(draft.name) && t('sheetsRoom.ownNameTaken')}
            autoComplete="off"
            onChange={(name) => onChange({ ...draft, name })}
          />
          <p>{t('sheetsRoom.differsFrom', { convention: conventionText(language, base.name) })}</p>
          <ul>
            {changed.map((setting) => (
              <li key={setting}>
                {settingText(language, setting)}: <b>{say(setting, settings[setting])}</b>{' '}
                <span className="muted">
                  {t('sheetsRoom.insteadOf', { value: say(setting, base.settings[setting]) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="opens">
        <summary>{t('sheetsRoom.changeSettings')}</summary>
        <SettingRows>
          {(setting) => (
            <>
              {open === setting ? (
                <SettingControl
                  setting={setting}
                  value={settings[setting]}
                  onChange={(value) => choose(setting, value)}
                />
              ) : (
                <span>{say(setting, settings[setting])}</span>
              )}
              <span className="small light muted">
                {evidenceText(
                  language,
                  changed.includes(setting) ? 'own' : (base.evidence[setting] ?? 'seed'),
                )}
              </span>
              <Button
                variant="default"

                aria-label={`${t(open === setting ? 'sheetsRoom.settingDone' : 'sheetsRoom.changeSetting')}: ${settingText(language, setting)}`}
                onClick={() => setOpen(open === setting ? undefined : setting)}
              >
                {t(open === setting ? 'sheetsRoom.settingDone' : 'sheetsRoom.changeSetting')}
              </Button>
              {changed.includes(setting) && (
                <Button
                  variant="default"

                  onClick={() => onChange(withSetting(draft, setting, base.settings[setting]))}
                >
                  {t('sheetsRoom.settingBack')}
                </Button>
              )}
            </>
          )}
        </SettingRows>
      </details>
    </>
  );
}
