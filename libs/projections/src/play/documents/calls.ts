import { playKey, type CallMatter, type CardsCounted, type SeatName } from '#tournament';
import type { SessionPlay, TablePlay } from '../play-state.js';
import { pairNow } from '../pair-now.js';
import { roundAt } from '../progress.js';

type CallPlay = TablePlay['calls'][number];

/** An open call for the director at a table. */
export type CallAtTable = {
  /** Where it is kept, and where the director goes: a pair that has left the table still names it by this. */
  readonly table: string;
  readonly call: number;
  /** The pair that called on its way to the table, or while it sat out; null: those at the table. */
  readonly pair: string | null;
  /** When the table called, when a director set out, and when one came; microseconds since the epoch. */
  readonly time: number;
  readonly coming: number | null;
  readonly came: number | null;
  readonly round: number;
  /** Null: it is about the table alone. */
  readonly board: number | null;
  readonly matter: CallMatter;
  /** Whose hand; nothing: of more than one. */
  readonly hand: SeatName | null;
  /** Who did it; nothing: nobody knows. */
  readonly by: SeatName | null;
  /** The number of cards, if a hand has not 13 (Law 7B). */
  readonly cards: CardsCounted | null;
};

/**
 * The calls of a table that are open: they were not withdrawn, and the director has neither marked them as dealt with
 * nor ruled on the play since.
 */
function openOnes(session: SessionPlay, table: string): CallPlay[] {
  const { calls = [], rulings = {} } = session.tables[table] ?? {};
  return calls.filter(({ round, board, called, answered, takenBack }) => {
    const ruling = board === null ? undefined : session.decisions[rulings[playKey({ round, board })] ?? ''];
    const isRuled = ruling !== undefined && ruling.given.position >= called.position;
    return answered === null && !takenBack && !isRuled;
  });
}

function callAtTable(table: string, open: CallPlay): CallAtTable {
  const { call, called, pair, coming, came, round, board, matter, hand, by, cards } = open;
  const times = { time: called.time, coming: coming?.time ?? null, came: came?.time ?? null };
  return { table, call, pair, ...times, round, board, matter, hand, by, cards };
}

/**
 * The calls of a table that are open, for those who sit there: what others called to who have moved on is not theirs, nor
 * what a pair called to that is still on its way to the table.
 */
export function openCalls(session: SessionPlay, table: string): CallAtTable[] {
  const now = roundAt(session, table);
  return openOnes(session, table)
    .filter(({ pair, during }) => pair === null && during >= now)
    .map((called) => callAtTable(table, called));
}

/** The calls of a pair's own phone that are open: they are the pair's wherever it goes. */
export function openCallsOfPair(session: SessionPlay, pair: string): CallAtTable[] {
  return Object.keys(session.tables).flatMap((table) =>
    openOnes(session, table)
      .filter((called) => called.pair === pair)
      .map((called) => callAtTable(table, called)),
  );
}

/** A call as directors see it: also who is on the way or at the table, by the actor that the journal names. */
export type CallAtDesk = CallAtTable & {
  readonly comingBy: string | null;
  readonly cameBy: string | null;
  /** Of a pair: the table that it sits at or goes to now; null: none. */
  readonly pairAt: string | null;
};

/** The calls of a table that are open, with who has taken each of them. */
export function callsAtDesk(session: SessionPlay, table: string): CallAtDesk[] {
  return openOnes(session, table).map((called) => ({
    ...callAtTable(table, called),
    pairAt: called.pair === null ? null : (pairNow(session, called.pair).place?.table ?? null),
    comingBy: called.coming?.actor ?? null,
    cameBy: called.came?.actor ?? null,
  }));
}
