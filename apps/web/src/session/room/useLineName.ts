import { useTranslation } from 'react-i18next';
import type { TravellerLineSeen } from '../../api/travellerDocuments.js';
import { contestantText } from '../../messages/fieldText.js';

/** Where and by whom a line is played, in words. */
export function useLineName(sections: number): (line: TravellerLineSeen) => string {
  const { t } = useTranslation();
  const called = (contestant: string | null) =>
    contestant === null ? '?' : contestantText(contestant, { section: sections > 1 });
  return ({ table, round, ns, ew, partners }) =>
    t('room.lineName', {
      table,
      round,
      north: [ns, ...(partners ? [partners.ns] : [])].map(called).join(' + '),
      east: [ew, ...(partners ? [partners.ew] : [])].map(called).join(' + '),
    });
}
