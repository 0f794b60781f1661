import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../kit/Choice.js';
import { chooseSuitColours, SUIT_COLOURS, suitColours } from './suitColours.js';

/** Suits in four colours or in two. */
export function SuitColoursSwitch() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(suitColours);
  return (
    <Choice
      label={t('contract.colours')}
      value={chosen}
      options={SUIT_COLOURS.map((value) => ({ value, label: t(`contract.colour.${value}`) }))}
      onChange={(colours) => {
        chooseSuitColours(colours);
        setChosen(colours);
      }}
    />
  );
}
