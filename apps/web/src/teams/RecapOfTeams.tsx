import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { useLocale } from '../parts/useLocale.js';
import { Waiting } from '../kit/Waiting.js';
import recap from '../recap/Recap.module.css';
import { pointsText } from '../play/figures.js';
import { placeOf } from '../play/places.js';
import type { SessionShown } from '../shell/SessionPage.js';
import { useOfficial } from '../play/useOfficial.js';
import { ownPointsText } from '../play/pointsOnBoard.js';
import { boardsOfTeams, groupsOfTeams, type TeamInRecap } from './teamRecap.js';
import classes from './Teams.module.css';
import { teamName } from '../play/teamText.js';

/** What every team has on every board of a session. */
export default function RecapOfTeams({
  shown: { tournament, session, at, path },
}: {
  readonly shown: SessionShown;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const official = useOfficial(session.corrections, at !== undefined);
  const { data, isError, error, refetch } = useQuery({
    ...matchesQuery(tournament.id, session.session, at),
    placeholderData: keepPreviousData,
  });
  if (!data) return isError ? <QueryProblem problem={error} retry={() => refetch()} /> : <Waiting />;
  const { afterRound, final, method } = data;
  const asAt =
    afterRound === null ? (final ? official : t('standings.soFar')) : t('match.after', { round: afterRound });
  const boards = boardsOfTeams(data);
  const groups = groupsOfTeams(data);
  return (
    <>
      <p className="muted">
        {asAt} · {t(method.match.unit === 'imps' ? 'recap.howImps' : 'recap.howPoints')} {t('recap.marks')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
      <section className={recap.frame} aria-label={t('recap.title')} tabIndex={0}>
        <table className={`small ${recap.matrix}`}>
          <thead>
            <tr>
              <th scope="col" className={recap.who}>
                {t('match.team')}
              </th>
              {boards.map(({ board, shown }) => (
                <th key={board} scope="col">
                  {shown ? (
                    <Link
                      href={address(`${path}/board/${board}`, { at })}
                      className={recap.link}
                      aria-label={t('traveller.board', { board })}
                    >
                      {board}
                    </Link>
                  ) : (
                    <span className="muted">{board}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ section, rows }) => (
            <tbody key={section}>
              {groups.length > 1 && (
                <tr className={recap.group}>
                  <th scope="rowgroup" colSpan={boards.length + 1}>
                    <span>{t('standings.oneSection', { section })}</span>
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <tr key={row.team}>
                  <Who
                    row={row}
                    seen={data}
                    href={address(`${path}/pair/${row.team.replace('-', '-NS')}`, { at })}
                  />
                  {boards.map(({ board }) => {
                    const own = row.boards.get(board);
                    return (
                      <td key={board}>
                        {own && `${ownPointsText(own.points, data, locale)}${own.ruled ? '*' : ''}`}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}

/** A team with its place and total, which lead to its card. */
function Who({
  row: { team, standing, running, soFar },
  seen,
  href,
}: {
  readonly row: TeamInRecap;
  readonly seen: MatchesSeen;
  readonly href: string;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const total = standing?.total ?? running;
  const inImps = seen.method.match.unit === 'imps';
  const unit =
    seen.method.result === 'victory-points' ? 'victory-points' : inImps ? ('imps' as const) : undefined;
  const worth = (amount: string, of: typeof unit) =>
    of === undefined ? amount : t(`ruling.amount.${of}`, { amount });
  return (
    <th scope="row" className={recap.who}>
      <Link href={href} className={`${recap.link} ${classes.inRecap}`}>
        {standing && `${placeOf(standing) ?? '–'} · `}
        {teamName(team, seen.teams)}
      </Link>
      {total !== undefined && (
        <span className={recap.total}>
          {worth(pointsText(total, locale), unit)}
          {soFar !== undefined &&
            ` · ${t('recap.soFar', { figure: worth(ownPointsText(soFar, seen, locale), inImps ? 'imps' : undefined) })}`}
        </span>
      )}
    </th>
  );
}
