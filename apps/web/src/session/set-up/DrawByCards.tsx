import { Select } from '../../kit/Select.js';
import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCard } from '#lists';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { contestantText } from '../../messages/fieldText.js';
import { Dialog } from '../../kit/Dialog.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { ReasonField } from '../AskCommand.js';
import { namesText } from '../entries/namesText.js';
import { replacesDraw, seatsTaken } from './seatsTaken.js';
import { useEntriesSeenAt } from './useEntriesSeenAt.js';

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
  const [cards, setCards] = useState<Readonly<Record<string, string>>>({});
  const [chosen, setChosen] = useState('');
  const [tried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  const again = replacesDraw(session);
  const taken = seatsTaken(session);
  const at = useEntriesSeenAt(tournament);
  const form = useTournamentCommand(tournament, 'session.draw-seats-by-cards', onClose);
  const unread = (entry: string) => readCard(cards[entry] ?? '') === undefined;
  const submit = () => {
    setTried(true);
    if (entries.some(({ entry }) => unread(entry)) || (again && reason.trim() === '')) return;
    form.submit({
      session: session.session,
      at,
      cards: entries.map(({ entry }) => ({ entry, card: readCard(cards[entry] ?? '') ?? '' })),
      ...(chosen === '' ? {} : { chosen }),
      ...(again && { reason: reason.trim() }),
    });
  };
  return (
    <Dialog
      title={t('draw.byCards')}
      action={t('draw.seatThem')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('draw.cardsText')}</p>
      {entries.map(({ entry, players }) => (
        <TextInput
          key={entry}
          label={namesText(players)}
          value={cards[entry] ?? ''}
          error={tried && unread(entry) && t('draw.cardUnread')}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(value) => setCards((held) => ({ ...held, [entry]: value }))}
        />
      ))}
      <Select
        label={t('draw.chosen')}
        value={chosen}
        data={[
          { value: '', label: t('draw.firstPlace') },
          ...session.contestants.map(({ contestant }) => ({
            value: contestant,
            label: contestantText(contestant, { section: session.sections.length > 1 }),
          })),
        ]}
        onChange={setChosen}
      />
      {!again && taken > 0 && <p>{t('draw.replaces', { count: taken })}</p>}
      {again && (
        <>
          <p>{t('draw.againText')}</p>
          <ReasonField
            value={reason}
            usual="seats"
            error={tried && reason.trim() === '' ? t('field.empty') : form.fault('reason')}
            onChange={setReason}
          />
        </>
      )}
    </Dialog>
  );
}
