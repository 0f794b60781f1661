import { z } from 'zod';
import { type BoardMethod, METHOD_UNITS, type ScoringMethod, type TeamMethod } from '#scoring';

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'text without control characters');

/** How every method is called, and whose rules it follows. */
export const methodNamed = {
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  regulation: words(80),
  edition: words(40),
} as const;

/** A number, or a fraction. */
export const exact = z.union([
  z.int().min(-10_000).max(10_000),
  z.string().regex(/^-?\d{1,6}([./]\d{1,6})?$/),
]);
const boards = z.int().min(1).max(200);

/** Each scale of victory points for IMPs as it is written. */
export const IMP_SCALE_FORMS = [
  z.strictObject({
    kind: z.literal('wbf-continuous'),
    gains: z.enum(['never-rising', 'as-rounded']),
  }),
  z.strictObject({ kind: z.literal('wbf-discrete') }),
  z.strictObject({
    kind: z.literal('table'),
    rows: z
      .array(
        z.strictObject({
          boards: z.tuple([boards, boards]).optional(),
          from: z.int().min(0).max(10_000),
          winner: exact,
          loser: exact,
        }),
      )
      .min(1)
      .max(400),
  }),
  z.strictObject({ kind: z.literal('win-loss'), win: exact, tie: exact, loss: exact }),
] as const;

/** A scale of victory points for IMPs. */
export const impScale = z.discriminatedUnion('kind', IMP_SCALE_FORMS);

/** A scale of victory points for IMPs, or for percentages. */
export const anyScale = z.union([
  impScale,
  z.strictObject({ kind: z.literal('percentage'), regulation: z.literal('ebu') }),
]);

const tieBreak = z.union([
  z.strictObject({ kind: z.literal('direct-basic'), most: z.int().min(2).max(200).optional() }),
  z.strictObject({
    kind: z.enum([
      'direct-score',
      'opponents',
      'opponents-over-partners',
      'basic-total',
      'basic-quotient',
      'total-point-quotient',
      'against-next',
      'point-a-board',
      'seed',
      'ballot',
    ]),
  }),
]);

/** How equals are told apart (`TieBreakRegulation` of #scoring). */
export const tieBreaks = z.strictObject({
  rules: z.array(tieBreak).max(20),
  afterSplit: z.enum(['go-on', 'start-again', 'two-start-again']),
});

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

const rules = {
  kind: z.literal('team-match'),
  split: z.enum(['apart', 'averaged']),
  guarantee: z.enum(['law-12c2c', 'law-88', 'none']),
  severalTables: z.enum(['sum', 'mean']).optional(),
  decimals: z.int().min(0).max(4).optional(),
};

const match = z.discriminatedUnion('unit', [
  z.strictObject({ ...rules, unit: z.literal('imps'), vp: impScale.optional() }),
  z.strictObject({
    ...rules,
    unit: z.literal('board-a-match'),
    scale: z.enum(['double', 'acbl']),
    tieUpTo: z.int().min(0).max(1000),
    vp: anyScale.optional(),
  }),
  z.strictObject({ ...rules, unit: z.literal('patton'), vp: anyScale.optional() }),
  z.strictObject({
    ...rules,
    unit: z.literal('total-points'),
    averagePlus: exact,
    vp: impScale.optional(),
  }),
]);

/** A method of scoring matches of teams as it is frozen into a session (`TeamMethod` of #scoring). */
export const teamMethod = z.strictObject({
  ...methodNamed,
  match,
  result: z.enum(['victory-points', 'score', 'knockout']),
  tieBreaks,
}) satisfies z.ZodType<TeamMethod>;

/** A method of teams as an event holds it. */
export type TeamMethodData = z.infer<typeof teamMethod>;
