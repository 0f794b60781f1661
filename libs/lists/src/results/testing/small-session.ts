import type { BridgeResult, Seating } from '#tournament';
import { readResult } from '../result-text.js';
import type { PlayOfResult, ResultInJournal, RulingsInJournal, SessionToFill } from '../session-to-fill.js';

/** What the journal has of the plays `A1 1 1`: results as slips have them, in their order. */
export type InJournal = Readonly<Record<string, readonly string[]>>;

const words = ({ table, round, board }: PlayOfResult) => `${table} ${round} ${board}`;

/** A Mitchell of one section, two boards a round; each table has played up to `called`. */
export function smallSession({
  tables = 3,
  called = 2,
  book = {},
  more = {},
  rulings = {},
}: {
  readonly tables?: number;
  readonly called?: number;
  readonly book?: InJournal;
  readonly more?: Readonly<Record<string, Partial<ResultInJournal>>>;
  readonly rulings?: Readonly<Record<string, RulingsInJournal>>;
}): SessionToFill {
  const numbers = Array.from({ length: tables }, (_, at) => at + 1);
  return {
    session: '1',
    edition: '2017',
    sections: ['A'],
    tables: numbers.map((number) => `A${number}`),
    rounds: tables,
    boards: numbers.flatMap((number) => [2 * number - 1, 2 * number]),
    contestants: [...numbers.map((number) => `A-NS${number}`), ...numbers.map((number) => `A-EW${number}`)],
    meetingAt(table, round) {
      const number = Number(table.slice(1));
      if (number > tables || round > tables) return undefined;
      const set = (number + round - 2) % tables;
      const ns = `A-NS${number}`;
      const ew = `A-EW${((number - round + tables) % tables) + 1}`;
      return { seating: { N: ns, E: ew, S: ns, W: ew }, boards: [2 * set + 1, 2 * set + 2] };
    },
    calledAt: () => ({ round: called }),
    resultOf: (play) => inJournal(book[words(play)], more[words(play)]),
    rulingsOn: (play) => rulings[words(play)] ?? { given: 0, adjustment: null },
    maySee: () => true,
    maySeeLead: () => true,
  };
}

function inJournal(
  said: readonly string[] | undefined,
  more: Partial<ResultInJournal> | undefined,
): ResultInJournal | undefined {
  if (!said && !more) return undefined;
  const given = (said ?? []).map((text): BridgeResult => readResult(text)!);
  return {
    status: 'agreed',
    entry: given.length,
    seating: null,
    result: given.at(-1) ?? null,
    given,
    putRight: false,
    ...more,
  };
}

/** Who sits there: North-South and East-West. */
export function seatsOf(ns: string, ew: string): Seating {
  return { N: ns, E: ew, S: ns, W: ew };
}
