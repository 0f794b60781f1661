import { useTranslation } from 'react-i18next';
import { site } from '../../api/site.js';
import type { TournamentListed } from '../../api/types.js';
import { venueMoment } from '../../browser/venueZone.js';
import { Pill } from '../../kit/Pill.js';
import { useTimes } from '../../parts/useTimes.js';

type Announcement = NonNullable<TournamentListed['announced']>;

/** A time on the venue's clock as an instant. @param text `2026-12-03T19:00` */
export function instantOf(text: string): string {
  return new Date(venueMoment(text)).toISOString();
}

/** When and where a tournament is, and a link by which another calendar takes it. */
export function Announced({
  tournament,
  announced: { starts, ends, place, calledOff },
}: {
  readonly tournament: string;
  readonly announced: Announcement;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const [from, to] = [instantOf(starts), ends === null ? null : instantOf(ends)];
  const sameDay = to !== null && times.day(from) === times.day(to);
  const until = to === null ? '' : ` – ${sameDay ? times.minute(to) : times.dayAndClock(to)}`;
  return (
    <p className="row gap-4 gap-x-16">
      <span className="capital">{`${times.day(from)}, ${times.minute(from)}${until}`}</span>
      {place !== '' && <span>{place}</span>}
      {calledOff ? (
        <Pill meaning="bad">{t('calendar.calledOff')}</Pill>
      ) : (
        site === undefined && <a href={`/api/calendar.ics?tournament=${tournament}`}>{t('calendar.take')}</a>
      )}
    </p>
  );
}
