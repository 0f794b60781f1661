import type { ContestMovesSeen } from '../api/contestDocuments.js';
import { contestPlaceText } from '../standings/contest/contestMoveText.js';
import { participantText } from '../standings/contest/ContestTable.js';
import type { ChangedRow } from './comparedRows.js';

/** Who stands elsewhere in a contest, or has another total there, as rows. */
export function contestRows({ moves, total }: ContestMovesSeen, locale: string): ChangedRow[] {
  return moves.map((move) => ({
    key: move.key,
    called: participantText(move),
    before: contestPlaceText(move.before, total, locale),
    after: contestPlaceText(move.after, total, locale),
  }));
}
