import { z } from 'zod';

/**
 * What everybody is shown of the rulings of a tournament: nothing; law and what follows, with nothing by which somebody
 * could be told; or all of them, with those who sat there, facts and reasons.
 */
export const rulingsPublication = z.enum(['not-published', 'without-names', 'with-names']);
export type RulingsPublication = z.infer<typeof rulingsPublication>;
