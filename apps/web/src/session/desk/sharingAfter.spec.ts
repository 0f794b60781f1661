import { changeMovement, mitchell, shareAndRelay, type Changed } from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { underWay } from './changeDraft.js';
import { sharingAfter, sharingOnArrival } from './sharingAfter.js';

const five = { section: 'A', movement: mitchell({ tables: 5 }), boardsPerRound: 3, firstBoard: 1 };
const sessionOf = (section: object) =>
  ({ sections: [section], contestants: [], round: 2 }) as unknown as SessionSeen;

/** Two late pairs sit down at a table more from round 3 on. */
function withTableMore(session: SessionSeen) {
  const wish = { kind: 'extra-table', pairs: 2 } as const;
  const changed = changeMovement(underWay(session, 'A', 3), wish, { steps: 60_000 }) as Changed;
  return sharingAfter(session, 'A', changed);
}

it('a table more shares a copy with another one in each round from then on', () => {
  const { shared, allowed } = withTableMore(sessionOf(five));
  expect(allowed).toBe(false);
  expect(shared.map(({ round }) => round)).toEqual([3, 4, 5]);
  for (const { tables, boards } of shared) {
    expect(tables).toHaveLength(2);
    expect(tables).toContain('A6');
    expect(boards).toHaveLength(3);
  }
});

it('shares none where there are copies enough', () =>
  expect(withTableMore(sessionOf({ ...five, copies: 2 })).shared).toEqual([]));

it('needs no word where tables share already, or the movement is made for it', () => {
  expect(withTableMore(sessionOf({ ...five, copies: 1, shared: true })).allowed).toBe(true);
  const relay = { ...five, movement: shareAndRelay({ tables: 6 }), copies: 1 };
  expect(withTableMore(sessionOf(relay)).allowed).toBe(true);
});

describe('when the missing pair of a half table comes', () => {
  const eight = {
    section: 'A',
    movement: { ...shareAndRelay({ tables: 8 }), phantom: 'NS8' },
    firstBoard: 1,
  };
  const missing = { contestant: 'A-NS8', section: 'A', absent: [{ fromRound: 1, untilRound: null }] };
  const sharing = (section: object, fromRound = 6) =>
    sharingOnArrival(
      { sections: [section], contestants: [missing] } as unknown as SessionSeen,
      missing,
      fromRound,
    );

  it('tables 1 and 8 share the one copy from then on', () =>
    expect(sharing({ ...eight, boardsPerRound: 3 }).map(({ round, tables }) => [round, ...tables])).toEqual([
      [6, 'A1', 'A8'],
      [7, 'A1', 'A8'],
      [8, 'A1', 'A8'],
    ]));

  it('nobody shares where there are two, or the tables deal for themselves', () => {
    expect(sharing({ ...eight, boardsPerRound: 3, copies: 2 })).toEqual([]);
    expect(sharing({ ...eight, boardsPerRound: 0 })).toEqual([]);
  });
});

describe('when the missing pair of a Swiss comes', () => {
  const row = (ns: string, ew: string) => [{ ns, ew, set: 1 }];
  const swiss = {
    section: 'A',
    movement: {
      winners: 1,
      tables: 3,
      rounds: 3,
      sets: 3,
      drawn: 1,
      phantom: '6',
      rows: [row('1', '2'), row('3', '4'), row('5', '6')],
    },
    boardsPerRound: 4,
    firstBoard: 1,
  };
  const missing = { contestant: 'A-6', section: 'A', absent: [{ fromRound: 1, untilRound: null }] };

  it('the table more would share the boards of each round that is still to be drawn', () => {
    const session = { sections: [swiss], contestants: [missing] } as unknown as SessionSeen;
    const found = sharingOnArrival(session, missing, 2);
    expect(found.map(({ round, boards }) => [round, boards[0]])).toEqual([
      [2, 5],
      [3, 9],
    ]);
  });

  it('as both pairs of a team do, which come as one', () => {
    const plays = (...pairs: string[]) => pairs.map((pair) => row(...(pair.split(' ') as [string, string])));
    const rows = plays('NS1 EW2', 'NS2 EW1', 'NS3 EW4', 'NS4 EW3');
    const teams = {
      ...swiss,
      movement: { ...swiss.movement, tables: 4, rounds: 2, sets: 2, phantom: '4', rows, teams: {} },
    };
    const pairs = ['A-NS4', 'A-EW4'].map((contestant) => ({ ...missing, contestant }));
    const session = { sections: [teams], contestants: pairs } as unknown as SessionSeen;
    const tables = sharingOnArrival(session, pairs[0]!, 2).flatMap((each) => each.tables);
    expect(tables).toHaveLength(4);
  });
});
