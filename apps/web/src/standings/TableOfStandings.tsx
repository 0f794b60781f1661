import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen, StandingSeen, StandingsSeen, TableOfStandingsSeen } from '../api/documents.js';
import { address } from '../api/journal.js';
import { useLocale } from '../parts/useLocale.js';
import { WHY } from '../play/paths.js';
import { Contestant } from '../play/Contestant.js';
import { calledAs } from '../play/contestants.js';
import { decimalsOfFigures, figureText, percentText, pointsText } from '../play/figures.js';
import { PlaceHeading, PlaceSeen } from '../play/PlaceSeen.js';
import classes from './RankingTable.module.css';
import { SatInFor } from '../play/SatIn.js';

type Ranking = TableOfStandingsSeen['rankings'][number];

/** A table beside the rankings: those who are in it, with places among themselves. */
export function TableOfStandings({
  table,
  standings,
  session,
  path,
  at,
}: {
  readonly table: TableOfStandingsSeen;
  readonly standings: StandingsSeen;
  readonly session: SessionSeen;
  readonly path: string;
  /** The point in the past that is looked at. */
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const known = new Map(
    standings.rankings.flatMap(({ entries }) => entries.map((entry) => [entry.contestant, entry])),
  );
  return (
    <>
      {table.rankings.length === 0 && <p>{t('standings.nobodyInTable')}</p>}
      {table.rankings.map((ranking) => (
        <OneRanking
          key={`${ranking.section} ${ranking.line}`}
          table={table}
          ranking={ranking}
          by={standings.by}
          known={known}
          session={session}
          path={path}
          at={at}
        />
      ))}
    </>
  );
}

function OneRanking({
  table: { name, handicap, masterPoints },
  ranking: { section, line, entries },
  by,
  known,
  session,
  path,
  at,
}: {
  readonly table: TableOfStandingsSeen;
  readonly ranking: Ranking;
  readonly by: StandingsSeen['by'];
  readonly known: ReadonlyMap<string, StandingSeen>;
  readonly session: SessionSeen;
  readonly path: string;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const decimals = decimalsOfFigures(
    entries.flatMap(({ contestant }) => known.get(contestant) ?? []),
    by,
  );
  const title = [
    name,
    section === null ? '' : t('standings.oneSection', { section }),
    line === 'one' ? '' : t(`standings.line.${line}`),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <section className={`stack ${classes.ranking}`} aria-label={title}>
      <h2>{title}</h2>
      <table className={`wide card ruled figures ${classes.table}`} aria-label={title}>
        <thead>
          <tr>
            <PlaceHeading />
            <th scope="col" className={classes.left}>
              {t('standings.contestant')}
            </th>
            {masterPoints && <th scope="col">{t('standings.masterPoints')}</th>}
            <th scope="col">{t('standings.figure')}</th>
            {handicap && <th scope="col">{t('standings.handicapped')}</th>}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const own = known.get(entry.contestant);
            return (
              <tr key={entry.contestant}>
                <td>
                  <PlaceSeen standing={entry} />
                </td>
                <th scope="row" className={classes.left}>
                  <Link
                    href={address(`${path}/pair/${entry.contestant}`, { at })}
                    className={`quiet ${classes.link}`}
                  >
                    <Contestant session={session} contestant={entry.contestant} />
                  </Link>
                  <SatInFor session={session} contestant={entry.contestant} />
                </th>
                {masterPoints && (
                  <td>{entry.masterPoints === null ? '' : pointsText(entry.masterPoints, locale)}</td>
                )}
                <td>
                  {own && (
                    <Link
                      href={address(`${path}/pair/${entry.contestant}`, { at, [WHY]: 1 })}
                      className={`quiet ${classes.link}`}
                      aria-label={t('standings.whyFigure', {
                        figure: figureText(own, by, locale, decimals),
                        of: t('standings.pair', { number: calledAs(session, entry.contestant).number }),
                      })}
                    >
                      {figureText(own, by, locale, decimals)}
                    </Link>
                  )}
                </td>
                {handicap && (
                  <td>
                    {entry.handicapped !== null &&
                      (own?.percentage === null ? pointsText : percentText)(entry.handicapped, locale)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
