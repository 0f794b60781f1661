import { howell, mitchell, sidesExchanged, type Movement } from '#movement';
import type { SectionData } from '#tournament';
import type { ContestantSeen, SessionSeen } from '../../api/documents.js';
import { absenceAhead, isAway, leavesFrom, meetingAt, metFrom, missedBy, sidesIn } from './schedule.js';

function scheduled(movement: Movement): Pick<SessionSeen, 'sections'> {
  return {
    sections: [
      { section: 'A', movement: movement as SectionData['movement'], boardsPerRound: 2, firstBoard: 1 },
    ],
  };
}

describe('the schedule of a session', () => {
  it('says who meets whom with which boards', () => {
    const session = scheduled(mitchell({ tables: 3 }));
    expect(meetingAt(session, 'A2', 1)).toEqual({ ns: 'A-NS2', ew: 'A-EW2', boards: [3, 4] });
    expect(meetingAt(session, 'A9', 1)).toBeUndefined();
  });

  it('says whom a pair is still to meet, but for those who are away themselves', () => {
    const away = { contestant: 'A-EW2', absent: [{ fromRound: 3, untilRound: null }] };
    const contestants = [away] as unknown as ContestantSeen[];
    const tables = ['A1', 'A2', 'A3'];
    const session = { ...scheduled(mitchell({ tables: 3 })), contestants, tables };
    expect(metFrom(session, 'A-NS1', 2)).toEqual([{ round: 2, others: ['A-EW3'] }]);
    expect(metFrom({ ...session, contestants: [] }, 'A-NS1', 3)).toEqual([{ round: 3, others: ['A-EW2'] }]);
    expect(metFrom(session, 'A-NS1', 4)).toEqual([]);
  });

  it('lets a pair leave from the round that is played, from the next once it has a result in that one', () => {
    const session = { ...scheduled(mitchell({ tables: 3 })), round: 2, called: { A: 2 } };
    const table = (
      name: string,
      ...statuses: ('to-play' | 'agreed' | 'entered' | 'voided' | 'postponed')[]
    ) => ({
      table: name,
      round: 2,
      boards: statuses.map((status, at) => ({ board: at + 1, status, enteredBy: null })),
    });
    expect(leavesFrom(session, 'A-NS2', [table('A2', 'to-play', 'to-play')])).toBe(2);
    expect(leavesFrom(session, 'A-NS2', [table('A2', 'agreed', 'to-play')])).toBe(3);
    expect(leavesFrom(session, 'A-NS2', [table('A2', 'voided', 'postponed')])).toBe(2);
    // In round 2 pair EW 1 sits at table 2.
    expect(leavesFrom(session, 'A-EW1', [table('A1', 'agreed'), table('A2', 'entered')])).toBe(3);
    expect(leavesFrom(session, 'A-EW3', [table('A1', 'to-play'), table('A2', 'entered')])).toBe(2);
    // A table that is still in round 1 has a result in no other one.
    expect(leavesFrom(session, 'A-NS2', [{ ...table('A2', 'agreed'), round: 1 }])).toBe(2);
  });

  it('says on which sides a pair sits', () => {
    expect(sidesIn(scheduled(mitchell({ tables: 3 })), 'A-EW2', 1, 3)).toEqual(new Set(['EW']));
    const turned = scheduled(howell({ tables: 3 }));
    const all = sidesIn(turned, 'A-1', 1, 5);
    expect(all).toEqual(new Set(['NS', 'EW']));
    expect(sidesIn(turned, 'A-1', 1, 1).size).toBe(1);
    expect(sidesIn(turned, 'B-1', 1, 5).size).toBe(0);
  });
});

describe('two sections that host each other’s sit-outs', () => {
  const section = (name: string, movement: Movement) => ({
    section: name,
    movement: movement as SectionData['movement'],
    boardsPerRound: 2,
    firstBoard: 1,
  });
  const half = mitchell({ tables: 3, phantom: 'NS' });
  const sections = [{ ...section('A', half), hosts: { section: 'B' } }, section('B', sidesExchanged(half))];

  it('seat those who would sit out at one table', () => {
    expect(meetingAt({ sections }, 'A3', 2)).toEqual({ ns: 'B-NS2', ew: 'A-EW2', boards: [1, 2] });
    expect(meetingAt({ sections }, 'B3', 2)).toBeUndefined();
    expect(meetingAt({ sections }, 'B3', 4)).toBeUndefined();
    expect(sidesIn({ sections }, 'B-NS2', 1, 3)).toEqual(new Set(['NS']));
  });

  it('on the side that is free, where everybody plays on both', () => {
    const movement = howell({ tables: 3, phantom: 6 });
    const both = [{ ...section('A', movement), hosts: { section: 'B' } }, section('B', movement)];
    const meeting = meetingAt({ sections: both }, 'A1', 1)!;
    const guest = [meeting.ns, meeting.ew].find((name) => name.startsWith('B'))!;
    expect(sidesIn({ sections: both }, guest, 1, 1)).toEqual(new Set([meeting.ns === guest ? 'NS' : 'EW']));
  });
});

describe('a pair that is not there', () => {
  const session = (...absent: ContestantSeen['absent']) => ({
    contestants: [
      {
        contestant: 'A-NS1',
        section: 'A',
        line: 'NS' as const,
        entry: null,
        players: [],
        substitutions: [],
        class: { stratum: null, categories: [], handicap: 0, ranked: true },
        absent,
        cancelled: false,
      },
    ],
  });

  const absent = (name: string, ...absences: ContestantSeen['absent']) => ({
    ...session(...absences).contestants[0]!,
    contestant: name,
  });

  it('is away from a round on, until it comes back', () => {
    const leaves = session({ fromRound: 2, untilRound: 3 });
    expect([1, 2, 3].map((round) => isAway(leaves, 'A-NS1', round))).toEqual([false, true, false]);
  });

  it('has missed the boards of those rounds, where somebody sat opposite', () => {
    const contestants = [
      absent('A-NS1', { fromRound: 1, untilRound: 3 }),
      absent('A-EW3', { fromRound: 2, untilRound: null }),
    ];
    const whole = { ...scheduled(mitchell({ tables: 3 })), contestants, tables: ['A1', 'A2', 'A3'] };
    expect(missedBy(whole, 'A-NS1')).toEqual([
      { table: 'A1', round: 1, board: 1, side: 'NS' },
      { table: 'A1', round: 1, board: 2, side: 'NS' },
    ]);
    expect(missedBy(whole, 'A-NS2')).toEqual([]);
  });

  it('misses nothing where nobody has its place; a late pair there has missed what was before it', () => {
    const half = (untilRound: number | null) => ({
      ...scheduled(mitchell({ tables: 3, phantom: 'NS' })),
      contestants: [absent('A-NS3', { fromRound: 1, untilRound })],
      tables: ['A1', 'A2', 'A3'],
    });
    expect(missedBy(half(null), 'A-NS3')).toEqual([]);
    expect(missedBy(half(2), 'A-NS3').map(({ round }) => round)).toEqual([1, 1]);
  });

  it('misses nothing as a pair of a team that nobody is', () => {
    const three = {
      ...scheduled({ ...mitchell({ tables: 3 }), phantom: '3' } as Movement),
      contestants: ['A-NS3', 'A-EW3'].map((pair) => absent(pair, { fromRound: 1, untilRound: null })),
      tables: ['A1', 'A2', 'A3'],
    };
    expect(missedBy(three, 'A-NS3')).toEqual([]);
    expect(missedBy(three, 'A-EW3')).toEqual([]);
  });

  it('is known to leave before it does', () => {
    const leaves = session({ fromRound: 3, untilRound: null });
    expect(absenceAhead(leaves, 'A-NS1', 2)).toMatchObject({ fromRound: 3 });
    expect(absenceAhead(leaves, 'A-NS1', 3)).toBeUndefined();
    expect(absenceAhead(session(), 'A-NS1', 1)).toBeUndefined();
  });
});
