import { pbnPlace } from '../pbn/pbn-game.js';
import { contractText } from '../pbn/pbn-scores.js';
import type { ValueFault } from '../faults/unreadable.js';
import { outcomeOf } from './outcome-of-row.js';
import type { RowOfBoard } from './rows-of-games.js';
import { TITLE } from './sessions-in-pbn.js';

/** Rows with a contract of which nothing says what came of it: their boards are not played, and that is told. */
export function withoutResult(rows: readonly RowOfBoard[]): ValueFault[] {
  return rows.flatMap((one): ValueFault[] => {
    const { game, board, row } = one;
    if (typeof row.contract !== 'object') return [];
    const isTold = (['NS', 'EW'] as const).some((side) => outcomeOf(one, side).kind !== 'not-played');
    if (isTold) return [];
    const line = game.tags.has('ScoreTable') ? row.line : pbnPlace(game, 'Result').line;
    const path = `Contract ${contractText(row.contract)}`;
    return [{ code: 'interchange.missing', format: TITLE, line, path, board, name: 'Result' }];
  });
}
