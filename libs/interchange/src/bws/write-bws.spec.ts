import { parseDeal } from '#cards';
import MDBReader from 'mdb-reader';
import { hasMdbtools, mdbtools } from '../testing/mdbtools.js';
import { BWS_LAYOUT } from './bws-layout.js';
import { readBws } from './read-bws.js';
import { resultsOfBws } from './results-of-bws.js';
import { writeBws, type BwsSectionToWrite, type BwsSessionToWrite } from './write-bws.js';

const EVERYBODY = ['N', 'E', 'S', 'W'] as const;
const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

function section(letter: string, more: Partial<BwsSectionToWrite> = {}): BwsSectionToWrite {
  const pairs = (ns: number, ew: number) => ({ N: ns, S: ns, E: ew, W: ew });
  return {
    letter,
    alone: false,
    winners: 2,
    scoring: 'matchpoints',
    tables: [1, 2],
    rounds: [
      { table: 1, round: 1, numbers: pairs(1, 1), boards: { first: 1, last: 3 } },
      { table: 2, round: 1, numbers: pairs(2, 0), boards: null },
    ],
    players: [
      { table: 1, seat: 'N', name: 'Maria Skłodowska-Curie', number: '1004' },
      { table: 1, seat: 'S', name: 'Юрий Орлов', number: null },
    ],
    asksNumbers: true,
    ...more,
  };
}

const session = (...sections: BwsSectionToWrite[]): BwsSessionToWrite => ({
  name: 'A club evening with a name that is far too long for devices 1',
  guid: '0123456789ABCDEF0123456789ABCDEF',
  made: '2026-11-24 19:30',
  sections,
  hands: [
    { board: 2, deal: parseDeal(DEAL) },
    { board: 9, deal: parseDeal(DEAL) },
  ],
});

function rows(bytes: Uint8Array, table: string) {
  return new MDBReader(Buffer.from(bytes)).getTable(table).getData();
}

/** Some columns of each row. */
const listed = (bytes: Uint8Array, table: string, ...columns: readonly string[]) =>
  rows(bytes, table).map((row) => columns.map((column) => row[column]));

const bytes = writeBws(session(section('A'), section('B', { winners: 1, scoring: 'imps', players: [] })));

/** They are a package of the system: without it this is listed as skipped. */
const describeWithMdbtools = hasMdbtools() ? describe : describe.skip;

describe('the file of a session for table devices', () => {
  it('has the tables that control programs know, with those empty that devices fill', () => {
    const names = new MDBReader(Buffer.from(bytes)).getTableNames();
    expect(names).toEqual(Object.keys(BWS_LAYOUT));
    for (const empty of [
      'Clients',
      'ReceivedData',
      'IntermediateData',
      'BiddingData',
      'PlayData',
      'HandEvaluation',
    ])
      expect(rows(bytes, empty)).toEqual([]);
  });

  it('has the session, its sections and their tables', () => {
    expect(rows(bytes, 'Session')).toEqual([
      {
        ID: 1,
        Name: 'A club evening with a name that is far t',
        Date: new Date('2026-11-24T00:00:00Z'),
        Time: new Date('1899-12-30T19:30:00Z'),
        GUID: '0123456789ABCDEF0123456789ABCDEF',
        Status: 0,
        ShowInApp: false,
        PairsMoveAcrossField: false,
        EWReturnHome: false,
      },
    ]);
    expect(rows(bytes, 'Section')).toMatchObject([
      { ID: 1, Letter: 'A', Tables: 2, ScoringType: 1, Winners: 2, Session: 1 },
      { ID: 2, Letter: 'B', Tables: 2, ScoringType: 2, Winners: 1, Session: 1 },
    ]);
    expect(listed(bytes, 'Tables', 'Section', 'Table')).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]);
  });

  it('has who meets where on which boards, and zeros for nobody', () => {
    expect(rows(bytes, 'RoundData').slice(0, 2)).toEqual([
      { Section: 1, Table: 1, Round: 1, NSPair: 1, EWPair: 1, LowBoard: 1, HighBoard: 3, CustomBoards: null },
      { Section: 1, Table: 2, Round: 1, NSPair: 2, EWPair: 0, LowBoard: 0, HighBoard: 0, CustomBoards: null },
    ]);
  });

  it('has who sits down where, with as much of a name as devices show', () => {
    expect(rows(bytes, 'PlayerNumbers')).toMatchObject([
      { Section: 1, Table: 1, Direction: 'N', Number: '1004', Name: 'Maria Skłodowska-C', Round: 0 },
      { Section: 1, Table: 1, Direction: 'S', Number: null, Name: 'Юрий Орлов', Round: 0 },
    ]);
    expect(rows(bytes, 'PlayerNames')).toEqual([{ ID: 1004, Name: 'Maria Skłodowska-Curie', strID: '1004' }]);
    expect(rows(bytes, 'Settings')).toMatchObject([
      { Section: 1, MemberNumbers: true, BM2ShowPlayerNames: 1, ShowResults: false },
      { Section: 2, MemberNumbers: true, BM2ShowPlayerNames: 0, ShowResults: false },
    ]);
  });

  it('has the hands that it is given, of boards that a section plays', () => {
    expect(listed(bytes, 'HandRecord', 'Section', 'Board')).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(rows(bytes, 'HandRecord')[0]).toMatchObject({
      NorthSpades: 'AKQJT98765432',
      NorthHearts: '',
      WestClubs: 'AKQJT98765432',
    });
  });

  it('has the numbers of all four where everybody plays alone', () => {
    const numbers = { N: 1, E: 2, S: 3, W: 4 };
    const alone = section('A', {
      alone: true,
      winners: 1,
      rounds: [{ table: 1, round: 1, numbers, boards: { first: 1, last: 1 } }],
    });
    const file = writeBws(session(alone));
    expect(readBws(file).rounds).toEqual([
      { section: 1, table: 1, round: 1, ns: 1, ew: 2, south: 3, west: 4 },
    ]);
    expect(new MDBReader(Buffer.from(file)).getTable('ReceivedData').getColumnNames()).toEqual(
      expect.arrayContaining(['South', 'West']),
    );
  });

  it('is read as no results and no names but those that it was given', () => {
    const { rows: results, meetings, names } = resultsOfBws(readBws(bytes));
    expect(results).toEqual([]);
    expect(
      meetings.map(
        ({ table, round, seats }) => `${table} ${round} ${EVERYBODY.map((seat) => seats[seat]).join(' ')}`,
      ),
    ).toEqual(['A1 1 1 1 1 1', 'A2 1 2 0 2 0', 'B1 1 1 1 1 1', 'B2 1 2 0 2 0']);
    expect(names.map(({ table, seat, name }) => `${table} ${seat} ${name}`)).toEqual([
      'A1 N Maria Skłodowska-C',
      'A1 S Юрий Орлов',
    ]);
  });

  it('is the same bytes for the same session', () => {
    expect(writeBws(session(section('A')))).toEqual(writeBws(session(section('A'))));
  });
});

describeWithMdbtools('mdbtools', () => {
  it('open the file of a session', () => {
    expect(mdbtools('mdb-tables', bytes, ['-1']).trim().split('\n')).toEqual(Object.keys(BWS_LAYOUT));
    expect(mdbtools('mdb-export', bytes, ['-H', '-Q'], ['RoundData']).trim().split('\n')).toEqual([
      '1,1,1,1,1,1,3,',
      '1,2,1,2,0,0,0,',
      '2,1,1,1,1,1,3,',
      '2,2,1,2,0,0,0,',
    ]);
  });
});
