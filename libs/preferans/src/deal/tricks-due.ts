import type { Seat } from '#cards';
import type { Settings } from '../conventions/settings.js';
import { countedTricks } from './counted-tricks.js';
import type { DealRecord, PlayedContract } from './deal-record.js';
import { whistersOf } from './whist-call.js';
import { tricksOfWhister, whistersLack } from './whisters-lack.js';

/** What a player had to take in a deal and has taken, and as what he played. */
export interface TricksDue {
  readonly as: 'declarer' | 'whister' | 'all-pass';
  readonly due: number;
  readonly taken: number;
}

/**
 * What a player had to take in a deal and has taken: declarer what he contracted for, a whister what his whist answers
 * for (3.8.2, 3.8.6); of a misère, of an all-pass and of a game that nobody played there is nothing that one could lack.
 */
export function tricksDue(record: DealRecord, seat: Seat, settings: Settings): TricksDue {
  const { played, tricks } = record;
  const taken = tricks[seat] ?? 0;
  if (played.kind === 'all-pass') return { as: 'all-pass', due: 0, taken };
  if (played.declarer !== seat)
    return played.kind === 'misere'
      ? { as: 'whister', due: 0, taken }
      : { as: 'whister', ...ofWhister(record, played, seat, settings) };
  // Of a game that nobody played for nothing is lacked by play (3.4.6).
  const isPlayed = Object.keys(tricks).length > 0;
  return { as: 'declarer', due: played.kind === 'contract' && isPlayed ? played.level : 0, taken };
}

/** What he has is what both have together when he whists alone, or when both have enough. */
function ofWhister(
  record: DealRecord,
  contract: PlayedContract,
  seat: Seat,
  settings: Settings,
): Omit<TricksDue, 'as'> {
  const whisters = whistersOf(record.whists);
  const taken = tricksOfWhister(record, contract, whisters, seat);
  const isMade = countedTricks(record, contract.declarer).won >= contract.level;
  const lacked = isMade ? whistersLack(record, contract, whisters, settings) : [];
  const own = lacked.find((one) => one.seat === seat)?.tricks ?? 0;
  return { due: taken + own, taken };
}
