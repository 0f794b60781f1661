import type { SectionDraws } from '../../api/drawDocuments.js';
import type { DeskSeen, TableAtDesk, WhereaboutsSeen } from '../../api/deskDocuments.js';
import { clashesAt, roundToWithdraw, stepOf, alertsOf } from './alerts.js';

const NOW = 1_800_000_000_000;

const table = (name: string, more: Partial<TableAtDesk> = {}): TableAtDesk => ({
  table: name,
  round: 2,
  state: 'playing',
  ns: 'A-NS1',
  ew: 'A-EW1',
  boards: [],
  left: 0,
  putOff: 0,
  behind: 0,
  late: [],
  confirmed: null,
  responsible: null,
  calls: [],
  due: NOW * 1000,
  extra: 0,
  roundsOver: [],
  begun: false,
  over: false,
  ...more,
});

const room = (tables: TableAtDesk[], more: Partial<DeskSeen> = {}): DeskSeen => ({
  status: 'running',
  round: 2,
  rounds: 3,
  penalties: [],
  slow: [],
  clashes: [],
  otherBoards: [],
  reallyPlayed: [],
  sections: null,
  latePlays: [],
  tables,
  suspected: [],
  sealKeptBack: { contradictions: 0, disputes: 0, missing: 0 },
  sharing: [],
  doubts: [],
  contradictions: [],
  corrections: [],
  open: 0,
  position: 1,
  ...more,
});

describe('what wants the director', () => {
  const call = {
    table: 'A4',
    call: 1,
    pair: null,
    pairAt: null,
    time: 0,
    coming: null,
    comingBy: null,
    came: null,
    cameBy: null,
    round: 1,
    board: 2,
    matter: 'hands-misplaced',
    hand: null,
    by: null,
    cards: null,
  } as const;
  it('is no table without a phone that only seems behind: its scores are counted together', () => {
    const late = [1, 2].map((board) => ({ round: 1, board, status: 'to-play' as const }));
    const hall = room([
      table('A1', { left: 3, late, boards: [{ board: 5, status: 'disputed', enteredBy: 'NS' }] }),
      table('A2', { round: 1, behind: 1, left: 2 }),
      table('A3', { round: 1, behind: 1, left: 2 }),
    ]);
    const onPaper = new Set(['A1', 'A2']);
    expect(alertsOf({ room: hall, onPaper, now: NOW })).toEqual([
      { kind: 'disputed', table: 'A1', round: 2, board: 5 },
      { kind: 'behind', table: 'A3', round: 1, left: 2 },
      { kind: 'slips', count: 4, tables: ['A1', 'A2'] },
    ]);
  });
  it('comes with the most urgent first', () => {
    const hall = room(
      [
        table('A1', { left: 2 }),
        table('A2', { round: 1, behind: 1, left: 1 }),
        table('A3', {
          boards: [{ board: 5, status: 'disputed', enteredBy: 'NS' }],
          late: [
            { round: 1, board: 3, status: 'voided' },
            { round: 1, board: 4, status: 'postponed' },
          ],
        }),
        table('A4', { state: 'sit-out', calls: [call] }),
      ],
      {
        latePlays: [
          { table: 'A3', round: 1, board: 4, asked: false, granted: true, at: null },
          { table: 'A1', round: 2, board: 2, asked: true, granted: false, at: null },
        ],
      },
    );
    const whereabouts = {
      announced: [],
      late: [],
      dealing: [],
      sections: [],
      alerts: [
        {
          boards: [1, 2],
          copy: 1,
          table: 'A1',
          sharedWith: [],
          round: 2,
          last: { table: 'A2', round: 1, seat: 'E', contestant: 'A-EW2' },
          why: 'held',
          overdue: true,
        },
      ],
    } satisfies WhereaboutsSeen;
    const phones = new Set(['A1', 'A2']);
    expect(alertsOf({ room: hall, whereabouts, phones, now: NOW })).toEqual([
      { kind: 'called', ...call },
      { kind: 'disputed', table: 'A3', round: 2, board: 5 },
      {
        kind: 'boards-missing',
        table: 'A1',
        boards: [1, 2],
        last: { table: 'A2', seat: 'E' },
        overdue: true,
        silent: false,
      },
      { kind: 'late-asked', table: 'A1', round: 2, board: 2 },
      { kind: 'behind', table: 'A2', round: 1, left: 1 },
      { kind: 'late', table: 'A1', left: 2 },
      { kind: 'open-play', table: 'A3', round: 1, board: 3 },
      { kind: 'no-phone', tables: ['A3'] },
    ]);
  });

  it('is before the first round whoever calls, and nothing else', () => {
    const ofTable = { ...call, board: null };
    const waiting = [table('A4', { round: 0, state: 'waiting', left: 2, calls: [ofTable] })];
    expect(alertsOf({ room: room(waiting, { round: 0 }), phones: new Set(['A1']), now: NOW })).toEqual([
      { kind: 'called', ...ofTable },
    ]);
  });

  it('is an open appeal and a tied match, also before the first round and after the close', () => {
    const lasting = [
      { kind: 'appeal', ruling: 'r', law: { law: '64', edition: '2017' }, by: 'A NS 1' },
      { kind: 'tied', knockout: '1', match: 1, between: 'Lis – Kot' },
    ] as const;
    const ofTable = { ...call, board: null };
    for (const more of [{ round: 0 }, { status: 'closed' as const }]) {
      const hall = room([table('A4', { calls: [ofTable] })], more);
      expect(alertsOf({ room: hall, lasting, now: NOW })).toEqual([
        { kind: 'called', ...ofTable },
        ...lasting,
      ]);
    }
    const late = room([table('A1', { left: 2 })]);
    const kinds = alertsOf({ room: late, lasting, now: NOW }).map(({ kind }) => kind);
    expect(kinds).toEqual(['tied', 'appeal', 'late']);
  });

  it('is nothing before the first round and after the close', () => {
    const late = [table('A1', { left: 2 })];
    for (const more of [{ round: 0 }, { status: 'closed' as const }]) {
      expect(alertsOf({ room: room(late, more), now: NOW })).toEqual([]);
    }
    expect(alertsOf({ room: room(late), now: NOW - 1 })).toEqual([]);
    expect(alertsOf({ room: room([table('A1', { left: 1, due: null })]), now: NOW })).toEqual([]);
  });
});

describe('the next step', () => {
  it('is the next round, then the close', () => {
    const playing = [table('A1', { left: 1 }), table('A2', { state: 'finished' })];
    const call = { kind: 'call', round: 3, playing: ['A1'] };
    expect(stepOf(room(playing))).toEqual({ ...call, early: false });
    // As after a second press: nobody has finished the round that was just started.
    expect(stepOf(room([playing[0]!, table('A2', { state: 'sit-out' })]))).toEqual({ ...call, early: true });
    expect(stepOf(room(playing), 3)).toEqual({ kind: 'draw', round: 3 });
    expect(stepOf(room(playing, { round: 3, open: 4 }))).toEqual({ kind: 'close', open: 4 });
    expect(stepOf(room([], { status: 'set-up' }))).toEqual({ kind: 'set-up' });
    expect(stepOf(room([], { status: 'closed' }))).toEqual({ kind: 'reopen' });
  });
});

describe('a board that was played at a wrong table', () => {
  const again = {
    kind: 'board-again' as const,
    contestant: 'A-NS1',
    table: 'A1',
    round: 3,
    board: 7,
    of: { table: 'A2', round: 2 },
  };
  const later = { ...again, contestant: 'A-EW1', table: 'A3', round: 4 };
  const seen = room([table('A1'), table('A2'), table('A3')], { clashes: [again, later] });

  it('wants the director from the round before it clashes on', () => {
    const { kind, of: _of, ...clash } = again;
    expect(alertsOf({ room: seen, now: NOW })).toEqual([{ kind: 'clash', what: kind, ...clash }]);
  });

  it('marks the table where it was played, and each where it clashes next', () => {
    const marked = ['A1', 'A2', 'A3'].map((name) => clashesAt(seen, name));
    expect(marked).toEqual([[again], [again, later], []]);
  });
});

describe('a round that is drawn', () => {
  const drawn = (section: string, last: object) =>
    ({ section, last: { round: 2, kept: false, now: null, ...last } }) as unknown as SectionDraws;
  const alerts = (...sections: SectionDraws[]) =>
    alertsOf({ room: room([]), draws: { at: 1, sections }, now: NOW });
  it('wants the director where the standings would draw it otherwise now, until he keeps it', () => {
    const otherwise = { now: { round: 2 } };
    expect(alerts(drawn('A', {}))).toEqual([]);
    expect(alerts(drawn('A', otherwise))).toEqual([{ kind: 'drawn-otherwise', round: 2, section: null }]);
    expect(alerts(drawn('A', { ...otherwise, kept: true }))).toEqual([]);
    expect(alerts(drawn('A', {}), drawn('B', otherwise))).toEqual([
      { kind: 'drawn-otherwise', round: 2, section: 'B' },
    ]);
  });
});

describe('the call of a round', () => {
  it('can be undone while no table has begun it', () => {
    expect(roundToWithdraw(room([table('A1'), table('A2')]))).toBe(2);
    // Its players have sat down there, though no board is played.
    expect(roundToWithdraw(room([table('A1'), table('A2', { begun: true })]))).toBeUndefined();
  });
});
