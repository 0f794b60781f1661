import { score, line } from '../testing/traveller.js';
import { usualBye, worthSoFar } from './bye.js';
import { teamMatch } from './team-match.js';
import {
  ACBL_BOARD_A_MATCH_TEAMS,
  EBU_TEAMS,
  IMPS_TEAMS,
  PZBS_PATTON,
  WBF_TEAMS,
  type TeamMethod,
} from './team-method.js';
import { teamStanding } from './team-standing.js';

const bye = (method: TeamMethod, boards = 8) => {
  const { points, why } = usualBye(method, boards);
  return `${points} ${why}`;
};

describe('a bye', () => {
  it('is worth 12 of 20 victory points, whatever the scale and the boards', () => {
    expect([WBF_TEAMS, EBU_TEAMS].flatMap((method) => [bye(method, 7), bye(method, 16)])).toEqual(
      Array(4).fill('12 share'),
    );
    const thirty: TeamMethod = {
      ...EBU_TEAMS,
      match: {
        ...EBU_TEAMS.match,
        vp: {
          kind: 'table',
          rows: [
            { from: 0, winner: 15, loser: 15 },
            { from: 3, winner: 16, loser: 14 },
          ],
        },
      },
    };
    expect(bye(thirty)).toBe('18 share');
  });

  it('of a half match is worth half of that', () => {
    const of = (method: TeamMethod) => String(usualBye(method, 4, true).points);
    const winLoss = { ...EBU_TEAMS.match, vp: { kind: 'win-loss', win: 2, tie: 1, loss: 0 } as const };
    expect([of(WBF_TEAMS), of({ ...EBU_TEAMS, match: winLoss })]).toEqual(['6', '1']);
  });

  it('is worth a win where there are only wins and losses', () =>
    expect(
      bye({
        ...EBU_TEAMS,
        match: { ...EBU_TEAMS.match, vp: { kind: 'win-loss', win: 1, tie: '1/2', loss: 0 } },
      }),
    ).toBe('1 win'));

  it('is worth as large a part of boards with a top, and nothing in IMPs', () => {
    // A board has 1; of the Patton 2, and the aggregate 1 for each.
    expect(bye(ACBL_BOARD_A_MATCH_TEAMS)).toBe('24/5 share');
    expect(bye(PZBS_PATTON)).toBe('72/5 share');
    expect(bye(IMPS_TEAMS)).toBe('0 nothing');
  });

  it('is in the total of a standing', () => {
    const match = teamMatch(
      {
        boards: [{ board: 1, home: [line('open', score(420))], away: [line('closed', score(50))] }],
        scheduled: 1,
      },
      WBF_TEAMS.match,
    );
    const { ranks, totals } = teamStanding(
      ['A', 'B', 'C'],
      [{ home: 'A', away: 'B', score: match }],
      WBF_TEAMS,
      [{ team: 'C', points: usualBye(WBF_TEAMS, 1).points }],
    );
    expect(ranks.map(({ contestant }) => contestant)).toEqual(['A', 'C', 'B']);
    expect(totals.get('C')).toMatchObject({ matches: 0 });
    expect(totals.get('C')!.total.toString()).toBe('12');
  });
});

describe('a match that goes on', () => {
  const half = (method: TeamMethod) =>
    teamMatch(
      {
        boards: [{ board: 1, home: [line('open', score(420))], away: [line('closed', score(50))] }],
        scheduled: 2,
      },
      method.match,
    ).home;

  it('is worth what it stands at, with half of the boards to come', () => {
    expect(worthSoFar(half(ACBL_BOARD_A_MATCH_TEAMS), ACBL_BOARD_A_MATCH_TEAMS, 2).toString()).toBe('3/2');
    expect(worthSoFar(half(IMPS_TEAMS), IMPS_TEAMS, 2).toString()).toBe('9');
    const { victoryPoints } = half(WBF_TEAMS);
    expect(worthSoFar(half(WBF_TEAMS), WBF_TEAMS, 2)).toEqual(victoryPoints!.points);
  });
});
