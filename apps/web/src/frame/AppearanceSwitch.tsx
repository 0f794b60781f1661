import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Choice } from '../parts/Choice.js';

const APPEARANCES = ['auto', 'light', 'dark'] as const;

/** Light, dark, or as the system has it. */
export function AppearanceSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Choice
      label={t('frame.appearance')}
      value={colorScheme}
      options={APPEARANCES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
      onChange={setColorScheme}
    />
  );
}
