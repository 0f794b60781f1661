import { useTranslation } from 'react-i18next';
import type { ContestantSeen, SessionSeen } from '../../api/documents.js';
import { isOfIndividuals } from '../../play/contestants.js';
import { named } from '../entries/ChangeEntry.js';
import { PairFields, type PairNamed } from '../entries/PairFields.js';
import { PlayerField } from '../entries/PlayerField.js';

/** The players of a contestant, as far as they are known: to keep or to correct. */
export function playersNamed({ players }: Pick<ContestantSeen, 'players'>): PairNamed {
  return [named(players[0]), named(players[1])];
}

/** The names of those who play as a contestant: of a pair, or of somebody who plays for himself. */
export function NamesFields({
  tournament,
  session,
  players,
  error,
  onChange,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly players: PairNamed;
  /** What is wrong with them; said at the first. */
  readonly error: string | undefined;
  readonly onChange: (players: PairNamed) => void;
}) {
  const { t } = useTranslation();
  return isOfIndividuals(session) ? (
    <PlayerField
      tournament={tournament}
      label={t('room.player')}
      player={players[0]}
      error={error}
      onChange={(player) => onChange([player, players[1]])}
    />
  ) : (
    <PairFields
      tournament={tournament}
      players={players}
      error={error}
      labels={[t('room.northOrEast'), t('room.southOrWest')]}
      onChange={onChange}
    />
  );
}
