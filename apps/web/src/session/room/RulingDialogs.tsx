import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { penaltyUnitsOf, type PenaltyUnit } from '#scoring';
import type { ScoreWithoutResult, TournamentSettings } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { newCommandId } from '../../api/idempotency.js';
import { hundredthsText, numbersText } from '../../messages/fieldText.js';
import { regulationText } from '../../messages/regulationText.js';
import { Choice } from '../../parts/Choice.js';
import { Dialog } from '../../parts/Dialog.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { ReasonField } from '../AskCommand.js';
import { writeResult } from '../readResult.js';
import { EDITIONS } from '../set-up/RulesPanel.js';
import { lawOf, readHundredths, type RulingKind } from './lawOf.js';
import { FactsField, placeOf, usePlayTitle, type PlayDialogProps } from './PlayDialogs.js';
import classes from './Room.module.css';
import { missedBy } from './schedule.js';
import { AWARDS, isFault, kindsFor, newSide, readSide } from './sideDraft.js';
import { SideFields } from './SideFields.js';

const SIDES = ['NS', 'EW'] as const;
const GIVEN = ['apart', 'same'] as const;
/** What can be given for a board that was not played. */
const UNCONTESTED = [...AWARDS, 'not-played'] as const;
type Uncontested = (typeof UNCONTESTED)[number];
/** What the regulation of the tournament has as the standard penalty, where it measures one in this unit. */
function standardPenalty({ penalty }: TournamentSettings['regulation'], unit: PenaltyUnit): string {
  if (unit === 'percent-of-top') return hundredthsText(penalty.percentOfTop);
  return unit === 'imps' ? hundredthsText(penalty.imps) : '';
}

type Edition = TournamentSettings['laws'];

/** A dialog about a pair. */
interface PairRulingProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly contestant: string;
  /** The pair in words. */
  readonly called: string;
  readonly onClose: () => void;
}

/** What a ruling stands on, as it is being written down. */
export function useBasis(edition: Edition, kind: RulingKind) {
  const [ruling] = useState(newCommandId);
  const [chosen, setEdition] = useState(edition);
  const [typed, setLaw] = useState<string>();
  const [reason, setReason] = useState('');
  const [facts, setFacts] = useState('');
  const law = typed ?? lawOf(kind, chosen);
  const complete = law.trim() !== '' && reason.trim() !== '';
  return {
    state: { edition: chosen, law, reason, facts },
    change: { edition: setEdition, law: setLaw, reason: setReason, facts: setFacts },
    complete,
    body: {
      ruling,
      law: { edition: chosen, law: law.trim() },
      reason: reason.trim(),
      ...(facts.trim() === '' ? {} : { facts: facts.trim() }),
    },
  };
}

export function BasisFields({
  basis: { state, change },
  tried,
  fault,
}: {
  readonly basis: ReturnType<typeof useBasis>;
  readonly tried: boolean;
  readonly fault: (field: string) => string | undefined;
}) {
  const { t } = useTranslation();
  const missing = (value: string) => (tried && value.trim() === '' ? t('field.empty') : undefined);
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          name="law"
          label={t('ruling.law')}
          description={t('ruling.lawHint')}
          value={state.law}
          error={missing(state.law) ?? fault('law')}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => change.law(value)}
        />
        <NativeSelect
          label={t('ruling.edition')}
          description={t('ruling.editionHint')}
          value={state.edition}
          data={[...EDITIONS]}
          onChange={({ currentTarget: { value } }) => change.edition(value as Edition)}
        />
      </div>
      <ReasonField
        value={state.reason}
        error={missing(state.reason) ?? fault('reason')}
        onChange={change.reason}
      />
      <FactsField value={state.facts} error={fault('facts')} onChange={change.facts} />
    </>
  );
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
  const basis = useBasis(play.session.rules.laws, assigns ? 'assigned' : 'artificial');
  const form = useTournamentCommand(tournament, 'ruling.adjust-score', onClose);
  return (
    <Dialog
      title={usePlayTitle(play)}
      action={t('ruling.give')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        const [forNS, forEW] = [readSide(NS), readSide(EW)];
        if (isFault(forNS) || isFault(forEW) || !basis.complete) return;
        form.submit({ ...placeOf(play), ...basis.body, adjustment: { NS: forNS, EW: forEW } });
      }}
      onClose={onClose}
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
      <BasisFields basis={basis} tried={tried} fault={form.fault} />
    </Dialog>
  );
}

/** What is given for a late play that is not played after all, by who is responsible (Law 12C2(a), 2017). */
const CANCELLED = {
  NS: { NS: 'average-minus', EW: 'average-plus' },
  EW: { NS: 'average-plus', EW: 'average-minus' },
  both: { NS: 'average', EW: 'average' },
  nobody: { NS: 'average-plus', EW: 'average-plus' },
} as const;
type Cancelled = keyof typeof CANCELLED | 'not-played';

/** A late play is cancelled: averages by who is responsible, or the board does not count there. */
export function CancelLatePlay({ tournament, play, onClose }: PlayDialogProps) {
  const { t } = useTranslation();
  const [held, setHeld] = useState<Cancelled>('nobody');
  const [tried, setTried] = useState(false);
  const basis = useBasis(play.session.rules.laws, 'artificial');
  const rule = useTournamentCommand(tournament, 'ruling.adjust-score', onClose);
  const mark = useTournamentCommand(tournament, 'result.mark-not-played', onClose);
  const form = held === 'not-played' ? mark : rule;
  const options = [...(Object.keys(CANCELLED) as (keyof typeof CANCELLED)[]), 'not-played' as const];
  return (
    <Dialog
      title={usePlayTitle(play)}
      action={t('room.action.cancel-late')}
      grave
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        const { reason } = basis.body;
        if (held === 'not-played') {
          if (reason !== '') mark.submit({ ...placeOf(play), reason });
          return;
        }
        if (!basis.complete) return;
        const { NS, EW } = CANCELLED[held];
        const adjustment = {
          NS: { kind: 'artificial', award: NS },
          EW: { kind: 'artificial', award: EW },
        } as const;
        rule.submit({ ...placeOf(play), ...basis.body, adjustment });
      }}
      onClose={onClose}
    >
      <Choice
        label={t('late.held')}
        value={held}
        options={options.map((value) => ({ value, label: t(`late.held.${value}`) }))}
        onChange={setHeld}
      />
      {held === 'not-played' ? (
        <ReasonField
          value={basis.state.reason}
          error={tried && basis.body.reason === '' ? t('field.empty') : mark.fault('reason')}
          onChange={basis.change.reason}
        />
      ) : (
        <BasisFields basis={basis} tried={tried} fault={rule.fault} />
      )}
    </Dialog>
  );
}

/** Adjusted scores for all boards that a pair has missed: for itself, and for those who were to meet it. */
export function AdjustMissed({ tournament, session, contestant, called, onClose }: PairRulingProps) {
  const { t } = useTranslation();
  const [missed] = useState(() =>
    missedBy(session, contestant).map((play) => ({ ...play, ruling: newCommandId() })),
  );
  const [own, setOwn] = useState<Uncontested>('average-minus');
  const [opponents, setOpponents] = useState<Uncontested>('average-plus');
  const [tried, setTried] = useState(false);
  const basis = useBasis(session.rules.laws, 'artificial');
  const form = useTournamentCommand(tournament, 'ruling.adjust-missed', onClose);
  const options = UNCONTESTED.map((value) => ({
    value,
    label: t(value === 'not-played' ? 'ruling.kind.not-played' : `ruling.award.${value}`),
  }));
  return (
    <Dialog
      title={t('ruling.missedFor', { pair: called })}
      action={t('ruling.give')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (!basis.complete) return;
        const { ruling: _ruling, ...grounds } = basis.body;
        const scores = { own: scoreFor(own), opponents: scoreFor(opponents) };
        form.submit({ session: session.session, contestant, ...grounds, ...scores, plays: missed });
      }}
      onClose={onClose}
    >
      <p>
        {t('ruling.missedText', {
          boards: numbersText(missed.map(({ board }) => board)),
          rounds: numbersText([...new Set(missed.map(({ round }) => round))]),
        })}
      </p>
      <Choice label={t('ruling.ofPair')} value={own} options={options} onChange={setOwn} />
      <Choice label={t('ruling.ofOthers')} value={opponents} options={options} onChange={setOpponents} />
      <BasisFields basis={basis} tried={tried} fault={form.fault} />
    </Dialog>
  );
}

function scoreFor(given: Uncontested): ScoreWithoutResult {
  return given === 'not-played' ? { kind: given } : { kind: 'artificial', award: given };
}

/** A procedural penalty: a line of its own in the account of a pair. */
export function GivePenalty({ tournament, session, contestant, called, onClose }: PairRulingProps) {
  const { t, i18n } = useTranslation();
  const units = penaltyUnitsOf(session.settings.method.board.kind);
  const [unit, setUnit] = useState(units[0]!);
  const [typed, setSize] = useState<string>();
  const { regulation } = session.rules;
  const size = typed ?? standardPenalty(regulation, unit);
  const [tried, setTried] = useState(false);
  const basis = useBasis(session.rules.laws, 'penalty');
  const form = useTournamentCommand(tournament, 'ruling.give-penalty', onClose);
  const hundredths = readHundredths(size);
  return (
    <Dialog
      title={t('ruling.penaltyFor', { pair: called })}
      action={t('ruling.penalise')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (hundredths === undefined || !basis.complete) return;
        const amount = { unit, hundredths };
        form.submit({ session: session.session, contestant, ...basis.body, amount });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('ruling.size')}
        description={[
          t('ruling.standardBy', { regulation: regulationText(i18n, regulation) }),
          ...(regulation.warning ? [t('ruling.warnFirst')] : []),
        ].join(' ')}
        value={size}
        error={tried && hundredths === undefined && t('ruling.sizeUnread')}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setSize(value)}
      />
      <Choice
        label={t('ruling.unit')}
        value={unit}
        options={units.map((value) => ({ value, label: t(`ruling.unit.${value}`) }))}
        onChange={setUnit}
      />
      <BasisFields basis={basis} tried={tried} fault={form.fault} />
    </Dialog>
  );
}
