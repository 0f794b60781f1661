import type { Seated } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import type { NextPlace, TableSeen } from '../../api/tableDocuments.js';
import { blankSheet } from '../blankSheet.js';
import { clockwise, seatIn, seatsOf, tableOf, tablesIn } from '../../play/seatedIn.js';
import type { SheetSeen } from '../../play/sheetQueries.js';

/** So many play on a sheet at the least. */
const FEWEST = 3;
const SIDE = { N: 'NS', S: 'NS', E: 'EW', W: 'EW' } as const;

/** Who sits at a table in a round that is drawn; undefined: nobody knows, or nobody plays there. */
function seatedAhead(session: SessionSeen, table: string, round: number): Seated | undefined {
  const seated = tablesIn(session, round).find((each) => each.table === table)?.seated;
  return seated && clockwise(seated).length >= FEWEST ? seated : undefined;
}

/**
 * A table of sheets in a round that the server does not know it to be in yet, as it was drawn: for those who play on while
 * the line is down. Undefined where the round is still to be drawn.
 */
export function sheetTableAhead(
  table: TableSeen,
  session: SessionSeen,
  round: number,
): TableSeen | undefined {
  const seated = round <= table.rounds ? seatedAhead(session, table.table, round) : undefined;
  if (!seated) return undefined;
  return {
    ...table,
    round,
    sitsOut: null,
    mayMoveTo: null,
    due: null,
    extra: 0,
    next: round < table.rounds ? clockwise(seated).map((each) => placeAtSheet(session, each, round + 1)) : [],
    carries: [],
    responsible: null,
  };
}

/** Where a player is in a round, as far as it is drawn. */
export function placeAtSheet(session: SessionSeen, contestant: string, round: number): NextPlace {
  const there = tableOf(session, contestant, round);
  if (!there) {
    const nowhere = { contestant, round, table: null, side: null, opponents: null };
    const isDrawn = tablesIn(session, round).length > 0;
    return { ...nowhere, sitsOut: isDrawn, ...(!isDrawn && { toBeDrawn: true as const }) };
  }
  const seat = seatIn(there.seated, contestant);
  const place = { contestant, round, table: there.table, side: SIDE[seat], seat };
  return { ...place, opponents: null, sitsOut: false };
}

/** Who sits with somebody in a round, where everybody plays for themselves; clockwise from North. */
export function companyOf(session: SessionSeen, contestant: string, round: number): string[] {
  const there = tableOf(session, contestant, round);
  return there ? clockwise(there.seated).filter((other) => other !== contestant) : [];
}

/** The empty sheet of a table in a round that the server does not know it to be in yet. */
export function sheetAhead(session: SessionSeen, table: string, round: number): SheetSeen | undefined {
  const seated = seatedAhead(session, table, round);
  if (!seated) return undefined;
  const players = seatsOf(seated);
  const minutes = session.sheets?.minutesPerPlayer;
  // Which boards all tables play the server alone can tell.
  if (session.sheets?.duplicate) return undefined;
  const contestants = session.contestants.filter(({ contestant }) => clockwise(seated).includes(contestant));
  const blank = { ...blankSheet(table, round, seated, contestants), dealer: players[0]?.seat ?? null };
  if (minutes === undefined) return blank;
  return {
    ...blank,
    times: players.map(({ seat, contestant }) => ({ seat, contestant, used: 0, allowed: minutes * 60 })),
  };
}
