import type { Seat } from '#cards';
import type { Settings } from '../conventions/settings.js';
import { sittingOut } from '../table/table-seats.js';
import { countedTricks } from './counted-tricks.js';
import type { DealRecord, PlayedContract } from './deal-record.js';
import { whistersOf } from './whist-call.js';
import { tricksOfWhister, whistersLack } from './whisters-lack.js';

/** What a player had to take in a deal and has taken, and as what they played. */
export interface TricksDue {
  /**
   * A whister has whisted; a defender answers for nothing: who passed, and both at a misère. A dealer of four who sits out
   * and whists nothing has no cards, but at an all-pass whose talon is opened.
   */
  readonly as: 'declarer' | 'whister' | 'defender' | 'sitting-dealer' | 'all-pass';
  readonly due: number;
  readonly taken: number;
  /** Whoever plays so as not to take tricks: at an all-pass, and declarer of a misère. */
  readonly avoids?: true;
}

/**
 * What a player had to take in a deal and has taken: declarer what was contracted for, a whister what the whist answers
 * for (3.8.2, 3.8.6); of a misère, of an all-pass and of a game that nobody played there is nothing that one could lack.
 */
export function tricksDue(record: DealRecord, seat: Seat, settings: Settings): TricksDue {
  const { played, tricks, whists, dealer, players } = record;
  const taken = tricks[seat] ?? 0;
  if (played.kind === 'all-pass') return { as: 'all-pass', due: 0, taken, avoids: true };
  if (played.declarer === seat) {
    if (played.kind === 'misere') return { as: 'declarer', due: 0, taken, avoids: true };
    // Of a game that nobody played for nothing is lacked by play (3.4.6).
    const isPlayed = Object.keys(tricks).length > 0;
    return { as: 'declarer', due: isPlayed ? played.level : 0, taken };
  }
  if (played.kind === 'contract' && whistersOf(whists).includes(seat))
    return { as: 'whister', ...ofWhister(record, played, seat, settings) };
  return { as: sittingOut(dealer, players) === seat ? 'sitting-dealer' : 'defender', due: 0, taken };
}

/** What he has is what both have together when he whists alone, or when both have enough. */
function ofWhister(
  record: DealRecord,
  contract: PlayedContract,
  seat: Seat,
  settings: Settings,
): Pick<TricksDue, 'due' | 'taken'> {
  const whisters = whistersOf(record.whists);
  const taken = tricksOfWhister(record, contract, whisters, seat);
  const isMade = countedTricks(record, contract.declarer).won >= contract.level;
  const lacked = isMade ? whistersLack(record, contract, whisters, settings) : [];
  const own = lacked.find((one) => one.seat === seat)?.tricks ?? 0;
  return { due: taken + own, taken };
}
