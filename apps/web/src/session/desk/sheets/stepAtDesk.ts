import type { DeskSeen } from '../../../api/deskDocuments.js';
import { stepOf, type Step } from '../alerts.js';
import type { SheetListed } from '../../../play/sheetQueries.js';
import { openIn } from './NextRound.js';

/**
 * What the director does next in a session of either game.
 *
 * @param toDraw the next round, where it is still to be drawn
 * @param sheets the sheets of a session that has them: what keeps it open are those that do not count yet
 */
export function stepAtDesk(
  desk: DeskSeen,
  toDraw: number | undefined,
  sheets: readonly SheetListed[] | undefined,
): Step {
  const step = stepOf(desk, toDraw);
  if (sheets && step.kind === 'call') {
    const round = step.round - 1;
    const early = !sheets.some((sheet) => sheet.round === round && sheet.status === 'agreed');
    return { ...step, playing: openIn(sheets, round), early };
  }
  if (sheets && step.kind === 'close')
    return { ...step, open: sheets.filter(({ status }) => status !== 'agreed').length };
  return step;
}
