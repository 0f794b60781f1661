import { howell } from '#movement';
import { meetingAt, type SectionData } from '#tournament';
import { readState } from '../testing/read-state.js';
import {
  agreed,
  begun,
  called,
  event,
  played,
  uuid,
  voided,
  type TestEvents,
} from '../testing/play-events.js';
import type { Viewer } from '../visibility/viewer.js';

const director: Viewer = { kind: 'director', person: uuid(70) };

/** Five pairs at three tables; pair 6 is not there, so that its opponents sit out at table 1. */
const sections: SectionData[] = [
  {
    section: 'A',
    movement: howell({ tables: 3, phantom: 6 }) as SectionData['movement'],
    boardsPerRound: 2,
    firstBoard: 1,
  },
];
const boardsAt = (table: string, round: number) => meetingAt({ sections }, table, round)!.boards;
const scored = (table: string, round: number) =>
  boardsAt(table, round).map((board) => agreed({ table, round, board, sections }));
const arrived = (missed: 'late' | 'not-played', fromRound = 2) =>
  event('session.contestant-arrived', { session: '1', contestant: 'A-6', fromRound, missed });

const firstRound: TestEvents = [begun({ sections }), ...scored('A2', 1), ...scored('A3', 1)];

async function room(...events: TestEvents) {
  const { tables } = await readState(played(...events), director).sessions.room('1');
  return tables.map(({ table, round, state, behind, late }) => ({ table, round, state, behind, late }));
}

describe('a pair that comes late and plays what it has missed', () => {
  const missed = boardsAt('A1', 1).map((board) => ({ round: 1, board, status: 'postponed' }));

  it('keeps no table behind: its missed boards are late, and everybody goes on (Law 8B)', async () => {
    expect(await room(...firstRound, arrived('late'), called(2))).toEqual([
      { table: 'A1', round: 2, state: 'playing', behind: 0, late: missed },
      { table: 'A2', round: 2, state: 'playing', behind: 0, late: [] },
      { table: 'A3', round: 2, state: 'playing', behind: 0, late: [] },
    ]);
  });

  it('shows them as late from the moment it is there, and the table as done with the round', async () => {
    const state = played(...firstRound, arrived('late'));
    const { tables, open } = await readState(state, director).sessions.room('1');
    expect(tables[0]).toMatchObject({ state: 'finished', left: 0 });
    expect(tables[0]!.boards.map(({ status }) => status)).toEqual(['postponed', 'postponed']);
    expect(open).toBe(2);
    expect(state.sessions['1']!.ended).toHaveLength(1);
  });

  it('has them played as any late board; one that is voided again is open there, and late', async () => {
    const [one, other] = boardsAt('A1', 1).map((board) => ({ table: 'A1', round: 1, board, sections }));
    const journal: TestEvents = [...firstRound, arrived('late'), called(2), agreed(one!), agreed(other!)];
    expect((await room(...journal))[0]).toMatchObject({ round: 2, late: [] });
    expect((await room(...journal, voided(one!)))[0]).toMatchObject({
      round: 2,
      behind: 0,
      late: [{ board: one!.board, status: 'voided' }],
    });
  });

  it('plays in the round from which it is there as everybody does: its table is behind when it is', async () => {
    const table = ['A1', 'A2', 'A3'].find((name) => {
      const { ns, ew } = meetingAt({ sections }, name, 2)!;
      return [ns, ew].includes('A-6');
    })!;
    const others = ['A1', 'A2', 'A3'].filter((name) => name !== table).flatMap((name) => scored(name, 2));
    const tables = await room(...firstRound, arrived('late'), called(2), ...others, called(3));
    expect(tables.find((each) => each.table === table)).toMatchObject({ round: 2, behind: 1 });
  });

  it('has nothing late where what it has missed is not played', async () =>
    expect((await room(...firstRound, arrived('not-played'), called(2)))[0]).toMatchObject({
      behind: 0,
      late: [],
    }));
});
