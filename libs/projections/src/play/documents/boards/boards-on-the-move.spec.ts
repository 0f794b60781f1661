import { mitchell } from '#movement';
import { DEFAULT_SESSION_SETTINGS, meetingAt, type SectionData } from '#tournament';
import {
  agreed,
  AVERAGE,
  begun,
  called,
  entered,
  event,
  NOTED,
  played,
  postponed,
  roundPlayed,
  ruled,
  uuid,
  voided,
  type TestEvents,
} from '../../../testing/play-events.js';
import { nameText, type DocumentKind } from '../../document-names.js';
import { documentsOf } from '../../../testing/documents-made.js';
import type { DeskDocument } from '../desk-document.js';
import type { TableDocument } from '../table-document.js';
import type { WhereaboutsDocument } from './whereabouts-document.js';

function read(kind: DocumentKind, events: TestEvents, key = ''): unknown {
  return JSON.parse(documentsOf(played(...events)).get(nameText({ session: '1', kind, key }))!.text);
}
const whereabouts = (events: TestEvents) => read('whereabouts', events) as WhereaboutsDocument;
const table = (name: string, events: TestEvents) => read('table', events, name) as TableDocument;
const room = (events: TestEvents) => read('room', events) as DeskDocument;

/** What is to be carried now, as the caddy has it: `3-4 A2 > A1, north`. */
function carried(events: TestEvents): string[] {
  return whereabouts(events)
    .sections.flatMap(({ sets }) => sets)
    .flatMap(({ boards, copy, several, move }) => {
      if (!move) return [];
      const to = [move.to ?? 'box', ...move.sharedWith].join('+');
      const name = `${boards[0]}-${boards.at(-1)}${several ? `/${copy}` : ''}`;
      return [`${name} ${move.from ?? 'relay'} > ${to}, ${move.by}${move.held ? ', held' : ''}`];
    });
}
const alerts = (events: TestEvents) =>
  whereabouts(events).alerts.map(
    ({ boards, table: needs, last, why, overdue }) =>
      `${boards.join(' ')} at ${needs}, last ${last ? `${last.table} ${last.contestant}` : 'nowhere'}: ${why}${overdue ? ', overdue' : ''}`,
  );

const told = (at: string, here: boolean, boards: number[], round = 2) =>
  event('table.boards-told', { session: '1', table: at, round, boards, here });
const missed = event('table.boards-missed', {
  session: '1',
  table: 'A1',
  round: 2,
  boards: [3, 4],
  copy: 1,
  sharedWith: [],
  last: { table: 'A2', round: 1, seat: 'N', contestant: 'A-NS2' },
});
const byTap = (more: object = {}) =>
  event('session.configured', {
    session: '1',
    settings: {
      ...DEFAULT_SESSION_SETTINGS,
      boards: { carried: 'by-plan', tapped: false, counted: false, ...more },
    },
  });

/** Three tables; everybody but table A2 has played, and the second round is called. */
const waiting: TestEvents = [begun(), roundPlayed(1, { tables: ['A1', 'A3'] }), called(2)];
const on = (at: string, board: number) => ({ table: at, round: 2, board });

describe('what is to be carried now', () => {
  it('is what a table has finished with, also before the next round is called', () => {
    expect(carried([begun()])).toEqual([]);
    expect(carried([begun(), roundPlayed(1, { tables: ['A1'] })])).toEqual(['1-2 A1 > A3, caddy']);
  });

  it('is held back by a table that still plays', () =>
    expect(carried(waiting)).toEqual([
      '1-2 A1 > A3, caddy',
      '3-4 A2 > A1, north, held',
      '5-6 A3 > A2, north',
    ]));

  it('has come once something is scored there, or the table says so', () => {
    expect(carried([...waiting, entered(on('A3', 2))])).toEqual([
      '3-4 A2 > A1, north, held',
      '5-6 A3 > A2, north',
    ]);
    expect(carried([...waiting, told('A3', true, [1])])).toHaveLength(2);
  });

  it('goes back into the box in the end', () =>
    expect(carried([begun(), roundPlayed(1), called(2), roundPlayed(2), called(3), roundPlayed(3)])).toEqual([
      '1-2 A2 > box, north',
      '3-4 A3 > box, north',
      '5-6 A1 > box, north',
    ]));

  it('is carried by whom the director says', () =>
    expect(carried([...waiting, byTap({ carried: 'north' })])).toContain('1-2 A1 > A3, north'));

  it('goes copy by copy where each section has one, and to the two that share it where there is one', () => {
    const two = (copies?: number): SectionData[] =>
      ['A', 'B'].map((section) => ({
        section,
        movement: mitchell({ tables: 3 }) as SectionData['movement'],
        boardsPerRound: 2,
        firstBoard: 1,
        ...(section === 'B' ? { boardsWith: 'A' } : copies !== undefined && { copies }),
      }));
    const both = (copies?: number): TestEvents => {
      const sections = two(copies);
      const plays = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'].flatMap((at) =>
        meetingAt({ sections }, at, 1)!.boards.map((board) => ({ table: at, round: 1, board, sections })),
      );
      return [begun({ sections }), ...plays.map((play) => agreed(play))];
    };
    expect(carried(both())).toEqual(expect.arrayContaining(['3-4/1 A2 > A1, north', '3-4/2 B2 > B1, north']));
    expect(carried(both())).toHaveLength(6);
    expect(carried(both(1))).toEqual([
      '1-2 A1 > A3+B3, caddy',
      '3-4 A2 > A1+B1, north',
      '5-6 A3 > A2+B2, north',
    ]);
  });
});

describe('the boards of a late play', () => {
  const late = { table: 'A2', round: 1, board: 3 };
  const takenUp = (at: string) => event('result.late-play-begun', { session: '1', ...late, at });
  /** Board 3 of table A2 was postponed, and went on to A1, which plays it in round 2. */
  const postpone: TestEvents = [
    begun(),
    postponed(late),
    agreed({ table: 'A2', round: 1, board: 4 }),
    roundPlayed(1, { tables: ['A1', 'A3'] }),
    called(2),
  ];
  const lateOf = (...more: TestEvents) =>
    whereabouts([...postpone, ...more]).late.map(({ board, from, to, heldBy }) => {
      const at = from.at === 'box' ? 'box' : from.table;
      return `${board} ${at} > ${to}${heldBy === null ? '' : `, held by ${heldBy}`}`;
    });

  it('come to the table that plays it as its phone says', () => {
    const imported = (at: string, ...more: TestEvents) =>
      table(at, [...postpone, ...more]).late.find(({ board }) => board === 3)?.brought;
    const from = { at: 'table', table: 'A1', sharedWith: [] };
    const held = { copy: null, from, heldBy: 'A1' };
    expect(imported('A2')).toBeNull();
    expect(imported('A2', told('A1', true, [3, 4]), takenUp('A2'))).toEqual(held);
    const done = agreed({ table: 'A1', round: 2, board: 3 });
    expect(imported('A2', takenUp('A2'), done)).toEqual({ ...held, heldBy: null });
    expect(imported('A1', done, takenUp('A1'))).toBeNull();
  });

  it('are carried nowhere as long as it waits', () => expect(lateOf()).toEqual([]));

  it('are missed while the table that has them by now still plays them', () => {
    expect(lateOf(told('A1', true, [3, 4]), takenUp('A2'))).toEqual(['3 A1 > A2, held by A1']);
    expect(alerts([...postpone, told('A1', true, [3, 4]), takenUp('A2')])).toContain(
      '3 at A2, last A1 A-NS1: held',
    );
  });

  it('are carried from there once it has done with them', () => {
    const done = agreed({ table: 'A1', round: 2, board: 3 });
    expect(lateOf(done, takenUp('A2'))).toEqual(['3 A1 > A2']);
    expect(alerts([...postpone, done, takenUp('A2')]).filter((alert) => alert.includes('at A2'))).toEqual([]);
  });

  it('stay where the play is taken up at the table that has them', () => {
    expect(lateOf(agreed({ table: 'A1', round: 2, board: 3 }), takenUp('A1'))).toEqual([]);
  });

  it('are carried no longer once it is scored', () => {
    expect(lateOf(told('A1', true, [3, 4]), takenUp('A2'), agreed(late))).toEqual([]);
  });
});

describe('boards that are missing', () => {
  it('are at the table that still plays them; overdue once play has begun', () => {
    expect(alerts(waiting)).toEqual(['3 4 at A1, last A2 A-NS2: held']);
    expect(alerts([...waiting, missed])).toEqual(['3 4 at A1, last A2 A-NS2: held, overdue']);
  });

  it('stay missing until they have come, also when their last table has finished', () => {
    const finished: TestEvents = [...waiting, missed, roundPlayed(1, { tables: ['A2'] })];
    expect(alerts(finished)).toEqual(['3 4 at A1, last A2 A-NS2: silent, overdue']);
    expect(alerts([...finished, told('A1', true, [3, 4])])).toEqual([]);
    expect(alerts([...finished, entered(on('A1', 4))])).toEqual([]);
  });

  it('are those of which a table says so, until it has them', () => {
    const all: TestEvents = [begun(), roundPlayed(1), called(2), told('A1', false, [4])];
    expect(alerts(all)).toEqual(['4 at A1, last A2 A-NS2: told']);
    expect(alerts([...all, told('A1', true, [4])])).toEqual([]);
    expect(whereabouts(all).sections[0]!.sets[1]!.place).toMatchObject({ at: 'table', table: 'A2' });
  });

  it('are not those that were postponed, nor those of a table that is not yet there', () => {
    const late = ['3', '4'].map((board) => postponed({ table: 'A2', round: 1, board: Number(board) }));
    expect(alerts([...waiting, ...late])).toEqual([]);
    // Table A1 is still in the first round: its next boards are not late, those that it holds are.
    expect(alerts([begun(), roundPlayed(1, { tables: ['A3'] }), called(2)])).toEqual([
      '1 2 at A3, last A1 A-NS1: held',
    ]);
  });

  it('are all that nobody has said to be there, where tables are asked to', () => {
    const tapped: TestEvents = [begun(), byTap({ tapped: true }), roundPlayed(1), called(2)];
    expect(alerts(tapped)).toHaveLength(3);
    expect(alerts([...tapped, told('A1', true, [3, 4]), entered(on('A2', 5))])).toEqual([
      '1 2 at A3, last A1 A-NS1: silent',
    ]);
  });
});

describe('a table', () => {
  it('knows where its boards come from, and what was said of them', () => {
    const all: TestEvents = [begun(), roundPlayed(1), called(2)];
    expect(table('A1', all).brings).toEqual({
      boards: [3, 4],
      from: 'A2',
      relay: false,
      sharedWith: [],
      told: null,
      missing: [],
    });
    expect(table('A1', [...all, told('A1', false, [4])]).brings).toMatchObject({
      told: 'missing',
      missing: [4],
    });
    expect(table('A1', [...all, entered(on('A1', 3))]).brings).toMatchObject({ told: 'here' });
  });

  it('knows who is responsible there (Law 7D)', () => {
    expect(table('A1', [begun()]).responsible).toMatchObject({ seat: 'N', contestant: 'A-NS1' });
    const east = event('table.responsible-named', { session: '1', table: 'A1', seat: 'E' });
    expect(room([begun(), east]).tables[0]!.responsible).toMatchObject({ contestant: 'A-EW1', why: 'named' });
  });

  it('counts thirteen cards a hand where it is asked to (Law 7B)', () => {
    const counted = event('table.hands-counted', { session: '1', table: 'A1', round: 1, board: 1 });
    const seen = table('A1', [begun(), byTap({ counted: true }), counted]);
    expect(seen.counts).toBe(true);
    expect(seen.boards.map((board) => board.counted)).toEqual([true, false]);
  });
});

describe('a board that is dealt by hand at the table (Laws 6A to 6E)', () => {
  const board = { set: '1', board: 1 };
  const asked = (at: string, ...more: TestEvents) =>
    table(at, [begun(), byTap({ dealt: true }), ...more]).boards.map(({ dealingAsked }) => dealingAsked);
  const told = event('board.dealing-told', {
    ...board,
    by: 'players',
    at: { session: '1', table: 'A1', round: 1 },
    seats: [],
    bothSides: true,
  });

  it('is told of by the table that plays it first, until it has', () => {
    expect(asked('A1')).toEqual([true, true]);
    expect(asked('A1', told)).toEqual([false, true]);
    expect(asked('A1', entered({ table: 'A1', round: 1, board: 2 }))).toEqual([true, false]);
    expect(asked('A3', roundPlayed(1), called(2))).toEqual([false, false]);
  });

  it('is told of by a later table where it was dealt anew since, or was not played before', () => {
    const moved = [told, roundPlayed(1), called(2)];
    const again = event('board.redeal-requested', {
      ...board,
      how: 'at-the-table',
      ground: '6D2',
      reason: NOTED,
    });
    const first = { session: '1', table: 'A1', round: 1, board: 1 };
    const givenUp = event('result.marked-not-played', { ...first, reason: NOTED });
    expect(asked('A3', ...moved)).toEqual([false, false]);
    expect(asked('A3', ...moved, again)).toEqual([false, false]);
    expect(asked('A3', ...moved, again, ...voided(first))).toEqual([true, false]);
    const others = roundPlayed(1, { tables: ['A2', 'A3'] });
    expect(asked('A3', others, called(2), givenUp)).toEqual([true, false]);
  });

  it('is nothing to be told of where nobody asks for it, or the program deals', () => {
    expect(table('A1', [begun()]).boards.map(({ dealingAsked }) => dealingAsked)).toEqual([false, false]);
    expect(asked('A1', event('board.dealing-requested', board))).toEqual([false, true]);
  });

  it('has players of both sides there, unless the director orders otherwise', () => {
    expect(table('A1', [begun()]).bothSides).toBe(true);
    const ordered = event('deal-set.presence-ordered', { set: '1', bothSides: false, reason: NOTED });
    expect(table('A1', [begun(), ordered]).bothSides).toBe(false);
  });
});

describe('a call for the director', () => {
  const call = event('table.director-called', {
    session: '1',
    table: 'A1',
    round: 1,
    board: 1,
    call: 1,
    matter: 'hand-taken-out',
    hand: 'N',
    by: 'W',
  });
  const open = (...more: TestEvents) => room([begun(), call, ...more]).tables[0]!.calls;

  it('is open until the director says how it was dealt with', () => {
    expect(open()).toMatchObject([{ call: 1, board: 1, matter: 'hand-taken-out', hand: 'N', by: 'W' }]);
    expect(open(event('table.call-answered', { session: '1', table: 'A1', call: 1, reason: NOTED }))).toEqual(
      [],
    );
  });

  it('tells since when the table waits, and that the director has come', () => {
    expect(open()).toMatchObject([{ came: null }]);
    const came = open(event('table.director-came', { session: '1', table: 'A1', call: 1 }));
    expect(came).toMatchObject([{ call: 1 }]);
    expect(came[0]!.came).toBeGreaterThan(came[0]!.time);
  });

  it('is closed by a ruling on the play', () =>
    expect(open(ruled({ table: 'A1', round: 1, board: 1 }, AVERAGE, uuid(77)))).toEqual([]));
});
