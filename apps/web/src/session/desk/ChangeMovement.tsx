import { Select } from '../../kit/Select.js';
import { TextArea } from '../../kit/TextArea.js';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BROKEN_TABLE_WAYS,
  changeMovement,
  nearestChanges,
  STEPS_FOR_A_CHANGE,
  type ChangeKind,
  type ChangeOutcome,
} from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { Dialog } from '../../kit/Dialog.js';
import { Tick } from '../../kit/Tick.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { calledIn } from '../../play/calledParts.js';
import { ReasonField } from '../../form/AskCommand.js';
import { NumberField } from '../../kit/NumberField.js';
import { changeKinds, newDraft, rowsText, underWay, wishOf, type ChangeDraft } from './changeDraft.js';
import { ChangeShown } from './ChangeShown.js';

const MOST_ROUNDS = 60;
const MOST_NEW_SETS = 40;
const PAIRS = ['2', '1'] as const;
const SEARCH = { steps: STEPS_FOR_A_CHANGE };
const NOT_FOUND: ReadonlySet<string> = new Set(['change.none', 'change.out-of-time']);

type NearestChange = ReturnType<typeof nearestChanges>[number];

/** The movement is changed in mid-session: what is to change, the difference seat by seat, and then done. */
export default function ChangeMovement({
  tournament,
  session,
  onClose,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const kinds = changeKinds(session);
  const [draft, setDraft] = useState(() => newDraft(session, session.sections[0]!.section, 'late-pair'));
  const [outcome, setOutcome] = useState<ChangeOutcome | 'unread'>();
  const [near, setNear] = useState<readonly NearestChange[]>([]);
  const [looking, setLooking] = useState(false);
  const [shared, setShared] = useState(false);
  const [reason, setReason] = useState('');
  const form = useTournamentCommand(tournament, 'session.change-movement', onClose);
  const changed = outcome !== 'unread' && outcome?.outcome === 'changed' ? outcome : undefined;
  const under = underWay(
    session,
    draft.section,
    Math.max(draft.fromRound, calledIn(session, draft.section) + 1),
  );
  const nearest =
    outcome !== undefined && outcome !== 'unread' && outcome.outcome === 'refused' && draft.kind === 'another'
      ? near
      : [];
  const change = (next: ChangeDraft) => {
    setDraft(next);
    setOutcome(undefined);
    setShared(false);
    form.reset();
  };
  const look = (wanted: ChangeDraft = draft) => {
    setLooking(true);
    // The search may take a second: what is pressed is shown as pressed first.
    setTimeout(() => {
      const wish = wishOf(wanted, under);
      const found = wish ? changeMovement(under, wish, SEARCH) : 'unread';
      setOutcome(found);
      const isNone = found !== 'unread' && found.outcome === 'refused' && NOT_FOUND.has(found.refusal.code);
      setNear(isNone && wish?.kind === 'another' ? nearestChanges(under, wish, SEARCH) : []);
      setLooking(false);
    }, 30);
  };
  const submit = () => {
    if (!changed) return look();
    form.submit({
      session: session.session,
      section: draft.section,
      fromRound: under.fromRound,
      change: wishOf(draft, under)!,
      ...(shared && { shared: true as const }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      shown: changed.movement,
    });
  };
  return (
    <Dialog
      title={t('room.change.title')}
      action={t(changed ? 'room.change.do' : 'room.change.look')}
      wide
      pending={looking || form.pending}
      problem={form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {session.sections.length > 1 && (
        <Select
          label={t('room.change.section')}
          value={draft.section}
          data={session.sections.map(({ section }) => section)}
          onChange={(value) => change(newDraft(session, value, draft.kind))}
        />
      )}
      <Select
        label={t('room.change.what')}
        value={draft.kind}
        data={kinds.map((value) => ({ value, label: t(`room.change.kind.${value}`) }))}
        onChange={(value) => change(newDraft(session, draft.section, value as ChangeKind))}
      />
      <p className="muted">{t(`room.change.text.${draft.kind}`)}</p>
      <Fields key={`${draft.section} ${draft.kind}`} session={session} draft={draft} onChange={change} />
      {outcome !== undefined && (
        <ChangeShown
          session={session}
          section={draft.section}
          outcome={outcome}
          under={under}
          shared={shared}
          onShared={(said) => {
            setShared(said);
            form.reset();
          }}
        />
      )}
      {nearest.length > 0 && (
        <div className="row gap-12 top fields">
          {nearest.map((wish) => (
            <Button
              key={JSON.stringify(wish)}
              variant="default"
              onClick={() => {
                change({ ...draft, ...wish });
                look({ ...draft, ...wish });
              }}
            >
              {nearestText(draft, wish, t)}
            </Button>
          ))}
        </div>
      )}
      {changed && (
        <ReasonField
          value={reason}
          usual="movement"
          optional
          error={form.fault('reason')}
          onChange={setReason}
        />
      )}
    </Dialog>
  );
}

/** In what the nearest change that there is differs from the one that was wished. */
function nearestText(
  draft: ChangeDraft,
  { rounds, newSets, meetAgain, tables }: NearestChange,
  t: TFunction,
): string {
  if (rounds !== draft.rounds) return t('room.change.near.rounds', { count: rounds });
  if (newSets !== draft.newSets) return t('room.change.near.newSets', { count: newSets });
  if (tables !== draft.tables) return t('room.change.near.tables', { count: tables });
  return t(meetAgain && !draft.meetAgain ? 'room.change.near.meetAgain' : 'room.change.near.copies');
}

/** What else has to be said, by the kind of the change. */
function Fields({
  session,
  draft,
  onChange,
}: {
  readonly session: SessionSeen;
  readonly draft: ChangeDraft;
  readonly onChange: (draft: ChangeDraft) => void;
}) {
  const { t } = useTranslation();
  const { kind, section } = draft;
  const { movement } = session.sections.find((data) => data.section === section)!;
  const put = (more: Partial<ChangeDraft>) => onChange({ ...draft, ...more });
  const called = calledIn(session, section);
  const next = called + 1;
  const rounds = (least: number, most: number) => (
    <NumberField
      label={t('room.change.rounds')}
      value={draft.rounds}
      least={least}
      most={most}
      onChange={(value) => put({ rounds: value })}
    />
  );
  if (kind === 'curtail')
    return <div className="row gap-12 top fields">{rounds(Math.max(1, called), movement.rounds)}</div>;
  if (kind === 'lengthen')
    return <div className="row gap-12 top fields">{rounds(movement.rounds + 1, MOST_ROUNDS)}</div>;
  return (
    <>
      <div className="row gap-12 top fields">
        <NumberField
          label={t('room.fromRound')}
          value={draft.fromRound}
          least={next}
          most={Math.max(next, movement.rounds + 1)}
          onChange={(fromRound) => put({ fromRound, rows: rowsText(movement.rows, fromRound) })}
        />
        {kind === 'broken-table' && (
          <Select
            label={t('room.change.table')}
            value={draft.table}
            data={Array.from({ length: movement.tables }, (_, index) => ({
              value: index + 1,
              label: `${section}${index + 1}`,
            }))}
            onChange={(value) => put({ table: value })}
          />
        )}
        {kind === 'another' && (
          <>
            {rounds(draft.fromRound, MOST_ROUNDS)}
            <NumberField
              label={t('room.change.tables')}
              value={draft.tables}
              least={1}
              most={movement.tables + 1}
              onChange={(tables) => put({ tables })}
            />
            <NumberField
              label={t('room.change.newSets')}
              value={draft.newSets}
              least={0}
              most={MOST_NEW_SETS}
              onChange={(newSets) => put({ newSets })}
            />
            <NumberField
              label={t('room.change.copies')}
              value={draft.copies}
              least={1}
              most={MOST_NEW_SETS}
              onChange={(copies) => put({ copies })}
            />
          </>
        )}
      </div>
      {kind === 'extra-table' && (
        <Choice
          label={t('room.change.pairs')}
          value={draft.pairs}
          options={PAIRS.map((value) => ({ value, label: t(`room.change.pairs.${value}`) }))}
          onChange={(pairs) => put({ pairs })}
        />
      )}
      {kind === 'broken-table' && (
        <Choice
          label={t('room.change.way')}
          value={draft.way}
          options={BROKEN_TABLE_WAYS.map((value) => ({ value, label: t(`room.change.way.${value}`) }))}
          onChange={(way) => put({ way })}
        />
      )}
      {kind === 'another' && (
        <Tick
          label={t('room.change.meetAgain')}
          value={draft.meetAgain}
          onChange={(meetAgain) => put({ meetAgain })}
        />
      )}
      {kind === 'rows' && (
        <TextArea
          label={t('room.change.rows')}
          description={t('room.change.rowsHint')}
          value={draft.rows}
          rows={3}
          spellcheck={false}
          autoComplete="off"
          mono
          onChange={(value) => put({ rows: value })}
        />
      )}
    </>
  );
}
