import type { CallSeen } from '../api/tableDocuments.js';
import type { JudgesBook } from './book/judgesBook.js';

/** The procedures that tell what to do about what a table calls for; an irregularity may be any. */
const PROCEDURES: Readonly<Record<CallSeen['matter'], string | undefined>> = {
  'cards-miscounted': '13',
  'cards-touched': '7B3',
  'hand-taken-out': '7C',
  'hands-misplaced': '7C',
  irregularity: undefined,
  'other-players': undefined,
  'out-of-turn': undefined,
  revoke: '64',
  hesitation: '16',
  claim: '70',
  'wrong-board': '15',
  'wrong-score': '79',
  cards: undefined,
};

/** The law whose questions are asked first on a call; undefined where the director has to say what happened. */
export function lawOfCall(matter: CallSeen['matter'], { book }: JudgesBook): string | undefined {
  const law = PROCEDURES[matter];
  return law !== undefined && book.procedures.has(law) ? law : undefined;
}
