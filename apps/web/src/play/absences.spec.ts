import { howell, mitchell, type Movement } from '#movement';
import type { SectionData } from '#tournament';
import type { ContestantSeen, SessionSeen } from '../api/documents.js';
import { absenceAhead, comesFrom, leavesFrom, metFrom, missedBy, sidesIn, sitsInFrom } from './absences.js';
import { isAway } from './schedule.js';

function scheduled(movement: Movement): Pick<SessionSeen, 'sections'> {
  return {
    sections: [
      { section: 'A', movement: movement as SectionData['movement'], boardsPerRound: 2, firstBoard: 1 },
    ],
  };
}

describe('when a pair comes, leaves and sits', () => {
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
    // Behind the third there is no round to leave from.
    const last = { ...session, round: 3, called: { A: 3 } };
    expect(leavesFrom(last, 'A-NS2', [{ ...table('A2', 'to-play'), round: 3 }])).toBe(3);
    expect(leavesFrom(last, 'A-NS2', [{ ...table('A2', 'agreed'), round: 3 }])).toBeUndefined();
  });

  describe('in round 2 of three', () => {
    const away = (name: string, untilRound: number | null = null) =>
      ({ contestant: name, absent: [{ fromRound: 1, untilRound }] }) as unknown as ContestantSeen;
    const evening = (movement: Movement, ...contestants: ContestantSeen[]) => ({
      ...scheduled(movement),
      contestants,
      tables: ['A1', 'A2', 'A3'],
      round: 2,
      called: { A: 2 },
    });
    const table = (name: string, state: 'playing' | 'finished' | 'sit-out', ...boards: 'agreed'[]) => ({
      table: name,
      round: 2,
      state,
      boards: boards.map((status, at) => ({ board: at + 1, status, enteredBy: null })),
    });
    const plays = [table('A1', 'playing'), table('A2', 'playing'), table('A3', 'sit-out')];
    const half = evening(mitchell({ tables: 3, phantom: 'NS' }), away('A-NS3'));

    it('a missing pair can come into it while others play it, into the next once they have', () => {
      expect(comesFrom(half, 'A-NS3', plays)).toBe(2);
      expect(comesFrom(half, 'A-NS3', [table('A1', 'finished'), table('A2', 'finished')])).toBe(3);
      // Of an earlier round nobody knows how far this one is.
      expect(comesFrom(half, 'A-NS3', [{ ...table('A1', 'playing'), round: 1 }])).toBe(3);
      expect(comesFrom({ ...half, round: 0, called: { A: 0 } }, 'A-NS3', [])).toBe(1);
    });

    it('comes into the next where its boards were played, or nobody is there to meet it', () => {
      const begun = [table('A1', 'playing'), table('A3', 'playing', 'agreed')];
      expect(comesFrom(half, 'A-NS3', begun)).toBe(3);
      // In round 2 pair EW 2 sits at table 3.
      const alone = evening(mitchell({ tables: 3 }), away('A-NS3'), away('A-EW2'));
      expect(comesFrom(alone, 'A-NS3', plays)).toBe(3);
    });

    it('a team that is drawn comes with the next match, not in the middle of one', () => {
      const sections = half.sections.map((data) => ({
        ...data,
        movement: { ...data.movement, drawn: 4, teams: { segments: 2 } },
      })) as unknown as SessionSeen['sections'];
      expect(comesFrom({ ...half, sections }, 'A-NS3', plays)).toBe(3);
      const first = plays.map((each) => ({ ...each, round: 1 }));
      expect(comesFrom({ ...half, sections, round: 1, called: { A: 1 } }, 'A-NS3', first)).toBe(1);
    });

    it('somebody sits in from it, from the next where the table is done with it', () => {
      const whole = evening(mitchell({ tables: 3 }));
      expect(sitsInFrom(whole, 'A-NS1', plays)).toBe(2);
      expect(sitsInFrom(whole, 'A-NS1', [table('A1', 'finished'), table('A2', 'playing')])).toBe(3);
      expect(sitsInFrom(whole, 'A-EW1', [table('A1', 'finished'), table('A2', 'playing')])).toBe(2);
      expect(sitsInFrom({ ...whole, round: 0, called: { A: 0 } }, 'A-NS1', [])).toBe(1);
    });
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
