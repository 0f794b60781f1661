import { planTeamSections, teamSectionsWanted, withMatches, type ChosenMatches } from './teamSections.js';

const whist: ChosenMatches = { teams: { name: 'american-whist', teams: 7, rounds: 6 }, boardsPerRound: 4 };
const roundRobin: ChosenMatches = {
  teams: { name: 'round-robin', teams: 6, segments: 1 },
  boardsPerRound: 5,
  copies: 2,
  shared: true,
};

describe('teams in sections', () => {
  it('are shared out as evenly as can be, the first sections the larger ones', () => {
    const shares = (teams: number, sections: number) =>
      planTeamSections(teams, sections).map((plan) => plan.teams);
    expect([shares(14, 2), shares(13, 2), shares(20, 3), shares(4, 1)]).toEqual([
      [7, 7],
      [7, 6],
      [7, 7, 6],
      [4],
    ]);
  });

  it('have the matches that are chosen for one in every section of as many teams, and others where others are chosen', () => {
    const both = withMatches(planTeamSections(20, 3), 0, whist);
    expect(both.map(({ matches }) => matches)).toEqual([whist, whist, undefined]);
    expect(teamSectionsWanted(both)).toBeUndefined();
    const all = withMatches(both, 2, roundRobin);
    expect(teamSectionsWanted(all)).toEqual([
      {
        section: 'A',
        firstBoard: 1,
        boardsPerRound: 4,
        movement: { kind: 'teams', teams: { name: 'american-whist', teams: 7, rounds: 6 } },
      },
      {
        section: 'B',
        firstBoard: 1,
        boardsPerRound: 4,
        movement: { kind: 'teams', teams: { name: 'american-whist', teams: 7, rounds: 6 } },
      },
      {
        section: 'C',
        firstBoard: 1,
        boardsPerRound: 5,
        copies: 2,
        shared: true,
        movement: { kind: 'teams', teams: { name: 'round-robin', teams: 6, segments: 1 } },
      },
    ]);
    const other = { ...whist, boardsPerRound: 3 };
    expect(withMatches(all, 1, other).map(({ matches }) => matches)).toEqual([whist, other, roundRobin]);
  });

  it('keep their matches as long as they keep their number of teams', () => {
    const chosen = withMatches(planTeamSections(14, 2), 0, whist);
    expect(planTeamSections(13, 2, chosen).map(({ matches }) => matches)).toEqual([whist, undefined]);
  });
});
