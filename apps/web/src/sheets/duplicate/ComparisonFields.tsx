import { TextInput } from '../../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import type { CutOffsUnreadable } from '#preferans';
import { cutOffsFaultText, type Language } from '#words';
import { Choice } from '../../kit/Choice.js';
import { NumberField } from '../../kit/NumberField.js';
import { KINDS, OF, OWN, type ComparisonDraft } from './comparisonDraft.js';

/** How boards are compared over the field, and what duplicate preferans has not. */
export function ComparisonFields({
  draft,
  fault,
  onChange,
}: {
  readonly draft: ComparisonDraft;
  readonly fault: CutOffsUnreadable | undefined;
  readonly onChange: (draft: ComparisonDraft) => void;
}) {
  const { t, i18n } = useTranslation();
  const change = (to: Partial<ComparisonDraft>) => onChange({ ...draft, ...to });
  return (
    <>
      <p className="muted">{t('sheetsRoom.duplicateText')}</p>
      <Choice
        label={t('sheetsRoom.compared')}
        value={draft.kind}
        options={KINDS.map((value) => ({ value, label: t(`sheetsRoom.compared.${value}`) }))}
        onChange={(kind) => change({ kind })}
      />
      {draft.kind === 'average' ? (
        <>
          <Choice
            label={t('sheetsRoom.ownResult')}
            value={draft.own}
            options={OWN.map((value) => ({ value, label: t(`sheetsRoom.ownResult.${value}`) }))}
            onChange={(own) => change({ own })}
          />
          <div className="row gap-12 top fields">
            <NumberField
              label={t('sheetsRoom.leftOut')}
              value={draft.leftOutEachEnd}
              least={0}
              most={20}
              onChange={(leftOutEachEnd) => change({ leftOutEachEnd })}
            />
          </div>
        </>
      ) : (
        <>
          <Choice
            label={t('sheetsRoom.differences')}
            value={draft.of}
            options={OF.map((value) => ({ value, label: t(`sheetsRoom.differences.${value}`) }))}
            onChange={(of) => change({ of })}
          />
          <TextInput
            label={t('sheetsRoom.cutOffs')}
            description={t('sheetsRoom.cutOffsOfDifference')}
            descriptionBelow
            value={draft.cutOffs}
            error={fault && cutOffsFaultText(i18n.language as Language, fault)}
            autoComplete="off"
            onChange={(value) => change({ cutOffs: value })}
          />
        </>
      )}
    </>
  );
}
