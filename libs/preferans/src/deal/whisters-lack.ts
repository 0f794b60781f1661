import type { Seat } from '#cards';
import type { Settings } from '../conventions/settings.js';
import { defendersOf, sittingOut } from '../table/table-seats.js';
import { countedTricks } from './counted-tricks.js';
import type { DealRecord, PlayedContract } from './deal-record.js';

/** Tricks that a whister lacks of those that he has to take, with the rule by which he answers for them. */
export interface Lacked {
  readonly seat: Seat;
  readonly tricks: number;
  readonly rule: '3.8.5' | '3.8.6';
}

/**
 * The tricks that a whister writes: their own of two, all of the defenders' where one whists alone.
 *
 * @param as with penalty tricks (`counted`), or as if nobody had any (`won`): a penalty is no harm to others (3.9.12)
 */
export function tricksOfWhister(
  record: DealRecord,
  { declarer }: PlayedContract,
  whisters: readonly Seat[],
  seat: Seat,
  as: 'counted' | 'won' = 'counted',
): number {
  if (record.ended === 'without-all') return 10 / whisters.length;
  if (whisters.length > 1) return countedTricks(record, seat)[as];
  return defendersOf(declarer, record.dealer, record.players).reduce(
    (sum, one) => sum + countedTricks(record, one)[as],
    0,
  );
}

/**
 * What whisters lack, each who lacks something: nothing as long as they have together what they need; alone one answers for
 * all of it, of two each for his half, or the second alone. What is lacked because of a penalty trick is answered for by who
 * has the penalty. Preferans Code 3.8.2, 3.8.5, 3.8.6, 3.9.12.
 *
 * @param whisters in the order in which they said so
 */
export function whistersLack(
  record: DealRecord,
  contract: PlayedContract,
  whisters: readonly Seat[],
  { whistDuty, secondWhisterAlone, shortfallCounted, dealerAnswers, ten }: Settings,
): readonly Lacked[] {
  const { level } = contract;
  if (level === 10 && ten === 'checked') return [];
  const tricksOf = (seat: Seat) => tricksOfWhister(record, contract, whisters, seat, 'won');
  const duty = whistDuty[level];
  const together = duty - whisters.reduce((sum, seat) => sum + tricksOf(seat), 0);
  const [first, second] = whisters;
  if (!first) return [];
  const ofHalf = (seat: Seat) => {
    const own = duty / 2 - tricksOf(seat);
    return shortfallCounted === 'own' ? own : Math.min(own, together);
  };
  const lacked = (): readonly Lacked[] => {
    if (together <= 0) return [];
    if (!second) return [{ seat: first, tricks: together, rule: '3.8.5' }];
    if (secondWhisterAlone.includes(level)) return [{ seat: second, tricks: together, rule: '3.8.6' }];
    return whisters.map((seat) => ({ seat, tricks: ofHalf(seat), rule: '3.8.6' }));
  };
  const sitting = sittingOut(record.dealer, record.players);
  const penal = lackedByPenalties(record, contract, whisters, Math.max(0, -together));
  const rule = second ? '3.8.6' : '3.8.5';
  return whisters
    .map((seat): Lacked => {
      const own = lacked().find((one) => one.seat === seat);
      return { seat, tricks: (own?.tricks ?? 0) + penal(seat), rule: own?.rule ?? rule };
    })
    .filter(({ seat, tricks }) => tricks > 0 && (dealerAnswers || seat !== sitting));
}

/**
 * How many tricks each lacks because of penalty tricks, beyond those that their side has to spare.
 *
 * @param spare how many more tricks than they need they have won
 */
function lackedByPenalties(
  record: DealRecord,
  contract: PlayedContract,
  whisters: readonly Seat[],
  spare: number,
): (seat: Seat) => number {
  let left = spare;
  const lacked = new Map<Seat, number>();
  for (const seat of whisters) {
    const of = (as: 'counted' | 'won') => tricksOfWhister(record, contract, whisters, seat, as);
    const penalty = of('won') - of('counted');
    const covered = Math.min(left, penalty);
    left -= covered;
    lacked.set(seat, penalty - covered);
  }
  return (seat) => lacked.get(seat) ?? 0;
}
