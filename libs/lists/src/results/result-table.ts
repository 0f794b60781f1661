import { vulnerabilityOf } from '#cards';
import { scoreForNS, type Contract } from '#scoring';
import type { BridgeResult } from '#tournament';
import { RESULTS_HEADING } from './result-columns.js';

/** A play of a board as it is written in a list of results. */
export interface PlayToWrite {
  readonly round: number;
  readonly table: string;
  readonly board: number;
  /** Contestants; in an individual those who sit North and East. */
  readonly ns: string;
  readonly ew: string;
  /** In an individual those who sit South and West. */
  readonly partners?: { readonly ns: string; readonly ew: string } | undefined;
  /** What happened; null: it was not played. */
  readonly result: BridgeResult | null;
}

/** How it is written that a board was not played. */
const NOT_PLAYED = 'NP';

type Cells = readonly (string | number | null)[];

/**
 * Results as a table that `readResultList` reads again: a row for each play under `RESULTS_HEADING`, whatever the
 * language is. The score is that of North-South.
 */
export function resultTable(plays: readonly PlayToWrite[]): readonly Cells[] {
  return [RESULTS_HEADING, ...plays.map(rowOf)];
}

function rowOf({ round, table, board, ns, ew, partners, result }: PlayToWrite): Cells {
  const side = (one: string, other: string | undefined) =>
    other === undefined || other === one ? one : `${one} + ${other}`;
  return [round, table, board, side(ns, partners?.ns), side(ew, partners?.ew), ...cellsOf(result, board)];
}

/** Contract, declarer, tricks, score, lead. */
function cellsOf(result: BridgeResult | null, board: number): Cells {
  if (result === null) return [NOT_PLAYED, null, null, null, null];
  if (result.kind === 'passed-out') return ['PASS', null, null, 0, null];
  if (result.kind === 'score') return [null, null, null, result.score, null];
  const { level, strain, doubling, declarer, tricks, lead = null } = result;
  const score = scoreForNS(result as Contract, vulnerabilityOf(board));
  return [`${level}${strain}${doubling}`, declarer, tricks, score, lead];
}
