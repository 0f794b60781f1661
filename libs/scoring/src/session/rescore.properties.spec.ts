import fc from 'fast-check';
import type { SideResult } from '../board/board-field.js';
import { totalOfAwards, type BoardMethod } from '../methods/board-method.js';
import { recomputedScore } from '../testing/recompute.js';
import { written } from '../testing/written.js';
import type {
  Adjustment,
  BoardField,
  Session,
  SessionContestant,
  SessionRegulation,
  TravellerLine,
} from './session.js';
import { SESSION_REGULATIONS } from '../testing/session-regulations.js';
import { rescore, scoreBy, scoreSession, type ChangedLine, type SessionChange } from './score-session.js';

const PAIRS = 5;
const entered: SessionContestant[] = ['NS', 'EW'].flatMap((line) =>
  Array.from({ length: PAIRS }, (_, pair) => ({ contestant: `A-${line}${pair + 1}`, section: 'A', line })),
);

const points = fc.integer({ min: -5, max: 5 }).map((fifties) => fifties * 50);
const sideResult: fc.Arbitrary<SideResult> = fc.oneof(
  { weight: 6, arbitrary: points.map((score) => ({ kind: 'score' as const, score })) },
  fc.tuple(points, points, fc.integer({ min: 1, max: 9 })).map(([one, other, tenths]): SideResult => ({
    kind: 'weighted',
    scores: [
      { score: one, weight: `${tenths}/10` },
      { score: other, weight: `${10 - tenths}/10` },
    ],
  })),
  fc.constantFrom('ave+', 'ave', 'ave-').map((award): SideResult => ({ kind: 'artificial', award })),
  fc.integer({ min: 0, max: 100 }).map((percent): SideResult => ({ kind: 'percentage', percent })),
  fc.constant<SideResult>({ kind: 'not-played' }),
);

/** Each NS pair meets one EW pair; some tables have no line yet. */
const lines: fc.Arbitrary<TravellerLine[]> = fc
  .tuple(fc.nat(PAIRS - 1), fc.array(fc.option(fc.tuple(sideResult, sideResult)), { maxLength: PAIRS }))
  .map(([shift, results]) =>
    results.flatMap((result, at) => {
      if (!result) return [];
      const contestants = { ns: `A-NS${at + 1}`, ew: `A-EW${((at + shift) % PAIRS) + 1}` };
      return [{ id: `table ${at + 1}`, contestants, ns: result[0], ew: result[1] }];
    }),
  );

const boardField: fc.Arbitrary<BoardField> = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 2 * PAIRS }), lines)
  .map(([board, expected, lines]) => ({ field: `A/${board}`, board, expected, lines }));

const adjustment: fc.Arbitrary<Omit<Adjustment, 'id'>> = fc.record({
  contestant: fc.constantFrom(...entered.map(({ contestant }) => contestant)),
  unit: fc.constantFrom('points', 'percent-of-top', 'percent-of-session'),
  amount: fc.integer({ min: -50, max: 50 }),
});

const change: fc.Arbitrary<SessionChange> = fc.oneof(
  fc
    .uniqueArray(boardField, { minLength: 1, maxLength: 2, selector: ({ field }) => field })
    .map((fields) => ({ fields })),
  fc.integer({ min: 1, max: 6 }).map((board) => ({ removed: [`A/${board}`] })),
  fc
    .array(adjustment, { maxLength: 3 })
    .map((adjustments) => ({ adjustments: adjustments.map((one, at) => ({ id: String(at), ...one })) })),
  fc
    .tuple(fc.constantFrom(...entered), fc.option(fc.integer({ min: 50, max: 99 })))
    .map(([one, maximum]) => ({
      contestants: [maximum === null ? one : { ...one, maximum }],
    })),
);

const withTop: fc.Arbitrary<SessionRegulation> = fc.record({
  method: fc.constantFrom<BoardMethod>(
    SESSION_REGULATIONS['white-book'].method,
    SESSION_REGULATIONS.acblscore.method,
    { kind: 'matchpoints', scale: 'acbl', smallFields: 'factored' },
    { kind: 'board-a-match', scale: 'double', tieUpTo: 10, singleScore: 'average-plus' },
    {
      kind: 'instant-matchpoints',
      top: '12.5',
      boards: [1, 2, 3, 4, 5, 6].map((board) => ({
        board,
        frequencies: [
          { score: -50, frequency: 2 },
          { score: 100, frequency: 3 },
        ],
      })),
    },
  ),
  guarantee: fc.constantFrom('none', 'law-88', 'law-12c2c'),
  fullCard: fc.constantFrom('own', 'line', 'section'),
  decimals: fc.constantFrom({}, { score: 2, percentage: 2 }),
});

const inImps: fc.Arbitrary<SessionRegulation> = fc.record({
  method: fc.constantFrom<BoardMethod>(
    {
      kind: 'butler',
      datum: { drop: { eachEnd: 1 }, dropFrom: 4, roundTo: 10 },
      shortBoards: 'factored',
      singleScore: 'average-plus',
    },
    { kind: 'cross-imps', result: 'scheduled-per-comparison', singleScore: 'zero' },
    { kind: 'cross-imps', result: 'vp-form', cap: 17, singleScore: 'average-plus' },
  ),
  guarantee: fc.constantFrom('none', 'law-88', 'law-12c2c'),
  fullCard: fc.constantFrom('own', 'line'),
});

/** The session as it is after a change. */
function applied(
  session: Session,
  { contestants = [], fields = [], removed = [], adjustments }: SessionChange,
): Session {
  const gone = new Set([...removed, ...fields.map(({ field }) => field)]);
  return {
    contestants: session.contestants.map(
      (one) => contestants.find(({ contestant }) => contestant === one.contestant) ?? one,
    ),
    fields: [...session.fields.filter(({ field }) => !gone.has(field)), ...fields],
    adjustments: adjustments ?? session.adjustments ?? [],
  };
}

function inPointsOnly(change: SessionChange): SessionChange {
  const { adjustments } = change;
  return adjustments
    ? { adjustments: adjustments.map((one) => ({ ...one, unit: 'points' as const })) }
    : change;
}

/** A score that replaces that of a line: its board, its table, and the score. */
const corrections = fc.array(fc.tuple(fc.nat(99), fc.nat(99), sideResult, sideResult), { maxLength: 3 });

/** Corrections of lines that are there. */
function correctedLines(
  { fields }: Session,
  wished: readonly (readonly [number, number, SideResult, SideResult])[],
): ChangedLine[] {
  return wished.flatMap(([atField, atLine, ns, ew]) => {
    const field = fields[atField % Math.max(1, fields.length)];
    const line = field?.lines[atLine % Math.max(1, field.lines.length)];
    return field && line ? [{ field: field.field, line: { ...line, ns, ew: atLine % 2 ? ns : ew } }] : [];
  });
}

function withLines(session: Session, changed: readonly ChangedLine[]): Session {
  return changed.reduce(
    (before, { field, line }) => ({
      ...before,
      fields: before.fields.map((one) =>
        one.field === field
          ? { ...one, lines: one.lines.map((each) => (each.id === line.id ? line : each)) }
          : one,
      ),
    }),
    session,
  );
}

describe('scoring change by change', () => {
  it.each([
    ['with a top', withTop, (change: SessionChange) => change],
    ['in IMPs', inImps, inPointsOnly],
  ] as const)('%s is the same as scoring all anew, and leaves what was there', (_, regulations, allowed) =>
    fc.assert(
      fc.property(
        regulations,
        regulations,
        fc.array(fc.tuple(change, corrections), { maxLength: 12 }),
        (regulation, other, changes) => {
          let session: Session = { contestants: entered, fields: [], adjustments: [] };
          let scores = scoreSession(session, regulation);
          for (const [one, wished] of changes) {
            const [before, said] = [scores, session];
            session = applied(session, allowed(one));
            scores = rescore(scores, allowed(one));
            const lines = correctedLines(session, wished);
            session = withLines(session, lines);
            scores = rescore(scores, { lines });
            expect(written(before)).toEqual(written(scoreSession(said, regulation)));
          }
          expect(written(scores)).toEqual(written(scoreSession(session, regulation)));
          expect(written(scoreBy(scores, other))).toEqual(written(scoreSession(session, other)));
        },
      ),
      { numRuns: 50 },
    ),
  );
});

describe('the totals of a session', () => {
  it('are what the awards of its boards come to', () =>
    fc.assert(
      fc.property(
        fc.oneof(withTop, inImps),
        fc.uniqueArray(boardField, { maxLength: 6, selector: ({ field }) => field }),
        (regulation, fields) => {
          const scores = scoreSession({ contestants: entered, fields }, { ...regulation, guarantee: 'none' });
          for (const { contestant } of entered) {
            const { points, boards, maximum, entries } = scores.contestants.get(contestant)!;
            const awards = fields.flatMap(({ field, lines }) =>
              lines.flatMap(({ contestants }, at) => {
                const { ns, ew } = scores.boards.get(field)!.lines[at]!;
                if (contestants.ns === contestant) return [ns];
                return contestants.ew === contestant ? [ew] : [];
              }),
            );
            const total = totalOfAwards(awards);
            expect([boards, String(points)]).toEqual([total.boards, String(total.points)]);
            expect(String(maximum ?? 0)).toBe(String(total.maximum ?? 0));
            expect(totalOfAwards(entries.map(({ award }) => award))).toEqual(total);
          }
        },
      ),
      { numRuns: 60 },
    ));

  it('can be computed again from what explains them, penalties among it', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          withTop.map((regulation) => [regulation, (one: SessionChange) => one] as const),
          inImps.map((regulation) => [regulation, inPointsOnly] as const),
        ),
        fc.uniqueArray(boardField, { maxLength: 6, selector: ({ field }) => field }),
        fc.array(adjustment, { maxLength: 4 }),
        fc.option(fc.integer({ min: 50, max: 99 })),
        ([regulation, allowed], fields, given, maximum) => {
          const ledger = given.map((one, at) => ({ id: String(at), ...one }));
          const { adjustments = [] } = allowed({ adjustments: ledger });
          const contestants = entered.map((one) => (maximum === null ? one : { ...one, maximum }));
          const scores = scoreSession({ contestants, fields, adjustments }, regulation);
          for (const score of scores.contestants.values()) {
            const again = recomputedScore(score, regulation.decimals);
            expect([score.boards, String(score.points), String(score.maximum ?? 0)]).toEqual([
              again.boards,
              String(again.points),
              String(again.maximum ?? 0),
            ]);
            expect([String(score.score), String(score.percentage)]).toEqual([
              String(again.score),
              String(again.percentage),
            ]);
          }
        },
      ),
      { numRuns: 60 },
    ));
});

describe('a result', () => {
  it("changes nothing beyond its board and the awards that hang on a contestant's own average", () =>
    fc.assert(
      fc.property(
        fc.oneof(withTop, inImps),
        fc.uniqueArray(boardField, { minLength: 2, maxLength: 6, selector: ({ field }) => field }),
        corrections,
        (regulation, fields, wished) => {
          const session: Session = { contestants: entered, fields };
          const before = scoreSession(session, regulation);
          const [change] = correctedLines(session, wished);
          fc.pre(change !== undefined);
          const after = rescore(before, { lines: [change!] });
          for (const { contestant } of entered) {
            const others = (scores: typeof before) =>
              scores.contestants
                .get(contestant)!
                .entries.filter(({ field, award }) => field !== change!.field && award.kind !== 'artificial');
            expect(others(after)).toEqual(others(before));
          }
        },
      ),
      { numRuns: 60 },
    ));
});
