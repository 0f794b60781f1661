import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen, TeamStandingSeen } from '../api/matchDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import { useDrawDisplay, type DisplayPage } from '../draws/useDrawDisplay.js';
import { useLocale } from '../parts/useLocale.js';
import { decimalsOf, decimalText, pointsText } from '../standings/figures.js';
import { pagesOf, placeOf } from '../standings/places.js';
import { TurningPages } from '../standings/TurningPages.js';
import wall from '../standings/HallDisplayPage.module.css';
import { teamText } from './teamText.js';

interface DisplayRow {
  readonly key: string;
  readonly place: string;
  readonly who: string;
  readonly figure: string;
}

/** The seating of a drawn match, then the teams in their order, on the hall display; for a knockout its matches. */
export function TeamsDisplay({
  tournament,
  session,
  waiting,
  fits,
  stands,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** Pages of the tables that wait. */
  readonly waiting: readonly DisplayPage[];
  /** How many rows there is room for, and for how many milliseconds a page of them stands. */
  readonly fits: number;
  readonly stands: number;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useQuery(matchesQuery(tournament, session.session));
  const draw = useDrawDisplay(session, fits, data?.teams);
  const parts = data ? partsOf(data, locale) : [{ section: null, rows: [] }];
  const pages = parts.flatMap(({ section, rows }) => pagesOf(rows, fits).map((some) => ({ section, some })));
  const standing = pages.map(({ section, some }) => ({
    title: section === null ? [] : [t('standings.oneSection', { section })],
    rows: some.map(({ key, place, who, figure }) => (
      <li key={key} className={wall.row}>
        <span className={wall.place}>{place}</span>
        <span className={wall.who}>{who}</span>
        <strong>{figure}</strong>
      </li>
    )),
  }));
  return <TurningPages pages={[...waiting, ...draw, ...standing]} stands={stands} />;
}

/** The standing, section by section where they are ranked apart; of a knockout its matches. */
function partsOf({ standing, matches, teams }: MatchesSeen, locale: string) {
  const sections = [...new Set(standing.map(({ section }) => section))];
  if (sections.length === 0) return [{ section: null, rows: matchRows({ matches, teams }, locale) }];
  return sections.map((section) => {
    const own = standing.filter((row) => row.section === section);
    return { section: sections.length > 1 ? section : null, rows: standingRows(own, teams, locale) };
  });
}

function standingRows(
  standing: readonly TeamStandingSeen[],
  teams: MatchesSeen['teams'],
  locale: string,
): DisplayRow[] {
  const decimals = decimalsOf(standing.map(({ total }) => total));
  return standing.map((row) => ({
    key: row.team,
    place: placeOf(row) ?? '–',
    who: teamText(row.team, teams),
    figure: decimalText(row.total, decimals, locale),
  }));
}

function matchRows({ matches, teams }: Pick<MatchesSeen, 'matches' | 'teams'>, locale: string): DisplayRow[] {
  return matches.map(({ home, away, running }) => ({
    key: `${home} ${away}`,
    place: '',
    who: `${teamText(home, teams)} – ${teamText(away, teams)}`,
    figure: `${pointsText(running.home, locale)} : ${pointsText(running.away, locale)}`,
  }));
}
