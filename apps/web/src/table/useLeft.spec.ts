import type { SessionSeen } from '../api/documents.js';
import type { NextPlace, TableSeen } from '../api/tableDocuments.js';
import { companyOf, placeAtSheet } from '../sheets/table/sheetAhead.js';
import { leavingFor } from './useLeft.js';

/** Eight at two tables, everybody for themselves; in round 3 as it was drawn and called at once. */
const session = {
  contestants: [],
  tables: ['A1', 'A2'],
  sections: [
    {
      section: 'A',
      boardsPerRound: 1,
      firstBoard: 1,
      movement: {
        kind: 'tables',
        rows: [
          [1, 2, 3].map((set) => ({ ns: '1', ew: '2', partners: { ns: '3', ew: '4' }, set })),
          [1, 2, 3].map((set) => ({ ns: '5', ew: '6', partners: { ns: '7', ew: '8' }, set })),
        ],
      },
    },
  ],
} as unknown as SessionSeen;

const left = (next: NextPlace[]) => ({ table: 'A2', round: 2, next }) as unknown as TableSeen;
const undrawn: NextPlace = {
  contestant: 'A-5',
  round: 3,
  table: null,
  side: null,
  opponents: null,
  sitsOut: false,
  toBeDrawn: true,
};

const now = { round: 3, status: 'running' } as const;

describe('a round that was left', () => {
  it('says where everybody goes in a round that was drawn and called at once', () => {
    expect(leavingFor(left([undrawn]), session, now, placeAtSheet)?.next).toMatchObject([
      { contestant: 'A-5', round: 3, table: 'A2', seat: 'N' },
    ]);
  });

  it('leads to the round that is played now, not to one that is over', () => {
    const early = { ...undrawn, round: 2, table: 'A1', side: 'NS' as const, toBeDrawn: undefined! };
    expect(leavingFor(left([early]), session, now)?.next).toMatchObject([
      { round: 3, table: 'A2', side: 'NS' },
    ]);
  });

  it('leads nowhere once the session is over, although nobody has said that they moved on', () => {
    expect(leavingFor(left([undrawn]), session, { ...now, status: 'closed' })).toBeUndefined();
  });

  it('is not left once the start of the next one was undone', () => {
    expect(leavingFor(left([undrawn]), session, { ...now, round: 2 })).toBeUndefined();
  });

  it('keeps what the server has said of that round', () => {
    const said = { ...undrawn, table: 'A9', side: 'EW' as const, toBeDrawn: undefined! };
    expect(leavingFor(left([said]), session, now)?.next).toEqual([said]);
  });
});

it('knows no partners where everybody plays for themselves: the company is all others at the table', () => {
  expect(companyOf(session, 'A-7', 3)).toEqual(['A-5', 'A-6', 'A-8']);
  expect(companyOf(session, 'A-9', 3)).toEqual([]);
});
