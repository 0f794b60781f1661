import { once } from '#scoring';
import { calledIn, sectionOf, type RankedForDraw, type RankingAtLine } from '#tournament';
import { EVERYTHING, standingsSeen, type StandingsSeen } from '../../visibility/standings-seen.js';
import { PUBLIC_VIEWER } from '../../visibility/viewer.js';
import type { DocumentKind, DocumentName, Put } from '../document-names.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { sheetBoardDocument } from './sheet-board-document.js';
import { sheetDocument } from './sheet-document.js';
import { sheetStandingsDocument, sheetsCounted } from './sheet-standings-document.js';
import { hasFinished } from '../progress.js';
import { sheetStandings } from './sheet-standings.js';
import type { Stage } from '../stages/contest-stages.js';
import type { Participants } from '../stages/participants.js';
import { classOf } from '../scoring/contestants.js';

/** The documents of a session that is written on sheets. */
export function putSheets(put: Put, state: PlayState, session: SessionPlay): void {
  if (!session.sheets) return;
  const of = (kind: DocumentKind, key = ''): DocumentName => ({ session: session.session, kind, key });
  const schedule = scheduleOf(session);
  const { tables, rounds } = schedule;
  for (const table of tables) {
    for (let round = 1; round <= Math.min(rounds, calledIn(session, table)); round++) {
      put(
        of('sheet', `${table}/${round}`),
        () => [session.sheets, schedule, session.tableDraws, session.written[table]?.[round]],
        () => sheetDocument(session, table, round) ?? null,
      );
    }
  }
  for (const board of schedule.boards) {
    put(
      of('sheet-board', `${board}`),
      () => [session.sheets, session.written, schedule],
      () => sheetBoardDocument(session, board) ?? null,
    );
  }
  const parts = () => [session.sheets, session.written, schedule, session.cuts, session.tableDraws];
  put(of('sheet-standings'), parts, () => sheetStandingsDocument(session, EVERYTHING) ?? null);
  const seen = once(() => standingsSeen(state, session, PUBLIC_VIEWER));
  put(
    of('sheet-standings-public'),
    () => [...parts(), JSON.stringify(seen())],
    () => sheetStandingsDocument(session, seen()) ?? null,
  );
}

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

/** A session of sheets: what each has by what counts in it. Disqualified players have no place here either. */
export function stageOfSheets(
  state: PlayState,
  session: SessionPlay,
  seen: StandingsSeen,
  participants: Participants,
): Stage {
  const { sheets: settings } = session;
  const standings = settings ? sheetStandings(session, settings, sheetsCounted(session, seen)) : [];
  const played = standings.filter(({ rounds }) => rounds.length > 0);
  return {
    session,
    seen,
    event: {
      id: session.session,
      scores: played.flatMap(({ contestant, value: score, status }) => {
        const mayStay = status === 'playing' || status === 'withdrawn';
        const isRanked = mayStay && classOf(state, session, contestant).ranked;
        return participants.scoresOf(session, { contestant, score }, isRanked);
      }),
    },
    boards: 0,
    maximum: undefined,
  };
}
