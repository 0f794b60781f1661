import { readPublished } from '../published/reading/published-file.js';
import type { PublishedMatch, PublishedMatchBoard } from '../published/published-match.js';
import { KNOCKOUT } from '../testing/samples.js';
import { textOfFile } from '../text/text-of-file.js';
import { convertResults } from './convert-results.js';
import { RESULTS_FORMATS } from './results-formats.js';

/** The boards of each segment of which a room is told. */
function told({ segments }: PublishedMatch): PublishedMatchBoard[][] {
  return segments
    .map(({ boards }) => boards.filter(({ open, closed }) => open ?? closed))
    .filter((boards) => boards.length > 0);
}

describe.each(RESULTS_FORMATS)('a match by itself as $title', ({ name: target }) => {
  const [{ match }] = readPublished(KNOCKOUT).matches as [
    ReturnType<typeof readPublished>['matches'][number],
  ];
  const converted = convertResults(new TextEncoder().encode(KNOCKOUT), target)!;
  const { teams, matches } = readPublished(textOfFile(converted.bytes).text);

  it('is a knockout of two teams', () => {
    expect(converted).toMatchObject({ from: 'Knockout JSON', games: 1 });
    expect(matches).toEqual([]);
    expect(teams).toHaveLength(1);
    expect(teams[0]!.game).toMatchObject({ kind: 'knockout', scoring: 'imps' });
    expect(teams[0]!.game.teams.map(({ team, name }) => [team, name])).toEqual([
      ['1', 'Home'],
      ['2', 'Away'],
    ]);
  });

  it('keeps its segments, its boards and what the teams begin with', () => {
    const [played] = teams[0]!.game.matches;
    expect(played).toMatchObject({ teams: { home: '1', away: '2' }, carryOver: match.carryOver });
    expect(told(match)).toHaveLength(2);
    expect(told(played!)).toMatchObject(told(match));
  });
});
