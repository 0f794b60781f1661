import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useTranslation } from 'react-i18next';
import { readCard } from '#lists';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { contestantText } from '../../messages/fieldText.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { ReasonField } from '../../form/AskCommand.js';
import { namesText } from '../../play/namesText.js';
import { replacesDraw, seatsTaken } from './seatsTaken.js';
import { useEntriesSeenAt } from '../../play/useEntriesSeenAt.js';

/** The cards that the pairs drew; who has the lowest chooses a place, the others follow by rising cards. */
export function DrawByCards({
  tournament,
  session,
  entries,
  onClose,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly entries: readonly EntrySeen[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const again = replacesDraw(session);
  const taken = seatsTaken(session);
  const at = useEntriesSeenAt(tournament);
  const cardsOf = (written: Readonly<Record<string, string>>) =>
    entries.map(({ entry }) => ({ entry, card: readCard(written[entry] ?? '') }));
  const unread = t('draw.cardUnread');
  const form = useCommandForm({
    tournament,
    command: 'session.draw-seats-by-cards',
    keptAs: session.session,
    start: { drawn: {} as Readonly<Record<string, string>>, chosen: '', reason: '' },
    body: ({ drawn, chosen, reason }) => ({
      session: session.session,
      at,
      cards: cardsOf(drawn).map(({ entry, card }) => ({ entry, card: card ?? '' })),
      ...(chosen !== '' && { chosen }),
      ...(again && { reason: reason.trim() }),
    }),
    wrong: ({ drawn }) => ({ drawn: cardsOf(drawn).some(({ card }) => card === undefined) && unread }),
    onDone: onClose,
  });
  const { drawn } = form.values;
  return (
    <FormDialog form={form} title={t('draw.byCards')} action={t('draw.seatThem')} onClose={onClose}>
      <p>{t('draw.cardsText')}</p>
      {entries.map(({ entry, players }) => (
        <TextInput
          key={entry}
          label={namesText(players)}
          value={drawn[entry] ?? ''}
          error={form.tried && readCard(drawn[entry] ?? '') === undefined && unread}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(card) => form.set({ drawn: { ...drawn, [entry]: card } })}
        />
      ))}
      <Select
        {...form.at('chosen', true)}
        label={t('draw.chosen')}
        data={[
          { value: '', label: t('draw.firstPlace') },
          ...session.contestants.map(({ contestant }) => ({
            value: contestant,
            label: contestantText(contestant, { section: session.sections.length > 1 }),
          })),
        ]}
      />
      {!again && taken > 0 && <p>{t('draw.replaces', { count: taken })}</p>}
      {again && (
        <>
          <p>{t('draw.againText')}</p>
          <ReasonField {...form.at('reason', false)} usual="seats" />
        </>
      )}
    </FormDialog>
  );
}
