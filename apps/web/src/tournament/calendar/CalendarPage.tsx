import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { tournamentsQuery } from '../../api/queries.js';
import type { TournamentListed } from '../../api/types.js';
import { venueText } from '../../browser/venueZone.js';
import lists from '../../kit/List.module.css';
import { OpensWhenAsked } from '../../kit/OpensWhenAsked.js';
import { Page } from '../../kit/Page.js';
import { QueryProblem } from '../../kit/QueryProblem.js';
import { Waiting } from '../../kit/Waiting.js';
import { useTimes } from '../../parts/useTimes.js';
import { Announced, instantOf } from './Announced.js';
import classes from './Calendar.module.css';
import { calendarMonths, type Entry } from './calendarMonths.js';

/** Which tournaments come, and where: by months, the next first. What is over can be opened. */
export default function CalendarPage() {
  const { t } = useTranslation();
  const tournaments = useQuery(tournamentsQuery);
  return (
    <Page title={t('calendar.title')} help="entries">
      {tournaments.isError && (
        <QueryProblem problem={tournaments.error} retry={() => tournaments.refetch()} />
      )}
      {tournaments.isPending && <Waiting />}
      {tournaments.data && <Calendar tournaments={tournaments.data} />}
    </Page>
  );
}

function Calendar({ tournaments }: { readonly tournaments: readonly TournamentListed[] }) {
  const { t } = useTranslation();
  const [now] = useState(() => venueText(Date.now()));
  const { ahead, over } = calendarMonths(tournaments, now);
  return (
    <>
      {ahead.length === 0 && <p>{t('calendar.nothing')}</p>}
      <Months months={ahead} />
      <p>
        <a href="/api/calendar.ics">{t('calendar.takeAll')}</a>
      </p>
      {over.length > 0 && (
        <OpensWhenAsked summary={t('calendar.over')}>
          <Months months={over} />
        </OpensWhenAsked>
      )}
    </>
  );
}

function Months({ months }: { readonly months: ReturnType<typeof calendarMonths>['ahead'] }) {
  const times = useTimes();
  return months.map(({ month, entries }) => (
    <section key={month} className="stack">
      <h2 className="above-8 muted capital">{times.month(instantOf(`${month}-15T12:00`))}</h2>
      <ul className={lists.list}>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ entry: { id, name, announced } }: { readonly entry: Entry }) {
  return (
    <li className={classes.row}>
      <Link href={`/tournaments/${id}`} className="strong">
        {name}
      </Link>
      <Announced tournament={id} announced={announced} />
    </li>
  );
}
