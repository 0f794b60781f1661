import { REGULATIONS } from '#laws';
import { mitchell } from '#movement';
import { MINUTE, type JournalEvent, type SectionData } from '#tournament';
import { foldLines, type JournalEntry } from '../projection/projection.js';
import {
  allPlayed,
  AVERAGE,
  BEGINS,
  begun,
  called,
  corrected,
  entered,
  event,
  linesOf,
  NOTED,
  roundPlayed,
  ruled,
  score,
  setUp,
  TOURNAMENT,
  uuid,
  voided,
  type TestEvents,
} from '../testing/play-events.js';
import { DEFAULT_SESSION_SETTINGS, DEFAULT_SETTINGS } from '#tournament';
import { play } from '../play/projection/play.js';
import { pendingJobs } from './pending-jobs.js';

/** The pending jobs of a name, with their data. */
function owes(name: string, ...events: TestEvents): unknown[] {
  return pendingAfter(name, linesOf(events.flat() as JournalEvent[]));
}

function pendingAfter(name: string, lines: readonly JournalEntry[]): unknown[] {
  const state = foldLines(play, play.initial, lines);
  const jobs = pendingJobs(TOURNAMENT, state, lines.at(-1)!.position);
  return [...jobs.values()].filter((job) => job.name === name).map(({ data }) => data);
}

const protocols = (...events: TestEvents) => owes('publish-protocol', ...events);
const of = (at: number, session = '1') => ({ tournament: TOURNAMENT, session, at });
const closed = event('session.closed', { session: '1' });
const reopened = event('session.reopened', { session: '1', reason: NOTED });
const published = (at: number, edition = 1) =>
  event('session.protocol-published', { session: '1', at, edition, format: 1, hash: 'a'.repeat(64) });
const played: TestEvents = [begun(), allPlayed()];
/** The line that closes the session. */
const CLOSED = played.flat().length + 1;

describe('a look at the boards of a table that is silent is pending', () => {
  /** Minutes behind the first journal entry; a line is written each second. */
  const minute = (minutes: number) => BEGINS + minutes * MINUTE;
  const clock = event('clock.started', { session: '1', round: 2, begins: minute(1), ends: minute(16) });
  /** Table A1 enters its scores itself; A2 and A3 hand in slips. */
  const evening: TestEvents = [
    begun(),
    roundPlayed(1, { tables: ['A1'] }),
    roundPlayed(1, { tables: ['A2', 'A3'] }).filter(({ type }) => type === 'table.play-settled'),
    called(2),
    clock,
  ];
  const looks = (...more: TestEvents) =>
    owes('alert-missing-boards', ...evening, ...more).map((data) => {
      const { table, begins, due } = data as { table: string; begins: number; due?: number };
      return `${table} ${((due ?? 0) - begins) / 60_000}`;
    });

  it('twelve minutes into play at a table that enters its own scores, until something shows that they have come', () => {
    expect(looks()).toEqual(['A1 12']);
    expect(looks(entered({ table: 'A1', round: 2, board: 3 }))).toEqual([]);
    const here = { session: '1', table: 'A1', round: 2, boards: [3], here: true };
    expect(looks(event('table.boards-told', here))).toEqual([]);
  });

  it('later by what the clock has stood, and not while it stands', () => {
    const paused = event('clock.paused', { session: '1', left: 12 * MINUTE });
    expect(looks(paused)).toEqual([]);
    expect(looks(paused, event('clock.resumed', { session: '1', ends: minute(30) }))).toEqual(['A1 12']);
  });

  it('later at a table that was slow in the round before', () => {
    const [set, a1, slips, call] = [evening[0]!, evening[1]!, evening[2]!, evening[3]!];
    const began = event('clock.started', { session: '1', round: 2, begins: minute(-1), ends: minute(14) });
    const slow: TestEvents = [set, slips, call, began, a1];
    const seconds = slow.flat().length;
    const [job] = owes('alert-missing-boards', ...slow) as { readonly due: number }[];
    expect(job!.due).toBe((minute(12) + seconds * 1_000_000) / 1000);
  });

  it('as many minutes later as the director says, or never', () => {
    const allowed = (silence: number | null) =>
      event('session.configured', {
        session: '1',
        settings: {
          ...DEFAULT_SESSION_SETTINGS,
          boards: { carried: 'by-plan', tapped: false, silence, counted: false },
        },
      });
    expect(looks(allowed(20))).toEqual(['A1 20']);
    expect(looks(allowed(null))).toEqual([]);
  });
});

describe('a call by the clock is pending', () => {
  const minute = (minutes: number) => BEGINS + minutes * MINUTE;
  const runs = (round: number) =>
    event('clock.started', { session: '1', round, begins: minute(1), ends: minute(16) });
  const settings = (callsRounds: boolean) => ({
    ...DEFAULT_SESSION_SETTINGS,
    clock: { ...DEFAULT_SESSION_SETTINGS.clock, ...(callsRounds && { callsRounds: true as const }) },
  });
  const choose = (callsRounds: boolean) =>
    event('session.configured', { session: '1', settings: settings(callsRounds) });
  const calls = (...more: TestEvents) => owes('call-round-by-clock', begun(), runs(1), ...more);
  const call = (round: number, due: number) => ({
    tournament: TOURNAMENT,
    session: '1',
    round,
    due: due / 1000,
  });

  it('at the end of the time of a round, as long as the clock is to call by itself and runs', () => {
    expect(calls()).toEqual([]);
    expect(calls(choose(true))).toEqual([call(2, minute(16))]);
    expect(calls(choose(true), choose(false))).toEqual([]);
    const paused = event('clock.paused', { session: '1', left: MINUTE });
    expect(calls(choose(true), paused)).toEqual([]);
    const later = event('clock.resumed', { session: '1', ends: minute(30) });
    expect(calls(choose(true), paused, later)).toEqual([call(2, minute(30))]);
    expect(calls(choose(true), called(2), called(3), runs(3))).toEqual([]);
    expect(calls(choose(true), closed)).toEqual([]);
  });
});

describe('a protocol is pending', () => {
  it('once the session is closed, as that line has it, until it is published', () => {
    expect(protocols(...played)).toEqual([]);
    expect(protocols(...played, closed)).toEqual([of(CLOSED)]);
    expect(protocols(...played, closed, published(CLOSED))).toEqual([]);
  });

  it('again when the session was opened again and closed: an amended one', () => {
    const again = [closed, published(CLOSED), reopened];
    expect(protocols(...played, ...again)).toEqual([]);
    expect(protocols(...played, ...again, closed)).toEqual([of(CLOSED + 3)]);
  });

  it('one after the other, so that editions follow the journal', () => {
    const twice = [closed, reopened, closed];
    expect(protocols(...played, ...twice)).toEqual([of(CLOSED)]);
    expect(protocols(...played, ...twice, published(CLOSED))).toEqual([of(CLOSED + 2)]);
  });

  it('once when a ruling over several boards changes a closed session, as its last line has it', () => {
    const average = { kind: 'artificial', award: 'average' } as const;
    const both = { NS: average, EW: average };
    const ruling = [1, 2].flatMap((board) => ruled({ table: 'A1', round: 1, board }, both));
    const before = [...played.flat(), closed, published(CLOSED)] as JournalEvent[];
    const lines = linesOf([...before, ...ruling]);
    const command = uuid(1);
    const byOne = lines.map((line) => (line.position > before.length ? { ...line, command } : line));
    expect(pendingAfter('publish-protocol', byOne)).toEqual([of(lines.length)]);
    const after = linesOf([...before, ...ruling, published(lines.length, 2)]);
    expect(pendingAfter('publish-protocol', [...byOne, ...after.slice(lines.length)])).toEqual([]);
  });

  it('again when the scoring of a closed session was amended, in every session that is closed', () => {
    const settings = { ...DEFAULT_SETTINGS, minimumShare: 75 };
    const amended = event('tournament.settings-amended', { settings, reason: NOTED });
    const other = setUp({ session: '2' });
    expect(protocols(...played, other, closed, published(CLOSED + other.length), amended)).toEqual([
      of(CLOSED + other.length + 2),
    ]);
    expect(protocols(...played, amended)).toEqual([]);
  });

  it('again when other players stand behind a contestant, as far as the session has its names from the entry', () => {
    const [entry, elsewhere] = [uuid(1), uuid(2)];
    const registered = event('entries.registered', { entry, players: [uuid(11), uuid(12)] });
    const seated = event('session.seated', { session: '1', contestant: 'A-NS1', entry });
    const named = event('session.players-named', {
      session: '1',
      contestant: 'A-NS1',
      players: [uuid(13), uuid(14)],
    });
    const journal: TestEvents = [registered, ...played, seated];
    const changed = (id: string) => event('entries.changed', { entry: id, players: [uuid(11), uuid(15)] });
    const at = journal.flat().length + 1;
    expect(protocols(...journal, closed, published(at), changed(entry))).toEqual([of(at + 2)]);
    expect(protocols(...journal, closed, published(at), changed(elsewhere))).toEqual([]);
    expect(protocols(...journal, named, closed, published(at + 1), changed(entry))).toEqual([]);
  });
});

describe('the analysis of a deal is pending', () => {
  const board = { set: '1', board: 3 };
  const hidden = (last: string) => ({
    id: uuid(Number(last)),
    cipher: 'A256GCM' as const,
    nonce: 'n'.repeat(16),
    text: 'c'.repeat(90),
  });
  const requested = event('board.dealing-requested', board);
  const dealt = (last: string) => event('board.dealt', { ...board, deal: hidden(last) });
  const analysed = (last: string) => event('board.analysed', { ...board, analysis: hidden(last) });
  const redeal = event('board.redeal-requested', {
    ...board,
    how: 'before-play',
    ground: '6D1',
    reason: NOTED,
  });
  const analyses = (...events: TestEvents) => owes('analyse-board', ...events);
  const of = (last: string) => ({ tournament: TOURNAMENT, ...board, deal: uuid(Number(last)) });

  it('once its board is released, until its results are there', () => {
    expect(analyses(requested)).toEqual([]);
    expect(analyses(requested, dealt('1'), ...played)).toEqual([of('1')]);
    expect(analyses(requested, dealt('1'), ...played, analysed('1'))).toEqual([]);
  });

  it('not before: not when it is dealt, not before every table has played it, and not where nobody plays it', () => {
    const two: TestEvents = [begun(), roundPlayed(1), called(2), roundPlayed(2), called(3)];
    const again: TestEvents = [...played, voided({ table: 'A1', round: 2, board: 3 })];
    for (const stage of [[], [setUp()], [begun()], two, again])
      expect(analyses(requested, dealt('1'), ...stage)).toEqual([]);
  });

  it('not of an old journal, which has analysed it before', () =>
    expect(analyses(requested, dealt('1'), analysed('1'), ...played)).toEqual([]));

  it('of the new deal alone when the board is dealt anew, once it is played', () => {
    expect(analyses(requested, dealt('1'), redeal, ...played)).toEqual([]);
    expect(analyses(requested, dealt('1'), analysed('1'), redeal, dealt('2'))).toEqual([]);
    expect(analyses(requested, dealt('1'), analysed('1'), redeal, dealt('2'), ...played)).toEqual([of('2')]);
  });

  it('of a deal that is revealed, too', () => {
    const revealed = event('board.revealed', { ...board, deal: uuid(1), key: 'a'.repeat(64) });
    expect(analyses(requested, dealt('1'), ...played, revealed)).toEqual([of('1')]);
  });

  it('of no board that the players have dealt', () =>
    expect(analyses(event('board.dealt-at-table', board))).toEqual([]));
});

describe('what needs the key of a deal is pending', () => {
  const board = { set: '1', board: 1 };
  const requested = event('board.dealing-requested', board);
  const dealt = (last: number) =>
    event('board.dealt', {
      ...board,
      deal: { id: uuid(last), cipher: 'A256GCM', nonce: 'n'.repeat(16), text: 'c'.repeat(90) },
    });
  const planned = event('deal-set.duplication-requested', { set: '1' });
  const imported = (keys: 'with keys' | 'without keys') =>
    event('tournament.brought', {
      organiser: uuid(9),
      lines: 400,
      hash: 'a'.repeat(64),
      ...(keys === 'without keys' && { withoutKeys: true }),
    });
  const redeal = event('board.redeal-requested', {
    ...board,
    how: 'before-play',
    ground: '6D1',
    reason: NOTED,
  });
  /** What is pending of the board once its session is over. */
  const pendingOf = (...events: TestEvents) =>
    ['deal-board', 'reveal-board', 'analyse-board', 'plan-duplication'].flatMap((name) =>
      owes(name, ...events).map(() => name),
    );
  const dealtOnce: TestEvents = [...played, requested, dealt(1), closed];

  it.each([
    ['here', dealtOnce, ['reveal-board', 'analyse-board']],
    [
      'where the journal was imported with it',
      [...dealtOnce, imported('with keys')],
      ['reveal-board', 'analyse-board'],
    ],
    ['not where the journal was imported without it', [...dealtOnce, imported('without keys')], []],
    [
      'nor before it is asked for',
      [...played, requested, dealt(1), imported('without keys'), planned, closed],
      [],
    ],
    [
      'of a deal that is dealt anew here',
      [...played, requested, dealt(1), imported('without keys'), redeal],
      ['deal-board'],
    ],
    [
      'and then of that deal',
      [...played, requested, dealt(1), imported('without keys'), redeal, dealt(2), closed],
      ['reveal-board', 'analyse-board'],
    ],
  ] as [string, TestEvents, string[]][])('%s', (_where, events, expected) => {
    expect(pendingOf(...events)).toEqual(expected);
  });
});

describe('the movement of boards is pending', () => {
  const announcements = (...events: TestEvents) =>
    owes('announce-board-movement', ...events).map((data) => (data as { afterRound: number }).afterRound);

  it('after each round once the next is called, and after the last with the close', () => {
    expect(announcements(begun())).toEqual([]);
    expect(announcements(begun(), called(2), called(3))).toEqual([1, 2]);
    expect(announcements(begun(), called(2), called(3), closed)).toEqual([1, 2, 3]);
  });

  it('after no round that was not called', () => {
    expect(announcements(begun(), closed)).toEqual([]);
    expect(announcements(begun(), called(2), closed)).toEqual([1]);
  });

  it('anew, as another job, where a change of the movement sends boards elsewhere than was said', () => {
    const told = [1, 2].map((afterRound) =>
      event('session.board-movement-announced', { session: '1', afterRound, moves: [], withheld: [] }),
    );
    const whole = mitchell({ tables: 3 }) as SectionData['movement'];
    const rows = whole.rows.map((row) => row.slice(0, 2));
    const change = event('session.movement-changed', {
      session: '1',
      section: 'A',
      change: 'curtail',
      fromRound: 3,
      movement: { ...whole, rounds: 2, rows },
    } as never);
    const jobs = (...events: TestEvents) =>
      owes('announce-board-movement', begun(), called(2), called(3), ...events);
    const of = { tournament: TOURNAMENT, session: '1' };
    expect(jobs(...told)).toEqual([]);
    expect(jobs(...told, change)).toEqual([{ ...of, afterRound: 2, change: 1 }]);
    expect(jobs(...told, change, told[1]!)).toEqual([]);
  });

  it('of each section by itself where sections are called apart, but not again where all were told at once', () => {
    const sections = ['A', 'B'].map((section) => ({
      section,
      movement: mitchell({ tables: 3 }) as SectionData['movement'],
      boardsPerRound: 2,
      firstBoard: 1,
    }));
    const apart = setUp({ sections, settings: { ...DEFAULT_SESSION_SETTINGS, called: 'by-section' } });
    const calls = [
      ['A', 1],
      ['B', 1],
      ['A', 2],
      ['A', 3],
      ['B', 2],
    ].map(([section, round]) => event('session.round-called', { session: '1', section, round } as never));
    const told = (of: object) =>
      event('session.board-movement-announced', {
        session: '1',
        afterRound: 1,
        moves: [],
        withheld: [],
        ...of,
      });
    const pendingBy = (...more: TestEvents) =>
      owes(
        'announce-board-movement',
        apart,
        event('session.started', { session: '1' }),
        ...calls,
        ...more,
      ).map((data) => {
        const { section, afterRound } = data as { section: string; afterRound: number };
        return `${section}/${afterRound}`;
      });
    expect(pendingBy()).toEqual(['A/1', 'A/2', 'B/1']);
    expect(pendingBy(told({ section: 'A' }))).toEqual(['A/2', 'B/1']);
    expect(pendingBy(told({}))).toEqual(['A/2']);
  });
});

describe('a seal over official standings is pending', () => {
  const EBU = REGULATIONS.find(({ name }) => name === 'ebu')!;
  const rules = { regulation: EBU };
  const seals = (...events: TestEvents) => owes('request-due-seal', ...events);
  const regulated = (session = '1'): TestEvents => [begun({ session, rules }), allPlayed(session)];
  const sealed = (kind: 'official' | 'amended' | 'provisional') =>
    event('tournament.seal-requested', { kind });
  const journal: TestEvents = [...regulated(), closed];
  /** Scores are corrected for half an hour after the session was closed: longer than anything else is (EBU). */
  const endsAfter = (line: number) => (BEGINS + line * 1_000_000) / 1_000 + 30 * 60_000 + 1;
  const due = (kind: 'official' | 'amended', after: number, closedAt = CLOSED) => ({
    tournament: TOURNAMENT,
    kind,
    after,
    from: endsAfter(closedAt),
  });
  const play = { table: 'A1', round: 1, board: 1 };

  it('once the protocol is published, from when the last correction period ends', () => {
    expect(seals(...journal)).toEqual([]);
    expect(seals(...journal, published(CLOSED))).toEqual([due('official', CLOSED)]);
  });

  it('not while an appeal waits for its decision', () => {
    const ruling = uuid(900);
    const given = [...regulated(), ...ruled(play, AVERAGE, ruling), closed];
    const appeal = event('ruling.appealed', { ruling, contestant: 'A-NS1', reason: NOTED, deposit: true });
    const withdrawn = event('ruling.appeal-withdrawn', { ruling, deposit: 'returned', reason: NOTED });
    const at = given.flat().length;
    expect(seals(...given, published(at)).length).toBe(1);
    expect(seals(...given, published(at), appeal)).toEqual([]);
    expect(seals(...given, published(at), appeal, withdrawn).length).toBe(1);
  });

  it('until it is asked for, by the program or by somebody', () => {
    expect(seals(...journal, published(CLOSED), sealed('provisional'))).toEqual([due('official', CLOSED)]);
    expect(seals(...journal, published(CLOSED), sealed('official'))).toEqual([]);
    expect(seals(...journal, published(CLOSED), event('tournament.archived', {}))).toEqual([]);
  });

  it('not where the laws alone hold', () => expect(seals(...played, closed, published(CLOSED))).toEqual([]));

  it('not while a score is missing or in dispute, or a session is played', () => {
    const at = { session: '1', ...play };
    const settled = event('table.play-settled', at);
    const missing: TestEvents = [...journal, published(CLOSED), ...voided(play), published(CLOSED + 2, 2)];
    expect(seals(...missing)).toEqual([]);
    const entered: TestEvents = [...missing, corrected(play, score(90))];
    expect(seals(...entered, settled, published(CLOSED + 5, 3))).toEqual([due('official', CLOSED + 5)]);
    const disputed = event('result.disputed', { ...at, side: 'EW' });
    expect(seals(...entered, disputed, published(CLOSED + 6, 3))).toEqual([]);
    expect(seals(...journal, published(CLOSED), reopened)).toEqual([]);
    expect(seals(...journal, published(CLOSED), begun({ session: '2', rules }))).toEqual([]);
  });

  it('amended after a later change, as soon as that is published', () => {
    const late: TestEvents = [...journal, published(CLOSED), sealed('official'), corrected(play, score(90))];
    expect(seals(...late)).toEqual([]);
    expect(seals(...late, published(CLOSED + 3, 2))).toEqual([due('amended', CLOSED + 3)]);
    expect(seals(...late, published(CLOSED + 3, 2), sealed('amended'))).toEqual([]);
  });

  it('amended after a later change of a contest, and of one of its sessions', () => {
    const league = { title: 'League', sessions: ['1'], total: 'sum' as const, tables: [] };
    const chosen = event('contest.chosen', { contest: '1', settings: league });
    const penalty = event('contest.penalty-given', {
      contest: '1',
      penalty: uuid(900),
      session: '1',
      contestant: 'A-NS1',
      hundredths: 100,
      reason: NOTED,
    });
    const over: TestEvents = [...regulated(), chosen, closed, published(CLOSED + 1), sealed('official')];
    const from = { ...due('amended', CLOSED + 4), from: endsAfter(CLOSED + 1) };
    expect(seals(...over)).toEqual([]);
    expect(seals(...over, penalty)).toEqual([from]);
    expect(seals(...over, penalty, sealed('amended'))).toEqual([]);
    // What is chosen of sessions that were sealed is a ranking of its own, which no seal was over.
    const later: TestEvents = [...journal, published(CLOSED), sealed('official'), chosen];
    expect(seals(...later)).toEqual([due('official', CLOSED + 3)]);
    const planned = event('contest.chosen', { contest: '1', settings: { ...league, sessions: ['1', '2'] } });
    expect(seals(...journal, published(CLOSED), sealed('official'), planned)).toEqual([]);
  });

  it('official again of a session that was played since', () => {
    const first: TestEvents = [...journal, published(CLOSED), sealed('official')];
    const second: TestEvents = [...first, ...regulated('2'), event('session.closed', { session: '2' })];
    const at = second.flat().length;
    const publishedToo = event('session.protocol-published', {
      session: '2',
      at,
      edition: 1,
      format: 1,
      hash: 'b'.repeat(64),
    });
    expect(seals(...second, publishedToo)).toEqual([due('official', at, at)]);
  });
});
