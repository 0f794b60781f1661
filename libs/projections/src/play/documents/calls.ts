import type { CallMatter, CardsCounted, SeatName } from '#tournament';
import { playKey, type SessionPlay } from '../play-state.js';
import { roundAt } from '../progress.js';
import type { CallPlay } from '../table-play.js';

/** What the director was called to at a table, and has not dealt with yet. */
export type CallAtTable = {
  readonly call: number;
  /** When the table called, when a director set out, and when one came; microseconds since the epoch. */
  readonly time: number;
  readonly coming: number | null;
  readonly came: number | null;
  readonly round: number;
  readonly board: number;
  readonly matter: CallMatter;
  /** Whose hand; nothing: of more than one. */
  readonly hand: SeatName | null;
  /** Who did it; nothing: nobody knows. */
  readonly by: SeatName | null;
  /** As counted, where a hand has not thirteen cards (Law 7B1). */
  readonly cards: CardsCounted | null;
};

/**
 * The calls of a table that are open: they were not taken back, and the director has neither said that he has dealt with
 * them nor ruled on the play since.
 */
function openOnes(session: SessionPlay, table: string): CallPlay[] {
  const { calls = [], ruled = {} } = session.tables[table] ?? {};
  return calls.filter((called) => {
    const ruling = session.decisions[ruled[playKey(called)] ?? ''];
    const isRuled = ruling !== undefined && ruling.given.position >= called.position;
    return called.answered === null && called.takenBack === undefined && !isRuled;
  });
}

function callAtTable({
  call,
  time,
  coming,
  came,
  round,
  board,
  matter,
  hand,
  by,
  cards,
}: CallPlay): CallAtTable {
  const times = { time, coming: coming?.time ?? null, came: came?.time ?? null };
  return { call, ...times, round, board, matter, hand, by, cards };
}

/** The calls of a table that are open, for those who sit there: what others called to who have moved on is not theirs. */
export function openCalls(session: SessionPlay, table: string): CallAtTable[] {
  const now = roundAt(session, table);
  return openOnes(session, table)
    .filter(({ during }) => during >= now)
    .map(callAtTable);
}

/** A call as those who direct see it: who is on the way or there, too, as the book names who did something. */
export type CallInRoom = CallAtTable & { readonly comingBy: string | null; readonly cameBy: string | null };

/** The calls of a table that are open, with who has taken each of them. */
export function callsInRoom(session: SessionPlay, table: string): CallInRoom[] {
  return openOnes(session, table).map((called) => ({
    ...callAtTable(called),
    comingBy: called.coming?.actor ?? null,
    cameBy: called.came?.actor ?? null,
  }));
}
