import { howell, makeMovement, mitchell, sidesExchanged, type Movement } from '#movement';
import type { SectionData } from '#tournament';
import { TWELVE_ALONE } from '../../../testing/individual-evening.js';
import {
  begun,
  event,
  played,
  setUp,
  THREE_TABLES,
  uuid,
  type TestEvents,
} from '../../../testing/play-events.js';
import { swissOfFive } from '../../../testing/swiss-of-five.js';
import { twoTeams } from '../../../testing/two-teams.js';
import { devicePlan, type DeviceSection } from './device-plan.js';

function section(movement: Movement, more: Partial<SectionData> = {}): SectionData {
  return { ...THREE_TABLES, movement: movement as SectionData['movement'], ...more };
}

function plan(...events: TestEvents) {
  const state = played(...events);
  return devicePlan(state, state.sessions['1']!);
}

/** `1.2: 1-3, 5 to 6`: round 1 at table 2. */
const listed = ({ rounds }: DeviceSection) =>
  rounds.map(({ round, table, numbers: { N, E, S, W }, boards }) => {
    const who = N === S && E === W ? `${N}-${E}` : `${N} ${S} - ${E} ${W}`;
    return `${round}.${table}: ${who}${boards ? `, ${boards.first} to ${boards.last}` : ''}`;
  });

describe('what scoring devices are told', () => {
  it('is who meets where on which boards, as the movement has it', () => {
    const { sections, notes } = plan(setUp());
    expect(sections).toMatchObject([
      { section: 'A', alone: false, winners: 2, scoring: 'matchpoints', tables: [1, 2, 3] },
    ]);
    expect(listed(sections[0]!)).toEqual([
      '1.1: 1-1, 1 to 2',
      '2.1: 1-3, 3 to 4',
      '3.1: 1-2, 5 to 6',
      '1.2: 2-2, 3 to 4',
      '2.2: 2-1, 5 to 6',
      '3.2: 2-3, 1 to 2',
      '1.3: 3-3, 5 to 6',
      '2.3: 3-2, 1 to 2',
      '3.3: 3-1, 3 to 4',
    ]);
    expect(notes).toEqual([{ code: 'nameless', section: 'A', seats: 12 }]);
  });

  it('has zeros for a phantom and for those who are not there, and no boards', () => {
    const { sections } = plan(setUp({ sections: [section(howell({ tables: 2, phantom: 4 }))] }));
    expect(sections[0]).toMatchObject({ winners: 1 });
    const sitOuts = listed(sections[0]!).filter((line) => !line.includes(','));
    expect(sitOuts).toHaveLength(3);
    expect(sitOuts.every((line) => /: (0-[123]|[123]-0)$/.test(line))).toBe(true);
    const left = event('session.contestant-withdrew', { session: '1', contestant: 'A-EW2', fromRound: 2 });
    const without = listed(plan(begun(), left).sections[0]!);
    expect(without).toEqual(expect.arrayContaining(['1.2: 2-2, 3 to 4', '2.3: 3-0', '3.1: 1-0']));
  });

  it('numbers East-West on where arrows are switched between two lines', () => {
    const switched = mitchell({ tables: 3 });
    const rows = switched.rows.map((row) =>
      row.map((play, round) => (play && round === 2 ? { ...play, ns: play.ew, ew: play.ns } : play)),
    );
    const { sections } = plan(setUp({ sections: [section({ ...switched, rows })] }));
    expect(sections[0]).toMatchObject({ winners: 1 });
    expect(listed(sections[0]!).slice(0, 3)).toEqual([
      '1.1: 1-4, 1 to 2',
      '2.1: 1-6, 3 to 4',
      '3.1: 5-1, 5 to 6',
    ]);
  });

  it('has a one-winner Mitchell with the numbers that it has', () => {
    const movement = makeMovement({ name: 'mitchell', tables: 3, rounds: 3, scrambled: [[2], [], [1, 3]] });
    const { sections } = plan(setUp({ sections: [section(movement)] }));
    expect(sections[0]).toMatchObject({ winners: 1 });
    expect(listed(sections[0]!).at(-1)).toBe('3.3: 4-3, 3 to 4');
  });

  it('has the rounds of a Swiss that are drawn, and tells which are not', () => {
    const { sections, notes } = plan(...swissOfFive().slice(0, 1));
    expect(new Set(sections[0]!.rounds.map(({ round }) => round))).toEqual(new Set([1]));
    expect(notes).toContainEqual({ code: 'undrawn', section: 'A', round: 2 });
  });

  it('has both tables of a match of teams, whose pairs have the numbers of teams', () => {
    const { sections } = plan(setUp({ sections: twoTeams(8) }));
    expect(sections[0]).toMatchObject({ winners: 2, scoring: 'teams' });
    expect(listed(sections[0]!)).toEqual(['1.1: 1-2, 1 to 8', '1.2: 2-1, 1 to 8']);
  });

  it('has four numbers at a table where everybody plays alone', () => {
    const { sections } = plan(setUp({ sections: TWELVE_ALONE }));
    expect(sections[0]).toMatchObject({ alone: true, winners: 1 });
    for (const { numbers } of sections[0]!.rounds) expect(new Set(Object.values(numbers)).size).toBe(4);
  });

  it('leaves out where a pair of another section plays, and tells it', () => {
    const half = mitchell({ tables: 3, phantom: 'NS' });
    const sections = [
      section(half, { hosts: { section: 'B' } }),
      section(sidesExchanged(half), { section: 'B' }),
    ];
    const { sections: told, notes } = plan(begun({ sections }));
    expect(notes).toContainEqual({ code: 'other-section', table: 'A3', rounds: [1, 2, 3] });
    expect(told[0]!.rounds.filter(({ table }) => table === 3)).toEqual([]);
    expect(told.map(({ rounds }) => rounds.length)).toEqual([6, 9]);
  });

  it('has those who are known where they sit down first', () => {
    const seated = event('session.started', { session: '1', players: { 'A-EW2': [uuid(1), uuid(2)] } });
    const { sections, notes } = plan(setUp(), seated);
    expect(sections[0]!.players).toEqual([
      { table: 2, seat: 'E', person: uuid(1) },
      { table: 2, seat: 'W', person: uuid(2) },
    ]);
    expect(notes).toEqual([{ code: 'nameless', section: 'A', seats: 10 }]);
  });
});
