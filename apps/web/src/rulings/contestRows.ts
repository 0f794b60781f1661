import type { ContestMovesSeen } from '../api/contestDocuments.js';
import { contestPlaceText } from '../standings/contest/contestMoveText.js';
import { participantText } from '../standings/contest/ContestTable.js';
import type { MovedRow } from './comparedRows.js';

/** Who stands elsewhere in a contest, or has another total there, as rows. */
export function contestRows({ moves, total }: ContestMovesSeen, locale: string): MovedRow[] {
  return moves.map((move) => ({
    moved: move.before?.place !== move.after?.place,
    key: move.key,
    called: participantText(move),
    before: contestPlaceText(move.before, total, locale),
    after: contestPlaceText(move.after, total, locale),
  }));
}
