import type { ContestSeen, ParticipantSeen } from '../../api/contestDocuments.js';
import { areAlone } from '../../play/areAlone.js';

interface Ranked {
  readonly entries: readonly Pick<ParticipantSeen, 'players'>[];
  readonly settings: Pick<ContestSeen['settings'], 'of'>;
}

/** Whether those who are ranked are players, each for himself; of a team its captain alone is named. */
export function isOfPlayers({ entries, settings }: Ranked): boolean {
  return settings.of === 'players' || (areAlone(entries) && settings.of !== 'teams');
}
