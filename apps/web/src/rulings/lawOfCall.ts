import { lawsOf, type Edition } from '#laws';
import type { CallSeen } from '../api/tableDocuments.js';

/** The procedures that tell what to do about what a table calls for; an irregularity may be any. */
const PROCEDURES: Readonly<Record<CallSeen['matter'], string | undefined>> = {
  'cards-miscounted': '13',
  'cards-touched': '7B3',
  'hand-taken-out': '7C',
  'hands-misplaced': '7C',
  irregularity: undefined,
};

/** The law whose questions are asked first on a call; undefined where the director has to say what happened. */
export function lawOfCall(matter: CallSeen['matter'], edition: Edition): string | undefined {
  return lawsOf(edition).find((law) => law === PROCEDURES[matter]);
}
