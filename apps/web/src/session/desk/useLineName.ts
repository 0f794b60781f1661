import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import type { TravellerLineSeen } from '../../api/travellerDocuments.js';
import { calledShort } from '../../play/contestants.js';

/** Where and by whom a line is played, in words. */
export function useLineName(session: SessionSeen): (line: TravellerLineSeen) => string {
  const { t } = useTranslation();
  const called = (contestant: string | null) =>
    contestant === null ? '?' : calledShort(session, contestant);
  return ({ table, round, ns, ew, partners }) =>
    t('room.lineName', {
      table,
      round,
      north: [ns, ...(partners ? [partners.ns] : [])].map(called).join(' + '),
      east: [ew, ...(partners ? [partners.ew] : [])].map(called).join(' + '),
    });
}
