import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { site } from '../api/site.js';
import { peopleQuery, sessionQuery } from '../api/queries.js';
import { entriesQuery } from '../api/deskQueries.js';
import type { JournalLine, Tournament } from '../api/types.js';
import { actorText, type NameOf } from '../messages/actorText.js';
import { lineText } from '../messages/lineText.js';
import { rulingsPath, scorePath } from '../play/paths.js';
import { dateOf } from '../parts/instants.js';
import { Pill } from '../kit/Pill.js';
import { useTimes } from '../parts/useTimes.js';
import classes from './JournalLines.module.css';
import { directs, runs } from '../play/roles.js';

/** Names of people by id, as far as this reader may know them. */
function useNames(tournament: Tournament): NameOf {
  const people = useQuery({ ...peopleQuery(tournament.id), enabled: directs(tournament) });
  const entries = useQuery({ ...entriesQuery(tournament.id), enabled: runs(tournament) });
  const { data: session } = useQuery(sessionQuery);
  return useMemo(() => {
    const players = (entries.data?.entries ?? []).flatMap((entry) => entry.players);
    const names = new Map(
      [...players, ...(people.data ?? [])].map(({ person = '', name }) => [person, name ?? undefined]),
    );
    if (session?.person) names.set(session.person.id, session.person.name);
    return (person) => names.get(person);
  }, [entries.data, people.data, session]);
}

interface Day {
  readonly name: string;
  readonly lines: JournalLine[];
}

function byDay(lines: readonly JournalLine[], nameOfDay: (line: JournalLine) => string): Day[] {
  const days: Day[] = [];
  for (const line of lines) {
    const name = nameOfDay(line);
    const last = days.at(-1);
    if (last?.name === name) last.lines.push(line);
    else days.push({ name, lines: [line] });
  }
  return days;
}

/** Lines of a journal under their days. A line that came while the page was open glows once. */
export function JournalLines({
  tournament,
  lines,
}: {
  readonly tournament: Tournament;
  readonly lines: readonly JournalLine[];
}) {
  const times = useTimes();
  const nameOf = useNames(tournament);
  const [shownAtFirst] = useState(lines[0]?.position ?? 0);
  return (
    <div className={classes.journal}>
      {byDay(lines, ({ time }) => times.day(time)).map((day) => (
        <section key={day.name} aria-label={day.name}>
          <h2 className={classes.day}>{day.name}</h2>
          <ol className="list" reversed>
            {day.lines.map((line) => (
              <Row
                key={line.position}
                line={line}
                fresh={line.position > shownAtFirst}
                tournament={tournament.id}
                nameOf={nameOf}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Whether it put something right once the correction period was over. */
function isAfterPeriod({ data }: JournalLine): boolean {
  return (data as { readonly afterPeriod?: unknown }).afterPeriod === true;
}

/** From a line about a score to its whole life, from one about a ruling to what it has changed. */
function More({
  tournament,
  line: { type, data },
}: {
  readonly tournament: string;
  readonly line: JournalLine;
}) {
  const { t } = useTranslation();
  const { session, table, round, board, ruling } = data as Partial<Parameters<typeof scorePath>[1]> & {
    readonly ruling?: string;
  };
  if (type.startsWith('ruling.') && ruling !== undefined)
    return <Link href={rulingsPath(tournament, { ruling })}>{t('journal.changed')}</Link>;
  const isAboutScore = type.startsWith('result.') || type.startsWith('table.contradiction-');
  // Most entries are looked at and found to be in order.
  if (
    !isAboutScore ||
    (type === 'result.checked' && !(data['found'] as readonly unknown[] | undefined)?.length)
  )
    return null;
  if (session === undefined || table === undefined || round === undefined || board === undefined) return null;
  return <Link href={scorePath(tournament, { session, table, round, board })}>{t('journal.life')}</Link>;
}

const Row = memo(function Row({
  line,
  fresh,
  tournament,
  nameOf,
}: {
  readonly line: JournalLine;
  readonly fresh: boolean;
  readonly tournament: string;
  readonly nameOf: NameOf;
}) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const { position, time, actor } = line;
  return (
    <li className={classes.line + (fresh ? ' glow' : '')}>
      {site === undefined ? (
        <Link
          href={`/tournaments/${tournament}?at=${position}`}
          className={classes.position}
          aria-label={t('journal.asOf', { position })}
        >
          {position}
        </Link>
      ) : (
        <span className={classes.position}>{position}</span>
      )}
      <time className={classes.time} dateTime={dateOf(time).toISOString()}>
        {times.clock(time)}
      </time>
      <span className={classes.words}>
        {lineText(i18n, line, nameOf)} <More tournament={tournament} line={line} />
        {isAfterPeriod(line) && <Pill meaning="warn">{t('journal.afterPeriod')}</Pill>}
      </span>
      <span className={classes.actor}>{actorText(i18n, actor, nameOf)}</span>
    </li>
  );
});
