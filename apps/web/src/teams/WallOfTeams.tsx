import { useQuery } from '@tanstack/react-query';
import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen } from '../api/matchDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import { useDrawOnWall } from '../draws/useDrawOnWall.js';
import { useLocale } from '../parts/useLocale.js';
import { pointsText } from '../standings/figures.js';
import { pagesOf, placeOf } from '../standings/places.js';
import { TurningPages } from '../standings/TurningPages.js';
import wall from '../standings/WallPage.module.css';
import { teamText } from './teamText.js';

interface RowOfWall {
  readonly key: string;
  readonly place: string;
  readonly who: string;
  readonly figure: string;
}

/** Where everybody goes in a match that is drawn, then the teams in their order, on the wall of the hall; of a knockout its matches. */
export function WallOfTeams({
  tournament,
  session,
  fits,
  stands,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How many rows there is room for, and for how many milliseconds a page of them stands. */
  readonly fits: number;
  readonly stands: number;
}) {
  const locale = useLocale();
  const { data } = useQuery(matchesQuery(tournament, session.session));
  const draw = useDrawOnWall(session, fits, data?.teams);
  const standing = pagesOf(data ? rowsOf(data, locale) : [], fits).map((rows) => ({
    title: [],
    rows: rows.map(({ key, place, who, figure }) => (
      <li key={key} className={wall.row}>
        <span className={wall.place}>{place}</span>
        <span className={wall.who}>{who}</span>
        <strong>{figure}</strong>
      </li>
    )),
  }));
  return <TurningPages pages={[...draw, ...standing]} stands={stands} />;
}

function rowsOf({ standing, matches, teams }: MatchesSeen, locale: string): RowOfWall[] {
  if (standing.length > 0) {
    return standing.map((row) => ({
      key: row.team,
      place: placeOf(row) ?? '–',
      who: teamText(row.team, teams),
      figure: pointsText(row.total, locale),
    }));
  }
  return matches.map(({ home, away, running }) => ({
    key: `${home} ${away}`,
    place: '',
    who: `${teamText(home, teams)} – ${teamText(away, teams)}`,
    figure: `${pointsText(running.home, locale)} : ${pointsText(running.away, locale)}`,
  }));
}
