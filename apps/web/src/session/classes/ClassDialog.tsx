import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContestantClass } from '#tournament';
import type { ContestantSeen, SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { Dialog } from '../../kit/Dialog.js';
import { Tick } from '../../kit/Tick.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { ReasonField } from '../AskCommand.js';
import { useEntriesSeenAt } from '../set-up/useEntriesSeenAt.js';
import { classOf, draftOf, type ClassDraft } from './classDraft.js';

/** As what an entry takes part in every session that does not say otherwise. */
export function ClassifyEntry({
  tournament,
  entry,
  names,
  onClose,
}: {
  readonly tournament: string;
  readonly entry: EntrySeen;
  readonly names: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const seen = useEntriesSeenAt(tournament);
  const [at] = useState(seen);
  const form = useTournamentCommand(tournament, 'entries.classify', onClose, onClose);
  return (
    <ClassDialog
      title={t('classes.title', { pair: names })}
      text={t('classes.ofEntry')}
      known={entry.class}
      form={form}
      onChosen={(as) => form.submit({ entry: entry.entry, class: as, at })}
      onClose={onClose}
    />
  );
}

/** As what a pair takes part in one session. */
export function ClassifyContestant({
  tournament,
  session,
  contestant,
  called,
  onClose,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly contestant: ContestantSeen;
  readonly called: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [at] = useState(session.position);
  const form = useTournamentCommand(tournament, 'session.classify', onClose, onClose);
  return (
    <ClassDialog
      title={t('classes.title', { pair: called })}
      text={t('classes.ofSession', { session: session.session })}
      known={contestant.class}
      form={form}
      reasonNeeded={session.status === 'closed'}
      onChosen={(as, reason) =>
        form.submit({
          session: session.session,
          classes: [{ contestant: contestant.contestant, class: as }],
          at,
          ...(reason === '' ? {} : { reason }),
        })
      }
      onClose={onClose}
    />
  );
}

function ClassDialog({
  title,
  text,
  known,
  form,
  reasonNeeded = false,
  onChosen,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly known: ContestantClass;
  readonly form: { readonly pending: boolean; readonly problem: unknown };
  /** Whether published results change. */
  readonly reasonNeeded?: boolean;
  readonly onChosen: (as: ContestantClass, reason: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<ClassDraft>(() => draftOf(known));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const as = classOf(draft);
  const missing = reasonNeeded && reason.trim() === '';
  return (
    <Dialog
      title={title}
      action={t('players.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        setTried(true);
        if (as && !missing) onChosen(as, reason.trim());
      }}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextInput
        label={t('classes.stratum')}
        description={t('classes.stratumText')}
        value={draft.stratum}
        maxLength={20}
        autoComplete="off"
        onChange={(value) => setDraft({ ...draft, stratum: value })}
      />
      <TextInput
        label={t('classes.categories')}
        description={t('classes.categoriesText')}
        value={draft.categories}
        maxLength={200}
        autoComplete="off"
        onChange={(value) => setDraft({ ...draft, categories: value })}
      />
      <TextInput
        label={t('classes.handicap')}
        value={draft.handicap}
        error={tried && !as && t('classes.number')}
        inputMode="decimal"
        autoComplete="off"
        onChange={(value) => setDraft({ ...draft, handicap: value })}
      />
      <Tick
        label={t('classes.ranked')}
        description={t('classes.rankedText')}
        value={draft.ranked}
        onChange={(ranked) => setDraft({ ...draft, ranked })}
      />
      {reasonNeeded && (
        <ReasonField
          value={reason}
          usual="settings"
          error={tried && missing ? t('field.empty') : undefined}
          onChange={setReason}
        />
      )}
    </Dialog>
  );
}
