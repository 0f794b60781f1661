import type { CallMatter, CardsCounted, SeatName } from '#tournament';
import { playKey, type SessionPlay } from '../play-state.js';
import type { CallPlay } from '../table-play.js';

/** What the director was called to at a table, and has not dealt with yet. */
export type CallAtTable = {
  readonly call: number;
  /** When the table called, and when the director came; microseconds since the epoch. */
  readonly time: number;
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

/** The calls of a table that are open: the director has neither said that he has dealt with them nor ruled on the play since. */
function openOnes(session: SessionPlay, table: string): CallPlay[] {
  const { calls = [], ruled = {} } = session.tables[table] ?? {};
  return calls.filter((called) => {
    const ruling = session.decisions[ruled[playKey(called)] ?? ''];
    return called.answered === null && (ruling === undefined || ruling.given.position < called.position);
  });
}

function callAtTable({ call, time, came, round, board, matter, hand, by, cards }: CallPlay): CallAtTable {
  return { call, time, came: came?.time ?? null, round, board, matter, hand, by, cards };
}

/** The calls of a table that are open. */
export function openCalls(session: SessionPlay, table: string): CallAtTable[] {
  return openOnes(session, table).map(callAtTable);
}

/** A call as those who direct see it: who has come to it, too, as the book names who did something. */
export type CallInRoom = CallAtTable & { readonly cameBy: string | null };

/** The calls of a table that are open, with who has taken each of them. */
export function callsInRoom(session: SessionPlay, table: string): CallInRoom[] {
  return openOnes(session, table).map((called) => ({
    ...callAtTable(called),
    cameBy: called.came?.actor ?? null,
  }));
}
