import { sectionOf, type RankedForDraw, type RankingAtLine } from '#tournament';
import { hasFinished } from '../finished.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { sheetStandings } from './sheet-standings.js';

/** The standings by the sheets of the rounds up to one; a sheet that is not agreed is still open. */
export function rankingBySheets(
  _state: PlayState,
  session: SessionPlay,
  section: string,
  upTo: number,
): Omit<RankingAtLine, 'at'> {
  const { tables, playedAt } = scheduleOf(session);
  const open = Array.from({ length: upTo }, (_, index) => index + 1).flatMap((round) =>
    tables.filter(
      (table) =>
        sectionOf(table) === section && playedAt(table, round) && !hasFinished(session, table, round),
    ),
  ).length;
  const ranking = sheetStandings(session, session.sheets!, { upTo, forDraw: true })
    .filter(({ contestant }) => sectionOf(contestant) === section)
    .map(({ contestant, place, value }): RankedForDraw => ({
      contestant,
      place: upTo === 0 ? null : (place ?? null),
      value: `${value}`,
    }));
  return { upTo, open, ranking };
}
