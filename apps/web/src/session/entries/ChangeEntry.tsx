import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { Dialog } from '../../kit/Dialog.js';
import { PairFields, type PairNamed } from './PairFields.js';
import { nobody, type PlayerNamed } from './players.js';
import { useEntriesSeenAt } from '../../play/useEntriesSeenAt.js';
import { usePairCommand } from './usePairCommand.js';

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
  const [players, setPlayers] = useState<PairNamed>(() => [named(entry.players[0]), named(entry.players[1])]);
  const [empty, setEmpty] = useState(false);
  const seenAt = useEntriesSeenAt(tournament);
  const [at] = useState(seenAt);
  const form = usePairCommand(
    tournament,
    'entries.change',
    (ids) => ({ entry: entry.entry, players: ids, at }),
    onClose,
  );
  return (
    <Dialog
      title={t('players.changeTitle')}
      action={t('players.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => {
        const anybody = players.some(({ name }) => name.trim() !== '');
        setEmpty(!anybody);
        if (anybody) form.submit(players);
      }}
      onClose={onClose}
    >
      <PairFields
        tournament={tournament}
        players={players}
        empty={empty}
        alone={alone && entry.players.length < 2}
        onChange={setPlayers}
      />
    </Dialog>
  );
}
