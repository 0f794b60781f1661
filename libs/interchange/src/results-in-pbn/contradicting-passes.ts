import { pbnPlace, pbnValue } from '../pbn/pbn-game.js';
import { scoreText } from '../pbn/pbn-score-cells.js';
import { scoredPass } from '../published/scored-pass.js';
import type { ValueFault } from '../unreadable.js';
import { outcomeOf } from './outcome-of-row.js';
import type { RowOfBoard } from './rows-of-games.js';
import { TITLE } from './sessions-in-pbn.js';

/** Scores of boards that all have passed. */
export function contradictingPasses(rows: readonly RowOfBoard[]): ValueFault[] {
  return rows.flatMap((one): ValueFault[] => {
    const { game, board, row } = one;
    if (row.contract !== 'passed-out') return [];
    const outcome = { ns: outcomeOf(one, 'NS'), ew: outcomeOf(one, 'EW') };
    const [side] = scoredPass({ contract: row.contract, outcome });
    if (side === undefined) return [];
    const isInTable = game.tags.has('ScoreTable');
    const found = isInTable
      ? scoreText((side === 'ns' ? row.scoreNS : row.scoreEW) ?? row.scoreNS ?? row.scoreEW)!
      : pbnValue(game, 'Score');
    const line = isInTable ? row.line : pbnPlace(game, 'Score').line;
    const other = `Contract ${isInTable ? 'Pass' : pbnValue(game, 'Contract')}`;
    return [{ code: 'interchange.contradiction', format: TITLE, line, path: 'Score', board, found, other }];
  });
}
