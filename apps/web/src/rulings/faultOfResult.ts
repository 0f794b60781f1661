import { vulnerabilityOf } from '#cards';
import { readResult, unreadPart, type UnreadPart } from '#lists';
import { isPossibleScore } from '#scoring';
import { contractWithScore } from './contractWithScore.js';

/** What is wrong with a result as it is written on a slip. */
export type FaultOfResult =
  | UnreadPart
  | { readonly part: 'nothing' | 'impossible' }
  /** The score beside a contract is not one of it. */
  | { readonly part: 'other-score'; readonly contract: string; readonly points: string };

/** Which part of a result is wrong or missing, as it is written on a slip of a board. */
export function faultOfResult(text: string, board: number): FaultOfResult | undefined {
  if (text.trim() === '') return { part: 'nothing' };
  const result = readResult(text);
  if (!result) {
    const { contract, points } = contractWithScore(text, board) ?? {};
    return contract !== undefined && points !== undefined
      ? { part: 'other-score', contract, points }
      : unreadPart(text);
  }
  if (result.kind !== 'score') return undefined;
  return isPossibleScore(result.score, vulnerabilityOf(board)) ? undefined : { part: 'impossible' };
}
