import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { playSessionsQuery } from '../api/sessionQueries.js';
import type { Tournament } from '../api/types.js';
import { venueDay } from '../browser/venueZone.js';
import { useTimes } from '../parts/useTimes.js';

/** On which days a tournament is played, the first and the last; when it was created as long as none was chosen. */
export function DaysOfTournament({ tournament: { id, createdAt } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const times = useTimes();
  const { data: sessions } = useQuery(playSessionsQuery(id));
  if (!sessions) return null;
  const days = sessions.flatMap(({ day }) => day ?? []).toSorted();
  const said = [...new Set([days[0], days.at(-1)])].flatMap((day) =>
    day === undefined ? [] : times.shortDay(venueDay(day)),
  );
  return (
    <span className="muted">{said.join(' – ') || t('home.added', { day: times.shortDay(createdAt) })}</span>
  );
}
