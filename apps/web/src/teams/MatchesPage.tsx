import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { MatchesSeen, TeamStandingSeen } from '../api/matchDocuments.js';
import { address } from '../api/journal.js';
import { matchesQuery } from '../api/sessionQueries.js';
import { optionalMessage } from '../messages/problemText.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import { PdfWhenAsked } from '../prints/PdfWhenAsked.js';
import { lineUpsPath } from '../play/paths.js';
import { decimalsOf, decimalText, pointsText } from '../play/figures.js';
import { useOfficial } from '../play/useOfficial.js';
import { AboutSession } from '../standings/AboutSession.js';
import { SessionPage, type SessionShown } from '../shell/SessionPage.js';
import { directs } from '../play/roles.js';
import { EachAgainstEach } from './EachAgainstEach.js';
import { Match } from './Match.js';
import { TeamLineUps } from './TeamLineUps.js';
import { PlaceHeading, PlaceSeen } from '../play/PlaceSeen.js';
import classes from './Teams.module.css';
import { teamText } from '../play/teamText.js';

/** The matches of a session of teams and who stands where, moving while one looks. */
export default function MatchesPage({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t } = useTranslation();
  return (
    <SessionPage tournament={tournament} name={session} tab="matches" title={t('match.title')}>
      {(shown) => <Matches shown={shown} />}
    </SessionPage>
  );
}

function Matches({ shown }: { readonly shown: SessionShown }) {
  const { tournament, session, at, path } = shown;
  const { t, i18n } = useTranslation();
  const official = useOfficial(session.corrections, at !== undefined);
  const { data, isError, error, refetch } = useQuery({
    ...matchesQuery(tournament.id, session.session, at),
    placeholderData: keepPreviousData,
  });
  if (!data) return isError ? <QueryProblem problem={error} retry={() => refetch()} /> : <Waiting />;
  const { afterRound, final, method } = data;
  const asAt =
    afterRound === null ? (final ? official : t('standings.soFar')) : t('match.after', { round: afterRound });
  return (
    <>
      <p className="muted">{asAt}</p>
      {directs(tournament) && at === undefined && session.status !== 'closed' && (
        <p>
          <Link href={lineUpsPath(tournament.id, session.session)}>{t('match.lineUpsLink')}</Link>
        </p>
      )}
      {data.standing.length > 0 && <TeamsStanding seen={data} />}
      <PdfWhenAsked
        tournament={tournament.id}
        of={{ paper: 'standings', session: session.session }}
        at={at}
      />
      <section>
        <h2>{t('match.title')}</h2>
        <ul className="stack list">
          {data.matches.map((match) => (
            <li key={`${match.home} ${match.away} ${match.segments[0]?.boards[0]?.board}`}>
              <Match
                match={match}
                session={session}
                seen={data}
                traveller={(board) => address(`${path}/board/${board}`, { at })}
              />
            </li>
          ))}
        </ul>
      </section>
      {data.byes.length > 0 && <Byes seen={data} />}
      {data.standing.length > 0 && <EachAgainstEach seen={data} />}
      <TeamLineUps seen={data} />
      <AboutSession shown={shown}>
        <p>{optionalMessage(i18n, `teamMethod.${method.name}`) ?? t('teamMethod.own')}</p>
      </AboutSession>
    </>
  );
}

/** Place by place, by the matches that are over; section by section where they are ranked apart. */
function TeamsStanding({ seen }: { readonly seen: MatchesSeen }) {
  const { t } = useTranslation();
  const sections = [...new Set(seen.standing.map(({ section }) => section))];
  return (
    <section>
      <h2>{t('match.standing')}</h2>
      {sections.map((section) => (
        <div key={section}>
          {section !== null && sections.length > 1 && (
            <h3 className={classes.part}>{t('standings.oneSection', { section })}</h3>
          )}
          <Ranking seen={seen} rows={seen.standing.filter((row) => row.section === section)} />
        </div>
      ))}
    </section>
  );
}

function Ranking({ seen, rows }: { readonly seen: MatchesSeen; readonly rows: readonly TeamStandingSeen[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const decimals = decimalsOf(rows.map(({ total }) => total));
  return (
    <table className={`wide ruled figures ${classes.table}`} aria-label={t('match.standing')}>
      <thead>
        <tr>
          <PlaceHeading />
          <th scope="col" className={classes.left}>
            {t('match.team')}
          </th>
          <th scope="col" className="only-wide">
            {t('match.title')}
          </th>
          <th scope="col">{t('match.wonAndLost')}</th>
          <th scope="col">{t(`match.total.${seen.method.result}`)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.team}>
            <td>
              <PlaceSeen standing={row} />
            </td>
            <th scope="row" className={classes.left}>
              <strong>{teamText(row.team, seen.teams)}</strong>
              <WhyBefore row={row} />
              {row.awarded !== '0' && (
                <div className="muted">{t('match.withBye', { points: pointsText(row.awarded, locale) })}</div>
              )}
              {row.penalties !== '0' && (
                <div className="muted">
                  {t('match.penalties', { points: pointsText(row.penalties, locale) })}
                </div>
              )}
            </th>
            <td className="only-wide">{row.matches.toLocaleString(locale)}</td>
            <td>
              {pointsText(row.won, locale)} : {pointsText(row.lost, locale)}
            </td>
            <td>
              <strong>{decimalText(row.total, decimals, locale)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who was there for a match and met nobody, what that is worth, and why. */
function Byes({ seen: { byes, teams } }: { readonly seen: MatchesSeen }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <section>
      <h2>{t('match.byes')}</h2>
      <ul className="stack gap-4 list">
        {byes.map(({ team, from, to, half, points, why }, index) => (
          <li
            key={`${team} ${from} ${index}`}
            className={`row gap-x-12 target line-above pad-y-4 ${classes.line}`}
          >
            <span>
              {teamText(team, teams)},{' '}
              {from === to ? t('match.round', { round: from }) : t('match.rounds', { from, to })}
              {half && ` (${t('match.half')})`}
            </span>
            <span>
              <strong>{pointsText(points, locale)}</strong>{' '}
              <span className="muted">{t(`match.byeWorth.${why}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What has told a team apart from those with the same total. */
function WhyBefore({ row: { place, last, steps } }: { readonly row: TeamStandingSeen }) {
  const { t } = useTranslation();
  const rules = steps.filter(({ values }) => Object.keys(values).length > 0).map(({ rule }) => rule);
  if (rules.length === 0 || place !== last) return null;
  return (
    <div className="muted">
      {t('match.toldApart', { rules: rules.map((rule) => t(`match.rule.${rule}`)).join(', ') })}
    </div>
  );
}
