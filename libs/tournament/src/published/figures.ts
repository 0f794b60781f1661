import { z } from 'zod';
import { boardNumber, contestantName, roundNumber, sectionName, sideName, tableName } from '../names.js';

const exact = z.string().regex(/^-?\d{1,12}(\.\d{1,12})?$/, 'an exact decimal');
const count = z.int().min(0).max(100_000);
/** A name of the file: of a line, a ranking, a stratum. */
const named = z.string().max(200);
const decimals = z.int().min(0).max(12);

const award = z.strictObject({
  /** The line by its name in the file. */
  line: named,
  table: tableName,
  round: roundNumber,
  board: boardNumber,
  side: sideName,
  /** Matchpoints or IMPs. */
  points: exact,
  /** Printed among the scores that there are, though factored ones are counted. */
  unfactored: z.literal(true).optional(),
});

const total = z.strictObject({
  contestant: contestantName,
  boards: count.optional(),
  matchpoints: exact.optional(),
  score: exact.optional(),
  percentage: exact.optional(),
  final: exact.optional(),
});

const ranking = z.strictObject({
  name: named,
  over: z.enum(['section', 'overall']),
  stratum: named.nullable(),
  places: z
    .array(
      z.strictObject({
        contestant: contestantName,
        kind: z.enum(['shared', 'first', 'in-order']),
        first: count,
        last: count,
      }),
    )
    .readonly(),
});

/** Figures that were published of a session, or a part of them: what others computed, which nothing here is scored by. */
export const publishedFigures = z.strictObject({
  /** Decimals that figures were printed with. */
  printed: z.strictObject({
    award: decimals,
    awardHalves: z.literal('to-even').optional(),
    score: decimals,
    percentage: decimals,
  }),
  awards: z.array(award).readonly(),
  datums: z.array(z.strictObject({ section: sectionName, board: boardNumber, datum: exact })).readonly(),
  totals: z.array(total).readonly(),
  rankings: z.array(ranking).readonly(),
  /** The running score of a match of teams before its segments, each of which is a round here. */
  running: z
    .array(z.strictObject({ round: roundNumber, segment: z.int().min(1), home: exact, away: exact }))
    .readonly(),
  /** Figures that are known not to follow from the lines that were published with them, with what those make. */
  known: z
    .array(z.strictObject({ kind: named, of: named, ours: named, why: z.string().max(500) }))
    .readonly(),
});
export type KeptFigures = z.infer<typeof publishedFigures>;
