import fc from 'fast-check';
import { checkIndividual } from '../check/check-individual.js';
import { individualFromFigures, type IndividualFigures } from './individual-movement.js';
import { rainbow } from './rainbow.js';

describe('a rainbow', () => {
  it('of five tables: North stays, South one up, East two up, West two down, boards one down', () => {
    const { rows } = rainbow({ tables: 5 });
    expect(rows[0]!.map((play) => `${play!.n} ${play!.s} v ${play!.e} ${play!.w}, ${play!.set}`)).toEqual([
      '1 6 v 11 16, 1',
      '1 10 v 14 18, 2',
      '1 9 v 12 20, 3',
      '1 8 v 15 17, 4',
      '1 7 v 13 19, 5',
    ]);
  });

  it.each([5, 7, 11, 13, 17, 19, 23, 25])('of %i tables lets nobody meet anybody twice', (tables) => {
    const movement = rainbow({ tables });
    expect(checkIndividual(movement)).toEqual([]);
    const met = movement.rows.flat().flatMap((play) => {
      const four = [play!.n, play!.s, play!.e, play!.w];
      return four.flatMap((one, at) => four.slice(at + 1).map((other) => [one, other].toSorted().join(' ')));
    });
    expect(new Set(met).size).toBe(met.length);
  });

  it('needs a number of tables that neither 2 nor 3 divides', () => {
    expect(() => rainbow({ tables: 9 })).toThrow(
      expect.objectContaining({
        refusal: {
          code: 'movement.tables-unfit',
          tables: 9,
          why: 'movement.why.by-two-or-three',
          nearest: 7,
        },
      }),
    );
  });
});

describe('the checker of individuals', () => {
  const figures = (...rounds: IndividualFigures[]) => individualFromFigures([rounds]);
  const codes = (movement: ReturnType<typeof figures>) => checkIndividual(movement).map(({ code }) => code);

  it('sees the same partners and the same boards again', () => {
    const movement = figures([1, 2, 3, 4, 1], [2, 1, 3, 4, 1]);
    expect(checkIndividual(movement)).toContainEqual({
      code: 'movement.partners-met-twice',
      severity: 'unusual',
      round: 2,
      table: 1,
      contestant: '1',
      partner: '2',
      earlierRound: 1,
    });
    expect(codes(movement)).toContain('movement.board-played-twice');
  });

  it('has nothing against four who play with each other in turn', () => {
    expect(codes(figures([1, 2, 3, 4, 1], [1, 3, 2, 4, 2], [1, 4, 2, 3, 3]))).toEqual([]);
  });

  it('sees a player at two tables, at two seats and a sit-out', () => {
    const movement = individualFromFigures([[[1, 2, 3, 4, 1]], [[5, 5, 6, 1, 2]], [[0, 0, 0, 0, 0]]]);
    expect(codes(movement)).toEqual(
      expect.arrayContaining(['movement.against-itself', 'movement.pair-at-two-tables']),
    );
    const missing = individualFromFigures([[[1, 2, 3, 4, 1]], [[5, 6, 7, 8, 2]]], { phantom: 8 });
    expect(checkIndividual(missing).map((fault) => 'contestant' in fault && fault.contestant)).toEqual([
      '5',
      '6',
      '7',
    ]);
  });

  it('sees any two sets of a rainbow that were exchanged', () => {
    const movement = rainbow({ tables: 7 });
    const place = fc.tuple(fc.nat(6), fc.nat(6));
    fc.assert(
      fc.property(place, place, ([table, round], [otherTable, otherRound]) => {
        const [one, other] = [movement.rows[table]![round]!.set, movement.rows[otherTable]![otherRound]!.set];
        fc.pre(one !== other);
        const rows = movement.rows.map((row, t) =>
          row.map((play, r) => {
            if (t === table && r === round) return { ...play!, set: other };
            return t === otherTable && r === otherRound ? { ...play!, set: one } : play;
          }),
        );
        expect(checkIndividual({ ...movement, rows })).not.toEqual([]);
      }),
    );
  });
});
