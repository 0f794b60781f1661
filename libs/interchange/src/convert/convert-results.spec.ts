import { readPublished } from '../published/published-file.js';
import { textOfFile } from '../text/text-of-file.js';
import { convertResults } from './convert-results.js';
import { RESULT_TARGETS } from './result-targets.js';

const MATCH = {
  event: 'Final',
  team1: 'Zgłoś Wrocław',
  team2: 'Unia & Co',
  segments: [
    { seg: 1, before: [10, 0], rs: '4CE-2,3SN=,4SE+1,5SEx+1' },
    { seg: 2, before: [17, 5], rs: '3NS+1,3NS+1,PASS,2HW=' },
  ],
};

describe.each(RESULT_TARGETS)('a match by itself as %s', (target) => {
  const written = JSON.stringify(MATCH);
  const [{ match }] = readPublished(written).matches as [ReturnType<typeof readPublished>['matches'][number]];
  const converted = convertResults(new TextEncoder().encode(written), target)!;
  const { teams, matches } = readPublished(textOfFile(converted.bytes).text);

  it('is a knockout of two teams', () => {
    expect(converted).toMatchObject({ from: 'Knockout JSON', games: 1 });
    expect(matches).toEqual([]);
    expect(teams).toHaveLength(1);
    expect(teams[0]!.game).toMatchObject({ kind: 'knockout', scoring: 'imps' });
    expect(teams[0]!.game.teams.map(({ team, name }) => [team, name])).toEqual([
      ['1', MATCH.team1],
      ['2', MATCH.team2],
    ]);
  });

  it('keeps its segments, its boards and what the teams begin with', () => {
    const [played] = teams[0]!.game.matches;
    expect(played).toMatchObject({ teams: { home: '1', away: '2' }, carryOver: match.carryOver });
    expect(played!.segments.map(({ boards }) => boards)).toMatchObject(
      match.segments.map(({ boards }) => boards),
    );
  });
});
