import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import { Choice } from '../kit/Choice.js';
import { NumberField } from '../kit/NumberField.js';
import { isMostRead, PARTS, type CutDraft } from './cutDraft.js';

const AS = ['swiss', 'final'] as const;

/** How many go on, how the round behind the cut is drawn, and what is taken along into it. */
export function CutFields({
  cut,
  most,
  onChange,
}: {
  readonly cut: CutDraft;
  /** So many play at all. */
  readonly most: number;
  readonly onChange: (cut: CutDraft) => void;
}) {
  const { t } = useTranslation();
  const parts = PARTS.some((one) => one === cut.part) ? PARTS : [...PARTS, cut.part];
  return (
    <>
      <DrawnAs value={cut.as} onChange={(as) => onChange({ ...cut, as })} />
      <div className="row gap-12 top fields">
        <NumberField
          label={t('sheetsRoom.stay')}
          value={cut.stay}
          least={3}
          most={Math.max(3, most)}
          onChange={(stay) => onChange({ ...cut, stay })}
        />
        <Select
          label={t('sheetsRoom.along')}
          value={cut.part}
          data={parts.map((value) => ({
            value,
            label: PARTS.some((one) => one === value)
              ? t(`sheetsRoom.along.${value as (typeof PARTS)[number]}`)
              : value,
          }))}
          onChange={(value) => onChange({ ...cut, part: value })}
        />
        {cut.part !== '0' && (
          <TextInput
            label={t('sheetsRoom.alongMost')}
            description={t('sheetsRoom.alongMostText')}
            descriptionBelow
            value={cut.most}
            error={!isMostRead(cut) && t('combining.number')}
            inputMode="decimal"
            autoComplete="off"
            onChange={(value) => onChange({ ...cut, most: value })}
          />
        )}
      </div>
    </>
  );
}

/** How a round is drawn from the standings. */
export function DrawnAs({
  value,
  onChange,
}: {
  readonly value: CutDraft['as'];
  readonly onChange: (as: CutDraft['as']) => void;
}) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('sheetsRoom.as')}
      value={value}
      options={AS.map((one) => ({ value: one, label: t(`sheetsRoom.as.${one}`) }))}
      onChange={onChange}
    />
  );
}
