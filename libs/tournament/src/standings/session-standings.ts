import { z } from 'zod';
import { sectionName, sideName } from '../journal/names.js';

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

/** A decimal that is written exactly: '216', '0.75'. */
export const exactDecimal = z.string().regex(/^(0|[1-9]\d{0,6})(\.\d{1,4})?$/);

/** What a table is called. */
const tableTitle = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]{1,60}$/u);

/** What places are worth, as a federation's table says. */
export const masterPointTable = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        /** The fewest contestants that the row is for. */
        contestants: z.int().min(1).max(10_000),
        /** Of the first place, the second, and so on. */
        points: z.array(exactDecimal).min(1).max(200),
      }),
    )
    .min(1)
    .max(100),
  /** Those who share places have the mean of what these are worth, or each what the best of them is. */
  shared: z.enum(['mean', 'best']),
  /** Multiplies all of it. */
  factor: exactDecimal.optional(),
  decimals: z.int().min(0).max(4).optional(),
});

/** Whom a table ranks; all that is stated has to hold. */
const whom = {
  /** Any of these. */
  strata: z.array(stratumName).min(1).max(20).optional(),
  category: categoryName.optional(),
} as const;

const everyTable = {
  name: tableTitle,
  /** Whether the handicaps are added to the percentages by which it ranks. */
  handicap: z.boolean(),
  masterPoints: masterPointTable.optional(),
} as const;

/** A table beside the ranking of a session: those who pass, with places among themselves. */
export const rankingTable = z.strictObject({
  ...everyTable,
  whom: z.strictObject({ ...whom, section: sectionName.optional(), line: sideName.optional() }),
  /** Both lines apart as the movement has them, or together. */
  lines: z.enum(['apart', 'together']),
  /** Sections as the session ranks them, or all together. */
  sections: z.enum(['as-ranked', 'together']),
});
export type RankingTableChoice = z.infer<typeof rankingTable>;

/** A table beside the ranking of a contest. */
export const contestTable = z.strictObject({ ...everyTable, whom: z.strictObject(whom) });
export type ContestTableChoice = z.infer<typeof contestTable>;

/** What becomes of the results of a contestant that leaves. */
const ofWithdrawn = z.enum(['standing', 'cancelled']);

/** What the standings of a session show beside what follows from its scoring. */
export const sessionStandings = z.strictObject({
  /** Whether both lines of a movement with two winners have a ranking each, or one together. */
  lines: z.enum(['apart', 'together']),
  /** Points of a full card by section, where the organiser fixes them for everybody in it. */
  fullCards: z.record(sectionName, exactDecimal),
  tables: z.array(rankingTable).max(40),
  masterPoints: masterPointTable.optional(),
  /** What tells equals of an individual apart: opponents' scores over partners'; left out: they share their places. */
  ties: z.literal('opponents-over-partners').optional(),
  /** The results of who leaves with less than half of its rounds played, and with half of them or more; else they stand. */
  withdrawn: z.strictObject({ beforeHalf: ofWithdrawn, afterHalf: ofWithdrawn }).optional(),
});
export type SessionStandings = z.infer<typeof sessionStandings>;

/** What holds until somebody chooses otherwise. */
export const DEFAULT_STANDINGS: SessionStandings = { lines: 'apart', fullCards: {}, tables: [] };

/** The first name that two tables share. */
export function tableTwice(tables: readonly { readonly name: string }[]): string | undefined {
  const names = tables.map(({ name }) => name);
  return names.find((name, index) => names.indexOf(name) !== index);
}
