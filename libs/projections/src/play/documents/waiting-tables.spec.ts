import fc from 'fast-check';
import { RandomEvening } from '../../testing/random-evening.js';
import {
  agreed,
  begun,
  called,
  entered,
  event,
  played,
  postponed,
  roundPlayed,
  type TestEvents,
} from '../../testing/play-events.js';
import { waitingTables } from './waiting-tables.js';

/**
 * | table | round 1       | round 2       | round 3       |
 * | ----- | ------------- | ------------- | ------------- |
 * | A1    | NS1-EW1, 1 2  | NS1-EW3, 3 4  | NS1-EW2, 5 6  |
 * | A2    | NS2-EW2, 3 4  | NS2-EW1, 5 6  | NS2-EW3, 1 2  |
 * | A3    | NS3-EW3, 5 6  | NS3-EW2, 1 2  | NS3-EW1, 3 4  |
 */
const waiting = (...events: TestEvents) => waitingTables(played(...events).sessions['1']!);
const [third, fourth] = [3, 4].map((board) => ({ table: 'A2', round: 1, board }));
const without = (...tables: string[]) => ['A1', 'A2', 'A3'].filter((table) => !tables.includes(table));
const lateBegun = (at: string) => event('result.late-play-begun', { session: '1', ...fourth!, at });

describe('a table that cannot begin its round waits', () => {
  const behind: TestEvents = [begun(), roundPlayed(1, { tables: without('A2') }), agreed(third!), called(2)];
  const forBoards = {
    table: 'A1',
    round: 2,
    contestants: [],
    boards: [
      { board: 3, table: 'A2', onItsWay: true },
      { board: 4, table: 'A2', onItsWay: false },
    ],
  };

  it('for a pair that is still at another table, and for a board that is still there', () =>
    expect(waiting(...behind)).toEqual([
      forBoards,
      {
        table: 'A3',
        round: 2,
        contestants: [{ contestant: 'A-EW2', table: 'A2', round: 1, board: 4, late: false }],
        boards: [],
      },
    ]));

  it('for nobody before a round is called, nor once all have finished', () => {
    expect(waiting(begun())).toEqual([]);
    expect(waiting(begun(), roundPlayed(1, { tables: without('A2') }))).toEqual([]);
    expect(waiting(begun(), roundPlayed(1), called(2))).toEqual([]);
  });

  it('no longer for those who have finished, whether or not they have said that they move on', () =>
    expect(waiting(...behind, agreed(fourth!))).toEqual([
      { ...forBoards, boards: [3, 4].map((board) => ({ board, table: 'A2', onItsWay: true })) },
    ]));

  it('no longer for a pair with which it has begun', () =>
    expect(waiting(...behind, entered({ table: 'A3', round: 2, board: 1 }))).toEqual([forBoards]));

  it('for neither a pair nor a board that a late play would keep', () =>
    expect(waiting(...behind, postponed(fourth!))).toEqual([
      { ...forBoards, boards: [3, 4].map((board) => ({ board, table: 'A2', onItsWay: true })) },
    ]));

  it('for both sides of a late play, wherever it is played', () => {
    const late: TestEvents = [
      begun(),
      roundPlayed(1, { tables: without('A2') }),
      agreed(third!),
      postponed(fourth!),
      lateBegun('A1'),
      called(2),
    ];
    const inLatePlay = (contestant: string) => ({ contestant, table: 'A1', round: 1, board: 4, late: true });
    expect(waiting(...late).map(({ table, contestants }) => [table, contestants])).toEqual([
      ['A2', [inLatePlay('A-NS2')]],
      ['A3', [inLatePlay('A-EW2')]],
    ]);
    expect(waiting(...late, agreed(fourth!))).toEqual([]);
  });

  it('at the place where a player is, however many rounds behind', () =>
    expect(
      waiting(
        begun(),
        roundPlayed(1, { tables: without('A2') }),
        called(2),
        roundPlayed(2, { tables: ['A1'] }),
        called(3),
      ).map(({ table, round, contestants }) => [table, round, contestants]),
    ).toEqual(
      [
        ['A1', 3],
        ['A3', 2],
      ].map(([table, round]) => [
        table,
        round,
        [{ contestant: 'A-EW2', table: 'A2', round: 1, board: 3, late: false }],
      ]),
    ));
});

describe('whatever happens in an evening', () => {
  it('nobody is awaited from two places, nor by their present table, nor by one that has finished', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const evening = new RandomEvening(seed);
        for (let step = 0; step < 120; step++) evening.step();
        for (const session of Object.values(evening.state.sessions)) {
          const waiting = waitingTables(session).flatMap(({ table, round, contestants }) =>
            contestants.map((one) => ({ ...one, by: `${table}/${round}` })),
          );
          const places = new Map<string, string>();
          for (const { contestant, table, round, late, by } of waiting) {
            const place = `${table}/${round}`;
            expect(places.get(contestant) ?? place).toBe(place);
            places.set(contestant, place);
            expect(late || place !== by).toBe(true);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});
