import { line, score } from '../testing/traveller.js';
import { teamMatch, type TeamBoard } from './team-match.js';
import {
  EBU_TEAMS,
  IMPS_TEAMS,
  KNOCKOUT,
  PZBS_PATTON,
  TEAM_PRESETS,
  teamPresetOf,
  WBF_TEAMS,
  type TeamMethod,
} from './team-method.js';
import { teamStanding, type FinishedMatch } from './team-standing.js';

const board = (number: number, open: number, closed: number): TeamBoard => ({
  board: number,
  home: [line('open', score(open))],
  away: [line('closed', score(closed))],
});

const match = (
  home: string,
  away: string,
  method: TeamMethod,
  ...boards: readonly TeamBoard[]
): FinishedMatch => ({
  home,
  away,
  score: teamMatch({ boards, scheduled: boards.length }, method.match),
});

/** Home wins 9 IMPs on the first board and loses 2 on the second. */
const WON_BY_7 = [board(1, 420, 50), board(2, 50, 110)] as const;
const TIED = [board(1, 420, 420), board(2, 50, 50)] as const;

const printout = (method: TeamMethod, ...matches: readonly FinishedMatch[]) => {
  const { ranks, totals } = teamStanding(['A', 'B', 'C', 'D'], matches, method);
  return ranks.map(({ contestant, place, last }) => {
    const { total, matches: played, won, lost } = totals.get(contestant)!;
    return `${place === last ? place : `${place}=`} ${contestant} ${total.toText(2)} (${played}; ${won.toText(0)}:${lost.toText(0)})`;
  });
};

describe('a standing of teams', () => {
  it('adds up the victory points of matches, ties told apart by the match between them', () => {
    expect(
      printout(
        WBF_TEAMS,
        match('A', 'B', WBF_TEAMS, ...WON_BY_7),
        match('C', 'D', WBF_TEAMS, ...TIED),
        match('B', 'C', WBF_TEAMS, ...WON_BY_7),
        match('D', 'A', WBF_TEAMS, ...WON_BY_7),
      ),
    ).toEqual(['1 D 24.96 (2; 9:2)', '2 A 20.00 (2; 11:11)', '3 B 20.00 (2; 11:11)', '4 C 15.04 (2; 2:9)']);
  });

  it('counts IMPs where they are the result', () =>
    expect(
      printout(IMPS_TEAMS, match('A', 'B', IMPS_TEAMS, ...WON_BY_7), match('C', 'D', IMPS_TEAMS, ...TIED)),
    ).toEqual(['1 A 7.00 (1; 9:2)', '2= C 0.00 (1; 0:0)', '2= D 0.00 (1; 0:0)', '4 B -7.00 (1; 2:9)']));

  it('counts boards and the aggregate in a Patton', () =>
    expect(printout(PZBS_PATTON, match('A', 'B', PZBS_PATTON, ...WON_BY_7)).slice(0, 2)).toEqual([
      '1 A 4.00 (1; 4:2)',
      '2 B 2.00 (1; 2:4)',
    ]));

  it('gives no place to who has finished no match', () =>
    expect(printout(EBU_TEAMS, match('A', 'B', EBU_TEAMS, ...TIED)).slice(2)).toEqual([
      'undefined C 0.00 (0; 0:0)',
      'undefined D 0.00 (0; 0:0)',
    ]));
});

describe('a method of teams', () => {
  it('is known by its name', () => {
    for (const preset of TEAM_PRESETS) expect(teamPresetOf(preset.name)).toBe(preset);
    expect(teamPresetOf('own')).toBeUndefined();
  });

  it('has a scale where victory points are what counts', () => {
    const scaled = TEAM_PRESETS.filter(({ result }) => result === 'victory-points');
    expect(scaled.every(({ match: { vp } }) => vp !== undefined)).toBe(true);
    expect(KNOCKOUT.match.split).toBe('averaged');
  });
});
