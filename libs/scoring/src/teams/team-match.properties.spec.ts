import fc from 'fast-check';
import type { FieldLine, SideResult } from '../board/board-field.js';
import { Rational } from '../arithmetic/rational.js';
import { recomputedComparison } from '../testing/recompute.js';
import type { TeamMatchRegulation } from './regulation.js';
import { teamMatch, type TeamBoard, type TeamBoardAward } from './team-match.js';

const points = fc.integer({ min: -120, max: 120 }).map((tens) => tens * 10);

const compared: fc.Arbitrary<SideResult> = fc.oneof(
  points.map((score) => ({ kind: 'score' as const, score })),
  fc.tuple(points, points, fc.integer({ min: 1, max: 9 })).map(([first, second, tenths]) => ({
    kind: 'weighted' as const,
    scores: [
      { score: first, weight: `${tenths}/10` },
      { score: second, weight: `${10 - tenths}/10` },
    ],
  })),
);

/** Whatever a side may have. */
const anything: fc.Arbitrary<SideResult> = fc.oneof(
  { weight: 6, arbitrary: compared },
  fc
    .constantFrom('ave+' as const, 'ave' as const, 'ave-' as const)
    .map((award) => ({ kind: 'artificial' as const, award })),
  fc.integer({ min: 0, max: 100 }).map((percent) => ({ kind: 'percentage' as const, percent })),
  fc.constant({ kind: 'not-played' as const }),
);

const line = (id: string, sides: fc.Arbitrary<readonly [SideResult, SideResult]>): fc.Arbitrary<FieldLine> =>
  sides.map(([ns, ew]) => ({ id, ns, ew }));

const match = (sides: fc.Arbitrary<readonly [SideResult, SideResult]>): fc.Arbitrary<TeamBoard[]> =>
  fc
    .array(fc.tuple(line('open', sides), line('closed', sides)), { minLength: 1, maxLength: 8 })
    .map((rooms) => rooms.map(([open, closed], at) => ({ board: at + 1, home: [open], away: [closed] })));

const split = match(fc.tuple(anything, anything));
const same = match(compared.map((result) => [result, result] as const));

const UNITS = [
  { unit: 'imps' },
  { unit: 'board-a-match', scale: 'acbl', tieUpTo: 0 },
  { unit: 'patton' },
  { unit: 'total-points', averagePlus: 100 },
] as const;

const regulations = fc
  .record({
    unit: fc.constantFrom(...UNITS),
    split: fc.constantFrom('apart' as const, 'averaged' as const),
    guarantee: fc.constantFrom('none' as const, 'law-12c2c' as const, 'law-88' as const),
  })
  .map(({ unit, ...rest }): TeamMatchRegulation => ({ kind: 'team-match', ...rest, ...unit }));

const score = (boards: readonly TeamBoard[], regulation: TeamMatchRegulation) =>
  teamMatch({ boards, scheduled: boards.length }, regulation);

/** What both teams have together. */
const together = ({ home, away }: ReturnType<typeof score>) => home.score.add(away.score);

const text = (value: Rational | undefined) => String(value);

describe('every match of teams', () => {
  it('can be computed again from what explains each board', () => {
    fc.assert(
      fc.property(split, regulations, (boards, regulation) => {
        const result = score(boards, { ...regulation, split: 'apart' });
        for (const team of ['home', 'away'] as const) {
          const awards = result.boards.map((board): TeamBoardAward => board[team]);
          const again = awards.map(({ comparisons: [only] }) => recomputedComparison(only!));
          expect(awards.map((award) => text(award.points))).toEqual(again.map((one) => text(one)));
          const counting = again.filter((one) => one !== undefined);
          const aggregate = result[team].aggregate?.points ?? Rational.ZERO;
          expect(text(result[team].score)).toBe(text(Rational.sum(counting).add(aggregate)));
          expect(result[team].boards).toBe(counting.length);
        }
      }),
    );
  });

  it('shares all that there is when split boards are averaged, and when nothing is split', () => {
    fc.assert(
      fc.property(split, same, regulations, (boards, plain, regulation) => {
        for (const result of [
          score(boards, { ...regulation, split: 'averaged' }),
          score(plain, { ...regulation, split: 'apart' }),
        ]) {
          expect(text(together(result))).toBe(text(result.home.maximum ?? Rational.ZERO));
        }
      }),
    );
  });

  it('hangs on no order of its boards', () => {
    fc.assert(
      fc.property(split, regulations, (boards, regulation) => {
        const [forwards, backwards] = [score(boards, regulation), score(boards.toReversed(), regulation)];
        expect(text(backwards.home.score)).toBe(text(forwards.home.score));
        expect(text(backwards.away.margin)).toBe(text(forwards.away.margin));
      }),
    );
  });

  it('is the same from the other side of the table', () => {
    fc.assert(
      fc.property(split, regulations, (boards, regulation) => {
        const turned = boards.map(({ board, home, away }) => ({ board, home: away, away: home }));
        expect(text(score(turned, regulation).away.score)).toBe(text(score(boards, regulation).home.score));
      }),
    );
  });
});
