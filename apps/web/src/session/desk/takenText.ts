import type { TFunction } from 'i18next';
import type { CallTaken } from '../../api/deskDocuments.js';

/** Who has come to a call, or is on the way there. */
export function takenText(
  t: TFunction,
  { comingBy, came, cameBy }: Pick<CallTaken, 'comingBy' | 'came' | 'cameBy'>,
): string {
  const who = came === null ? comingBy : cameBy;
  if (who?.self) return t(came === null ? 'room.youAreComing' : 'room.youAreThere');
  return t(came === null ? 'room.isComing' : 'room.isThere', { name: who?.name ?? t('room.aDirector') });
}
