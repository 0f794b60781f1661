import fc from 'fast-check';
import { everybodyAt, type PlannedBoards } from '#movement';
import { postponePlay, recordResult } from '../../result/commands/commands.js';
import { moveOn } from '../../table/commands/rounds.js';
import {
  admitContestant,
  announceBoardMovement,
  callRound,
  configureSession,
  createSession,
  setMovement,
  withdrawContestant,
} from '../commands/commands.js';
import { isPassedBy } from './absences.js';
import { type BoardMove, boardMoves, boardPlansOf } from './board-moves.js';
import { DEFAULT_SESSION_SETTINGS, type SessionEvent } from '../events.js';
import { meetingAt, playedAt, type Scheduled, tablesOf } from './schedule.js';
import {
  club,
  FIVE_TABLES,
  given,
  HALF_TABLE,
  type Journal,
  playedUpTo,
  roundScored,
  scored,
  session,
  setUp,
  type Step,
} from '../testing/evening.js';
import { sessionWith, WHAT_HAPPENS } from '../testing/offered-sections.js';

/** Moves as on the caddy's list: `1-3 A1 > A5`. */
function listed(moves: readonly Omit<BoardMove, 'copy' | 'by'>[]): string[] {
  return moves.map(({ boards, from, to, relay, box, neededIn, sharedWith = [] }) => {
    const at = [to ?? 'box', ...sharedWith].join('+');
    const until = relay ? ` (relay until ${neededIn})` : '';
    return `${boards[0]}-${boards.at(-1)} ${from ?? (box ? 'box' : 'relay')} > ${at}${until}`;
  });
}

const { method: _method, ...SETTINGS } = DEFAULT_SESSION_SETTINGS;

type Announced = Extract<SessionEvent, { type: 'session.board-movement-announced' }>['payload'];

function announced(journal: Journal, afterRound: number): Announced {
  const { decision } = given(journal).when(announceBoardMovement, { session: '1', afterRound });
  if (!decision.accepted) throw new Error(decision.rejection.code);
  return decision.events['session']![0]!.payload as Announced;
}

const mitchell = given(club, ...setUp(FIVE_TABLES), ...playedUpTo(2));
const relayed = given(
  club,
  ...setUp({ kind: 'made', name: 'share-and-relay', tables: 4, rounds: 4 }),
  ...playedUpTo(2),
);

const barometer = given(club, ...setUp({ ...FIVE_TABLES, barometer: true }), ...playedUpTo(2));

describe('the boards after a round', () => {
  it('of a barometer go into the box, and those of the next round come out of it for every table', () => {
    const { moves } = announced(roundScored(barometer, 1), 1);
    expect(listed(moves)).toEqual([
      ...[1, 2, 3, 4, 5].map((table) => `1-3 A${table} > box`),
      ...[1, 2, 3, 4, 5].map((table) => `4-6 box > A${table}`),
    ]);
    expect(moves.filter(({ box }) => box).every(({ by }) => by === 'caddy')).toBe(true);
  });

  it('of a Mitchell go one table down, from the first table to the last', () => {
    const { moves, withheld } = announced(roundScored(mitchell, 1), 1);
    expect(listed(moves)).toEqual([
      '1-3 A1 > A5',
      '4-6 A2 > A1',
      '7-9 A3 > A2',
      '10-12 A4 > A3',
      '13-15 A5 > A4',
    ]);
    expect(moves.every(({ neededIn }) => neededIn === 2)).toBe(true);
    expect(moves.map(({ by, copy }) => `${copy} ${by}`)).toEqual([
      '1 caddy',
      '1 north',
      '1 north',
      '1 north',
      '1 north',
    ]);
    expect(withheld).toEqual([]);
  });

  it('are carried by whom the director says', () => {
    const byCaddy = given(mitchell, [
      configureSession,
      {
        session: '1',
        settings: { ...SETTINGS, boards: { carried: 'caddy', tapped: false, counted: false } },
      },
    ]);
    expect(announced(byCaddy, 1).moves.every(({ by }) => by === 'caddy')).toBe(true);
  });

  it('are carried by a caddy where nobody sits North', () => {
    const left = given(club, ...setUp(HALF_TABLE), ...playedUpTo(2));
    expect(announced(left, 1).moves.find(({ from }) => from === 'A5')?.by).toBe('caddy');
  });

  it('go back into the box after the last', () => {
    const journal = given(club, ...setUp(FIVE_TABLES), ...playedUpTo(5));
    expect(listed(announced(journal, 5).moves)).toEqual([
      '1-3 A2 > box',
      '4-6 A3 > box',
      '7-9 A4 > box',
      '10-12 A5 > box',
      '13-15 A1 > box',
    ]);
  });

  it('wait at the relay, and come from there; a second copy keeps two tables apart', () =>
    expect(listed(announced(relayed, 1).moves)).toEqual([
      '1-3 A1 > box',
      '1-3 A4 > A3',
      '4-6 A2 > A1',
      '10-12 A3 > A2 (relay until 3)',
      '4-6 relay > A4',
      '7-9 relay > A2',
    ]));

  it('go nowhere in a section that has ended', () => {
    const sections = [
      { section: 'A', boardsPerRound: 3, movement: FIVE_TABLES },
      { section: 'B', boardsPerRound: 3, movement: { ...FIVE_TABLES, name: 'howell', tables: 2, rounds: 3 } },
    ];
    const both = given(
      club,
      ...setUp(FIVE_TABLES),
      [setMovement, { session: '1', sections }],
      ...playedUpTo(5),
    );
    expect(announced(both, 3).moves.some(({ from }) => from?.startsWith('B'))).toBe(true);
    expect(announced(both, 4).moves.some(({ from }) => from?.startsWith('B'))).toBe(false);
  });
});

describe('one copy of each board', () => {
  const sections = [
    {
      section: 'A',
      boardsPerRound: 3,
      copies: 1,
      movement: { kind: 'made', name: 'share-and-relay', tables: 4, rounds: 4 },
    },
  ];
  const sharing = given(
    club,
    ...setUp(FIVE_TABLES),
    [setMovement, { session: '1', sections }],
    ...playedUpTo(2),
  );

  it('goes to the two tables that share it', () =>
    expect(listed(announced(sharing, 1).moves)).toEqual([
      '1-3 A4 > A3',
      '4-6 A2 > A1+A4',
      '10-12 A3 > A2 (relay until 3)',
      '7-9 relay > A2',
    ]));

  it('is held back by the other table that shares it', () => {
    const played = roundScored(sharing, 1, 'A4');
    expect(announced(played, 1).withheld).toEqual([{ table: 'A4', boards: [1, 2, 3] }]);
  });
});

describe('a table that has not finished when the next round is called', () => {
  it('is named with the boards that another waits for', () => {
    const journal = scored(roundScored(mitchell, 1, 'A2', 'A4'), 'A2', 1);
    expect(announced(journal, 1).withheld).toEqual([{ table: 'A4', boards: [10, 11, 12] }]);
  });

  it('holds back only what it has not played', () => {
    const journal = roundScored(mitchell, 1, 'A4');
    const board = { session: '1', table: 'A4', round: 1, board: 10, result: { kind: 'passed-out' } };
    expect(announced(given(journal, [recordResult, board]), 1).withheld).toEqual([
      { table: 'A4', boards: [11, 12] },
    ]);
  });

  it('holds nothing back once its players have moved on: a score may come later', () => {
    const journal = given(roundScored(mitchell, 1, 'A4'), [moveOn, { session: '1', table: 'A4', round: 2 }]);
    expect(announced(journal, 1).withheld).toEqual([]);
  });

  it('does not count postponed boards as held back', () => {
    const journal = given(roundScored(mitchell, 1, 'A4'), [
      postponePlay,
      { session: '1', table: 'A4', round: 1, board: 11, reason: 'No time.' },
    ]);
    expect(announced(journal, 1).withheld).toEqual([{ table: 'A4', boards: [10, 12] }]);
  });

  it('holds nothing back for a pair that was not there yet', () => {
    const half = given(
      club,
      ...setUp(HALF_TABLE),
      ...playedUpTo(1),
      [admitContestant, { session: '1', contestant: 'A-NS5', fromRound: 2, missed: 'late' }],
      [callRound, { session: '1', round: 2 }],
    );
    expect(announced(roundScored(half, 1, 'A5'), 1).withheld).toEqual([]);
  });

  it('keeps nobody waiting when its boards rest next', () => {
    // The boards of table 1 go to table 5, where East-West sit out.
    const half = given(club, ...setUp(HALF_TABLE), ...playedUpTo(2));
    expect(announced(roundScored(half, 1, 'A1', 'A2'), 1).withheld).toEqual([
      { table: 'A2', boards: [4, 5, 6] },
    ]);
  });

  it('keeps nobody waiting after the last round', () =>
    expect(announced(given(club, ...setUp(FIVE_TABLES), ...playedUpTo(5)), 5).withheld).toEqual([]));

  it('is named when its boards are wanted out of the relay', () => {
    const later = given(
      club,
      ...setUp({ kind: 'made', name: 'share-and-relay', tables: 4, rounds: 4 }),
      ...playedUpTo(3),
    );
    const journal = roundScored(roundScored(later, 1, 'A3'), 2);
    expect(announced(journal, 1).withheld).toEqual([]);
    expect(announced(journal, 2).withheld).toEqual([{ table: 'A3', boards: [10, 11, 12] }]);
  });
});

/** Where boards are: sets by their first boards, at tables and at the relays that feed them (`>A2`). */
class Room {
  readonly #at = new Map<string, number[]>();

  put(place: string, board: number): void {
    this.#at.set(place, [...(this.#at.get(place) ?? []), board]);
  }

  take(place: string, board: number): void {
    const there = this.#at.get(place) ?? [];
    if (!there.includes(board)) throw new Error(`Board ${board} is not at ${place}.`);
    this.#at.set(place, there.toSpliced(there.indexOf(board), 1));
  }

  has(place: string, board: number): boolean {
    return (this.#at.get(place) ?? []).includes(board);
  }
}

/** The plays that find no boards when everybody follows the announcements; boards go on without who plays them late. */
function playsWithoutBoards(scheduled: Scheduled): string[] {
  const [section] = scheduled.sections;
  const { boardsPerRound, movement } = section!;
  const first = (set: number) => 1 + (set - 1) * boardsPerRound;
  const [{ plan }] = boardPlansOf(scheduled) as [PlannedBoards];
  const room = new Room();
  for (const { table, set } of plan.setup) room.put(`A${table}`, first(set));
  for (const { feeds, atStart } of plan.relays) {
    for (const { set } of atStart) room.put(`>A${feeds}`, first(set));
  }
  const missing: string[] = [];
  for (let round = 1; round <= movement.rounds; round++) {
    for (const table of tablesOf(scheduled)) {
      const meeting = playedAt(scheduled, table, round);
      if (!meeting || everybodyAt(meeting).some((each) => isPassedBy(scheduled, each, round))) continue;
      const board = meeting.boards[0]!;
      if (!room.has(table, board)) missing.push(`${table} ${round}/${board}`);
    }
    const moves = boardMoves(scheduled, round);
    for (const { boards, from, to, box } of moves) if (!box) room.take(from ?? `>${to}`, boards[0]!);
    for (const { boards, to, relay } of moves) {
      if (to !== null) room.put(relay ? `>${to}` : to, boards[0]!);
    }
  }
  return missing;
}

const anySession = fc
  .tuple(
    fc.integer({ min: 4, max: 18 }),
    fc.nat(),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...WHAT_HAPPENS)), { maxLength: 6 }),
  )
  .map((choice) => sessionWith(...choice));

describe('who follows the announcements', () => {
  it('finds at every table the boards that it plays, whoever leaves and comes', () =>
    fc.assert(fc.property(anySession, (scheduled) => expect(playsWithoutBoards(scheduled)).toEqual([]))));
});

describe('sections that play with the same boards', () => {
  /** Session 1 with sections of three boards a round; all but the first play with the boards of section A. */
  const shared = (copies: number | undefined, ...movements: readonly unknown[]): Step[] => {
    const sections = movements.map((movement, index) => ({
      section: 'AB'[index]!,
      boardsPerRound: 3,
      movement,
      ...(index > 0 ? { boardsWith: 'A' } : copies !== undefined && { copies, shared: true }),
    }));
    return [
      [createSession, { session: '1' }],
      [setMovement, { session: '1', sections }],
    ];
  };
  const THREE = { kind: 'made', name: 'mitchell', tables: 3, rounds: 3 } as const;

  it('with a copy for each the copies stay in their sections', () => {
    const journal = given(club, ...shared(undefined, THREE, THREE), ...playedUpTo(2));
    expect(listed(boardMoves(session(journal), 1)).toSorted()).toEqual([
      '1-3 A1 > A3',
      '1-3 B1 > B3',
      '4-6 A2 > A1',
      '4-6 B2 > B1',
      '7-9 A3 > A2',
      '7-9 B3 > B2',
    ]);
  });

  it('with one copy two tables play it in the same round, and both hold it back', () => {
    const journal = given(club, ...shared(1, THREE, THREE), ...playedUpTo(2));
    expect(listed(boardMoves(session(journal), 1))).toEqual([
      '1-3 A1 > A3+B3',
      '4-6 A2 > A1+B1',
      '7-9 A3 > A2+B2',
    ]);
    expect(announced(roundScored(journal, 1, 'B2'), 1).withheld).toEqual([
      { table: 'B2', boards: [4, 5, 6] },
    ]);
  });

  it('swap them when each has played its half', () => {
    // Three tables that play sets 1 to 3 as a Mitchell, then 4 to 6; the others 4 to 6 first.
    const halves = (first: number) => ({
      kind: 'rows',
      movement: {
        name: 'rows',
        tables: 3,
        rounds: 6,
        sets: 6,
        winners: 2,
        stationary: [],
        declared: { meetings: 2 },
        rows: [0, 1, 2].map((table) =>
          [0, 1, 2, 3, 4, 5].map((round) => ({
            ns: `NS${table + 1}`,
            ew: `EW${((table - round + 6) % 3) + 1}`,
            set: ((first + (round < 3 ? 0 : 3)) % 6) + ((table + round) % 3) + 1,
          })),
        ),
      },
    });
    const journal = given(club, ...shared(undefined, halves(0), halves(3)), ...playedUpTo(4));
    const carried = (afterRound: number) => listed(boardMoves(session(journal), afterRound));
    expect(carried(1)).toEqual([
      '1-3 A1 > A3',
      '4-6 A2 > A1',
      '7-9 A3 > A2',
      '10-12 B1 > B3',
      '13-15 B2 > B1',
      '16-18 B3 > B2',
    ]);
    expect(carried(3)).toEqual([
      '1-3 A2 > B1',
      '4-6 A3 > B2',
      '7-9 A1 > B3',
      '10-12 B2 > A1',
      '13-15 B3 > A2',
      '16-18 B1 > A3',
    ]);
  });
});

describe('a pair that comes or leaves', () => {
  const shared = { kind: 'made', name: 'share-and-relay', tables: 4, rounds: 4, phantom: 4 } as const;

  it('changes where boards are wanted: with the phantom’s place taken both tables play them', () => {
    const half = given(club, ...setUp(shared), ...playedUpTo(2));
    const full = given(half, [
      admitContestant,
      { session: '1', contestant: 'A-NS4', fromRound: 2, missed: 'not-played', boards: 'more-copies' },
    ]);
    const second = (journal: Journal) =>
      listed(boardMoves(session(journal), 1).filter(({ to }) => to === 'A4'));
    expect(meetingAt(session(half), 'A4', 2)!.boards).toEqual(meetingAt(session(half), 'A1', 2)!.boards);
    expect(second(half)).toEqual([]);
    expect(second(full)).toEqual(['4-6 relay > A4']);
  });

  it('leaves its boards at rest', () => {
    const left = given(mitchell, [withdrawContestant, { session: '1', contestant: 'A-NS2', fromRound: 2 }]);
    expect(announced(roundScored(left, 1, 'A3'), 1).withheld).toEqual([]);
  });
});
