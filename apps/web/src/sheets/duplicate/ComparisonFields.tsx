import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { comparisonSchema, CutOffsUnreadable, readCutOffs, type DuplicateComparison } from '#preferans';
import { cutOffsFaultText, type Language } from '#words';
import { Choice } from '../../parts/Choice.js';
import { NumberField } from '../../session/NumberField.js';
import classes from '../../session/set-up/SetUp.module.css';
import { cutOffsText } from '../cutOffsText.js';

const KINDS = ['average', 'tables'] as const;
const OWN = ['in', 'out'] as const;
const OF = ['mean', 'sum'] as const;

/** What is typed about how boards are compared. */
export interface ComparisonDraft {
  readonly kind: (typeof KINDS)[number];
  readonly own: (typeof OWN)[number];
  readonly leftOutEachEnd: number;
  readonly of: (typeof OF)[number];
  readonly cutOffs: string;
}

/** What is kept, as it is typed; with the average of the field as long as nothing else is agreed. */
export function comparisonDraft(
  comparison: DuplicateComparison | undefined,
  fromWord: string,
): ComparisonDraft {
  const average = comparison?.kind === 'average' ? comparison : undefined;
  const tables = comparison?.kind === 'tables' ? comparison : undefined;
  return {
    kind: comparison?.kind ?? 'average',
    own: average?.own ?? 'in',
    leftOutEachEnd: average?.leftOutEachEnd ?? 0,
    of: tables?.of ?? 'mean',
    cutOffs: tables?.cutOffs ? cutOffsText(tables.cutOffs, fromWord) : '',
  };
}

/** The comparison that is typed, or what is wrong with its cut-offs. */
export function comparisonOf({ kind, own, leftOutEachEnd, of, cutOffs }: ComparisonDraft): {
  readonly comparison?: DuplicateComparison;
  readonly fault?: CutOffsUnreadable;
} {
  if (kind === 'average') return { comparison: comparisonSchema.parse({ kind, own, leftOutEachEnd }) };
  if (cutOffs.trim() === '') return { comparison: comparisonSchema.parse({ kind, of }) };
  try {
    // What counts of a gain counts of a loss.
    return { comparison: comparisonSchema.parse({ kind, of, cutOffs: readCutOffs(cutOffs, 'as-gains') }) };
  } catch (fault) {
    if (fault instanceof CutOffsUnreadable) return { fault };
    throw fault;
  }
}

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
          <div className={classes.fields}>
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
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={draft.cutOffs}
            error={fault && cutOffsFaultText(i18n.language as Language, fault)}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => change({ cutOffs: value })}
          />
        </>
      )}
    </>
  );
}
