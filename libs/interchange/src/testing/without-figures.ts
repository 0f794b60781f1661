import { formatOf } from '../published/reading/published-file.js';

/**
 * A file of published results without the figures that its program computed: awards, totals, percentages and ranks.
 * Reading it gives the same games.
 *
 * @throws Unreadable
 */
export function withoutFigures(text: string): string {
  return formatOf(text).withoutFigures(text);
}
