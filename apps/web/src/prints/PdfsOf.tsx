import { withFewMessages } from '../messages/catalogue.js';
import { later } from '../parts/later.js';
import type { PrintOf } from './PrintWanted.js';

/** Several papers as PDF; fetched beside the page. */
export const PdfsOf = later<{ readonly tournament: string; readonly papers: readonly PrintOf[] }>(
  () => withFewMessages(() => import('./PdfList.js')),
  null,
);

/** What is left of a session on paper once it is played: results, deals and rulings. */
export function resultsOf(session: string, boards: boolean): readonly PrintOf[] {
  const names = boards
    ? (['standings', 'recap', 'travellers', 'hand-records', 'score-cards', 'rulings'] as const)
    : (['standings', 'sheets', 'rulings'] as const);
  return names.map((paper) => ({ paper, session }));
}

/** What lies in the hall and is no page of its own. */
export function papersOfHall(session: string, boards: boolean): readonly PrintOf[] {
  const names = boards ? (['entry-list', 'board-labels', 'duplication-plan'] as const) : [];
  return [...names.map((paper) => ({ paper, session })), { paper: 'rulings', session, form: 'four' }];
}
