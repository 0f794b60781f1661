import { boardMoves, boardPlansOf } from './board-moves.js';
import { admitContestant, changeMovement, setMovement, withdrawContestant } from '../commands/commands.js';
import { meetingAt, placeOf, playedAt, scheduledPlays } from './schedule.js';
import { club, FIVE_TABLES, given, HALF_TABLE, playedUpTo, session, setUp } from '../testing/evening.js';

const OTHER_WAY = { ...HALF_TABLE, sidesExchanged: true } as const;

/** Sections A and B of three boards a round, A hosting B. */
function hosting(guest: object = OTHER_WAY, host: object = HALF_TABLE) {
  const section = (name: string, movement: object) => ({ section: name, boardsPerRound: 3, movement });
  const sections = [{ ...section('A', host), hosts: 'B' }, section('B', guest)];
  return [setMovement, { session: '1', sections }] as const;
}

const both = given(club, ...setUp(FIVE_TABLES), hosting());
const ROUNDS = [1, 2, 3, 4, 5];

describe('two sections that host each other’s sit-outs', () => {
  it('seat those who would sit out together, with the boards that both miss', () => {
    const scheduled = session(both);
    expect(ROUNDS.map((round) => playedAt(scheduled, 'A5', round))).toEqual([
      { ns: 'B-NS5', ew: 'A-EW5', boards: [13, 14, 15] },
      { ns: 'B-NS4', ew: 'A-EW4', boards: [1, 2, 3] },
      { ns: 'B-NS3', ew: 'A-EW3', boards: [4, 5, 6] },
      { ns: 'B-NS2', ew: 'A-EW2', boards: [7, 8, 9] },
      { ns: 'B-NS1', ew: 'A-EW1', boards: [10, 11, 12] },
    ]);
    expect(ROUNDS.map((round) => meetingAt(scheduled, 'B5', round))).toEqual(ROUNDS.map(() => undefined));
    expect(placeOf(scheduled, 'B-NS4', 2)).toEqual({ table: 'A5', side: 'NS' });
    expect(placeOf(scheduled, 'B-NS4', 3)).toEqual({ table: 'B1', side: 'NS' });
    expect(placeOf(scheduled, 'A-EW4', 2)).toEqual({ table: 'A5', side: 'EW' });
    expect(['A-NS5', 'B-EW5'].map((phantom) => placeOf(scheduled, phantom, 2))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('let everybody play every board once', () => {
    const boards = new Map<string, Set<number>>();
    for (const { ns, ew, board } of scheduledPlays(session(both))) {
      for (const contestant of [ns, ew]) {
        const known = boards.get(contestant) ?? new Set();
        expect(known.has(board)).toBe(false);
        boards.set(contestant, known.add(board));
      }
    }
    expect(boards.size).toBe(18);
    expect([...new Set([...boards.values()].map(({ size }) => size))]).toEqual([15]);
  });

  it('play with the boards of the host; those of the guest rest meanwhile', () => {
    const plans = boardPlansOf(session(both));
    const moves = plans.map(({ plan }) => plan.moves.filter(({ afterRound }) => afterRound === 1));
    // At A5 boards 13 to 15 lie in round 1, and go to table 4: as at any other table.
    expect(moves[0]!.map(({ from, to }) => [from, to])).toEqual([
      [1, 5],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ]);
    expect(boardMoves(session(both), 1).find(({ from }) => from === 'A5')).toMatchObject({
      boards: [13, 14, 15],
      to: 'A4',
    });
  });

  it('a guest that has left is not met: the other sits out', () => {
    const left = session(
      given(both, [withdrawContestant, { session: '1', contestant: 'B-NS3', fromRound: 2 }]),
    );
    expect(playedAt(left, 'A5', 3)).toBeUndefined();
    expect(playedAt(left, 'A5', 4)?.ns).toBe('B-NS2');
  });
});

it('nobody sits out, so that nothing is remarked of it', () => {
  const { decision } = given(club, ...setUp(FIVE_TABLES)).when(...hosting());
  expect(decision).toMatchObject({ accepted: true, answer: { remarks: [] } });
});

describe('a missing pair that comes', () => {
  const running = given(both, ...playedUpTo(2));
  const comes = (contestant: string, fromRound: number, missed: 'late' | 'not-played' = 'not-played') =>
    [admitContestant, { session: '1', contestant, fromRound, missed }] as const;

  it('takes its place from the next round on, and from then on the other section has a sit-out', () => {
    const scheduled = session(given(running, comes('A-NS5', 3)));
    expect(playedAt(scheduled, 'A5', 2)).toMatchObject({ ns: 'B-NS4', ew: 'A-EW4' });
    expect(playedAt(scheduled, 'A5', 3)).toMatchObject({ ns: 'A-NS5', ew: 'A-EW3' });
    expect(meetingAt(scheduled, 'B5', 3)).toMatchObject({ ns: 'B-NS3', ew: 'B-EW5' });
    expect(playedAt(scheduled, 'B5', 3)).toBeUndefined();
  });

  it('cannot come for what others have been called to play', () => {
    given(running)
      .when(...comes('A-NS5', 2))
      .thenRejected('session.hosted-meanwhile', { contestant: 'A-NS5', round: 2 });
    given(running)
      .when(...comes('B-EW5', 3, 'late'))
      .thenRejected('session.hosted-meanwhile', { contestant: 'B-EW5', round: 1 });
  });

  it('is there from the start, where it comes before that', () => {
    const scheduled = session(given(both, comes('B-EW5', 1)));
    expect(playedAt(scheduled, 'B5', 1)).toMatchObject({ ns: 'B-NS5', ew: 'B-EW5' });
    expect(playedAt(scheduled, 'A5', 1)).toBeUndefined();
  });
});

it('another movement in mid-session ends it: each section has its own sit-outs from then on', () => {
  const change = { kind: 'curtail', rounds: 4 };
  const changed = given(both, ...playedUpTo(2), [
    changeMovement,
    { session: '1', section: 'B', fromRound: 3, change, reason: 'late' },
  ]);
  expect(session(changed).sections[0]?.hosts).toEqual({ section: 'B', untilRound: 5 });
  expect(playedAt(session(changed), 'A5', 4)?.ns).toBe('B-NS2');
  expect(playedAt(session(changed), 'A5', 5)).toBeUndefined();
});

describe('is refused', () => {
  it.each([
    ['where both keep their sides', HALF_TABLE, { fault: 'hosting.same-line' }],
    ['where nobody is missing', FIVE_TABLES, { fault: 'hosting.nobody-missing', missing: 'B' }],
    [
      'where they miss other boards',
      { ...OTHER_WAY, phantom: 4 },
      { fault: 'hosting.other-boards', round: 1 },
    ],
  ])('%s', (_where, guest, fault) => {
    given(club, ...setUp(FIVE_TABLES))
      .when(...hosting(guest))
      .thenRejected('session.hosting-unfit', { section: 'A', other: 'B', ...fault });
  });

  it.each([
    ['itself', 'A', 'hosting.no-section'],
    ['one that there is not', 'C', 'hosting.no-section'],
  ])('for %s', (_what, hosts, fault) => {
    const sections = [{ section: 'A', boardsPerRound: 3, movement: HALF_TABLE, hosts }];
    given(club, ...setUp(FIVE_TABLES))
      .when(setMovement, { session: '1', sections })
      .thenRejected('session.hosting-unfit', { section: 'A', other: hosts, fault });
  });

  it('where one is asked for twice', () => {
    const [command, { session: id, sections }] = hosting();
    const third = { section: 'C', boardsPerRound: 3, movement: HALF_TABLE, hosts: 'B' };
    given(club, ...setUp(FIVE_TABLES))
      .when(command, { session: id, sections: [...sections, third] })
      .thenRejected('session.hosting-unfit', { section: 'C', other: 'B', fault: 'hosting.taken' });
  });
});
