import type { ContestSeen, ParticipantSeen } from '../../api/contestDocuments.js';

interface Ranked {
  readonly entries: readonly Pick<ParticipantSeen, 'players'>[];
  readonly settings: Pick<ContestSeen['settings'], 'of'>;
}

/** Whether those who are ranked are players, each for himself; of a team its captain alone is named. */
export function isOfPlayers({ entries, settings }: Ranked): boolean {
  const alone = entries.length > 0 && entries.every(({ players }) => players.length === 1);
  return alone && settings.of !== 'teams';
}
