import { TextInput } from '../../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../kit/Choice.js';
import { NumberField } from '../../kit/NumberField.js';
import { LONGEST_BREAK, type BreakDraft } from './breakDraft.js';

const BY = ['length', 'time'] as const;

/** How long a break is, or when play goes on. */
export function BreakFields({
  draft,
  onChange,
}: {
  readonly draft: BreakDraft;
  readonly onChange: (draft: BreakDraft) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t('break.by')}
        value={draft.by}
        options={BY.map((value) => ({ value, label: t(`break.by.${value}`) }))}
        onChange={(by) => onChange({ ...draft, by })}
      />
      {draft.by === 'length' ? (
        <NumberField
          label={t('break.minutes')}
          value={draft.minutes}
          least={1}
          most={LONGEST_BREAK}
          onChange={(minutes) => onChange({ ...draft, minutes })}
        />
      ) : (
        <TextInput
          type="time"
          label={t('break.time')}
          value={draft.time}
          onChange={(time) => onChange({ ...draft, time })}
        />
      )}
    </>
  );
}
