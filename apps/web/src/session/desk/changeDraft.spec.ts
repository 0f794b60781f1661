import { asMovement, howell, individualFor, mitchell } from '#movement';
import type { SessionSeen } from '../../api/documents.js';
import { changeKinds, newDraft, readRows, rowsText, underWay, wishOf } from './changeDraft.js';

const absent = [{ fromRound: 2, untilRound: null }];
const session = {
  sections: [{ section: 'A', movement: mitchell({ tables: 3 }), boardsPerRound: 2, firstBoard: 1 }],
  contestants: [{ contestant: 'A-EW2', absent }],
  round: 1,
} as unknown as SessionSeen;

it('a change is of the movement as it stands, without those who have left', () => {
  expect(underWay(session, 'A', 2)).toMatchObject({ fromRound: 2, away: new Set(['EW2']), nextSet: 4 });
});

it.each(['curtail', 'lengthen', 'late-pair', 'extra-table', 'broken-table', 'another', 'rows'] as const)(
  'a wish says what its kind needs: %s',
  (kind) => {
    const wish = wishOf(newDraft(session, 'A', kind), underWay(session, 'A', 2));
    expect(wish?.kind).toBe(kind);
  },
);

describe('a change of an individual', () => {
  const movement = asMovement(individualFor({ players: 13, rounds: 3 }));
  const left = [{ fromRound: 2, untilRound: null }];
  const individual = {
    sections: [{ section: 'A', movement, boardsPerRound: 2, firstBoard: 1 }],
    contestants: [
      { contestant: 'A-2', absent: left },
      { contestant: 'A-5', absent: left },
    ],
    round: 1,
  } as unknown as SessionSeen;

  it('is of players, and has no more tables than four players each', () => {
    expect(changeKinds(individual)).toEqual(['late-pair', 'curtail', 'lengthen', 'another', 'rows']);
    expect(changeKinds(session)).toContain('extra-table');
    expect(newDraft(individual, 'A', 'another').tables).toBe(2);
  });

  it('may be written with four at each table, or come out of a file', () => {
    const rest = movement.rows.map((row) => row.slice(1));
    expect(readRows(rowsText(movement.rows, 2), movement, 2)).toEqual(rest);
    const figures = movement.rows.map((row) =>
      row.map((play) => [+play!.ns, +play!.partners!.ns, +play!.ew, +play!.partners!.ew, play!.set]),
    );
    expect(readRows(JSON.stringify({ rows: figures }), movement, 2)).toEqual(rest);
  });
});

describe('rows as text', () => {
  const { rows } = mitchell({ tables: 3 });
  const text = rowsText(rows, 2);

  it('are a line for each table, from a round on', () => {
    expect(text).toBe('NS1 EW3 2 | NS1 EW2 3\nNS2 EW1 3 | NS2 EW3 1\nNS3 EW2 1 | NS3 EW1 2');
  });

  it('are read as they were written, with empty tables', () => {
    expect(readRows(text, mitchell({ tables: 3 }), 2)).toEqual(rows.map((row) => row.slice(1)));
    expect(readRows('1 v 2, 3 | -\n- | 3 4 1', howell({ tables: 2 }), 2)).toEqual([
      [{ ns: '1', ew: '2', set: 3 }, null],
      [null, { ns: '3', ew: '4', set: 1 }],
    ]);
  });

  it('may be a whole movement out of a file, of which the rounds to come count', () => {
    const file = JSON.stringify({
      rows: howell({ tables: 2 }).rows.map((row) => row.map((play) => [+play!.ns, +play!.ew, play!.set])),
    });
    expect(readRows(file, howell({ tables: 2 }), 2)).toEqual(
      howell({ tables: 2 }).rows.map((row) => row.slice(1)),
    );
  });

  it('are not read where rounds are missing or something else is written', () => {
    expect(readRows('NS1 EW3 2\nNS2 EW1 3 | -', mitchell({ tables: 3 }), 2)).toBeUndefined();
    expect(readRows('Anna meets Jan', mitchell({ tables: 3 }), 2)).toBeUndefined();
  });
});
