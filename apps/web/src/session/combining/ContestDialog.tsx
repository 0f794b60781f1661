import { Select } from '../../kit/Select.js';
import { TextArea } from '../../kit/TextArea.js';
import { TextInput } from '../../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContestSeen } from '../../api/contestDocuments.js';
import { tournamentQuery } from '../../api/queries.js';
import { playSessionsQuery } from '../../api/sessionQueries.js';
import { Dialog } from '../../kit/Dialog.js';
import { Tick } from '../../kit/Tick.js';
import { gameParts } from '../../sheets/gameParts.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { ReasonField } from '../AskCommand.js';
import { NumberField } from '../NumberField.js';
import own from '../grouping/Grouping.module.css';
import {
  CHOICES,
  draftOf,
  faultOf,
  inUnit,
  isContestBegun,
  newContest,
  settingsOf,
  unitOf,
  type ContestDraft,
} from './contestDraft.js';

/** Asks which sessions make a contest and how they count. */
export function ContestDialog({
  tournament,
  contest,
  known,
  onDone,
  onClose,
}: {
  readonly tournament: string;
  readonly contest: string;
  /** The contest as it is; left out for a new one. */
  readonly known?: ContestSeen;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { data: sessions = [] } = useQuery(playSessionsQuery(tournament));
  const there = sessions.map(({ session }) => session);
  const [chosen, setChosen] = useState<ContestDraft | undefined>(known && draftOf(known.settings));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { data: book } = useQuery(tournamentQuery(tournament));
  const [at] = useState(known?.position ?? book?.head);
  const form = useTournamentCommand(
    tournament,
    'contest.choose',
    () => {
      onDone?.();
      onClose();
    },
    onClose,
  );
  const onSheets = sessions.filter(({ game }) => gameParts(game).sheets).map(({ session }) => session);
  const draft = chosen ?? inUnit(newContest(t('combining.title'), there), onSheets);
  const set = (change: Partial<ContestDraft>) => setChosen(inUnit({ ...draft, ...change }, onSheets));
  const { totals, dropIns, carries } = CHOICES[unitOf(draft, onSheets)];
  const fault = faultOf(draft);
  const all = [...new Set([...there, ...draft.sessions, ...draft.from])].toSorted(
    (one, other) => Number(one) - Number(other),
  );
  // What nobody has begun to play needs no reason to be changed.
  const isBegun = known !== undefined && isContestBegun(known.settings, sessions);
  const missing = isBegun && reason.trim() === '';
  const errorIn = (field: typeof fault, words: string) => tried && fault === field && words;
  return (
    <Dialog
      title={t(known ? 'combining.changeTitle' : 'combining.newTitle')}
      action={t('players.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (fault || missing) return;
        const words = { handicap: t('standings.handicapped') };
        const settings = settingsOf(draft, words, known?.settings);
        form.submit({ contest, settings, at, ...(isBegun ? { reason: reason.trim() } : {}) });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('combining.name')}
        value={draft.title}
        error={errorIn('title', t('field.empty'))}
        maxLength={80}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => set({ title: value })}
      />
      <Sessions
        label={t('combining.sessions')}
        all={all}
        chosen={draft.sessions}
        error={errorIn('sessions', t('field.empty'))}
        onChange={(value) => set({ sessions: value })}
      />
      {onSheets.length < there.length && (
        <Tick label={t('combining.teams')} checked={draft.teams} onChange={(teams) => set({ teams })} />
      )}
      <Select
        label={t('combining.total')}
        description={t(`combining.totalText.${draft.total}`)}
        value={draft.total}
        data={totals.map((value) => ({ value, label: t(`contest.total.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set({ total: value as ContestDraft['total'] })}
      />
      <NumberField
        label={t('combining.best')}
        description={t('combining.bestText')}
        value={draft.best}
        least={1}
        most={50}
        onChange={(best) => set({ best })}
        onEmpty={() => set({ best: undefined })}
      />
      <NumberField
        label={t('combining.least')}
        description={t('combining.leastText')}
        value={draft.least}
        least={1}
        most={50}
        onChange={(least) => set({ least })}
        onEmpty={() => set({ least: undefined })}
      />
      <NumberField
        label={t('combining.qualify')}
        description={t('combining.qualifyText')}
        value={draft.qualify}
        least={1}
        most={10_000}
        onChange={(qualify) => set({ qualify })}
        onEmpty={() => set({ qualify: undefined })}
      />
      <Select
        label={t('combining.dropIn')}
        value={draft.dropIn}
        data={dropIns.map((value) => ({ value, label: t(`combining.dropIn.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set({ dropIn: value as ContestDraft['dropIn'] })}
      />
      {draft.dropIn === 'percent' && (
        <TextInput
          label={t('combining.percent')}
          value={draft.percent}
          error={errorIn('percent', t('combining.number'))}
          inputMode="decimal"
          onChange={({ currentTarget: { value } }) => set({ percent: value })}
        />
      )}
      <Select
        label={t('combining.carry')}
        description={draft.carry === 'ebu' ? t('combining.carryEbuText') : undefined}
        value={draft.carry}
        data={carries.map((value) => ({ value, label: t(`combining.carry.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const carry = value as ContestDraft['carry'];
          set({ carry, ...(carry === 'ebu' ? { total: 'sum' } : {}) });
        }}
      />
      {draft.carry !== 'none' && (
        <Sessions
          label={t('combining.from')}
          all={all.filter((session) => !draft.sessions.includes(session))}
          chosen={draft.from}
          error={errorIn('from', t('combining.fromFault'))}
          onChange={(from) => set({ from })}
        />
      )}
      {(draft.carry === 'score' || draft.carry === 'difference-to-average') && (
        <>
          <TextInput
            label={t('combining.part')}
            value={draft.part}
            error={errorIn('part', t('combining.partFault'))}
            onChange={({ currentTarget: { value } }) => set({ part: value })}
          />
          <TextInput
            label={t('combining.most')}
            value={draft.most}
            error={errorIn('most', t('combining.number'))}
            inputMode="decimal"
            onChange={({ currentTarget: { value } }) => set({ most: value })}
          />
        </>
      )}
      <details className={`opens spaced ${own.more}`} open={(tried && fault === 'points') || undefined}>
        <summary>{t('combining.more')}</summary>
        <TextInput
          label={t('grouping.names.strata')}
          description={t('combining.strataText')}
          value={draft.strata}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => set({ strata: value })}
        />
        <TextInput
          label={t('grouping.names.category')}
          description={t('grouping.namesText')}
          value={draft.categories}
          maxLength={200}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => set({ categories: value })}
        />
        <Tick
          label={t('combining.handicap')}
          checked={draft.handicap}
          onChange={(handicap) => set({ handicap })}
        />
        <TextArea
          label={t('grouping.masterPoints')}
          description={t('grouping.masterPointsText')}
          value={draft.points}
          error={errorIn('points', t('grouping.masterPointsFault'))}
          rows={2}
          onChange={({ currentTarget: { value } }) => set({ points: value })}
        />
      </details>
      {isBegun && (
        <ReasonField
          value={reason}
          usual="settings"
          error={tried && missing ? t('field.empty') : form.fault('reason')}
          onChange={setReason}
        />
      )}
    </Dialog>
  );
}

function Sessions({
  label,
  all,
  chosen,
  error,
  onChange,
}: {
  readonly label: string;
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly error: string | false;
  readonly onChange: (sessions: string[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="row gap-0 gap-x-16 stretch">
      <legend>{label}</legend>
      {all.map((session) => (
        <Tick
          key={session}
          label={t('contest.session', { session })}
          checked={chosen.includes(session)}
          onChange={(counts) =>
            onChange(all.filter((one) => (one === session ? counts : chosen.includes(one))))
          }
        />
      ))}
      {error !== false && <div className="wide small bad">{error}</div>}
    </fieldset>
  );
}
