import { useTranslation } from 'react-i18next';
import { NumberField } from '../kit/NumberField.js';

/** In how many segments a match is played. */
export function SegmentsField({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (segments: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <NumberField
      label={t('teams.segments')}
      description={t('teams.segmentsText')}
      value={value}
      least={1}
      most={16}
      onChange={onChange}
    />
  );
}
