import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import { matchesQuery, standingsQuery } from '../../api/sessionQueries.js';
import { useLocale } from '../../parts/useLocale.js';
import { sessionPath } from '../../play/paths.js';
import { gameParts } from '../../play/gameParts.js';
import { sheetStandingsQuery } from '../../play/sheetQueries.js';
import { useGlow } from '../../kit/useGlow.js';
import { playsTeams } from '../../play/playsTeams.js';
import { headOfSheets, headOfStandings, headOfTeams, type HeadOfRanking, type RowOfHead } from './headOf.js';
import classes from './Overview.module.css';

/** The first of a session, by the rankings that it has: of boards, of teams, or of sheets. */
export function useHead(
  tournament: string,
  session: SessionSeen,
  wanted: (rankings: number) => number,
): readonly HeadOfRanking[] {
  const locale = useLocale();
  const sheets = gameParts(session.game).sheets;
  const teams = playsTeams(session);
  const ofBoards = useQuery({
    ...standingsQuery(tournament, session.session),
    enabled: !sheets && !teams,
    placeholderData: keepPreviousData,
  });
  const ofTeams = useQuery({ ...matchesQuery(tournament, session.session), enabled: teams });
  const ofSheets = useQuery({
    ...sheetStandingsQuery(tournament, session.session),
    enabled: sheets && session.sheets !== null,
  });
  if (sheets) return ofSheets.data ? headOfSheets(ofSheets.data, session, wanted(1), locale) : [];
  if (teams) {
    const sections = new Set(ofTeams.data?.standing.map(({ section }) => section)).size;
    return ofTeams.data ? headOfTeams(ofTeams.data, wanted(sections), locale) : [];
  }
  if (!ofBoards.data) return [];
  return headOfStandings(ofBoards.data, session, wanted(ofBoards.data.rankings.length), locale);
}

/** The first of a session while it is played. */
export function StandingsHead({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const head = useHead(tournament, session, (rankings) => (rankings > 2 ? 3 : rankings > 1 ? 5 : 10));
  if (head.length === 0) return <p className="muted">{t('standings.none')}</p>;
  return (
    <div className={classes.heads}>
      {head.map((ranking) => (
        <RankingHead
          key={`${ranking.section} ${ranking.line}`}
          ranking={ranking}
          path={sessionPath(tournament, session.session)}
        />
      ))}
    </div>
  );
}

/** The first of one ranking. */
export function RankingHead({
  ranking: { section, line, rows },
  path,
}: {
  readonly ranking: HeadOfRanking;
  /** The session's own address. */
  readonly path: string;
}) {
  const { t } = useTranslation();
  const title = [
    section === null ? '' : t('standings.oneSection', { section }),
    line === 'one' ? '' : t(`standings.line.${line}`),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div>
      {title !== '' && <h3 className="below-4 small muted">{title}</h3>}
      <ol className="list number" aria-label={title || t('standings.title')}>
        {rows.map((row) => (
          <Row key={row.key} row={row} path={path} />
        ))}
      </ol>
    </div>
  );
}

function Row({ row, path }: { readonly row: RowOfHead; readonly path: string }) {
  const { key, place = '–', who, number, contestant, figure } = row;
  const glow = useGlow(false, `head ${path} ${key}`, `${place} ${figure}`);
  const name = (
    <>
      {who} {number !== undefined && <span className="muted">{number}</span>}
    </>
  );
  return (
    <li className={`${classes.row} ${glow}`}>
      <span className="right muted">{place}</span>
      {contestant === undefined ? (
        <span className="shrinks quiet plain breaks">{name}</span>
      ) : (
        <Link href={`${path}/pair/${contestant}`} className="shrinks quiet plain breaks fingertip">
          {name}
        </Link>
      )}
      <strong>{figure}</strong>
    </li>
  );
}
