import { z } from 'zod';
import { METHOD_UNITS, type BoardMethod, type ScoringMethod } from '#scoring';
import { methodNamed } from './method-named.js';
import { anyScale } from './scales.js';
import { tieBreaks } from './tie-breaks.js';

/** The kinds of methods by which a session of bridge can be scored. */
export const BRIDGE_METHODS = Object.keys(METHOD_UNITS) as [BoardMethod['kind'], ...BoardMethod['kind'][]];

const decimals = z.int().min(0).max(4);
const singleImps = z.enum(['average-plus', 'zero']);
const score = z.int().min(-10_000).max(10_000);

const matchpoints = z.strictObject({
  kind: z.literal('matchpoints'),
  scale: z.enum(['double', 'acbl']),
  smallFields: z.enum(['white-book', 'single-score', 'factored']),
  decimals: decimals.optional(),
});

const butler = z.strictObject({
  kind: z.literal('butler'),
  datum: z.strictObject({
    drop: z.union([
      z.literal('none'),
      z.strictObject({ eachEnd: z.int().min(1).max(50) }),
      z.strictObject({ percentEachEnd: z.int().min(1).max(49) }),
    ]),
    dropFrom: z.int().min(1).max(1000),
    roundTo: z.union([z.literal(10), z.literal(1)]),
    halves: z.literal('even').optional(),
  }),
  shortBoards: z.enum(['factored', 'as-played']),
  singleScore: singleImps,
  decimals: decimals.optional(),
});

const crossImps = z.strictObject({
  kind: z.literal('cross-imps'),
  result: z.enum(['sum', 'scheduled-sum', 'per-comparison', 'scheduled-per-comparison', 'vp-form']),
  cap: z.int().min(1).max(24).optional(),
  singleScore: singleImps,
  decimals: decimals.optional(),
});

const boardAMatch = z.strictObject({
  kind: z.literal('board-a-match'),
  scale: z.enum(['double', 'acbl']),
  tieUpTo: z.int().min(0).max(1000),
  singleScore: z.enum(['average-plus', 'tie']),
  decimals: decimals.optional(),
});

const frequencies = z
  .array(z.strictObject({ score, frequency: z.int().min(1).max(100_000) }))
  .min(1)
  .max(200);

const instant = z.strictObject({
  kind: z.literal('instant-matchpoints'),
  top: z.int().min(1).max(100_000),
  boards: z
    .array(z.strictObject({ board: z.int().min(1).max(999), frequencies }))
    .min(1)
    .max(200),
  decimals: decimals.optional(),
});

/** A method of scoring bridge as it is frozen into a session: what `ScoringMethod` says, no more and no less. */
export const bridgeMethod = z.strictObject({
  ...methodNamed,
  board: z.discriminatedUnion('kind', [matchpoints, butler, crossImps, boardAMatch, instant]),
  guarantee: z.enum(['law-12c2c', 'law-88', 'none', 'by-laws']),
  fullCard: z.enum(['own', 'line', 'section']),
  decimals: z.strictObject({ score: decimals.optional(), percentage: decimals.optional() }).optional(),
  ranking: z.discriminatedUnion('by', [
    z.strictObject({
      by: z.enum(['score', 'percentage', 'mean']),
      withoutBoards: z.literal('ranked').optional(),
    }),
    z.strictObject({ by: z.literal('victory-points'), scale: anyScale, tieBreaks }),
  ]),
}) satisfies z.ZodType<ScoringMethod>;
