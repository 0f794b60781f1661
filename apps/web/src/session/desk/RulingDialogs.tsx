import { TextInput } from '../../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeant } from '../../rulings/useMeant.js';
import { writeResult } from '#lists';
import { penaltyUnitsOf } from '#scoring';
import type { Adjustment } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { deskQuery } from '../../api/deskQueries.js';
import { numbersText } from '../../messages/fieldText.js';
import { standardPenaltyText } from '../../messages/regulationText.js';
import { Choice } from '../../kit/Choice.js';
import { Dialog } from '../../kit/Dialog.js';
import { AWARDS_BY_FAULT, FAULTS, type Fault } from '../../rulings/byFault.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { ReasonField } from '../AskCommand.js';
import { readHundredths } from './hundredths.js';
import { isLargePenalty, isPenaltySize } from './penaltyLimits.js';
import { usePlayTitle, type PlayDialogProps, type PlayShown } from './PlayDialogs.js';
import { missedBy } from './absences.js';
import { AWARDS, isFault, kindsFor, newSide, readSide } from './sideDraft.js';
import { ShortRulingFields, useShortRuling } from './ShortRuling.js';
import { SideFields } from './SideFields.js';
import { standardPenalty } from './standardPenalty.js';

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
  const [drafts, setDrafts] = useState({ NS: newSide(stands), EW: newSide(stands) });
  const [given, setGiven] = useState<(typeof GIVEN)[number]>('apart');
  const [tried, setTried] = useState(false);
  const [NS, EW] = given === 'same' ? [drafts.NS, drafts.NS] : [drafts.NS, drafts.EW];
  const assigns = [NS, EW].some(({ kind }) => kind === 'assigned' || kind === 'weighted');
  const kinds = kindsFor(play.session.settings.method.board);
  const ruling = useShortRuling({
    tournament,
    session: play.session,
    kind: assigns ? 'assigned' : 'artificial',
    plays: [placeOf(play)],
    at: play.at,
    onClose,
  });
  return (
    <Dialog
      title={usePlayTitle(play)}
      action={t('ruling.give')}
      pending={ruling.pending}
      problem={ruling.problem}
      onSubmit={() => {
        setTried(true);
        const [forNS, forEW] = [readSide(NS), readSide(EW)];
        if (isFault(forNS) || isFault(forEW) || !ruling.complete) return;
        ruling.give([{ kind: 'score', ...placeOf(play), adjustment: { NS: forNS, EW: forEW } }]);
      }}
      onClose={ruling.close}
    >
      <Choice
        label={t('ruling.sides')}
        value={given}
        options={GIVEN.map((value) => ({ value, label: t(`ruling.sides.${value}`) }))}
        onChange={setGiven}
      />
      {(given === 'same' ? (['NS'] as const) : SIDES).map((side) => (
        <SideFields
          key={side}
          label={given === 'same' ? t('ruling.bothSides') : side}
          board={play.board}
          kinds={kinds}
          draft={drafts[side]}
          tried={tried}
          onChange={(draft) => setDrafts({ ...drafts, [side]: draft })}
        />
      ))}
      <ShortRulingFields ruling={ruling} tried={tried} />
    </Dialog>
  );
}

/** What becomes of a late play that is not played after all: averages by who is responsible, or nothing. */
type Cancelled = Fault | 'not-played';

/** A late play is cancelled: averages by who is responsible, or the board does not count there. */
export function CancelLatePlay({ tournament, play, onClose }: PlayDialogProps) {
  const { t } = useTranslation();
  const [held, setHeld] = useState<Cancelled>('nobody');
  const [tried, setTried] = useState(false);
  const { session } = play;
  const ruling = useShortRuling({
    tournament,
    session,
    kind: 'artificial',
    plays: [placeOf(play)],
    at: play.at,
    onClose,
  });
  const mark = useTournamentCommand(tournament, 'result.mark-not-played', ruling.close);
  const form = held === 'not-played' ? mark : ruling;
  const options: readonly Cancelled[] = [...FAULTS, 'not-played'];
  return (
    <Dialog
      title={usePlayTitle(play)}
      action={t('room.action.cancel-late')}
      grave
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (held === 'not-played') {
          const reason = ruling.state.reason.trim();
          mark.submit({
            session: session.session,
            ...placeOf(play),
            at: ruling.at,
            ...(reason !== '' && { reason }),
          });
          return;
        }
        if (!ruling.complete) return;
        const { NS, EW } = AWARDS_BY_FAULT[held];
        const adjustment = {
          NS: { kind: 'artificial', award: NS },
          EW: { kind: 'artificial', award: EW },
        } as const;
        ruling.give([{ kind: 'score', ...placeOf(play), adjustment }]);
      }}
      onClose={ruling.close}
    >
      <Choice
        label={t('ruling.fault')}
        value={held}
        options={options.map((value) => ({
          value,
          label: value === 'not-played' ? t('late.notCounted') : t(`ruling.fault.${value}`),
        }))}
        onChange={setHeld}
      />
      {held === 'not-played' ? (
        <ReasonField
          value={ruling.state.reason}
          usual="not-played"
          optional
          error={mark.fault('reason')}
          onChange={ruling.change.reason}
        />
      ) : (
        <ShortRulingFields ruling={ruling} tried={tried} />
      )}
    </Dialog>
  );
}

/** Adjusted scores for all boards that a pair has missed: for itself, and for those who were to meet it. */
export function AdjustMissed({ tournament, session, contestant, called, onClose }: PairRulingProps) {
  const { t } = useTranslation();
  const [missed] = useState(() => missedBy(session, contestant));
  const [own, setOwn] = useState<Uncontested>('average-minus');
  const [opponents, setOpponents] = useState<Uncontested>('average-plus');
  const [tried, setTried] = useState(false);
  const ruling = useShortRuling({ tournament, session, kind: 'artificial', plays: missed, onClose });
  const options = UNCONTESTED.map((value) => ({
    value,
    label: t(value === 'not-played' ? 'ruling.kind.not-played' : `ruling.award.${value}`),
  }));
  return (
    <Dialog
      title={t('ruling.missedFor', { pair: called })}
      action={t('ruling.give')}
      pending={ruling.pending}
      problem={ruling.problem}
      onSubmit={() => {
        setTried(true);
        if (!ruling.complete) return;
        const [forItself, forOthers] = [scoreFor(own), scoreFor(opponents)];
        ruling.give(
          missed.map(({ side, ...play }) => ({
            kind: 'score',
            ...play,
            adjustment: side === 'NS' ? { NS: forItself, EW: forOthers } : { NS: forOthers, EW: forItself },
            ifUnscored: true,
          })),
        );
      }}
      onClose={ruling.close}
    >
      <p>
        {t('ruling.missedText', {
          boards: numbersText(missed.map(({ board }) => board)),
          rounds: numbersText([...new Set(missed.map(({ round }) => round))]),
        })}
      </p>
      <Choice label={t('ruling.ofPair')} value={own} options={options} onChange={setOwn} />
      <Choice label={t('ruling.ofOthers')} value={opponents} options={options} onChange={setOpponents} />
      <ShortRulingFields ruling={ruling} tried={tried} />
    </Dialog>
  );
}

function scoreFor(given: Uncontested): Adjustment['NS'] {
  return given === 'not-played' ? { kind: given } : { kind: 'artificial', award: given };
}

/** A procedural penalty: a line of its own in the account of a pair. */
export function GivePenalty({ tournament, session, contestant, called, onClose }: PairRulingProps) {
  const { t, i18n } = useTranslation();
  const units = penaltyUnitsOf(session.settings.method);
  const [unit, setUnit] = useState(units[0]!);
  const [typed, setSize] = useState<string>();
  const { data: desk } = useQuery(deskQuery(tournament, session.session));
  const { regulation } = session.rules;
  const size = typed ?? standardPenalty(regulation, unit);
  const [tried, setTried] = useState(false);
  const ruling = useShortRuling({
    tournament,
    session,
    kind: 'penalty',
    plays: [],
    contestant,
    at: desk?.position ?? session.position,
    onClose,
  });
  const read = readHundredths(size);
  const hundredths = read !== undefined && isPenaltySize(unit, read) ? read : undefined;
  const { missing, tick } = useMeant(
    `${size} ${t(`ruling.unit.${unit}`)}`,
    hundredths !== undefined && isLargePenalty(unit, hundredths),
  );
  return (
    <Dialog
      title={t('ruling.penaltyFor', { pair: called })}
      action={t('ruling.penalise')}
      pending={ruling.pending}
      problem={ruling.problem}
      onSubmit={() => {
        setTried(true);
        if (hundredths === undefined || missing || !ruling.complete) return;
        ruling.give([{ kind: 'penalty', contestant, amount: { unit, hundredths } }]);
      }}
      onClose={ruling.close}
    >
      <TextInput
        label={t('ruling.size')}
        description={standardPenaltyText(i18n, regulation)}
        value={size}
        error={
          tried &&
          hundredths === undefined &&
          t(read === undefined ? 'ruling.sizeUnread' : 'ruling.sizeTooLarge')
        }
        inputMode="decimal"
        autoComplete="off"
        onChange={setSize}
      />
      <Choice
        label={t('ruling.unit')}
        value={unit}
        options={units.map((value) => ({ value, label: t(`ruling.unit.${value}`) }))}
        onChange={setUnit}
      />
      {tick}
      <ShortRulingFields ruling={ruling} usual="penalty" tried={tried} />
    </Dialog>
  );
}
