import { useTranslation } from 'react-i18next';
import type { PlayerSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { FormDialog } from '../../form/FormDialog.js';
import { PairFields, type PairNamed } from './PairFields.js';
import { nobody, type PlayerNamed } from './players.js';
import { useEntriesSeenAt } from '../../play/useEntriesSeenAt.js';
import { usePairForm } from './usePairForm.js';

/** A player as the page knows them, to be left as they are or replaced by another. */
export function named(player: PlayerSeen | undefined): PlayerNamed {
  return player?.name && player.person ? { id: player.person, name: player.name, known: true } : nobody();
}

/** Asks who plays in an entry. */
export function ChangeEntry({
  tournament,
  entry,
  alone,
  onClose,
}: {
  readonly tournament: string;
  readonly entry: EntrySeen;
  /** Everybody plays for himself. */
  readonly alone: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = usePairForm({
    tournament,
    command: 'entries.change',
    keptAs: entry.entry,
    start: {
      players: [named(entry.players[0]), named(entry.players[1])] as PairNamed,
      at: useEntriesSeenAt(tournament),
    },
    body: (players, { at }) => ({ entry: entry.entry, players, at }),
    onDone: onClose,
  });
  const { value: players, error, onChange } = form.at('players', true);
  return (
    <FormDialog form={form} title={t('players.changeTitle')} action={t('players.save')} onClose={onClose}>
      <PairFields {...{ tournament, players, error, onChange }} alone={alone && entry.players.length < 2} />
    </FormDialog>
  );
}
