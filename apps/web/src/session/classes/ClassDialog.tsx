import { TextInput } from '../../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import type { ContestantClass } from '#tournament';
import type { ContestantSeen, SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useFormOf } from '../../form/useCommandForm.js';
import type { Form } from '../../form/useForm.js';
import type { Commands } from '../../api/schemas.js';
import { Tick } from '../../kit/Tick.js';
import { ReasonField } from '../../form/AskCommand.js';
import { useEntriesSeenAt } from '../../play/useEntriesSeenAt.js';
import { classOf, draftOf, type ClassDraft } from '../../play/classDraft.js';

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
  const form = useClassForm(tournament, 'entries.classify', {
    of: entry.entry,
    known: entry.class,
    at: useEntriesSeenAt(tournament),
    body: (as, { at }) => ({ entry: entry.entry, class: as, at }),
    onClose,
  });
  return (
    <ClassDialog
      form={form}
      title={t('classes.title', { pair: names })}
      text={t('classes.ofEntry')}
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
  // Published results change for a reason.
  const reasonNeeded = session.status === 'closed';
  const form = useClassForm(tournament, 'session.classify', {
    of: `${session.session} ${contestant.contestant}`,
    known: contestant.class,
    at: session.position,
    body: (as, { at, reason }) => ({
      session: session.session,
      classes: [{ contestant: contestant.contestant, class: as }],
      at,
      ...(reasonNeeded && { reason: reason.trim() }),
    }),
    onClose,
  });
  return (
    <ClassDialog
      form={form}
      title={t('classes.title', { pair: called })}
      text={t('classes.ofSession', { session: session.session })}
      reasonNeeded={reasonNeeded}
      onClose={onClose}
    />
  );
}

interface Classified extends ClassDraft {
  readonly reason: string;
  readonly at: number | undefined;
}

function useClassForm<Name extends 'entries.classify' | 'session.classify'>(
  tournament: string,
  command: Name,
  {
    of,
    known,
    at,
    body,
    onClose,
  }: {
    readonly of: string;
    readonly known: ContestantClass;
    readonly at: number | undefined;
    readonly body: (as: ContestantClass, classified: Classified) => Commands[Name];
    readonly onClose: () => void;
  },
): Form<Classified> {
  const { t } = useTranslation();
  return useFormOf<Name, Classified>({
    tournament,
    command,
    keptAs: of,
    start: { ...draftOf(known), reason: '', at },
    body: (values) => body(classOf(values)!, values),
    wrong: (values) => ({ handicap: !classOf(values) && t('classes.number') }),
    onDone: onClose,
    onTaken: onClose,
  });
}

function ClassDialog({
  form,
  title,
  text,
  reasonNeeded = false,
  onClose,
}: {
  readonly form: Form<Classified>;
  readonly title: string;
  readonly text: string;
  readonly reasonNeeded?: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <FormDialog form={form} title={title} action={t('players.save')} onClose={onClose}>
      <p>{text}</p>
      <TextInput
        {...form.at('stratum')}
        label={t('classes.stratum')}
        description={t('classes.stratumText')}
        maxLength={20}
        autoComplete="off"
      />
      <TextInput
        {...form.at('categories')}
        label={t('classes.categories')}
        description={t('classes.categoriesText')}
        maxLength={200}
        autoComplete="off"
      />
      <TextInput
        {...form.at('handicap')}
        label={t('classes.handicap')}
        inputMode="decimal"
        autoComplete="off"
      />
      <Tick {...form.at('ranked')} label={t('classes.ranked')} description={t('classes.rankedText')} />
      {reasonNeeded && <ReasonField {...form.at('reason', false)} usual="settings" />}
    </FormDialog>
  );
}
