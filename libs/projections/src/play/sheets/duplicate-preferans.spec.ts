import { conventionOf, netValueOf, type DealRecord } from '#preferans';
import { Rational } from '#scoring';
import { dealerOfBoard, gameOfSet, seatedAt, type Seated, type SeatName } from '#tournament';
import { JournalInMemory, deviceOf } from '../../testing/journal-in-memory.js';
import { foldPlay } from '../../testing/play-events.js';
import { isReleased } from '../../visibility/released.js';
import { readState } from '../../testing/read-state.js';
import { NotThere } from '../../reading/play/queries/reader-at-moment.js';
import { PUBLIC_VIEWER, type Viewer } from '../../visibility/viewer.js';
import { maySeeTraveller } from '../../visibility/boards-seen.js';
import { EVERYTHING, standingsSeen } from '../../visibility/standings-seen.js';
import { documentsOf } from '../../testing/documents-made.js';
import { boardSetsDocument } from '../documents/boards/board-sets-document.js';
import { whereaboutsDocument } from '../documents/boards/whereabouts-document.js';
import { NOTHING_PLAYED, type SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';
import { rankingForDraw } from '../games/by-game.js';
import { sheetBoardDocument } from './sheet-board-document.js';
import { sheetDocument } from './sheet-document.js';
import { sheetStandingsDocument } from './sheet-standings-document.js';

const DIRECTOR: Viewer = { kind: 'director', person: '00000000-0000-4000-8000-0000000000d1' };
const atTable = (table: string): Viewer => ({ kind: 'table', session: '1', table });
const CONVENTION = conventionOf('sochinka')!;
const SHEETS = { convention: CONVENTION, ends: { by: 'deals', deals: 4 } };

const SET = { set: '1', title: 'Duplicate', from: 1, to: 4, contestants: 'refused', game: 'preferans' };

/** Duplicate preferans: two boards a round, the same at a table of four and at one of three. */
class Duplicate {
  readonly book = new JournalInMemory();

  constructor(more: object = {}) {
    this.give('tournament.create', { name: 'Duplicate' });
    this.give('session.create', { session: '1', game: 'preferans' });
    this.give('session.choose-sheets', { session: '1', sheets: { ...SHEETS, ...more } });
    this.give('session.set-tables', {
      session: '1',
      players: 7,
      rounds: 2,
      boardsPerRound: 2,
      teams: [
        { team: 'Moscow', players: ['A-1', 'A-2', 'A-3'] },
        { team: 'Rostov', players: ['A-4', 'A-5', 'A-6'] },
      ],
    });
    this.give('deal-set.describe', SET);
    this.give('session.start', { session: '1' });
    this.give('session.call-round', { session: '1', round: 1 });
  }

  asked(name: string, body: object, by?: Parameters<JournalInMemory['give']>[2]): boolean {
    return Boolean(this.book.give(name, body, by));
  }

  give(name: string, body: object, by?: Parameters<JournalInMemory['give']>[2]): void {
    if (!this.asked(name, body, by)) throw new Error(`${name} is refused: ${JSON.stringify(body)}`);
  }

  get state() {
    return foldPlay(NOTHING_PLAYED, this.book.lines);
  }

  get session() {
    return this.state.sessions['1']!;
  }

  seats(table: string, round = 1): Seated {
    return seatedAt(scheduleOf(this.session), table, round)!;
  }

  /** First hand plays six spades, whisted by the next. */
  record(table: string, board: number, tricks: number, round = 1): DealRecord {
    const players = Object.keys(this.seats(table, round)) as SeatName[];
    const dealer = dealerOfBoard(board, players);
    const at = players.indexOf(dealer);
    const [declarer, whister, other] = [...players.slice(at + 1), ...players.slice(0, at + 1)] as [
      SeatName,
      SeatName,
      SeatName,
    ];
    return {
      players,
      dealer,
      talon: ['S7', 'H7'],
      played: { kind: 'contract', declarer, level: 6, denomination: 'S' },
      whists: [
        { seat: whister, call: 'whist' },
        { seat: other, call: 'pass' },
      ],
      ended: 'played',
      tricks: { [declarer]: tricks, [whister]: 10 - tricks, [other]: 0 },
      rectifications: [],
    };
  }

  line(table: string, line: number, board: number | undefined, record: DealRecord, round = 1): object {
    const what = { kind: 'deal', record };
    return { session: '1', table, round, line, by: record.dealer, what, ...(board && { board }) };
  }

  writes(table: string, line: number, board: number, tricks: number, round = 1): void {
    const written = this.line(table, line, board, this.record(table, board, tricks, round), round);
    this.give('sheet.write-line', written, deviceOf(table));
  }

  /** Both tables have played board 1. */
  played(): SessionPlay {
    this.writes('A1', 1, 1, 7);
    this.writes('A2', 1, 1, 6);
    return this.session;
  }

  signs(table: string, round = 1): boolean {
    const { entry } = this.session.written[table]![round]!;
    return Object.keys(this.seats(table, round)).every((seat) =>
      this.asked('sheet.sign', { session: '1', table, round, seat, entry }, deviceOf(table)),
    );
  }
}

describe('duplicate preferans at a table of four and one of three', () => {
  const played = new Duplicate();
  const { boards } = scheduleOf(played.session);

  it('has the same boards at both tables, each round others', () => {
    expect(boards).toEqual([1, 2, 3, 4]);
    expect(scheduleOf(played.session).playedAt('A1', 1)!.boards).toEqual([1, 2]);
    expect(scheduleOf(played.session).playedAt('A2', 1)!.boards).toEqual([1, 2]);
    expect(scheduleOf(played.session).playsOfBoard.get(3)).toBeUndefined();
  });

  it('takes a line for each board of the round, once, dealt by whom its number says', () => {
    const write = (body: object) => played.asked('sheet.write-line', body, deviceOf('A1'));
    const record = played.record('A1', 2, 6);
    expect(write(played.line('A1', 1, undefined, record))).toBe(false);
    expect(write(played.line('A1', 1, 3, played.record('A1', 3, 6)))).toBe(false);
    expect(write(played.line('A1', 1, 1, record))).toBe(false);
    expect(write({ ...played.line('A1', 1, 1, record), what: { kind: 'void' } })).toBe(false);
    played.writes('A1', 1, 2, 6);
    expect(write(played.line('A1', 2, 2, record))).toBe(false);
    expect(played.signs('A1')).toBe(false);
    played.writes('A1', 2, 1, 7);
  });

  it('writes each board for itself, at its net value', () => {
    const sheet = sheetDocument(played.session, 'A1', 1)!;
    expect(sheet).toMatchObject({ over: true, deals: 2, parts: [] });
    expect(sheet.boards.map(({ board, dealer }) => `${board} ${dealer}`)).toEqual(['1 N', '2 E']);
    const nets = netValueOf(played.record('A1', 1, 7), CONVENTION.settings);
    expect(sheet.boards[0]!.net).toEqual(
      Object.fromEntries(Object.entries(nets).map(([seat, net]) => [seat, `${net!}`])),
    );
    const { declarer } = played.record('A1', 2, 6).played as { declarer: SeatName };
    const [made, whists] = sheet.lines[0]!.entries;
    expect(made).toMatchObject({ seat: declarer, kind: 'pool', amount: '2' });
    expect(whists).toMatchObject({ kind: 'whists', on: declarer, amount: '8' });
  });

  it('releases a board when the sheets are agreed of all tables that share its deal', async () => {
    expect(played.signs('A1')).toBe(true);
    const shown = async (viewer: Viewer) => {
      const {
        lines,
        boards: nets,
        history,
      } = await readState(played.state, viewer).sheets.sheet('1', 'A1', 1);
      const records = [...lines.map(({ what }) => what), ...history.flatMap(({ written }) => written ?? [])];
      const talons = records.filter((what) => what.kind === 'deal' && what.record.talon !== undefined).length;
      return { lines: lines.length, nets: nets.filter(({ net }) => net).length, talons };
    };
    // Nobody else at a table that has not played it yet, nor any spectator.
    expect(await shown(PUBLIC_VIEWER)).toEqual({ lines: 0, nets: 0, talons: 0 });
    expect(await shown(atTable('A2'))).toEqual({ lines: 0, nets: 0, talons: 0 });
    expect(await shown(atTable('A1'))).toEqual({ lines: 2, nets: 2, talons: 4 });
    expect(await shown(DIRECTOR)).toEqual({ lines: 2, nets: 2, talons: 0 });
    await expect(readState(played.state, PUBLIC_VIEWER).sheets.board('1', 1)).rejects.toThrow(NotThere);
    const seen = () => maySeeTraveller(played.state, played.session, 1, PUBLIC_VIEWER);
    expect(seen()).toBe(false);
    played.writes('A2', 1, 1, 6);
    played.writes('A2', 2, 2, 5);
    expect(isReleased(played.state, played.session, 1)).toBe(false);
    expect(
      sheetStandingsDocument(played.session, standingsSeen(played.state, played.session, PUBLIC_VIEWER))!
        .upTo,
    ).toBe(0);
    expect(played.signs('A2')).toBe(true);
    expect(seen()).toBe(true);
    expect(await shown(PUBLIC_VIEWER)).toEqual({ lines: 2, nets: 2, talons: 4 });
    const { tables, deal } = await readState(played.state, PUBLIC_VIEWER).sheets.board('1', 1);
    expect({ tables: tables.map(({ table }) => table), deal }).toEqual({ tables: ['A1', 'A2'], deal: null });
    expect(isReleased(played.state, played.session, 3)).toBe(false);
  });

  it('compares a board hand by hand, wherever the hands sit', () => {
    const { tables, comparison } = sheetBoardDocument(played.session, 1)!;
    expect(comparison.kind).toBe('average');
    expect(tables.map(({ table, dealer }) => `${table} ${dealer}`)).toEqual(['A1 N', 'A2 N']);
    const hands = tables.map(({ seats }) => seats.map(({ hand, seat }) => `${hand} ${seat}`).join(', '));
    expect(hands.toSorted()).toEqual(['first E, second S, third N', 'first E, second S, third W, dealer N']);
    for (const hand of ['first', 'second', 'third']) {
      const both = tables.flatMap(({ seats }) => seats.filter((one) => one.hand === hand));
      const sum = Rational.sum(both.map(({ score }) => Rational.parse(score)));
      expect(sum.isZero).toBe(true);
      const [one, other] = both.map(({ net }) => Rational.parse(net));
      expect(`${one!.sub(other!).div(Rational.of(2))}`).toBe(both[0]!.score);
    }
  });

  it('says of each figure of a board what it is made of', () => {
    const { tables } = sheetBoardDocument(new Duplicate({ duplicate: { kind: 'tables' } }).played(), 1)!;
    const sum = (values: readonly string[]) => `${Rational.sum(values.map((one) => Rational.parse(one)))}`;
    for (const { table, lines, seats } of tables) {
      expect(lines.map(({ line, board, entries }) => [line, board, entries.length > 0])).toEqual([
        [1, 1, true],
      ]);
      for (const { net, terms, score, parts } of seats) {
        expect(sum(terms.map(({ whists }) => whists))).toBe(net);
        const made = parts as { what: string; table?: string; value: string }[];
        expect(sum(made.map(({ value }) => value))).toBe(score);
        const others = made.filter(({ what }) => what === 'against').map((one) => one.table);
        expect(others).toEqual(
          seats.length === 4 && made[0]!.what === 'alone' ? [] : [table === 'A1' ? 'A2' : 'A1'],
        );
      }
    }
  });

  it('tells those who prepare boards which sessions play them, in rounds to come too, and how many copies lie where', () => {
    const one = new Duplicate();
    const [set] = boardSetsDocument(one.state);
    expect(set!.boards.map(({ board, sessions }) => `${board}: ${sessions.join()}`)).toEqual([
      '1: 1',
      '2: 1',
      '3: 1',
      '4: 1',
    ]);
    const { sections } = whereaboutsDocument(one.state, one.session);
    expect(sections[0]!.sets.map(({ boards, copy }) => `${boards.join()}: ${copy}`)).toEqual([
      '1,2: 1',
      '1,2: 2',
      '3,4: 1',
      '3,4: 2',
    ]);
  });

  it('adds up the deals of each player, and the players of each team, who do not meet', () => {
    const { counting, standings, teams } = sheetStandingsDocument(played.session, EVERYTHING)!;
    expect(counting).toBe('deals');
    expect(standings.map(({ contestant }) => contestant).toSorted()).toHaveLength(7);
    for (const { score, lines, rounds } of standings) {
      const values = (lines as readonly { what: string; value: string }[]).map(({ value }) =>
        Rational.parse(value),
      );
      expect(`${Rational.sum(values)}`).toBe(score);
      expect(rounds.map((round) => round.score)).toEqual([score]);
    }
    const scoreOf = (player: string) => standings.find(({ contestant }) => contestant === player)!.score;
    for (const { team, score } of teams) {
      const own = team === 'Moscow' ? ['A-1', 'A-2', 'A-3'] : ['A-4', 'A-5', 'A-6'];
      expect(`${Rational.sum(own.map((player) => Rational.parse(scoreOf(player))))}`).toBe(score);
    }
    expect(teams.map(({ team }) => team).toSorted()).toEqual(['Moscow', 'Rostov']);
    expect(rankingForDraw(played.state, played.session, 'A', 1)).toMatchObject({ open: 0, upTo: 1 });
  });

  it('draws the next round, plays a board that the judge has taken off the table, and closes', () => {
    const at = played.book.lines.length;
    played.give('session.draw-tables', { session: '1', section: 'A', round: 2, at });
    played.give('session.call-round', { session: '1', round: 2 });
    played.writes('A1', 1, 3, 6, 2);
    played.writes('A1', 2, 4, 6, 2);
    played.writes('A2', 1, 3, 8, 2);
    const off = {
      session: '1',
      table: 'A2',
      round: 2,
      line: 2,
      board: 4,
      what: { kind: 'void' },
      reason: 'Cards mixed',
    };
    played.give('sheet.write-line', off);
    expect(played.signs('A1', 2) && played.signs('A2', 2)).toBe(true);
    expect(sheetBoardDocument(played.session, 4)!.tables.map(({ table }) => table)).toEqual(['A1']);
    played.give('session.close', { session: '1' });
    expect(played.session.status).toBe('closed');
  });

  it('has the same documents however its state is stored', () => {
    const state = played.state;
    const again = JSON.parse(JSON.stringify(state)) as typeof state;
    const texts = (of: typeof state) => new Map([...documentsOf(of)].map(([name, { text }]) => [name, text]));
    expect(texts(again)).toEqual(texts(state));
  });
});

it('counts nothing with a result of its own where boards are written on sheets', () => {
  const played = new Duplicate({ duplicate: { kind: 'tables' } });
  const result = { kind: 'passed-out' };
  const entered = { session: '1', table: 'A1', round: 1, board: 1, side: 'NS', result };
  expect(played.asked('result.enter', entered, deviceOf('A1'))).toBe(false);
});

it('plays deals of its own game alone, of a set whose game stays what it is once it is played', () => {
  const played = new Duplicate();
  expect(played.asked('deal-set.describe', { ...SET, game: 'bridge' })).toBe(false);
  const { game: _game, ...others } = SET;
  played.give('deal-set.describe', { ...others, title: 'Same deals for all' });
  expect(gameOfSet(played.state.dealSets['1']!)).toBe('preferans');
  played.give('session.create', { session: '2', game: 'preferans' });
  played.give('session.set-tables', { session: '2', players: 7, rounds: 2, boardsPerRound: 2 });
  expect(played.asked('session.start', { session: '2' })).toBe(false);
});

describe('a ruling on a board that others have not played yet', () => {
  const RULING = '3d1f7f5e-5f2b-4d39-9a43-0f0a5b1c2d3e';
  const LAW = { edition: 'preferans-code', law: '3.9.16.2' };
  const SCORER: Viewer = { kind: 'scorer', person: '00000000-0000-4000-8000-0000000000d2' };

  /** A1 has played board 1, and its line is corrected; everything of it is published with names. */
  function ruled(effects: (at: Duplicate) => object[], about: object[] = []) {
    const at = new Duplicate();
    at.writes('A1', 1, 1, 6);
    const basis = { ruling: RULING, session: '1', law: LAW, reason: 'A revoke.' };
    at.give('ruling.give', { ...basis, about, effects: effects(at) });
    at.give('tournament.publish-rulings', { as: 'with-names' });
    return at;
  }
  const putRight = (at: Duplicate) => {
    const what = { kind: 'deal', record: at.record('A1', 1, 5) };
    return [{ kind: 'sheet-line', table: 'A1', round: 1, line: 1, what }];
  };
  const seenBy = async (at: Duplicate, viewer: Viewer) =>
    (await readState(at.state, viewer).rulings.shown()).rulings;
  const reaches = async (at: Duplicate) => [
    (await seenBy(at, DIRECTOR)).length,
    (await seenBy(at, SCORER)).length,
    (await seenBy(at, atTable('A1'))).length,
    (await seenBy(at, atTable('A2'))).length,
    (await seenBy(at, PUBLIC_VIEWER)).length,
  ];

  it('keeps the board of its line, and is told at the table where it was played, to nobody who still has it to play', async () => {
    const at = ruled(putRight);
    expect(at.session.written['A1']![1]!.lines).toMatchObject([{ board: 1, ruled: { ruling: RULING } }]);
    expect(await seenBy(at, DIRECTOR)).toMatchObject([
      { boards: [1], effects: [{ what: { board: 1, line: 1 } }] },
    ]);
    expect(await reaches(at)).toEqual([1, 1, 1, 0, 0]);
    at.writes('A1', 2, 2, 6);
    at.writes('A2', 1, 1, 6);
    at.writes('A2', 2, 2, 6);
    at.signs('A1');
    at.signs('A2');
    expect(await reaches(at)).toEqual([1, 1, 1, 1, 1]);
    expect(await seenBy(at, PUBLIC_VIEWER)).toMatchObject([
      { effects: [{ what: { written: { record: { tricks: { E: 5 } } } } }] },
    ]);
  });

  it('about the whole sheet is about every board of the round', async () => {
    const at = ruled(() => [], [{ table: 'A1', round: 1 }]);
    expect(await seenBy(at, DIRECTOR)).toMatchObject([
      { boards: [1, 2], about: [{ table: 'A1', round: 1 }] },
    ]);
    expect((await reaches(at)).slice(3)).toEqual([0, 0]);
  });
});

describe('a later session with the boards of duplicate preferans', () => {
  const played = new Duplicate();
  for (const session of ['2', '3']) {
    played.give('session.create', { session, game: 'preferans' });
    played.give('session.choose-sheets', { session, sheets: SHEETS });
    played.give('session.set-tables', { session, players: 4, rounds: 1, boardsPerRound: 2 });
  }
  const chosen = (session: string) => played.asked('session.choose-board-set', { session, boardSet: '1' });
  const start = () => played.asked('session.start', { session: '2' });

  it('may have them as long as no table has written how it played one', () => {
    const { what: _what, ...first } = played.line('A1', 1, 1, played.record('A1', 1, 6)) as { what: object };
    played.give('sheet.write-line', { ...first, what: { kind: 'void' }, reason: 'Cards mixed' });
    expect(chosen('2')).toBe(true);
  });

  it('does not begin with boards that were played, unless it was declared that they may be played again', () => {
    played.writes('A2', 1, 2, 6);
    expect(start()).toBe(false);
    expect(chosen('3')).toBe(false);
    const redealt = { set: '1', board: 2, ground: '6D2', reason: 'Played before' };
    expect(played.asked('board.redeal', redealt)).toBe(false);
    played.give('deal-set.declare-repeats', { set: '1', ground: 'simultaneous', reason: 'Two halls' });
    expect(start()).toBe(true);
    expect(chosen('3')).toBe(true);
  });
});
