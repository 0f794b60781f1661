import { dealerOf, nextSeat, type Seat } from '#cards';
import type { BridgeResult } from '#tournament';
import { DIRECTOR, SESSION, type PlannedAction } from './evening-plan.js';
import type { TimedRound } from './timetable.js';
import type { Troubles } from './troubles.js';

/** Minutes after a score until the auction is written down, too. */
const WRITTEN_DOWN = 0.3;

/** At one table without troubles somebody looks on in the second round and writes the auctions down. */
export function auctionsWrittenDown(
  rounds: readonly TimedRound[],
  scores: readonly PlannedAction[],
  { slow, disputed, misread }: Troubles,
): PlannedAction[] {
  const troubled = [slow, disputed.table, misread.table];
  const seen = rounds.find(
    ({ table, round, plays }) => round === 2 && plays.length > 0 && !troubled.includes(table),
  );
  return (seen?.plays ?? []).flatMap(({ table, round, board, answered }): PlannedAction[] => {
    const isHere = ({ command, body }: PlannedAction) =>
      command === 'result.enter' && body['table'] === table && body['board'] === board;
    const result = scores.find(isHere)?.body['result'] as BridgeResult | undefined;
    const calls = result && auctionTo(result, dealerOf(board));
    if (!calls) return [];
    return [
      {
        at: answered + WRITTEN_DOWN,
        by: DIRECTOR,
        command: 'result.record-play',
        body: { session: SESSION, table, round, board, calls: calls.map((call) => ({ call })), cards: [] },
      },
    ];
  });
}

/** The shortest auction that ends so: declarer bids the contract at once. Undefined: it is not known how it ended. */
function auctionTo(result: BridgeResult, dealer: Seat): string[] | undefined {
  if (result.kind === 'passed-out') return ['pass', 'pass', 'pass', 'pass'];
  if (result.kind !== 'contract') return undefined;
  const calls: string[] = [];
  for (let seat = dealer; seat !== result.declarer; seat = nextSeat(seat)) calls.push('pass');
  calls.push(`${result.level}${result.strain}`);
  if (result.doubling !== '') calls.push('x');
  if (result.doubling === 'xx') calls.push('xx');
  return [...calls, 'pass', 'pass', 'pass'];
}
