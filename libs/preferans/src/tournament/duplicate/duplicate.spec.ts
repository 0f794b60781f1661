import fc from 'fast-check';
import { Rational } from '#scoring';
import { readCutOffs } from '../cut-offs/read-cut-offs.js';
import {
  comparisonSchema,
  DEAL_SEATS,
  duplicateScores,
  type DealResult,
  type DuplicateComparison,
} from './duplicate.js';
import { duplicateStandings } from './duplicate-standings.js';

/** A deal at each table: net values of the first, second and third hand and, of four, of the dealer. */
function field(deal: number, ...tables: (number | undefined)[][]): DealResult[] {
  return tables.map((nets, at) => ({
    deal,
    table: at + 1,
    seats: nets.flatMap((net, seat) =>
      net === undefined ? [] : [{ seat: DEAL_SEATS[seat]!, player: `${'abcd'[seat]}${at + 1}`, net }],
    ),
  }));
}

const AVERAGE = comparisonSchema.parse({ kind: 'average' });
const TABLES = comparisonSchema.parse({ kind: 'tables' });

/** Scores seat by seat, the tables in their order. */
const scoresOf = (results: readonly DealResult[], comparison: DuplicateComparison) => {
  const scores = duplicateScores(results, comparison);
  return Object.fromEntries(
    DEAL_SEATS.map((seat) => [
      seat,
      scores.flatMap((one) => (one.seat === seat ? [one.score.toString()] : [])).join(' '),
    ]),
  );
};

/** First hand plays six: made at table 1, a trick down at table 2, passed out at table 3. */
const SIX = field(1, [60, -20, -20, -20], [-100, 40, 30, 30], [10, 10, -40, 20]);

describe('duplicate preferans over the field', () => {
  it('compares each seat with the average of the same seat', () => {
    expect(scoresOf(SIX, AVERAGE)).toEqual({
      first: '70 -90 20',
      second: '-30 30 0',
      third: '-10 40 -30',
      dealer: '-30 20 10',
    });
    const [first] = duplicateScores(SIX, AVERAGE);
    expect(first!.parts.map(({ what, value }) => `${what} ${value}`)).toEqual(['net 60', 'average 10']);
  });

  it('compares with the average of the others only where the regulation says so', () => {
    const others = comparisonSchema.parse({ kind: 'average', own: 'out' });
    expect(scoresOf(SIX, others)['first']).toBe('105 -135 30');
  });

  it('leaves out extremes, but never all', () => {
    const without = comparisonSchema.parse({ kind: 'average', leftOutEachEnd: 1 });
    expect(scoresOf(SIX, without)['first']).toBe('50 -110 0');
    const [one] = duplicateScores(SIX.slice(0, 2), without);
    expect(one!.parts[1]).toMatchObject({ counted: 2, results: 2 });
  });

  it('compares each table with each other', () => {
    expect(scoresOf(SIX, TABLES)['first']).toBe('105 -135 30');
    const [first] = duplicateScores(SIX, comparisonSchema.parse({ kind: 'tables', of: 'sum' }));
    expect(
      first!.parts.map((part) =>
        part.what === 'against' ? `table ${part.table}: ${part.value}` : part.what,
      ),
    ).toEqual(['table 2: 160', 'table 3: 50']);
  });

  it('lets cut-offs count a difference, up and down alike', () => {
    const cut = comparisonSchema.parse({
      kind: 'tables',
      of: 'sum',
      cutOffs: readCutOffs('100=1, above 10 to 1', 'as-gains'),
    });
    expect(scoresOf(SIX, cut)['first']).toBe('156 -207 51');
  });

  it('compares a dealer who sits out only where one does: tables of three have none', () => {
    const mixed = field(2, [10, -5, -5, 0], [20, -10, -10], [30, -20, -20, 10]);
    expect(scoresOf(mixed, AVERAGE)).toMatchObject({ first: '-10 0 10', dealer: '-5 5' });
  });

  it('has nothing to compare where one table alone has played a deal', () => {
    const [alone] = duplicateScores(field(3, [10, -10, 0]), TABLES);
    expect(alone).toMatchObject({ score: Rational.ZERO, parts: [{ what: 'alone' }] });
  });

  it('refuses a deal that a table has twice', () => {
    expect(() => duplicateScores([...SIX, SIX[0]!], AVERAGE)).toThrow('Table 1 has two results of deal 1');
  });
});

describe('the standings of duplicate preferans', () => {
  it('add up the deals of each player, and break ties by the rules', () => {
    const two = field(2, [-60, 30, 30], [0, 0, 0], [60, -30, -30]);
    const standings = duplicateStandings(duplicateScores([...SIX, ...two], AVERAGE));
    const printed = standings.map(({ place, contestant, value }) => `${place} ${contestant} ${value}`);
    expect(printed.slice(0, 4)).toEqual(['1 a3 80', '2 c2 40', '3 b2 30', '4 d2 20']);
    expect(
      standings[0]!.lines.map((line) => `${line.what === 'deal' ? line.deal : ''} ${line.value}`),
    ).toEqual(['1 20', '2 60']);
    const tied = duplicateStandings(duplicateScores(field(1, [10, 10], [0, 0]), AVERAGE), []);
    expect(tied.slice(0, 2).map(({ place, last }) => `${place}-${last}`)).toEqual(['1-2', '1-2']);
  });
});

describe('whatever the net values', () => {
  it('parts add up to the score, and the field to nothing where all are compared with all', () =>
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 3, maxLength: 4 }), {
          minLength: 2,
          maxLength: 7,
        }),
        fc.constantFrom(
          AVERAGE,
          TABLES,
          comparisonSchema.parse({ kind: 'average', own: 'out' }),
          comparisonSchema.parse({
            kind: 'tables',
            of: 'sum',
            cutOffs: readCutOffs('9=1, above 10 to 1', 'as-gains'),
          }),
        ),
        (tables, comparison) => {
          const scores = duplicateScores(field(1, ...tables), comparison);
          for (const { score, parts } of scores) {
            expect(Rational.sum(parts.map(({ value }) => value)).equals(score)).toBe(true);
          }
          for (const seat of DEAL_SEATS) {
            const all = scores.filter((one) => one.seat === seat).map(({ score }) => score);
            expect(Rational.sum(all).isZero).toBe(true);
          }
        },
      ),
    ));
});
