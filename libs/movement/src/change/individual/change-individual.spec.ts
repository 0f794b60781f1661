import { checkMovement } from '../../check/check-movement.js';
import { individualFor } from '../../individual/individual-for.js';
import { asMovement } from '../../individual/individual-movement.js';
import type { Movement } from '../../movement/movement.js';
import { everybodyAt } from '../../movement/seats.js';
import { changeMovement } from '../change-movement.js';
import { STEPS_FOR_A_CHANGE, type Changed, type ChangeWish } from '../wish/wish.js';

function given(movement: Movement, fromRound: number, ...away: string[]) {
  const under = { movement, fromRound, away: new Set(away) };
  return {
    when(wish: ChangeWish) {
      const outcome = changeMovement(under, wish, { steps: STEPS_FOR_A_CHANGE });
      return {
        outcome,
        get changed(): Changed {
          if (outcome.outcome !== 'changed') throw new Error(outcome.refusal.code);
          return outcome;
        },
        thenRefused: (code: string, params: object = {}) =>
          expect(outcome).toMatchObject({ outcome: 'refused', refusal: { code, ...params } }),
      };
    },
  };
}

const individual = (players: number, rounds?: number) =>
  asMovement(individualFor({ players, ...(rounds !== undefined && { rounds }) }));

const another = (tables: number, rounds: number, more: object = {}): ChangeWish => ({
  kind: 'another',
  tables,
  rounds,
  newSets: 0,
  copies: 12,
  meetAgain: false,
  ...more,
});

/** What no session of individuals may have: a board or a partner again, two seats at once. */
const IMPOSSIBLE = ['movement.partners-met-twice', 'movement.sit-outs-uneven', 'movement.set-shared'];
const wrongIn = ({ findings }: Changed) => findings.filter(({ code }) => IMPOSSIBLE.includes(code));
const roundsOf = ({ rows }: Movement, from: number, to: number) => rows.map((row) => row.slice(from - 1, to));
const seatedIn = ({ rows }: Movement, round: number) =>
  rows.flatMap((row) => (row[round - 1] ? everybodyAt(row[round - 1]!) : []));

describe('a late player in an individual', () => {
  it('of 13 plays from then on: everybody takes his turn to sit out, nobody has a partner again', () => {
    const before = individual(13, 7);
    const { changed } = given(before, 3).when({ kind: 'late-pair' });
    const { movement, newcomers, fromRound } = changed;
    expect([newcomers, fromRound, movement.tables, movement.rounds]).toEqual([['14'], 3, 3, 7]);
    expect(roundsOf(movement, 1, 2)).toEqual(roundsOf(before, 1, 2));
    expect(wrongIn(changed)).toEqual([]);
    for (let round = 3; round <= 7; round++) expect(new Set(seatedIn(movement, round)).size).toBe(12);
  });

  it('as the fourth who would sit out brings a table more', () => {
    const { changed } = given(individual(11, 7), 3).when({ kind: 'late-pair' });
    expect(wrongIn(changed)).toEqual([]);
    for (let round = 3; round <= 7; round++) expect(new Set(seatedIn(changed.movement, round)).size).toBe(12);
  });

  it('is too late when the last round has been called', () => {
    given(individual(13, 7), 8).when({ kind: 'late-pair' }).thenRefused('change.round-called');
  });

  it.each([8, 9, 10, 15, 16, 20, 24, 29, 38, 47])('is found a place among %i', (players) => {
    const { changed } = given(individual(players, 7), 3).when({ kind: 'late-pair' });
    expect(wrongIn(changed)).toEqual([]);
  });
});

describe('another movement of an individual', () => {
  it('is for those who are there: of 13, one has left, and nobody sits out any more', () => {
    const before = individual(13, 7);
    const { changed } = given(before, 4, '5').when(another(3, 7));
    const { movement } = changed;
    expect(wrongIn(changed)).toEqual([]);
    expect(roundsOf(movement, 1, 3)).toEqual(roundsOf(before, 1, 3));
    for (let round = 4; round <= 7; round++) {
      const seated = seatedIn(movement, round);
      expect([seated.length, new Set(seated).size, seated.includes('5')]).toEqual([12, 12, false]);
    }
  });

  it('leaves those where they were to be whom it can', () => {
    const { changed } = given(individual(29, 6), 2, '7').when(another(7, 6));
    const [moved, all] = [changed.seats.filter(({ after }) => after.kind === 'plays'), 28 * 5];
    expect(moved.length).toBeLessThan(all / 3);
  });

  it.each([8, 9, 10, 11, 12, 14, 16, 20, 21, 24, 35, 47])('is found when one of %i has left', (players) => {
    const tables = Math.floor((players - 1) / 4);
    const { changed } = given(individual(players, 6), 3, '3').when(another(tables, 6));
    expect(wrongIn(changed)).toEqual([]);
  });

  it('with a set at one table at a time keeps it so', () => {
    const rainbow = individual(20);
    const { changed } = given(rainbow, 2, '20').when(another(4, 5, { copies: 1 }));
    expect(changed.movement.declared).toBeUndefined();
    expect(wrongIn(changed)).toEqual([]);
  });

  it('goes on with sets that nobody has played', () => {
    const { changed } = given(individual(12, 5), 4).when(another(3, 7, { newSets: 2 }));
    expect([changed.movement.rounds, changed.movement.sets]).toEqual([7, 7]);
    expect(wrongIn(changed)).toEqual([]);
    given(individual(12, 5), 4).when(another(3, 7)).thenRefused('change.none');
  });

  it('has no more rounds than there are partners left, unless two may be partners again', () => {
    const nine = individual(9, 8);
    given(nine, 4, '4').when(another(2, 8)).thenRefused('change.none');
    const again = given(nine, 4, '4').when(another(2, 8, { meetAgain: true })).changed;
    expect(checkMovement(again.movement).filter(({ severity }) => severity === 'impossible')).toEqual([]);
  });

  it('has at most as many tables as there are four players', () => {
    given(individual(12, 5), 2, '1').when(another(3, 5)).thenRefused('change.tables-unfit', { most: 2 });
  });

  it('is the same whenever it is looked for', () => {
    const find = () => given(individual(21, 6), 3, '3').when(another(5, 6)).changed.movement;
    expect(find()).toEqual(find());
  });
});

describe('an individual that was curtailed', () => {
  it.each([
    [12, 8, 11],
    [20, 4, 5],
    [13, 6, 9],
  ])('of %i players to %i rounds can be lengthened to %i', (players, rounds, longer) => {
    const before = individual(players, rounds);
    const { changed } = given(before, 3).when({ kind: 'lengthen', rounds: longer });
    const whole = asMovement(individualFor({ players, rounds: longer, ...barometer(before) }));
    expect(changed.movement.rows).toEqual(whole.rows);
    expect(changed.fromRound).toBe(rounds + 1);
  });

  it('says how many rounds there are at the most', () => {
    given(individual(12, 8), 3)
      .when({ kind: 'lengthen', rounds: 12 })
      .thenRefused('change.rounds-unfit', { least: 9, most: 11 });
  });
});

const barometer = ({ declared }: Movement) => (declared ? { barometer: true as const } : {});

describe('rows of an individual', () => {
  it('can be other ones from a round on, which are checked', () => {
    const before = individual(12, 4);
    const rest = individual(12, 5).rows.map((row) => row.slice(3));
    const { changed } = given(before, 4).when({ kind: 'rows', rows: rest });
    expect(changed.movement.rows).toEqual(individual(12, 5).rows);
    const twice = rest.map((row) => row.map((play) => play && { ...play, set: 1 }));
    given(before, 4).when({ kind: 'rows', rows: twice }).thenRefused('change.impossible');
  });

  it('are of four at each table', () => {
    const rest = individual(12, 4).rows.map((row) => row.slice(3));
    const two = rest.map((row) => row.map((play) => play && { ns: play.ns, ew: play.ew, set: play.set }));
    given(individual(12, 4), 4).when({ kind: 'rows', rows: two }).thenRefused('change.impossible');
  });
});

describe('a table in an individual', () => {
  it('does not come or go by itself', () => {
    given(individual(12, 5), 2)
      .when({ kind: 'broken-table', table: 1, way: 'sit-out' })
      .thenRefused('change.individual');
  });
});

describe('the difference of an individual', () => {
  it('names with whom and against whom', () => {
    const { changed } = given(individual(8, 5), 4).when({ kind: 'curtail', rounds: 4 });
    const [seat] = changed.seats;
    expect(seat!.before).toMatchObject({
      kind: 'plays',
      partners: { own: expect.any(String), theirs: expect.any(String) },
    });
    const { rows } = individual(8, 5);
    const play = rows.map((row) => row[4]!).find((each) => everybodyAt(each).includes('1'))!;
    const { opponent, partners } = seat!.before as {
      opponent: string;
      partners: { own: string; theirs: string };
    };
    expect(new Set(['1', partners.own, opponent, partners.theirs])).toEqual(new Set(everybodyAt(play)));
  });
});
