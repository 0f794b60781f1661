import { vulnerabilityOf } from '#cards';
import { scoreForNS, type Contract } from '#scoring';
import type { BridgeResult } from '#tournament';

/** What a result comes to on a board, in points for North-South. */
export function pointsForNS(result: BridgeResult, board: number): number {
  switch (result.kind) {
    case 'contract':
      return scoreForNS(result as Contract, vulnerabilityOf(board));
    case 'passed-out':
      return 0;
    case 'score':
      return result.score;
    default:
      return result satisfies never;
  }
}
