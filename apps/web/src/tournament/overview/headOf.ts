import type { SheetStandingsSeen } from '../../play/sheetQueries.js';
import type { MatchesSeen } from '../../api/matchDocuments.js';
import type { SessionSeen, StandingsSeen } from '../../api/documents.js';
import { calledAs } from '../../play/contestants.js';
import { decimalsOf, decimalsOfFigures, decimalText, figureText } from '../../play/figures.js';
import { placeOf } from '../../play/places.js';
import { scoreText } from '../../play/scoreText.js';
import { teamText } from '../../play/teamText.js';

/** Somebody near the top: the place as it is written, who it is, and with what. */
export interface RowOfHead {
  readonly key: string;
  readonly place: string | undefined;
  readonly who: string;
  /** The number after the names; nothing where they have none of their own. */
  readonly number?: string;
  /** The way to the card; a team has none. */
  readonly contestant?: string;
  readonly figure: string;
}

/** The first of one ranking; several where lines or sections are ranked apart. */
export interface HeadOfRanking {
  readonly section: string | null;
  readonly line: 'NS' | 'EW' | 'one';
  readonly rows: readonly RowOfHead[];
}

/** The first of each ranking of a session in boards, as many as are wanted of each. */
export function headOfStandings(
  { rankings, by }: Pick<StandingsSeen, 'rankings' | 'by'>,
  session: Pick<SessionSeen, 'contestants' | 'sections'>,
  wanted: number,
  locale: string,
): HeadOfRanking[] {
  return rankings.map(({ section, line, entries }) => ({
    section,
    line,
    rows: entries.slice(0, wanted).map((entry) => ({
      ...whoIs(session, entry.contestant),
      place: placeOf(entry),
      figure: figureText(entry, by, locale, decimalsOfFigures(entries.slice(0, wanted), by)),
    })),
  }));
}

/** The same of a session of teams; none of a knockout, which has matches. */
export function headOfTeams(
  { standing, teams }: Pick<MatchesSeen, 'standing' | 'teams'>,
  wanted: number,
  locale: string,
): HeadOfRanking[] {
  const sections = [...new Set(standing.map(({ section }) => section))];
  return sections.map((section) => {
    const first = standing.filter((row) => row.section === section).slice(0, wanted);
    const decimals = decimalsOf(first.map(({ total }) => total));
    const rows = first.map((row) => ({
      key: row.team,
      place: placeOf(row),
      who: teamText(row.team, teams),
      figure: decimalText(row.total, decimals, locale),
    }));
    return { section, line: 'one', rows };
  });
}

/** The same of a session that is written on sheets. */
export function headOfSheets(
  { standings, counting }: Pick<SheetStandingsSeen, 'standings' | 'counting'>,
  session: Pick<SessionSeen, 'contestants' | 'sections'>,
  wanted: number,
  locale: string,
): HeadOfRanking[] {
  const rows = standings.slice(0, wanted).map((row) => ({
    ...whoIs(session, row.contestant),
    place: placeOf(row),
    figure: scoreText(row.score, counting, locale),
  }));
  return rows.length > 0 ? [{ section: null, line: 'one', rows }] : [];
}

function whoIs(session: Pick<SessionSeen, 'contestants' | 'sections'>, contestant: string) {
  const { names, number } = calledAs(session, contestant);
  return names === undefined
    ? { key: contestant, contestant, who: number }
    : { key: contestant, contestant, who: names, number };
}
