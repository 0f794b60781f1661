import { vulnerabilityOf } from '#cards';
import type { PublishedLine, WrittenContract } from '#interchange';
import { isPossibleScore, scoreForNS } from '#scoring';
import type { Adjustment, BridgeResult } from '#tournament';
import type { UnplayableWhy } from './replay-plan.js';

/** What is done about a line. */
export type LineOutcome =
  | { readonly kind: 'result'; readonly result: BridgeResult }
  /** A result is entered, and a ruling gives each side a score of its own. */
  | { readonly kind: 'split'; readonly result: BridgeResult; readonly adjustment: Adjustment }
  | { readonly kind: 'artificial'; readonly adjustment: Adjustment }
  | { readonly kind: 'late' }
  | { readonly kind: 'not-played' }
  | { readonly kind: 'unplayable'; readonly why: UnplayableWhy };

/** What is done about a line, from what each side has on it. */
export function outcomeOf({ board, outcome: { ns, ew }, contract }: PublishedLine): LineOutcome {
  if (ns.kind === 'score' && ew.kind === 'score') {
    const possible = [ns, ew].every(({ score }) => isPossibleScore(score, vulnerabilityOf(board)));
    if (!possible) return { kind: 'unplayable', why: 'impossible-score' };
    if (ns.score === ew.score) return { kind: 'result', result: resultOf(ns.score, contract, board) };
    const result: BridgeResult = { kind: 'score', score: ns.score };
    const other: BridgeResult = { kind: 'score', score: ew.score };
    return { kind: 'split', result, adjustment: { kind: 'assigned', NS: result, EW: other } };
  }
  if (ns.kind === 'artificial' && ew.kind === 'artificial') {
    return { kind: 'artificial', adjustment: { kind: 'artificial', NS: ns.award, EW: ew.award } };
  }
  if (ns.kind === 'not-played' && ew.kind === 'not-played') return { kind: 'not-played' };
  const isOpen = [ns.kind, ew.kind].every((kind) => kind === 'late' || kind === 'not-played');
  return isOpen ? { kind: 'late' } : { kind: 'unplayable', why: 'no-such-ruling' };
}

/** The contract, where it gives the score; a score that contradicts its contract stands alone. */
function resultOf(score: number, contract: PublishedLine['contract'], board: number): BridgeResult {
  if (contract === 'passed-out') return score === 0 ? { kind: 'passed-out' } : { kind: 'score', score };
  if (contract && scoreForNS(contract, vulnerabilityOf(board)) === score) return entered(contract);
  return { kind: 'score', score };
}

function entered(contract: WrittenContract): BridgeResult {
  return { kind: 'contract', ...contract };
}
