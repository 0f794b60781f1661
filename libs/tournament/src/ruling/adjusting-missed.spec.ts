import { at, book, closed, seats, threeTables, tooLate } from '../result/testing/three-tables.js';
import { sessionEvents } from '../session/events.js';
import { tableEvents } from '../table/events.js';
import { isSettled, tableStream } from '../table/state.js';
import { given, NOTED } from '../testing/decider-specification.js';
import type { Adjustment, ScoreWithoutResult } from './adjustment.js';
import { adjustMissed } from './adjusting-missed.js';
import { rulingEvents as happened } from './events.js';

/*
 * East-West 3 comes for round 3. It was to play boards 5 and 6 at A3 in round 1, and 3 and 4 at A1 in round 2.
 */
const evening = [
  ...threeTables(3),
  sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-EW3', fromRound: 1 }),
  sessionEvents.contestantArrived({
    session: '1',
    contestant: 'A-EW3',
    fromRound: 3,
    missed: 'not-played',
  }),
];
const law = { edition: '2017', law: '12C2' } as const;
const id = (number: number) => `3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3${number}`;
const average = (award: 'average-plus' | 'average-minus'): ScoreWithoutResult => ({
  kind: 'artificial',
  award,
});

function missed(...places: readonly string[]) {
  const plays = places.map((place, index) => {
    const { session: _session, ...play } = at(place);
    return { ...play, ruling: id(index) };
  });
  return {
    session: '1',
    contestant: 'A-EW3',
    law,
    reason: 'They came late.',
    own: average('average-minus'),
    opponents: average('average-plus'),
    plays,
  };
}

const adjusted = (place: string, seating: string, adjustment: Adjustment, number: number) =>
  happened.scoreAdjusted({
    ...at(place),
    ruling: id(number),
    law,
    reason: NOTED,
    seating: seats(seating),
    adjustment,
  });
const ruled = (place: string, number: number) => tableEvents.playRuled({ ...at(place), ruling: id(number) });
const LATE: Adjustment = { NS: average('average-plus'), EW: average('average-minus') };

describe('boards that a late pair has missed', () => {
  it('are ruled on together: for the pair itself, and for those who were to meet it', () => {
    const rulings = [
      adjusted('A3 1 5', 'NS3 EW3', LATE, 0),
      ruled('A3 1 5', 0),
      adjusted('A1 2 3', 'NS1 EW3', LATE, 1),
      ruled('A1 2 3', 1),
      ruled('A1 2 4', 2),
      adjusted('A1 2 4', 'NS1 EW3', LATE, 2),
    ];
    given(...evening)
      .when(adjustMissed, missed('A3 1 5', 'A1 2 3', 'A1 2 4'))
      .then(...rulings);
  });

  it('may count for the others alone', () => {
    const adjustment: Adjustment = { NS: average('average-plus'), EW: { kind: 'not-played' } };
    given(...evening)
      .when(adjustMissed, { ...missed('A3 1 5'), own: { kind: 'not-played' } })
      .then(adjusted('A3 1 5', 'NS3 EW3', adjustment, 0), ruled('A3 1 5', 0));
  });

  it('keep the ruling that one of them has, or the score that was made all the same', () => {
    const other = tableEvents.playRuled({ ...at('A3 1 5'), ruling: id(9) });
    given(...evening, other)
      .when(adjustMissed, missed('A3 1 5', 'A3 1 6'))
      .then(adjusted('A3 1 6', 'NS3 EW3', LATE, 1), ruled('A3 1 6', 1));
    given(...evening, book.recorded('A3 1 5', 'NS3 EW3', '+110'))
      .when(adjustMissed, missed('A3 1 5'))
      .thenNothing();
    given(...evening)
      .when(adjustMissed, missed('A3 1 5', 'A3 1 5'))
      .then(adjusted('A3 1 5', 'NS3 EW3', LATE, 0), ruled('A3 1 5', 0));
  });

  it('are settled then', () => {
    const table = given(...evening)
      .when(adjustMissed, missed('A3 1 5'))
      .book()
      .state(tableStream(at('A3 1 5')));
    expect(isSettled(table, { round: 1, board: 5 })).toBe(true);
  });

  it.each([
    ['that it has played', missed('A2 3 1'), 'ruling.not-missed', { board: 1, table: 'A2', round: 3 }],
    ['that others were to play', missed('A1 1 1'), 'ruling.not-missed', { board: 1, table: 'A1', round: 1 }],
    ['that are not there then', missed('A3 1 1'), 'ruling.not-missed', { board: 1, table: 'A3', round: 1 }],
    [
      'of nobody',
      { ...missed('A3 1 5'), contestant: 'B-EW3' },
      'session.contestant-unknown',
      { contestant: 'B-EW3' },
    ],
  ] as const)('are not those %s', (_what, body, code, params) =>
    given(...evening)
      .when(adjustMissed, body)
      .thenRejected(code, params),
  );

  it('are nobody’s where the others have left, too', () =>
    given(...evening, sessionEvents.contestantWithdrew({ session: '1', contestant: 'A-NS3', fromRound: 1 }))
      .when(adjustMissed, missed('A3 1 5'))
      .thenRejected('ruling.not-missed'));

  it('are each ruled on by a ruling of its own, until the session is closed', () => {
    const [first, second] = missed('A3 1 5', 'A3 1 6').plays;
    const twice = { ...missed('A3 1 5'), plays: [first, { ...second, ruling: first!.ruling }] };
    given(...evening)
      .when(adjustMissed, twice)
      .thenRejected('ruling.exists');
    given(...evening, closed)
      .when(adjustMissed, missed('A3 1 5'), tooLate)
      .thenRejected('session.correction-over');
  });
});
