import { Select } from '../../kit/Select.js';
import { TextArea } from '../../kit/TextArea.js';
import { TextInput } from '../../kit/TextInput.js';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContestSeen } from '../../api/contestDocuments.js';
import { tournamentQuery } from '../../api/queries.js';
import { playSessionsQuery } from '../../api/sessionQueries.js';
import type { SessionListed } from '../../api/documents.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useFormOf } from '../../form/useCommandForm.js';
import { Tick } from '../../kit/Tick.js';
import { gameParts } from '../../play/gameParts.js';
import { ReasonField } from '../../form/AskCommand.js';
import { NumberField } from '../../kit/NumberField.js';
import own from '../../kit/MoreFields.module.css';
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

interface ContestDialogProps {
  readonly tournament: string;
  readonly contest: string;
  /** The contest as it is; left out for a new one. */
  readonly known?: ContestSeen;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks which sessions make a contest and how they count. */
export function ContestDialog(props: ContestDialogProps) {
  const { data: sessions } = useQuery(playSessionsQuery(props.tournament));
  const { data: book } = useQuery(tournamentQuery(props.tournament));
  return sessions && book && <AskContest {...props} sessions={sessions} head={book.head} />;
}

/** Where in the settings the fields of a contest stand. */
const PLACES = Object.fromEntries(
  ['title', 'sessions', 'total', 'best', 'least', 'qualify'].map((name) => [name, `settings.${name}`]),
);

function AskContest({
  tournament,
  contest,
  known,
  sessions,
  head,
  onDone,
  onClose,
}: ContestDialogProps & { readonly sessions: readonly SessionListed[]; readonly head: number }) {
  const { t } = useTranslation();
  const there = sessions.map(({ session }) => session);
  const onSheets = sessions.filter(({ game }) => gameParts(game).sheets).map(({ session }) => session);
  // What nobody has begun to play needs no reason to be changed.
  const isBegun = known !== undefined && isContestBegun(known.settings, sessions);
  const first = known ? draftOf(known.settings) : newContest(t('combining.title'), there);
  const form = useFormOf<'contest.choose', ContestDraft & { reason: string; at: number }>({
    tournament,
    command: 'contest.choose',
    keptAs: contest,
    start: { ...inUnit(first, onSheets), reason: '', at: known?.position ?? head },
    places: PLACES,
    body: ({ reason, at, ...draft }) => ({
      contest,
      settings: settingsOf(draft, { handicap: t('standings.handicapped') }, known?.settings),
      at,
      ...(isBegun && { reason: reason.trim() }),
    }),
    wrong: (draft) => {
      const fault = faultOf(draft);
      return fault ? { [fault]: t(FAULT_WORDS[fault]) } : {};
    },
    onDone() {
      onDone?.();
      onClose();
    },
    onTaken: onClose,
  });
  const { values: draft } = form;
  const set = (change: Partial<ContestDraft>) => form.set(inUnit({ ...draft, ...change }, onSheets));
  const { totals, dropIns, carries } = CHOICES[unitOf(draft, onSheets)];
  const all = [...new Set([...there, ...draft.sessions, ...draft.from])].toSorted(
    (one, other) => Number(one) - Number(other),
  );
  return (
    <FormDialog
      form={form}
      title={t(known ? 'combining.changeTitle' : 'combining.newTitle')}
      action={t('players.save')}
      onClose={onClose}
    >
      <TextInput {...form.at('title')} label={t('combining.name')} autoComplete="off" />
      <Sessions
        {...form.at('sessions')}
        label={t('combining.sessions')}
        all={all}
        onChange={(chosen) => set({ sessions: chosen })}
      />
      {onSheets.length < there.length && (
        <Select
          label={t('combining.of')}
          description={draft.of === 'players' ? t('combining.playersText') : undefined}
          value={draft.of}
          data={(['contestants', 'players', 'teams'] as const).map((value) => ({
            value,
            label: t(`combining.of.${value}`),
          }))}
          onChange={(of) => set({ of })}
        />
      )}
      <Select
        {...form.at('total')}
        label={t('combining.total')}
        description={t(`combining.totalText.${draft.total}`)}
        data={totals.map((value) => ({ value, label: t(`contest.total.${value}`) }))}
      />
      <NumberField {...form.at('best')} label={t('combining.best')} description={t('combining.bestText')} />
      <NumberField
        {...form.at('least')}
        label={t('combining.least')}
        description={t('combining.leastText')}
      />
      {draft.of !== 'players' && (
        <NumberField
          {...form.at('qualify')}
          label={t('combining.qualify')}
          description={t('combining.qualifyText')}
        />
      )}
      <Select
        {...form.at('dropIn')}
        label={t('combining.dropIn')}
        data={dropIns.map((value) => ({ value, label: t(`combining.dropIn.${value}`) }))}
      />
      {draft.dropIn === 'percent' && (
        <TextInput {...form.at('percent')} label={t('combining.percent')} inputMode="decimal" />
      )}
      {draft.of !== 'players' && (
        <Select
          label={t('combining.carry')}
          description={draft.carry === 'ebu' ? t('combining.carryEbuText') : undefined}
          value={draft.carry}
          data={carries.map((value) => ({ value, label: t(`combining.carry.${value}`) }))}
          onChange={(carry) => set({ carry, ...(carry === 'ebu' && { total: 'sum' }) })}
        />
      )}
      {draft.carry !== 'none' && (
        <Sessions
          {...form.at('from')}
          label={t('combining.from')}
          all={all.filter((session) => !draft.sessions.includes(session))}
          onChange={(from) => set({ from })}
        />
      )}
      {(draft.carry === 'score' || draft.carry === 'difference-to-average') && (
        <>
          <TextInput {...form.at('part')} label={t('combining.part')} />
          <TextInput {...form.at('most')} label={t('combining.most')} inputMode="decimal" />
        </>
      )}
      <details className={`opens spaced ${own.more}`}>
        <summary>{t('combining.more')}</summary>
        <TextInput
          {...form.at('strata')}
          label={t('grouping.names.strata')}
          description={t('combining.strataText')}
          maxLength={200}
          autoComplete="off"
        />
        <TextInput
          {...form.at('categories')}
          label={t('grouping.names.category')}
          description={t('grouping.namesText')}
          maxLength={200}
          autoComplete="off"
        />
        <Tick {...form.at('handicap')} label={t('combining.handicap')} />
        <TextArea
          {...form.at('points')}
          label={t('grouping.masterPoints')}
          description={t('grouping.masterPointsText')}
          rows={2}
        />
      </details>
      {isBegun && <ReasonField {...form.at('reason', false)} usual="settings" />}
    </FormDialog>
  );
}

/** What is said of a field that is not right. */
const FAULT_WORDS = {
  title: 'field.empty',
  sessions: 'field.empty',
  percent: 'combining.number',
  from: 'combining.fromFault',
  part: 'combining.partFault',
  most: 'combining.number',
  points: 'grouping.masterPointsFault',
} as const;

function Sessions({
  label,
  all,
  value: chosen,
  error,
  onChange,
}: {
  readonly label: string;
  readonly all: readonly string[];
  readonly value: readonly string[];
  readonly error: string | undefined;
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
          value={chosen.includes(session)}
          onChange={(counts) =>
            onChange(all.filter((one) => (one === session ? counts : chosen.includes(one))))
          }
        />
      ))}
      {error !== undefined && <div className="wide small bad">{error}</div>}
    </fieldset>
  );
}
