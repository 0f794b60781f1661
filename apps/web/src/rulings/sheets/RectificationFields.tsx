import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import type { Rectification } from '#preferans';
import type { SeatName } from '#tournament';
import { Button } from '../../kit/Button.js';
import type { PlayerAt } from '../../sheets/playersAt.js';
import classes from './RectificationFields.module.css';
import { newRectification, readRectification, type RectificationDraft } from './rectificationDrafts.js';

/** What is counted by a rectification. */
const COUNTED = {
  transfer: 'tricks',
  'penalty-tricks': 'tricks',
  remise: 'tricks',
  mountain: 'points',
  whists: 'whists',
} as const satisfies Readonly<Record<Rectification['kind'], string>>;

/** Whose a rectification is, by what it does: whists can be on somebody who did nothing wrong (3.8.5.1a). */
const WHOSE = {
  transfer: 'tricksFrom',
  'penalty-tricks': 'offender',
  remise: 'offender',
  mountain: 'offender',
  whists: 'writtenOn',
} as const satisfies Readonly<Record<Rectification['kind'], string>>;

/** What is written beside the tricks that were won: whose it is, how much, and by which rule. */
export function RectificationFields({
  players,
  kinds,
  drafts,
  rule,
  tried,
  onChange,
}: {
  readonly players: readonly PlayerAt[];
  readonly kinds: readonly Rectification['kind'][];
  readonly drafts: readonly RectificationDraft[];
  /** By which one that is added is written. */
  readonly rule: string;
  readonly tried: boolean;
  readonly onChange: (drafts: readonly RectificationDraft[]) => void;
}) {
  const { t } = useTranslation();
  const change = (at: number, part: Partial<RectificationDraft>) =>
    onChange(drafts.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const seats = [
    { value: '', label: t('lawBook.choose') },
    ...players.map(({ seat, name }) => ({ value: seat, label: name })),
  ];
  return (
    <>
      {drafts.map((draft, index) => (
        <fieldset key={`${index}`} className="grid columns-150 bottom">
          <legend className="visually-hidden">{t(`sheetsRoom.rectification.${draft.kind}`)}</legend>
          <Select
            className={classes.whole}
            label={t('sheetsRoom.penaltyKind')}
            value={draft.kind}
            data={kinds.map((value) => ({ value, label: t(`sheetsRoom.rectification.${value}`) }))}
            onChange={(value) => change(index, { kind: value as Rectification['kind'] })}
          />
          <Select
            label={t(`sheetsRoom.${WHOSE[draft.kind]}`)}
            value={draft.seat}
            data={seats}
            onChange={(value) => change(index, { seat: value as SeatName })}
          />
          {(draft.kind === 'transfer' || draft.kind === 'whists') && (
            <Select
              label={t(draft.kind === 'transfer' ? 'sheetsRoom.tricksTo' : 'sheetsRoom.writtenBy')}
              value={draft.other}
              data={seats}
              error={tried && draft.other !== '' && draft.other === draft.seat && t('sheetsRoom.twoPlayers')}
              onChange={(value) => change(index, { other: value as SeatName })}
            />
          )}
          <TextInput
            label={t(`sheetsRoom.count.${COUNTED[draft.kind]}`)}
            value={draft.count}
            inputMode="decimal"
            autoComplete="off"
            onChange={(count) => change(index, { count })}
          />
          <TextInput
            label={t('sheetsRoom.rule')}
            value={draft.rule}
            autoComplete="off"
            onChange={(value) => change(index, { rule: value })}
          />
          <Button
            variant="default"
            aria-label={t('lawBook.effectAwayLabel', {
              effect: t(`sheetsRoom.rectification.${draft.kind}`),
            })}
            onClick={() => onChange(drafts.filter((_draft, at) => at !== index))}
          >
            ×
          </Button>
          {tried && !readRectification(draft) && (
            <p role="alert" className={`bad ${classes.whole}`}>
              {t('sheetsRoom.rectification.fault')}
            </p>
          )}
        </fieldset>
      ))}
      <div>
        <Button variant="default" onClick={() => onChange([...drafts, newRectification(kinds[0]!, rule)])}>
          {t('sheetsRoom.rectification.add')}
        </Button>
      </div>
    </>
  );
}
