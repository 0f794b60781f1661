import { mitchell } from '#movement';
import type { SessionSeen } from '../api/documents.js';
import type { MatchSeen } from '../api/matchDocuments.js';
import { awayFrom, isTeamAway, isUnderWay, opponentsOf, teamLeavesFrom } from './teamsThere.js';

type Absence = SessionSeen['contestants'][number]['absent'][number];

/** A session of three rounds with the two pairs of team A-2. */
function session(northSouth: readonly Absence[], eastWest: readonly Absence[]) {
  const pair = (contestant: string, absent: readonly Absence[]) => ({ contestant, absent });
  const contestants = [pair('A-NS2', northSouth), pair('A-EW2', eastWest)];
  return { rounds: 3, contestants } as unknown as SessionSeen;
}

const from = (fromRound: number, untilRound: number | null = null) => ({ fromRound, untilRound }) as Absence;

describe('a team', () => {
  it('is away where neither of its pairs is there', () => {
    const left = session([from(2)], [from(2)]);
    expect([1, 2, 3].map((round) => isTeamAway(left, 'A-2', round))).toEqual([false, true, true]);
    expect(awayFrom(left, 'A-2')).toBe(2);
  });

  it('is there with one pair, or when it has come back', () => {
    expect(isTeamAway(session([from(2)], []), 'A-2', 2)).toBe(false);
    expect(awayFrom(session([from(1, 3)], [from(1, 3)]), 'A-2')).toBeUndefined();
    expect(awayFrom(session([from(1)], [from(1)]), 'A-2')).toBe(1);
  });

  it('meets who is there', () => {
    const match = (home: string, away: string, round: number, state: Partial<MatchSeen>) => ({
      home,
      away,
      complete: false,
      off: false,
      ...state,
      segments: [{ home: { table: 'A1', round }, away: { table: 'A2', round }, boards: [] }],
    });
    const matches = [
      match('A-1', 'A-2', 1, { complete: true }),
      match('A-2', 'A-3', 2, { off: true }),
      match('A-4', 'A-2', 3, {}),
    ] as unknown as MatchSeen[];
    expect([1, 2, 3].map((round) => opponentsOf({ matches }, 'A-2', round))).toEqual([['A-1'], [], ['A-4']]);
  });

  it('leaves from the round that is played, or the next where one of its pairs has a result in it', () => {
    const movement = mitchell({ tables: 3 });
    const sections = [{ section: 'A', movement, boardsPerRound: 2, firstBoard: 1 }];
    const session = { sections, round: 2, called: { A: 2 } } as unknown as SessionSeen;
    const table = (name: string, status: 'to-play' | 'agreed') => ({
      table: name,
      round: 2,
      boards: [{ board: 1, status, enteredBy: null }],
    });
    expect(teamLeavesFrom(session, 'A-2', [])).toBe(2);
    // In round 2 pair NS 2 sits at table 2, and EW 2 at table 3.
    expect(teamLeavesFrom(session, 'A-2', [table('A2', 'to-play'), table('A3', 'to-play')])).toBe(2);
    expect(teamLeavesFrom(session, 'A-2', [table('A2', 'to-play'), table('A3', 'agreed')])).toBe(3);
    expect(teamLeavesFrom(session, 'A-2', [table('A1', 'agreed'), table('A2', 'to-play')])).toBe(2);
    const last = { ...session, round: 3, called: { A: 3 } };
    const played = ['A1', 'A2', 'A3'].map((name) => ({ ...table(name, 'agreed'), round: 3 }));
    expect(teamLeavesFrom(last, 'A-2', played.slice(1))).toBeUndefined();
  });

  it('plays its match from the call of its first round until the session is closed', () => {
    const segments = [2, 3].map((round) => ({ home: { round }, away: { round } }));
    const match = { home: 'A-1', segments } as unknown as MatchSeen;
    const during = (round: number, status: SessionSeen['status'] = 'running') =>
      isUnderWay(match, { status, round, called: { A: round } });
    expect([0, 1, 2, 3].map((round) => during(round))).toEqual([false, false, true, true]);
    expect(during(3, 'closed')).toBe(false);
  });
});
