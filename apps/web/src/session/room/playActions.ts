import type { TravellerLineSeen } from '../../api/travellerDocuments.js';

export type PlayAction =
  | 'record'
  | 'correct'
  | 'void'
  | 'open-again'
  | 'not-played'
  | 'postpone'
  | 'take-up'
  | 'cancel-late'
  | 'really'
  | 'rule'
  | 'withdraw-ruling';

/** Only those who direct do these; the others a scorer does, too. */
const DIRECTING: readonly PlayAction[] = ['postpone', 'cancel-late', 'really', 'rule', 'withdraw-ruling'];

const BY_STATUS: Readonly<Record<TravellerLineSeen['status'], readonly PlayAction[]>> = {
  'to-play': ['record', 'not-played', 'postpone', 'really', 'rule'],
  voided: ['record', 'not-played', 'postpone', 'really', 'rule'],
  postponed: ['take-up', 'record', 'cancel-late', 'really', 'rule'],
  entered: ['record', 'correct', 'void', 'really', 'rule'],
  disputed: ['record', 'correct', 'void', 'really', 'rule'],
  agreed: ['correct', 'void', 'really', 'rule'],
  'not-played': ['open-again', 'rule'],
  ruled: ['withdraw-ruling'],
  bye: [],
};

/** What may be done about a play as it stands, the likely things first. */
export function actionsFor({ status, result }: TravellerLineSeen, mayDirect: boolean): PlayAction[] {
  const actions = BY_STATUS[status];
  const more: readonly PlayAction[] = status === 'ruled' ? [result ? 'correct' : 'record'] : [];
  return [...actions, ...more].filter((action) => mayDirect || !DIRECTING.includes(action));
}
