import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import type { MatchesSeen, TeamStandingSeen } from '../api/matchDocuments.js';
import { matchesQuery } from '../api/sessionQueries.js';
import { seatsFirst, useDrawDisplay, type SeatsToShow } from '../draws/useDrawDisplay.js';
import { useLocale } from '../parts/useLocale.js';
import { decimalsOf, decimalText, pointsText } from '../play/figures.js';
import { placeOf } from '../play/places.js';
import { TurningPages, type DisplayPart } from '../kit/TurningPages.js';
import wall from '../kit/Display.module.css';
import { teamText } from '../play/teamText.js';

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
  seats,
  seatsAlone,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** The rounds of which it is shown who plays where, and whether nothing else is shown. */
  readonly seats: readonly SeatsToShow[];
  readonly seatsAlone: boolean;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data } = useQuery(matchesQuery(tournament, session.session));
  const draw = useDrawDisplay(session, seats, data?.teams);
  const ranked = seatsAlone || !data ? [] : partsOf(t, data, locale);
  return <TurningPages parts={seatsFirst(seats, session) ? [...draw, ...ranked] : [...ranked, ...draw]} />;
}

/** The standing, section by section where they are ranked apart; of a knockout its matches. */
function partsOf(t: TFunction, { standing, matches, teams }: MatchesSeen, locale: string): DisplayPart[] {
  const sections = [...new Set(standing.map(({ section }) => section))];
  const lists =
    sections.length === 0
      ? [{ section: null, rows: matchRows({ matches, teams }, locale) }]
      : sections.map((section) => ({
          section: sections.length > 1 ? section : null,
          rows: standingRows(
            standing.filter((row) => row.section === section),
            teams,
            locale,
          ),
        }));
  return lists
    .filter(({ rows }) => rows.length > 0)
    .map(({ section, rows }) => ({
      lists: [
        {
          title: section === null ? [] : [t('standings.oneSection', { section })],
          rows: rows.map(({ key, place, who, figure }) => (
            <li key={key} className={wall.row}>
              <span className="right muted">{place}</span>
              <span>{who}</span>
              <strong>{figure}</strong>
            </li>
          )),
        },
      ],
    }));
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
