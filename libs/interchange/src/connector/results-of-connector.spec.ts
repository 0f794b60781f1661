import { faultOfReading } from '../testing/fault-of-reading.js';
import { resultsOfConnector } from './results-of-connector.js';

/** A result as the published description has it: 1 clubs by North, made, the ace of clubs led. */
const RESULT = {
  SessionGuid: '0123456789ABCDEF0123456789ABCDEF',
  SectionLetters: 'A',
  TableNumber: 1,
  RoundNumber: 1,
  BoardNumber: 1,
  ScoringDirection: 3,
  IsDeleted: false,
  PairNorthSouth: 1,
  PairEastWest: 2,
  DeclaringPair: 1,
  DeclarerDirection: 1,
  Level: 1,
  Denomination: 1,
  Stake: 0,
  TotalTricks: 7,
  LeadCardRank: 14,
  LeadCardSuit: 1,
  ValidationMessages: null,
};

const read = (...changes: readonly object[]) =>
  resultsOfConnector(JSON.stringify(changes.map((change) => ({ ...RESULT, ...change })))).rows;

describe('results of the Data Connector', () => {
  it('are those that a BWS file would have', () => {
    const [row] = read({});
    expect(row).toMatchObject({
      row: 1,
      table: 'A1',
      round: 1,
      board: 1,
      seats: { N: '1', E: '2', S: '1', W: '2' },
      said: {
        kind: 'result',
        result: {
          kind: 'contract',
          level: 1,
          strain: 'C',
          doubling: '',
          declarer: 'N',
          tricks: 7,
          lead: 'CA',
        },
      },
    });
    expect(
      read({ Level: 3, Denomination: 5, Stake: 2, DeclarerDirection: 4, TotalTricks: 7, LeadCardRank: 0 }),
    ).toMatchObject([
      { said: { result: { level: 3, strain: 'NT', doubling: 'xx', declarer: 'W', tricks: 7 } } },
    ]);
  });

  it('may be four passes, a board not played, or an average score for the director to rule', () => {
    expect(read({ Level: 0, Denomination: 0, DeclarerDirection: 0, TotalTricks: 0 })).toMatchObject([
      { said: { kind: 'result', result: { kind: 'passed-out' } } },
    ]);
    expect(read({ Level: -10 })).toMatchObject([{ said: { kind: 'not-played' } }]);
    expect(read({ Level: -1 }, { BoardNumber: 2, Level: -7 })).toMatchObject([
      { said: { kind: 'to-rule', score: expect.anything(), remark: 'A-/A-' } },
      { said: { kind: 'to-rule', score: expect.anything(), remark: 'A+/A-' } },
    ]);
  });

  it('count as they were sent last, and an erased one is erased', () => {
    expect(read({}, { TotalTricks: 8 })).toMatchObject([
      { said: { result: { tricks: 8 } }, before: [{ kind: 'result', result: { tricks: 7 } }] },
    ]);
    expect(read({}, { IsDeleted: true, Level: 99 })).toHaveLength(1);
    expect(read({ IsDeleted: true })).toMatchObject([{ said: { kind: 'erased' } }]);
  });

  it('keep sections apart whose letters are doubled', () =>
    expect(read({}, { SectionLetters: 'AA' }, { SectionLetters: 'AAA' })).toMatchObject([
      { table: 'A1' },
      { table: 'AA1' },
      { table: 'AAA1' },
    ]));

  it('are named where they are not understood, and the others are read', () => {
    const rows = read({ Level: 8 }, { BoardNumber: 2 }, { ScoringDirection: 1 }, { TableNumber: undefined });
    expect(rows).toMatchObject([
      { row: 2, board: 2 },
      { row: 1, fault: { code: 'not-understood', of: 'ResultDTO', field: 'Level', found: '8' } },
      { row: 3, fault: { code: 'not-understood', field: 'ScoringDirection', found: '1' } },
      { row: 4, fault: { code: 'no-value', field: 'TableNumber' } },
    ]);
    expect(resultsOfConnector('[null, 3]').rows).toHaveLength(2);
  });

  it('are a list', () => {
    const fault = { code: 'interchange.missing', format: 'Data Connector', name: 'ResultDTO' };
    expect(faultOfReading(() => resultsOfConnector('{'))).toMatchObject(fault);
    expect(faultOfReading(() => resultsOfConnector('{}'))).toMatchObject(fault);
  });
});
