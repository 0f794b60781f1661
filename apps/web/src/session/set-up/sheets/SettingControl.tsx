import { Select } from '../../../kit/Select.js';
import { TextInput } from '../../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesOf, readSetting, settingAsText, type SettingName, type Settings } from '#preferans';
import { settingText, settingValueText, type Language } from '#words';

/** What is typed: levels of games, prices of all five, or one number. */
function kindOf(value: Settings[SettingName]) {
  if (Array.isArray(value)) return 'levels';
  return value !== null && typeof value === 'object' ? 'prices' : 'number';
}

/** How a setting is chosen or typed; whatever is being typed stays, only what is a value of it is told. */
export function SettingControl<S extends SettingName>({
  setting,
  value,
  onChange,
}: {
  readonly setting: S;
  readonly value: Settings[S];
  readonly onChange: (value: Settings[S]) => void;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const [typed, setTyped] = useState<string>();
  const label = settingText(language, setting);
  const choices = choicesOf(setting) as readonly Settings[S][] | undefined;
  if (choices) {
    return (
      <Select
        aria-label={label}
        value={JSON.stringify(value)}
        data={choices.map((choice) => ({
          value: JSON.stringify(choice),
          label: settingValueText(language, setting, choice),
        }))}
        onChange={(value) => onChange(JSON.parse(value) as Settings[S])}
      />
    );
  }
  const faulty = typed !== undefined && readSetting(setting, typed) === undefined;
  const none = readSetting(setting, '') === null;
  return (
    <TextInput
      aria-label={label}
      value={typed ?? settingAsText(value)}
      placeholder={none ? settingValueText(language, setting, null as Settings[S]) : undefined}
      error={faulty && t(`sheetsRoom.settingFault.${kindOf(value)}`)}
      autoComplete="off"
      onChange={(text) => {
        const read = readSetting(setting, text);
        setTyped(text);
        if (read !== undefined) onChange(read);
      }}
      onBlur={() => !faulty && setTyped(undefined)}
    />
  );
}
