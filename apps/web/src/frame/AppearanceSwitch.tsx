import { useTranslation } from 'react-i18next';
import { Choice } from '../kit/Choice.js';
import { APPEARANCES, useAppearance } from './appearance.js';

/** Light, dark, or as the system has it. */
export function AppearanceSwitch() {
  const { t } = useTranslation();
  const [appearance, choose] = useAppearance();
  return (
    <Choice
      label={t('frame.appearance')}
      value={appearance}
      options={APPEARANCES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
      onChange={choose}
    />
  );
}
