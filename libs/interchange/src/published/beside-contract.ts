import { vulnerabilityOf } from '#cards';
import { scoreForNS } from '#scoring';
import type { RoomResult } from './published-match.js';
import type { PublishedLine } from './published-game.js';

/**
 * What came of a board where its contract does not say it: a ruling, or a score that the contract does not make. Nothing
 * where both sides have what it makes.
 */
export function besideContract(
  contract: RoomResult,
  outcome: PublishedLine['outcome'],
  board: number,
): PublishedLine['outcome'] | undefined {
  if (contract === null) return outcome;
  const makes = contract === 'passed-out' ? 0 : scoreForNS(contract, vulnerabilityOf(board));
  const isMade = [outcome.ns, outcome.ew].every((side) => side.kind === 'score' && side.score === makes);
  return isMade ? undefined : outcome;
}
