import type { Seat } from '#cards';
import type { Settings } from '../conventions/settings.js';
import { defendersOf, sittingOut } from '../table-seats.js';
import { countedTricks } from './counted-tricks.js';
import type { DealRecord, PlayedContract } from './deal-record.js';

/** Tricks that a whister lacks of those that he has to take, with the rule by which he answers for them. */
export interface Lacked {
  readonly seat: Seat;
  readonly tricks: number;
  readonly rule: '3.8.5' | '3.8.6';
}

/** The tricks that a whister writes: his own of two, all of the defenders' when he whists alone. */
export function tricksOfWhister(
  record: DealRecord,
  { declarer }: PlayedContract,
  whisters: readonly Seat[],
  seat: Seat,
): number {
  if (record.ended === 'without-all') return 10 / whisters.length;
  if (whisters.length > 1) return countedTricks(record, seat).counted;
  return defendersOf(declarer, record.dealer, record.players).reduce(
    (sum, one) => sum + countedTricks(record, one).counted,
    0,
  );
}

/**
 * What whisters lack, each who lacks something: nothing as long as they have together what they need; alone one answers for
 * all of it, of two each for his half, or the second alone. Preferans Code 3.8.2, 3.8.5, 3.8.6.
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
  const tricksOf = (seat: Seat) => tricksOfWhister(record, contract, whisters, seat);
  const duty = whistDuty[level];
  const together = duty - whisters.reduce((sum, seat) => sum + tricksOf(seat), 0);
  const [first, second] = whisters;
  if (!first || together <= 0) return [];
  const ofHalf = (seat: Seat) => {
    const own = duty / 2 - tricksOf(seat);
    return shortfallCounted === 'own' ? own : Math.min(own, together);
  };
  const lacked = (): readonly Lacked[] => {
    if (!second) return [{ seat: first, tricks: together, rule: '3.8.5' }];
    if (secondWhisterAlone.includes(level)) return [{ seat: second, tricks: together, rule: '3.8.6' }];
    return whisters.map((seat) => ({ seat, tricks: ofHalf(seat), rule: '3.8.6' }));
  };
  const sitting = sittingOut(record.dealer, record.players);
  return lacked().filter(({ seat, tricks }) => tricks > 0 && (dealerAnswers || seat !== sitting));
}
