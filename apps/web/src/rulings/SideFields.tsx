import { Select } from '../kit/Select.js';
import { TextInput } from '../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.js';
import { Choice } from '../kit/Choice.js';
import groups from '../kit/Group.module.css';
import { ResultField } from './ResultField.js';
import classes from './SideFields.module.css';
import {
  AWARDS,
  isFault,
  MOST_PARTS,
  readSide,
  readWeight,
  sumOfWeights,
  withPart,
  type PartDraft,
  type SideDraft,
  type SideFault,
} from './sideDraft.js';

interface SideFieldsProps {
  /** Which side it is for. */
  readonly label: string;
  readonly board: number;
  readonly kinds: readonly SideDraft['kind'][];
  readonly draft: SideDraft;
  /** It was to be sent: what is missing is said now. */
  readonly tried: boolean;
  readonly onChange: (draft: SideDraft) => void;
}

/** What a ruling gives one side, or both: its kind, and what belongs to that. */
export function SideFields({ label, board, kinds, draft, tried, onChange }: SideFieldsProps) {
  const { t } = useTranslation();
  const read = readSide(draft);
  const fault = tried && isFault(read) ? read : undefined;
  return (
    <fieldset className={groups.group}>
      <legend>{label}</legend>
      <Select
        label={t('ruling.kind')}
        value={draft.kind}
        data={kinds.map((value) => ({ value, label: t(`ruling.kind.${value}`) }))}
        onChange={(value) => onChange({ ...draft, kind: value as SideDraft['kind'] })}
      />
      {draft.kind === 'artificial' && (
        <Choice
          label={t('ruling.award')}
          labelHidden
          value={draft.award}
          options={AWARDS.map((value) => ({
            value,
            // Of a top it is a percentage.
            label: t(kinds.includes('percentage') ? `ruling.awardOfTop.${value}` : `ruling.award.${value}`),
          }))}
          onChange={(award) => onChange({ ...draft, award })}
        />
      )}
      {draft.kind === 'assigned' && (
        <ResultField
          label={t('ruling.score')}
          board={board}
          value={draft.text}
          tried={tried}
          onChange={(text) => onChange({ ...draft, text })}
        />
      )}
      {draft.kind === 'weighted' && (
        <WeightedFields
          board={board}
          parts={draft.parts}
          fault={fault}
          tried={tried}
          onChange={(parts) => onChange({ ...draft, parts })}
        />
      )}
      {draft.kind === 'percentage' && (
        <TextInput
          label={t('ruling.unit.percent-of-top')}
          value={draft.percent}
          error={fault && t('ruling.percentUnread')}
          inputMode="decimal"
          autoComplete="off"
          onChange={(percent) => onChange({ ...draft, percent })}
        />
      )}
      {draft.kind === 'not-played' && <p className="muted">{t('ruling.noScoreText')}</p>}
    </fieldset>
  );
}

/** Results with their weights, and what these make together. */
function WeightedFields({
  board,
  parts,
  fault,
  tried,
  onChange,
}: {
  readonly board: number;
  readonly parts: readonly PartDraft[];
  readonly fault: SideFault | undefined;
  readonly tried: boolean;
  readonly onChange: (parts: readonly PartDraft[]) => void;
}) {
  const { t } = useTranslation();
  const sum = sumOfWeights(parts);
  const change = (index: number, part: Partial<PartDraft>) =>
    onChange(parts.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <>
      {parts.map(({ weight, text }, index) => (
        <fieldset key={index} className={`bar top ${classes.part}`}>
          <legend className="visually-hidden">{t('ruling.part', { number: index + 1 })}</legend>
          <TextInput
            className={classes.weight}
            label={t('ruling.weight')}
            value={weight}
            error={tried && readWeight(weight) === undefined && t('ruling.weightUnread')}
            inputMode="numeric"
            autoComplete="off"
            onChange={(value) => change(index, { weight: value })}
          />
          <div className="grow shrinks">
            <ResultField
              label={t('ruling.score')}
              board={board}
              hinted={index === 0}
              value={text}
              tried={tried}
              onChange={(value) => change(index, { text: value })}
            />
          </div>
          {parts.length > 2 && (
            <Button
              variant="default"
              aria-label={t('ruling.partAway', { number: index + 1 })}
              onClick={() => onChange(parts.filter((_part, at) => at !== index))}
            >
              ×
            </Button>
          )}
        </fieldset>
      ))}
      <div className={`row gap-x-16 between ${classes.sum}`}>
        <output className="strong warn number" data-whole={sum === 100 || undefined}>
          {t('ruling.sum', { sum })}
        </output>
        {parts.length < MOST_PARTS && (
          <Button variant="default" onClick={() => onChange(withPart(parts))}>
            {t('ruling.another')}
          </Button>
        )}
      </div>
      {(fault === 'sum' || fault === 'twice') && (
        <p role="alert" className="bad">
          {t(fault === 'sum' ? 'ruling.sumUnread' : 'ruling.twice')}
        </p>
      )}
    </>
  );
}
