import { z } from 'zod';

/** A stratum or flight by its letter or short name: 'A'. */
export const stratumName = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,19}$/u);

/** What tables are made of beside strata: 'mixed', 'seniors', 'women', 'juniors', or any word of the organiser. */
export const categoryName = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,29}$/u);

/** As what a pair takes part: which tables it is in, what is added to its result, and whether it takes a place at all. */
export const contestantClass = z.strictObject({
  stratum: stratumName.nullable(),
  categories: z.array(categoryName).max(10),
  /** Hundredths of a percentage point that tables with handicaps add. */
  handicap: z.int().min(-10_000).max(10_000),
  /** False: its results count for those who meet it, and it takes no place (a substitute pair, a guest). */
  ranked: z.boolean(),
});
export type ContestantClass = z.infer<typeof contestantClass>;

/** Who was not classed: in no stratum and no category, without a handicap, and takes a place. */
export const UNCLASSED: ContestantClass = { stratum: null, categories: [], handicap: 0, ranked: true };

/** Whether two classes say the same. */
export function sameClass(one: ContestantClass, other: ContestantClass): boolean {
  return (
    one.stratum === other.stratum &&
    one.handicap === other.handicap &&
    one.ranked === other.ranked &&
    one.categories.join('\n') === other.categories.join('\n')
  );
}
