import type { Seat } from '#cards';
import type { Settings } from '../conventions/settings.js';
import type { DealRecord, PlayedContract } from './deal-record.js';

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

/** Alone a whister answers for his side, of two each for his half, or the second alone (3.8.6). */
function ofWhister(
  { tricks, whists }: DealRecord,
  { level, declarer }: PlayedContract,
  seat: Seat,
  settings: Settings,
): Omit<TricksDue, 'as'> {
  const taken = tricks[seat] ?? 0;
  const duty = settings.whistDuty[level];
  const whisters = whists.filter(({ call }) => call === 'whist').map((one) => one.seat);
  if (whisters.length < 2) return { due: duty, taken: 10 - (tricks[declarer] ?? 0) };
  if (!settings.secondWhisterAlone.includes(level)) return { due: duty / 2, taken };
  return { due: whisters[1] === seat ? duty : 0, taken };
}
