import fc from 'fast-check';
import type { SideResult } from '../board-field.js';
import { SESSION_REGULATIONS } from './regulations.js';
import { rescore, scoreSession, type SessionChange } from './score-session.js';
import type {
  Adjustment,
  BoardField,
  Session,
  SessionContestant,
  SessionRegulation,
  TravellerLine,
} from './session.js';

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
  unit: fc.constantFrom('matchpoints', 'percent-of-top', 'percent-of-session'),
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

const regulation: fc.Arbitrary<SessionRegulation> = fc.record({
  matchpoints: fc.constantFrom(
    SESSION_REGULATIONS['white-book'].matchpoints,
    SESSION_REGULATIONS.acblscore.matchpoints,
  ),
  guarantee: fc.constantFrom('none', 'law-88', 'law-12c2c'),
  fullCard: fc.constantFrom('own', 'line', 'section'),
  decimals: fc.constantFrom({}, { score: 2, percentage: 2 }),
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

describe('scoring change by change', () => {
  it('is the same as scoring all anew', () =>
    fc.assert(
      fc.property(regulation, fc.array(change, { maxLength: 12 }), (regulation, changes) => {
        let session: Session = { contestants: entered, fields: [], adjustments: [] };
        let scores = scoreSession(session, regulation);
        for (const one of changes) {
          session = applied(session, one);
          scores = rescore(scores, one);
        }
        expect(scores).toEqual(scoreSession(session, regulation));
      }),
      { numRuns: 150 },
    ));
});
