import {
  agreed,
  BEGINS,
  begun,
  called,
  entered,
  event,
  type TestEvents,
  NOTED,
  played,
  postponed,
  roundPlayed,
  voided,
} from '../testing/play-events.js';
import { nameText, type DocumentKind } from './document-names.js';
import { documentsOf } from '../testing/documents-made.js';
import type { ClockDocument } from './documents/clock-document.js';
import type { DeskDocument, TableAtDesk } from './documents/desk-document.js';
import type { TableDocument } from './documents/table-document.js';

const MINUTE = 60_000_000;
const document = (kind: DocumentKind, key: string, events: TestEvents): unknown =>
  JSON.parse(documentsOf(played(...events)).get(nameText({ session: '1', kind, key }))!.text);
const room = (...events: TestEvents) => document('room', '', events) as DeskDocument;
const inRoom = (table: string, ...events: TestEvents): TableAtDesk =>
  room(...events).tables.find((each) => each.table === table)!;
const atTable = (table: string, ...events: TestEvents) => document('table', table, events) as TableDocument;
const clock = (...events: TestEvents) => document('clock', '', events) as ClockDocument;

/** The clock of a round whose time ends so many minutes after the journal begins, after two minutes for the change. */
const time = (round: number, ends: number) =>
  event('clock.started', {
    session: '1',
    round,
    begins: BEGINS + 2 * MINUTE,
    ends: BEGINS + ends * MINUTE,
  });
const given = (table: string, round: number, minutes: number) =>
  event('clock.table-given', { session: '1', table, round, minutes });
/** Lines are a second apart: so many pass before the next one. */
const seconds = (count: number) =>
  Array.from({ length: count }, (_, index) => event('tournament.renamed', { name: `Name ${index}` }));
const slow = (table: string, round: number, minutes: number) =>
  event('table.slow-recorded', { session: '1', table, round, minutes, held: 'both', reason: NOTED });

describe('the time of a table', () => {
  it('ends with the round’s, or by as much later as it was given', () => {
    const events: TestEvents = [begun(), time(1, 20), given('A2', 1, 3)];
    expect(inRoom('A1', ...events)).toMatchObject({ due: BEGINS + 20 * MINUTE, extra: 0 });
    expect(inRoom('A2', ...events)).toMatchObject({ due: BEGINS + 23 * MINUTE, extra: 3 });
    expect(atTable('A2', ...events)).toMatchObject({ due: BEGINS + 23 * MINUTE, extra: 3 });
  });

  it('is not known before the first round, nor while the clock stands', () => {
    expect(inRoom('A1', begun()).due).toBeNull();
    const paused = event('clock.paused', { session: '1', left: MINUTE });
    expect(inRoom('A1', begun(), time(1, 20), paused).due).toBeNull();
    expect(clock(begun(), time(1, 20), paused)).toMatchObject({ status: 'paused', left: MINUTE, ends: null });
  });

  it('is that of its own round where the next one was called without it (Law 8B)', () => {
    const events: TestEvents = [
      begun(),
      time(1, 20),
      given('A2', 1, 3),
      roundPlayed(1, { tables: ['A1', 'A3'] }),
      agreed({ table: 'A2', round: 1, board: 3 }),
      called(2),
      time(2, 44),
    ];
    expect(inRoom('A1', ...events)).toMatchObject({ round: 2, due: BEGINS + 44 * MINUTE, left: 2 });
    expect(inRoom('A2', ...events)).toMatchObject({
      round: 1,
      behind: 1,
      due: BEGINS + 23 * MINUTE,
      extra: 3,
      left: 1,
      boards: [
        { board: 3, status: 'agreed' },
        { board: 4, status: 'to-play' },
      ],
    });
  });
});

describe('a round that was finished behind its time', () => {
  const late: TestEvents = [begun(), time(1, 1), seconds(3 * 60), roundPlayed(1, { tables: ['A1'] })];

  it('is told in full minutes, by when each table finished', () => {
    expect(inRoom('A1', ...late).roundsOver).toEqual([{ round: 1, minutes: 2 }]);
    expect(inRoom('A2', ...late).roundsOver).toEqual([]);
  });

  it('is none within what the table was given beside the others', () => {
    expect(inRoom('A1', ...late, given('A1', 1, 1)).roundsOver).toEqual([{ round: 1, minutes: 1 }]);
    expect(inRoom('A1', ...late, given('A1', 1, 2)).roundsOver).toEqual([]);
  });

  it('was finished when it first was, or when its players moved on', () => {
    const again: TestEvents = [voided({ table: 'A1', round: 1, board: 1 }), seconds(120)];
    const anew = [...late, ...again, agreed({ table: 'A1', round: 1, board: 1 })];
    expect(inRoom('A1', ...anew).roundsOver).toEqual([{ round: 1, minutes: 2 }]);
    const moved = event('table.moved-on', { session: '1', table: 'A2', round: 2 });
    const left = [...late, called(2), time(2, 30), seconds(60), moved];
    expect(inRoom('A2', ...left).roundsOver).toEqual([{ round: 1, minutes: 3 }]);
  });

  it('does not wait for a board that was postponed', () => {
    const [first, second] = [1, 2].map((board) => ({ table: 'A1', round: 1, board }));
    const put: TestEvents = [begun(), time(1, 1), seconds(120), agreed(first!), postponed(second!)];
    expect(inRoom('A1', ...put, seconds(300), agreed(second!)).roundsOver).toEqual([
      { round: 1, minutes: 1 },
    ]);
  });
});

describe('a slow table', () => {
  it('is listed as it was recorded last', () => {
    const events = [begun(), slow('A3', 1, 7), slow('A2', 1, 9), slow('A2', 1, 4)];
    expect(room(...events).slow).toEqual([
      { table: 'A2', round: 1, minutes: 4, held: 'both' },
      { table: 'A3', round: 1, minutes: 7, held: 'both' },
    ]);
    expect(room(...events, slow('A2', 1, 0)).slow).toHaveLength(1);
  });
});

describe('the last round (Law 8C)', () => {
  const before: TestEvents = [begun(), roundPlayed(1), called(2), roundPlayed(2), called(3)];
  const [board1, board2] = [1, 2].map((board) => ({ table: 'A2', round: 3, board }));

  it('ends at a table with its last undisputed score, whatever others still play', () => {
    expect(atTable('A1', ...before).over).toBe(false);
    const waiting: TestEvents = [...before, roundPlayed(3, { tables: ['A1'] })];
    expect(room(...waiting).tables.map(({ over }) => over)).toEqual([true, false, false]);
    expect(atTable('A1', ...waiting).over).toBe(true);
  });

  it('goes on where a score is disputed or only one side has entered it', () => {
    const boards = inRoom('A2', ...before).boards.map(({ board }) => board);
    expect(boards).toEqual([board1!.board, board2!.board]);
    const entering: TestEvents = [...before, agreed(board1!), entered(board2!)];
    expect(inRoom('A2', ...entering).over).toBe(false);
    const disputed = event('result.disputed', { session: '1', ...board2!, side: 'EW' });
    expect(inRoom('A2', ...entering, disputed).over).toBe(false);
  });

  it('goes on where a board of an earlier round is still to be played', () => {
    const late = { table: 'A1', round: 1, board: 2 };
    const others: TestEvents = [
      begun(),
      agreed({ ...late, board: 1 }),
      postponed(late),
      roundPlayed(1, { tables: ['A2', 'A3'] }),
      called(2),
      roundPlayed(2),
      called(3),
      roundPlayed(3),
    ];
    expect(inRoom('A1', ...others).over).toBe(false);
    expect(inRoom('A1', ...others, agreed(late)).over).toBe(true);
  });
});

describe('the clock’s document', () => {
  it('has the breaks to come, in their order', () => {
    const planned = (afterRound: number) =>
      event('clock.break-planned', { session: '1', afterRound, break: { minutes: 10 + afterRound } });
    const events = [begun(), time(1, 20), planned(2), planned(1)];
    expect(clock(...events)).toMatchObject({
      play: 18 * MINUTE,
      breaks: [
        { afterRound: 1, minutes: 11 },
        { afterRound: 2, minutes: 12 },
      ],
      toCome: { span: (11 + 22 + 12 + 22) * MINUTE, notBefore: null },
    });
    expect(clock(...events, called(2), time(2, 60)).breaks).toEqual([{ afterRound: 2, minutes: 12 }]);
  });

  it('reads old journals, which have the end of a round only', () => {
    const old = event('clock.started', { session: '1', round: 1, ends: BEGINS + 20 * MINUTE });
    expect(clock(begun(), old)).toMatchObject({ status: 'running', play: null, boards: null, onBreak: null });
  });

  it('names the tables that have minutes of their own, in the round that they are in', () => {
    const events = [begun(), time(1, 20), given('A2', 1, 3)];
    expect(clock(...events).given).toEqual([{ table: 'A2', minutes: 3 }]);
    expect(clock(...events, given('A2', 1, -3)).given).toEqual([]);
    expect(clock(...events, roundPlayed(1), called(2)).given).toEqual([]);
  });

  it('tells nothing to come of a session that is closed', () => {
    const closed = event('session.closed', { session: '1' });
    expect(clock(begun(), closed).toCome).toBeNull();
  });
});
