import type { SessionSeen } from '../api/documents.js';
import type { PrintOf } from './PrintWanted.js';

/** What is left of a session on paper once it is played: results, deals and rulings, of a knockout its bracket. */
export function resultsOf(
  { session, knockout }: Pick<SessionSeen, 'session' | 'knockout'>,
  boards: boolean,
): readonly PrintOf[] {
  const names = boards
    ? (['standings', 'recap', 'travellers', 'hand-records', 'score-cards', 'rulings'] as const)
    : (['standings', 'sheets', 'rulings'] as const);
  return [
    ...names.map((printout) => ({ paper: printout, session })),
    ...(knockout === null ? [] : [{ paper: 'knockout' as const, knockout }]),
  ];
}

/** What lies in the hall and is no page of its own. */
export function printoutsForHall(session: string, boards: boolean): readonly PrintOf[] {
  const names = boards ? (['entry-list', 'board-labels', 'duplication-plan'] as const) : [];
  return [
    ...names.map((printout) => ({ paper: printout, session })),
    { paper: 'rulings', session, form: 'four' },
  ];
}
