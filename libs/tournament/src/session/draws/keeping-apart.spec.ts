import { describeEntry } from '../../entries/commands/decide.js';
import { NOTHING_FOR_DRAWS } from '../../entries/events.js';
import {
  callRound,
  chooseDrawOptions,
  createSession,
  drawRound,
  drawSeats,
  setSwiss,
  startSession,
} from '../commands/commands.js';
import { DEFAULT_DRAW } from '../section/draw-options.js';
import { faultsOfRound } from '../plan/drawing.js';
import { meetingAt } from '../plan/schedule.js';
import {
  club,
  given,
  type Journal,
  pair,
  registered,
  roundScored,
  session,
  type Step,
} from '../testing/evening.js';
import { meetings, standingsOf, swissSetUp } from '../testing/swiss-evening.js';

/* Eight pairs, four rounds; in the first two 1, 3 and 5 are of one club, 7 and 2 of one family. Round 1: 1-2 3-4 5-6 7-8. */
const apart = {
  rounds: 2,
  groups: [
    { kind: 'club' as const, contestants: ['A-1', 'A-3', 'A-5'] },
    { kind: 'family' as const, contestants: ['A-2', 'A-7'] },
  ],
};
const options = { ...DEFAULT_DRAW, apart };
const eight = given(club, ...swissSetUp(8, 4, { apart }));
const call = (round: number): Step => [callRound, { session: '1', round }];
const draw = (round: number, ranked: string): Step => [
  drawRound,
  { session: '1', section: 'A', round, at: 100 },
  standingsOf(ranked, { upTo: round - 1 }),
];

function played(journal: Journal, round: number): Journal {
  return roundScored(given(journal, call(round)), round);
}

const first = played(given(eight, [startSession, { session: '1' }]), 1);
const second = given(first, draw(2, '1 3 5 7 2 4 6 8'));

/** Those who meet in a round though they were to be kept apart. */
function together(journal: Journal, round: number): string[] {
  const state = session(journal);
  const plays = ['A1', 'A2', 'A3', 'A4'].map((table) => {
    const { ns, ew } = meetingAt(state, table, round)!;
    return { table, ns, ew };
  });
  return faultsOfRound({ scheduled: state, section: 'A', round }, plays).map(({ kind, entries }) =>
    [kind, ...entries].join(' '),
  );
}

describe('pairs of a club or a family', () => {
  it('do not meet in the first rounds, and the journal says which those are', () => {
    expect(session(eight).sections[0]!.draw).toMatchObject({ apart });
    expect(together(second, 2)).toEqual([]);
    expect(meetings(second, 2)).not.toContain('1-3');
  });

  it('meet as others do in the rounds after these', () => {
    const third = given(played(second, 2), draw(3, '1 3 5 7 2 4 6 8'));
    expect(
      meetings(third, 3)
        .split(' ')
        .map((pair) => pair.split('-').toSorted().join('-')),
    ).toContain('1-3');
    expect(together(third, 3)).toEqual([]);
  });

  it('meet where there are too many of them, and the draw says who', () => {
    const five = ['1', '3', '5', '6', '7'].map((number) => `A-${number}`);
    const many = { rounds: 4, groups: [{ kind: 'country' as const, contestants: five }] };
    const kept = given(first, [
      chooseDrawOptions,
      { session: '1', section: 'A', draw: { ...options, apart: many }, reason: 'Guests' },
    ]);
    expect(together(given(kept, draw(2, '1 3 5 7 2 4 6 8')), 2)).toHaveLength(1);
  });

  it('do not meet in the first round when the seats are drawn, nor in the next ones that are named', () => {
    const known = (number: number, name: string): Step => [
      describeEntry,
      {
        entry: pair(number),
        forDraws: { ...NOTHING_FOR_DRAWS, groups: { club: [name], country: [], family: [] } },
      },
    ];
    const entered = given(
      club,
      ...registered(8),
      ...[1, 2, 3].map((number) => known(number, 'Alpha')),
      ...[4, 5].map((number) => known(number, 'Beta')),
      ...swissSetUp(8, 4, { first: 'lot' }),
    );
    for (let byte = 0; byte < 12; byte++) {
      const seed = byte.toString(16).padStart(2, '0').repeat(32);
      const seats = given(entered, [drawSeats, { session: '1', seed, apart: ['club'], apartRounds: 3 }]);
      const { entries, sections } = session(seats);
      const placesOf = (...numbers: number[]) =>
        Object.entries(entries).flatMap(([place, entry]) =>
          numbers.some((number) => pair(number) === entry) ? [place] : [],
        );
      expect(sections[0]!.draw!.apart).toEqual({
        rounds: 3,
        groups: [
          { kind: 'club', contestants: placesOf(1, 2, 3).toSorted() },
          { kind: 'club', contestants: placesOf(4, 5).toSorted() },
        ],
      });
      expect(together(seats, 1)).toEqual([]);
    }
  });

  it('have to be contestants of the section', () =>
    given(club, [createSession, { session: '1' }])
      .when(setSwiss, { session: '1', pairs: 4, rounds: 3, boardsPerRound: 2, draw: { apart } })
      .thenRejected('session.contestant-unknown', { contestant: 'A-5' }));
});
