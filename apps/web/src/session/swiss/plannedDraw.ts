import type { DrawOptions } from '#tournament';

/** What is chosen of a draw before the session is set. */
export type PlannedDraw = Partial<DrawOptions> &
  Pick<DrawOptions, 'first' | 'order' | 'results' | 'rematches'>;

/** What an evening begins with. */
export const USUAL_DRAW: PlannedDraw = { first: 'lot', order: 'close', results: 'all', rematches: 'avoid' };

/** With rematches nobody plays more. */
const MOST_ROUNDS = 30;

/** How many rounds there can be: without rematches as many as each has others to meet, and a bye where they are odd. */
export function mostRounds(contestants: number, { rematches }: Pick<DrawOptions, 'rematches'>) {
  const withoutRematches = contestants % 2 === 0 ? contestants - 1 : contestants;
  return { withoutRematches, most: rematches === 'allowed' ? MOST_ROUNDS : withoutRematches };
}
