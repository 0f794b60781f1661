import fc from 'fast-check';
import { boardsOfSet } from '#movement';
import { setMovement } from '../commands/commands.js';
import {
  boardsOf,
  contestantsIn,
  isAbsent,
  meetingAt,
  placeOf,
  playedAt,
  playsOfTable,
  roundsOf,
  roundsOfContestant,
  roundsOfSection,
  scheduledPlays,
  tablesOf,
  type Scheduled,
} from './schedule.js';
import {
  given,
  club,
  FIVE_TABLES,
  HALF_TABLE,
  HOWELL,
  session,
  setUp,
  toBePlayed,
} from '../testing/evening.js';
import { offeredSections, scheduledAs, sessionWith, WHAT_HAPPENS } from '../testing/offered-sections.js';

const five = session(given(club, ...setUp(FIVE_TABLES)));
const half = session(given(club, ...setUp(HALF_TABLE)));

/** A table's rounds as its guide card shows them: `NS1 EW5 4-6`. */
function guideCard(scheduled: Scheduled, table: string): string[] {
  return Array.from({ length: roundsOf(scheduled) }, (_, index) => {
    const played = playedAt(scheduled, table, index + 1);
    return played ? `${played.ns} ${played.ew} ${played.boards[0]}-${played.boards.at(-1)}` : '';
  });
}

describe('a Mitchell of five tables with three boards a round', () => {
  it('has five tables, five rounds, fifteen boards and ten pairs', () => {
    expect(tablesOf(five)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect(roundsOf(five)).toBe(5);
    expect(boardsOf(five)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(contestantsIn(five).join(' ')).toBe('A-NS1 A-NS2 A-NS3 A-NS4 A-NS5 A-EW1 A-EW2 A-EW3 A-EW4 A-EW5');
  });

  it('brings East-West one table up and the boards one table down after each round', () => {
    expect(guideCard(five, 'A1')).toEqual([
      'A-NS1 A-EW1 1-3',
      'A-NS1 A-EW5 4-6',
      'A-NS1 A-EW4 7-9',
      'A-NS1 A-EW3 10-12',
      'A-NS1 A-EW2 13-15',
    ]);
    expect(guideCard(five, 'A4')).toEqual([
      'A-NS4 A-EW4 10-12',
      'A-NS4 A-EW3 13-15',
      'A-NS4 A-EW2 1-3',
      'A-NS4 A-EW1 4-6',
      'A-NS4 A-EW5 7-9',
    ]);
  });

  it('tells where each pair is', () => {
    expect(placeOf(five, 'A-EW5', 2)).toEqual({ table: 'A1', side: 'EW' });
    expect(placeOf(five, 'A-NS4', 5)).toEqual({ table: 'A4', side: 'NS' });
  });

  it.each([
    ['table', () => meetingAt(five, 'A6', 1)],
    ['section', () => meetingAt(five, 'B1', 1)],
    ['section of two letters', () => meetingAt(five, 'AA1', 1)],
    ['round', () => meetingAt(five, 'A1', 6)],
    ['contestant', () => placeOf(five, 'A-NS6', 1)],
    ['line', () => placeOf(five, 'A-1', 1)],
    ['section of the movement', () => placeOf(five, 'B-NS1', 1)],
    ['round of a pair', () => placeOf(five, 'A-NS1', 6)],
  ])('knows no other %s', (_what, asked) => expect(asked()).toBeUndefined());
});

describe('half a table', () => {
  it('sits out whoever comes to it, and its boards rest', () => {
    expect(guideCard(half, 'A5')).toEqual(['', '', '', '', '']);
    expect(meetingAt(half, 'A5', 3)).toEqual({ ns: 'A-NS5', ew: 'A-EW3', boards: [4, 5, 6] });
    expect(toBePlayed(given(club, ...setUp(HALF_TABLE)), 'A5')).toEqual([]);
  });
  it('leaves the other tables as they are', () =>
    expect(guideCard(half, 'A4')).toEqual(guideCard(five, 'A4')));
  it('counts its phantom among the contestants, who is never there', () => {
    expect(contestantsIn(half)).toContain('A-NS5');
    expect(roundsOfContestant(half, 'A-NS5')).toEqual([]);
    expect(roundsOfContestant(half, 'A-EW5')).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('sections of different movements', () => {
  const sections = [
    { section: 'A', boardsPerRound: 3, movement: FIVE_TABLES },
    { section: 'AA', boardsPerRound: 4, firstBoard: 9, movement: { ...HOWELL, tables: 2, rounds: 3 } },
  ];
  const both = session(given(club, ...setUp(FIVE_TABLES), [setMovement, { session: '1', sections }]));

  it('go on for as many rounds as the longest of them', () => {
    expect(roundsOf(both)).toBe(5);
    expect(roundsOfSection(both, 'AA1')).toBe(3);
    expect(roundsOfSection(both, 'AA-4')).toBe(3);
    expect(roundsOfSection(both, 'B1')).toBe(0);
    expect(playsOfTable(both, 'AA2').map(({ round }) => round)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  });
  it('are told apart by one letter and two', () => {
    expect(tablesOf(both)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'AA1', 'AA2']);
    expect(meetingAt(both, 'AA1', 1)).toEqual({ ns: 'AA-4', ew: 'AA-1', boards: [9, 10, 11, 12] });
    expect(placeOf(both, 'AA-4', 3)).toEqual({ table: 'AA1', side: 'NS' });
  });
  it('may play the same boards: each is in the session once', () =>
    expect(boardsOf(both)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1)));
});

describe('a table that the movement leaves empty', () => {
  const rows = [
    [{ ns: '1', ew: '2', set: 1 }, null],
    [null, { ns: '2', ew: '1', set: 2 }],
  ];
  const movement = { name: 'rows', tables: 2, rounds: 2, sets: 2, winners: 1, rows, stationary: [] };
  const scheduled = session(given(club, ...setUp({ kind: 'rows', movement })));

  it('has nothing to play', () => {
    expect(guideCard(scheduled, 'A1')).toEqual(['A-1 A-2 1-3', '']);
    expect(guideCard(scheduled, 'A2')).toEqual(['', 'A-2 A-1 4-6']);
  });
});

describe('every movement that is offered', () => {
  // As many as have sessions by chance below; everybody's card in larger fields is in offered-movements.spec.ts.
  const fields = Array.from({ length: 15 }, (_, index) => index + 4);

  it.each(fields)('to %i pairs plays each set of boards as it says', (pairs) => {
    for (const section of offeredSections(pairs)) {
      const scheduled = scheduledAs(section);
      const { movement, boardsPerRound } = section;
      const expected = movement.rows.flatMap((row, table) =>
        row.flatMap((play, round) => {
          if (!play || play.ns === movement.phantom || play.ew === movement.phantom) return [];
          return boardsOfSet(play.set, { boardsPerRound }).map(
            (board) => `${round + 1} A${table + 1} ${board} A-${play.ns} A-${play.ew}`,
          );
        }),
      );
      const plays = scheduledPlays(scheduled);
      expect(
        plays.map(({ round, table, board, ns, ew }) => `${round} ${table} ${board} ${ns} ${ew}`).toSorted(),
      ).toEqual(expected.toSorted());
      const missing = movement.phantom === undefined ? 0 : 1;
      expect(contestantsIn(scheduled)).toHaveLength(pairs + missing);
    }
  });
});

const anySession = fc
  .tuple(
    fc.integer({ min: 4, max: 18 }),
    fc.nat(),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...WHAT_HAPPENS)), { maxLength: 6 }),
  )
  .map((choice) => sessionWith(...choice));

describe('however pairs leave and come', () => {
  it('nobody who is absent plays, and nobody plays a board twice', () => {
    fc.assert(
      fc.property(anySession, (scheduled) => {
        const played = scheduledPlays(scheduled).flatMap(({ round, board, ns, ew }) => [
          { round, board, contestant: ns },
          { round, board, contestant: ew },
        ]);
        expect(played.filter(({ contestant, round }) => isAbsent(scheduled, contestant, round))).toEqual([]);
        const once = new Set(played.map(({ contestant, board }) => `${contestant} ${board}`));
        expect(once.size).toBe(played.length);
      }),
    );
  });

  it('every scheduled play is one of its table, and the other way round', () => {
    fc.assert(
      fc.property(anySession, (scheduled) => {
        const plays = scheduledPlays(scheduled).map(
          ({ table, round, board }) => `${table} ${round} ${board}`,
        );
        const ofTables = tablesOf(scheduled).flatMap((table) =>
          playsOfTable(scheduled, table).map(({ round, board }) => `${table} ${round} ${board}`),
        );
        expect(plays.toSorted()).toEqual(ofTables.toSorted());
      }),
    );
  });

  it('a pair sits where it meets somebody, and meets somebody where it sits', () => {
    fc.assert(
      fc.property(anySession, (scheduled) => {
        for (const contestant of contestantsIn(scheduled)) {
          for (const round of roundsOfContestant(scheduled, contestant)) {
            const place = placeOf(scheduled, contestant, round);
            const meeting = place && meetingAt(scheduled, place.table, round);
            expect(meeting?.[place?.side === 'NS' ? 'ns' : 'ew']).toBe(place && contestant);
          }
        }
      }),
    );
  });
});
