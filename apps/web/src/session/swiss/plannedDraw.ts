import type { DrawOptions } from '#tournament';

/** What is chosen of a draw before the session is set. */
export type PlannedDraw = Partial<DrawOptions> &
  Pick<DrawOptions, 'first' | 'order' | 'results' | 'rematches'>;

/** What an evening begins with. */
export const USUAL_DRAW: PlannedDraw = { first: 'lot', order: 'close', results: 'all', rematches: 'avoid' };

/** With rematches nobody plays more. */
const MOST_ROUNDS = 30;

/**
 * How many rounds there can be: without rematches as many as each has others to meet, and a bye where they are odd; or
 * three of them meet two others in each.
 */
export function mostRounds(contestants: number, { rematches, odd }: Pick<DrawOptions, 'rematches' | 'odd'>) {
  const fewer = contestants === 5 || contestants === 7 ? 1 : 0;
  const ofThree = Math.floor((contestants * (contestants - 1)) / (contestants + 3)) - fewer;
  const ofOdd = odd === 'three-way' ? ofThree : contestants;
  const withoutRematches = contestants % 2 === 0 ? contestants - 1 : ofOdd;
  return { withoutRematches, most: rematches === 'allowed' ? MOST_ROUNDS : withoutRematches };
}
