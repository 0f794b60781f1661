import type { Seat } from '#cards';
import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import type { DealRecord } from '../deal/deal-record.js';
import { netValueOf } from '../settlement/net-value.js';
import { defendersOf } from '../table/table-seats.js';

/**
 * What each player writes in whists on who has exposed the talon while two were still bidding: the value to him of what
 * could have been played, his own game or another's that fails; of two such values one, the greater (Preferans Code
 * 3.3.16.3, fn 25). The offender writes nothing, nor does who would have won nothing.
 *
 * @param couldHaveBeen the deal as each who was still bidding could have played it with this talon
 */
export function lostValues(
  couldHaveBeen: readonly DealRecord[],
  offender: Seat,
  settings: Settings,
): ReadonlyMap<Seat, Rational> {
  const lost = new Map<Seat, Rational>();
  for (const record of couldHaveBeen) {
    const values = netValueOf(asValued(record, settings), settings);
    for (const seat of record.players) {
      const value = values[seat] ?? Rational.ZERO;
      if (seat === offender || value.compare(lost.get(seat) ?? Rational.ZERO) <= 0) continue;
      lost.set(seat, value);
    }
  }
  return lost;
}

/**
 * Whose value is written for a game. The example of 3.3.16.3 calls 52 whists the value of a ten; they are that of a nine,
 * exactly made against one whister, and a ten is 75. Where the word was agreed to count, a ten is written as that nine.
 */
function asValued(record: DealRecord, { fiftyTwo }: Settings): DealRecord {
  const { played, players, dealer, tricks } = record;
  const isTenMade =
    played.kind === 'contract' && played.level === 10 && (tricks[played.declarer] ?? 10) === 10;
  if (fiftyTwo === 9 || !isTenMade) return record;
  const { declarer } = played;
  const [whister, passer] = defendersOf(declarer, dealer, players);
  return {
    ...record,
    played: { ...played, level: 9 },
    whists: [
      { seat: whister, call: 'whist' },
      { seat: passer, call: 'pass' },
    ],
    tricks: { [declarer]: 9, [whister]: 1 },
  };
}
