import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MatchesSeen } from '../api/matchDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import { useLocale } from '../parts/useLocale.js';
import { pointsText } from '../standings/figures.js';
import { pagesOf, placeOf } from '../standings/places.js';
import { useTurning } from '../standings/useTurning.js';
import wall from '../standings/WallPage.module.css';
import { teamText } from './teamText.js';

interface RowOfWall {
  readonly key: string;
  readonly place: string;
  readonly who: string;
  readonly figure: string;
}

/** The teams in their order on the wall of the hall; of a knockout its matches. */
export function WallOfTeams({
  tournament,
  session,
  fits,
  stands,
}: {
  readonly tournament: string;
  readonly session: string;
  /** How many rows there is room for, and for how many milliseconds a page of them stands. */
  readonly fits: number;
  readonly stands: number;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useQuery(matchesQuery(tournament, session));
  const rows = data ? rowsOf(data, locale) : [];
  const pages = pagesOf(rows, fits);
  const index = useTurning(pages.length, stands);
  if (rows.length === 0) return <p className={wall.none}>{t('standings.none')}</p>;
  return (
    <section className={wall.page}>
      {pages.length > 1 && <h2>{t('wall.page', { page: index + 1, pages: pages.length })}</h2>}
      <ol className={wall.rows}>
        {pages[index]!.map(({ key, place, who, figure }) => (
          <li key={key} className={wall.row}>
            <span className={wall.place}>{place}</span>
            <span className={wall.who}>{who}</span>
            <strong>{figure}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
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
