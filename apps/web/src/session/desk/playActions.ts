import type { TravellerLineSeen } from '../../api/travellerDocuments.js';
import type { Correcting } from '../../play/useCorrecting.js';

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
  | 'rule-by-law'
  | 'withdraw-ruling'
  | 'record-play';

/** Only those who direct do these; the others a scorer does, too. */
const DIRECTING: readonly PlayAction[] = [
  'postpone',
  'cancel-late',
  'really',
  'rule',
  'rule-by-law',
  'withdraw-ruling',
];

const BY_STATUS: Readonly<Record<TravellerLineSeen['status'], readonly PlayAction[]>> = {
  'to-play': ['record', 'not-played', 'postpone', 'really', 'rule', 'rule-by-law'],
  voided: ['record', 'not-played', 'postpone', 'really', 'rule', 'rule-by-law'],
  postponed: ['take-up', 'record', 'cancel-late', 'really', 'rule', 'rule-by-law'],
  entered: ['record', 'correct', 'void', 'really', 'rule', 'rule-by-law', 'record-play'],
  disputed: ['record', 'correct', 'void', 'really', 'rule', 'rule-by-law', 'record-play'],
  agreed: ['correct', 'void', 'really', 'rule', 'rule-by-law', 'record-play'],
  'not-played': ['open-again', 'rule', 'rule-by-law'],
  ruled: ['withdraw-ruling'],
  bye: [],
};

/** What is for a session that is played. */
const WHILE_PLAYED: readonly PlayAction[] = ['postpone', 'take-up', 'cancel-late'];
const RULING: readonly PlayAction[] = ['rule', 'withdraw-ruling'];
/** What is done without a reason: once the correction period is over there has to be one. */
const WITHOUT_REASON: readonly PlayAction[] = ['record', 'not-played'];

/** Whether something may be done about a play by how far the correction of its session is. */
function isInTime(
  action: PlayAction,
  correcting: { readonly scores: Correcting; readonly rulings: Correcting },
) {
  // What was called and played changes no score.
  if (action === 'record-play') return true;
  const how = RULING.includes(action) ? correcting.rulings : correcting.scores;
  if (how === 'running') return true;
  if (how === 'over' || WHILE_PLAYED.includes(action)) return false;
  return how === 'in-time' || !WITHOUT_REASON.includes(action);
}

/** What may be done about a play as it stands, the likely things first. */
export function actionsFor(
  { status, result }: TravellerLineSeen,
  mayDirect: boolean,
  correcting: { readonly scores: Correcting; readonly rulings: Correcting },
): PlayAction[] {
  const actions = BY_STATUS[status];
  const more: readonly PlayAction[] = status === 'ruled' ? [result ? 'correct' : 'record'] : [];
  return [...actions, ...more].filter(
    (action) => (mayDirect || !DIRECTING.includes(action)) && isInTime(action, correcting),
  );
}
