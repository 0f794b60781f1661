import type { BridgeResult } from '../games/bridge/result.js';

/** A result as travellers have it: '4S N +1', '3NTx W -2 HK', '2H S =', 'pass'; '+420' where only the score is known. */
export function played(text: string): BridgeResult {
  if (text === 'pass') return { kind: 'passed-out' };
  const contract = /^([1-7])(C|D|H|S|NT)(x{0,2}) ([NESW]) (=|[+-]\d+)(?: ([SHDC].))?$/.exec(text);
  if (!contract) return { kind: 'score', score: Number(text) };
  const [, level, strain, doubling, declarer, tricks, lead] = contract;
  const result = {
    kind: 'contract',
    level: Number(level),
    strain,
    doubling,
    declarer,
    tricks: Number(level) + 6 + (tricks === '=' ? 0 : Number(tricks)),
    ...(lead === undefined ? {} : { lead }),
  };
  return result as BridgeResult;
}
