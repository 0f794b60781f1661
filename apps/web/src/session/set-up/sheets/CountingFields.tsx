import { Select } from '../../../kit/Select.js';
import { TextInput } from '../../../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import {
  CutOffsUnreadable,
  PUBLISHED_REGULATIONS,
  readCutOffs,
  standingsRegulationSchema,
  TIE_BREAKS,
  type StandingsRegulation,
  type TieBreakRule,
} from '#preferans';
import { cutOffsFaultText, tieBreakText, type Language } from '#words';
import { Choice } from '../../../kit/Choice.js';
import { Tick } from '../../../kit/Tick.js';
import { NumberField } from '../../../kit/NumberField.js';
import { cutOffsText } from '../../../play/cutOffsText.js';

const SCORES = ['whists', 'placing'] as const;

/** What counts, as it is being written: cut-offs are read from their text. */
export interface CountingDraft {
  readonly regulation: StandingsRegulation;
  readonly cutOffs: string;
}

/** What a regulation looks like in the fields; the usual one where none is chosen. */
export function countingDraftOf(counting: StandingsRegulation | undefined, fromWord: string): CountingDraft {
  const { cutOffs, ...regulation } = counting ?? standingsRegulationSchema.parse({ score: 'whists' });
  return { regulation, cutOffs: cutOffs ? cutOffsText(cutOffs, fromWord) : '' };
}

/** The regulation that was written, or what is wrong with its cut-offs. */
export function countingOf({ regulation, cutOffs }: CountingDraft): {
  readonly counting?: StandingsRegulation;
  readonly fault?: CutOffsUnreadable;
} {
  const { cutOffs: _none, ...plain } = regulation;
  if (plain.score !== 'whists' || cutOffs.trim() === '') return { counting: plain };
  try {
    return { counting: { ...plain, cutOffs: readCutOffs(cutOffs) } };
  } catch (fault) {
    if (fault instanceof CutOffsUnreadable) return { fault };
    throw fault;
  }
}

const OWN = 'own';

/** What adds up in the standings, how those who are equal are told apart, and what is not counted. */
export function CountingFields({
  draft,
  onChange,
}: {
  readonly draft: CountingDraft;
  readonly onChange: (draft: CountingDraft) => void;
}) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const { regulation } = draft;
  const { fault } = countingOf(draft);
  const fromWord = t('sheetsRoom.cutOffFrom');
  const change = (to: Partial<StandingsRegulation>) =>
    onChange({ ...draft, regulation: { ...regulation, ...to } });
  const published = Object.entries(PUBLISHED_REGULATIONS).map(([name, own]) => ({
    name,
    draft: countingDraftOf(own, fromWord),
  }));
  const chosen = published.find((one) => isSame(one.draft, draft));
  return (
    <>
      <Select
        label={t('sheetsRoom.regulation')}
        description={t('sheetsRoom.regulationText')}
        descriptionBelow
        value={chosen?.name ?? OWN}
        data={[
          { value: OWN, label: t('sheetsRoom.regulation.own') },
          ...published.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(value) => {
          const found = published.find(({ name }) => name === value);
          if (found) onChange(found.draft);
        }}
      />
      <Choice
        label={t('sheetsRoom.score')}
        value={regulation.score}
        options={SCORES.map((value) => ({ value, label: t(`sheetsRoom.score.${value}`) }))}
        onChange={(score) => change({ score })}
      />
      {regulation.score === 'whists' && (
        <TextInput
          label={t('sheetsRoom.cutOffs')}
          description={t('sheetsRoom.cutOffsHint')}
          descriptionBelow
          value={draft.cutOffs}
          error={fault && cutOffsFaultText(language, fault)}
          autoComplete="off"
          onChange={(value) => onChange({ ...draft, cutOffs: value })}
        />
      )}
      <TieBreaks rules={regulation.tieBreaks} onChange={(tieBreaks) => change({ tieBreaks })} />
      <NotCounted regulation={regulation} onChange={change} />
    </>
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** With the members of objects in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}

/** By what those who are equal are told apart, one rule after the other. */
function TieBreaks({
  rules,
  onChange,
}: {
  readonly rules: readonly TieBreakRule[];
  readonly onChange: (rules: readonly TieBreakRule[]) => void;
}) {
  const { t, i18n } = useTranslation();
  const left = TIE_BREAKS.filter((rule) => !rules.includes(rule));
  const named = (rule: TieBreakRule) => ({
    value: rule,
    label: tieBreakText(i18n.language as Language, rule),
  });
  const put = (index: number, value: string) => {
    const rule = TIE_BREAKS.find((one) => one === value);
    onChange([...rules.slice(0, index), ...(rule ? [rule] : []), ...rules.slice(index + 1)]);
  };
  return (
    <fieldset className="row gap-0 gap-x-16 stretch">
      <legend>{t('sheetsRoom.tieBreaks')}</legend>
      <div className="row gap-12 top fields">
        {[...rules, undefined].slice(0, TIE_BREAKS.length).map((rule, index) => (
          <Select
            key={rule ?? 'another'}
            aria-label={t('sheetsRoom.tieBreak', { number: index + 1 })}
            value={rule ?? ''}
            data={[{ value: '', label: '–' }, ...(rule ? [named(rule)] : []), ...left.map(named)]}
            onChange={(value) => put(index, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What of a round is not counted, and what yellow cards do. */
function NotCounted({
  regulation: { misplayBeyond, timeExpired, cards },
  onChange,
}: {
  readonly regulation: StandingsRegulation;
  readonly onChange: (to: Partial<StandingsRegulation>) => void;
}) {
  const { t } = useTranslation();
  const disqualified = cards.at.find(({ means }) => means === 'disqualified');
  const others = cards.at.filter((one) => one !== disqualified);
  const setCards = (to: Partial<StandingsRegulation['cards']>) => onChange({ cards: { ...cards, ...to } });
  return (
    <details className="opens">
      <summary>{t('sheetsRoom.notCounted')}</summary>
      <div className="row gap-12 top fields">
        <NumberField
          label={t('sheetsRoom.misplay')}
          description={t('sheetsRoom.misplayText')}
          value={misplayBeyond === undefined ? undefined : Number(misplayBeyond)}
          least={1}
          most={100_000}
          onChange={(beyond) => onChange({ misplayBeyond: `${beyond}` })}
          onEmpty={() => onChange({ misplayBeyond: undefined })}
        />
        <NumberField
          label={t('sheetsRoom.cardsOut')}
          description={t('sheetsRoom.cardsOutText')}
          value={disqualified?.cards}
          least={1}
          most={20}
          onChange={(count) => setCards({ at: [...others, { cards: count, means: 'disqualified' }] })}
          onEmpty={() => setCards({ at: others })}
        />
      </div>
      <Tick
        label={t('sheetsRoom.forMisplay')}
        value={cards.forMisplay}
        onChange={(forMisplay) => setCards({ forMisplay })}
      />
      <Tick
        label={t('sheetsRoom.forTimeOut')}
        value={cards.forTimeOut}
        onChange={(forTimeOut) => setCards({ forTimeOut })}
      />
      <Tick
        label={t('sheetsRoom.noGain')}
        value={timeExpired === 'no-gain'}
        onChange={(noGain) => onChange({ timeExpired: noGain ? 'no-gain' : 'counts' })}
      />
    </details>
  );
}
