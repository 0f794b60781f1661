import { TextInput } from '../../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeant } from '../../form/useMeant.js';
import { writeResult } from '#lists';
import { hasTop, penaltyUnitsOf } from '#scoring';
import type { Adjustment } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { deskQuery } from '../../api/deskQueries.js';
import { numbersText } from '../../messages/fieldText.js';
import { standardPenaltyText } from '../../messages/regulationText.js';
import { Choice } from '../../kit/Choice.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { AWARDS_BY_FAULT, FAULTS, type Fault } from '../../rulings/byFault.js';
import { ReasonField } from '../../form/AskCommand.js';
import { readHundredths } from '../../kit/readHundredths.js';
import { isLargePenalty, isPenaltySize } from '../../play/penaltyLimits.js';
import { usePlayTitle, type PlayDialogProps, type PlayShown } from './PlayDialogs.js';
import { namesText } from '../../play/namesText.js';
import { missedBy } from '../../play/absences.js';
import { AWARDS, isFault, kindsFor, newSide, readSide, type SideDraft } from '../../rulings/sideDraft.js';
import { RulingDialog, useShortRuling } from './ShortRuling.js';
import { SideFields } from '../../rulings/SideFields.js';
import { standardPenalty } from '../../play/standardPenalty.js';

const SIDES = ['NS', 'EW'] as const;
const GIVEN = ['apart', 'same'] as const;
/** What can be given for a board that was not played. */
const UNCONTESTED = [...AWARDS, 'not-played'] as const;
type Uncontested = (typeof UNCONTESTED)[number];

/** A play as rulings name it. */
function placeOf({ table, round, board }: PlayShown) {
  return { table, round, board };
}

/** A dialog about a pair. */
interface PairRulingProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly contestant: string;
  /** The pair in words. */
  readonly called: string;
  readonly onClose: () => void;
}

/** An adjusted score in the place of a result, for both sides the same or for each its own. */
export function AdjustScore({ tournament, play, onClose }: PlayDialogProps) {
  const { t } = useTranslation();
  const stands = play.result ? writeResult(play.result) : '';
  const sidesOf = ({ given, NS, EW }: { given: (typeof GIVEN)[number]; NS: SideDraft; EW: SideDraft }) =>
    given === 'same' ? [NS, NS] : [NS, EW];
  const ruling = useShortRuling({
    tournament,
    session: play.session,
    more: { given: 'apart' as (typeof GIVEN)[number], NS: newSide(stands), EW: newSide(stands) },
    kind: (sides) =>
      sidesOf(sides).some(({ kind }) => kind === 'assigned' || kind === 'weighted')
        ? 'assigned'
        : 'artificial',
    plays: () => [placeOf(play)],
    effects(sides) {
      const [NS, EW] = sidesOf(sides).map(readSide);
      if (!NS || !EW || isFault(NS) || isFault(EW)) return undefined;
      return { effects: [{ kind: 'score', ...placeOf(play), adjustment: { NS, EW } }] };
    },
    at: play.at,
    onClose,
  });
  const { values, tried, at } = ruling.form;
  const kinds = kindsFor(play.session.settings.method.board);
  return (
    <RulingDialog ruling={ruling} title={usePlayTitle(play)} onClose={onClose}>
      <Choice
        {...at('given')}
        label={t('ruling.sides')}
        options={GIVEN.map((value) => ({ value, label: t(`ruling.sides.${value}`) }))}
      />
      {(values.given === 'same' ? (['NS'] as const) : SIDES).map((side) => (
        <SideFields
          key={side}
          label={values.given === 'same' ? t('ruling.bothSides') : side}
          board={play.board}
          kinds={kinds}
          draft={values[side]}
          tried={tried}
          onChange={at(side).onChange}
        />
      ))}
    </RulingDialog>
  );
}

/** What becomes of a late play that is not played after all: averages by who is responsible, or nothing. */
type Cancelled = Fault | 'not-played';

/** A late play is cancelled: averages by who is responsible, or the board does not count there. */
export function CancelLatePlay({ tournament, play, onClose }: PlayDialogProps) {
  const { t } = useTranslation();
  const { session } = play;
  const ruling = useShortRuling({
    tournament,
    session,
    more: { by: 'nobody' as Cancelled },
    kind: () => 'artificial',
    plays: () => [placeOf(play)],
    effects({ by }) {
      if (by === 'not-played') return undefined;
      const { NS, EW } = AWARDS_BY_FAULT[by];
      const adjustment = {
        NS: { kind: 'artificial', award: NS },
        EW: { kind: 'artificial', award: EW },
      } as const;
      return { effects: [{ kind: 'score', ...placeOf(play), adjustment }] };
    },
    at: play.at,
    onClose,
  });
  const mark = useCommandForm({
    tournament,
    command: 'result.mark-not-played',
    start: { session: session.session, ...placeOf(play), at: play.at, reason: '' },
    onDone: onClose,
  });
  const { by } = ruling.form.values;
  const choice = (
    <Choice
      {...ruling.form.at('by')}
      label={t('ruling.fault')}
      options={[
        ...FAULTS.map((fault) => ({ value: fault, label: t(`ruling.fault.${fault}`) })),
        { value: 'not-played', label: t('late.notCounted') },
      ]}
    />
  );
  const words = { title: usePlayTitle(play), action: t('room.action.cancel-late'), grave: true, onClose };
  return by === 'not-played' ? (
    <FormDialog form={mark} {...words}>
      {choice}
      <ReasonField {...mark.at('reason')} usual="not-played" />
    </FormDialog>
  ) : (
    <RulingDialog ruling={ruling} {...words}>
      {choice}
    </RulingDialog>
  );
}

/** Adjusted scores for all boards that a pair has missed: for itself, and for those who were to meet it. */
export function AdjustMissed({ tournament, session, contestant, called, onClose }: PairRulingProps) {
  const { t } = useTranslation();
  const [missed] = useState(() => missedBy(session, contestant));
  const ruling = useShortRuling({
    tournament,
    session,
    more: { own: 'average-minus' as Uncontested, others: 'average-plus' as Uncontested },
    kind: () => 'artificial',
    plays: () => missed,
    effects: ({ own, others }) => ({
      effects: missed.map(({ side, ...play }) => ({
        kind: 'score',
        ...play,
        adjustment: {
          NS: scoreFor(side === 'NS' ? own : others),
          EW: scoreFor(side === 'NS' ? others : own),
        },
        ifUnscored: true,
      })),
    }),
    onClose,
  });
  const options = UNCONTESTED.map((value) => ({
    value,
    label: t(
      value === 'not-played'
        ? 'ruling.kind.not-played'
        : hasTop(session.settings.method.board)
          ? `ruling.awardOfTop.${value}`
          : `ruling.award.${value}`,
    ),
  }));
  return (
    <RulingDialog ruling={ruling} title={t('ruling.missedFor', { pair: called })} onClose={onClose}>
      <p>
        {t('ruling.missedText', {
          boards: numbersText(missed.map(({ board }) => board)),
          rounds: numbersText([...new Set(missed.map(({ round }) => round))]),
        })}
      </p>
      <Choice {...ruling.form.at('own')} label={t('ruling.ofPair')} options={options} />
      <Choice {...ruling.form.at('others')} label={t('ruling.ofOthers')} options={options} />
    </RulingDialog>
  );
}

function scoreFor(given: Uncontested): Adjustment['NS'] {
  return given === 'not-played' ? { kind: given } : { kind: 'artificial', award: given };
}

/** A procedural penalty: a line of its own in the account of a pair. */
export function GivePenalty({ tournament, session, contestant, called, onClose }: PairRulingProps) {
  const { t, i18n } = useTranslation();
  const units = penaltyUnitsOf(session.settings.method);
  const names = namesText(session.contestants.find((each) => each.contestant === contestant)?.players ?? []);
  const { regulation } = session.rules;
  const { data: desk } = useQuery(deskQuery(tournament, session.session));
  const sizeOf = ({ unit, size }: Penalty) => size ?? standardPenalty(regulation, unit);
  const hundredthsOf = (penalty: Penalty) => {
    const read = readHundredths(sizeOf(penalty));
    return read !== undefined && isPenaltySize(penalty.unit, read) ? read : undefined;
  };
  const ruling = useShortRuling({
    tournament,
    session,
    more: { unit: units[0]! } as Penalty,
    kind: () => 'penalty',
    plays: () => [],
    effects(penalty) {
      const hundredths = hundredthsOf(penalty);
      if (hundredths === undefined) return undefined;
      return { effects: [{ kind: 'penalty', contestant, amount: { unit: penalty.unit, hundredths } }] };
    },
    contestant,
    at: desk?.position ?? session.position,
    onClose,
  });
  const { values, tried, at } = ruling.form;
  const { unit } = values;
  const size = sizeOf(values);
  const hundredths = hundredthsOf(values);
  const unread = readHundredths(size) === undefined ? 'ruling.sizeUnread' : 'ruling.sizeTooLarge';
  const { missing, tick } = useMeant(
    `${size} ${t(`ruling.unit.${unit}`)}`,
    hundredths !== undefined && isLargePenalty(unit, hundredths),
  );
  return (
    <RulingDialog
      ruling={ruling}
      held={missing}
      usual="penalty"
      title={t('ruling.penaltyFor', { pair: [called, ...(names === '' ? [] : [names])].join(' · ') })}
      action={t('ruling.penalise')}
      onClose={onClose}
    >
      <TextInput
        {...at('size', true)}
        label={t('ruling.sizeIn', { unit: t(`ruling.unit.${unit}`) })}
        description={standardPenaltyText(i18n, regulation)}
        value={size}
        error={tried && hundredths === undefined && t(unread)}
        inputMode="decimal"
        autoComplete="off"
      />
      <Choice
        {...at('unit')}
        label={t('ruling.unit')}
        options={units.map((value) => ({ value, label: t(`ruling.unit.${value}`) }))}
      />
      {tick}
    </RulingDialog>
  );
}

interface Penalty {
  readonly unit: ReturnType<typeof penaltyUnitsOf>[number];
  /** Left out: the standard one. */
  readonly size?: string;
}
