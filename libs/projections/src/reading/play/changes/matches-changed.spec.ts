import { KNOCKOUT, WBF_TEAMS, type TeamMethod } from '#scoring';
import { agreed, AVERAGE, begun, event, played, ruled, score } from '../../../testing/play-events.js';
import { twoTeams } from '../../../testing/two-teams.js';
import { EVERYTHING } from '../../../visibility/standings-seen.js';
import { matchesChanged } from './matches-changed.js';
import { previewOf } from './ruling-preview.js';

const sections = twoTeams(2);

/** Home wins 9 IMPs on board 1, 370 points more, and nothing on board 2; then board 1 is ruled an average. */
function beforeAndAfter(method: TeamMethod) {
  const match = [
    begun({ sections }),
    event('session.matches-scored', { session: '1', method: method as never }),
    ...[1, 2].flatMap((board) =>
      ['A1', 'A2'].map((table) =>
        agreed({ table, round: 1, board, sections }, score(table === 'A1' && board === 1 ? 480 : 110)),
      ),
    ),
  ];
  const ruling = ruled({ table: 'A1', round: 1, board: 1, sections }, AVERAGE);
  return [played(...match), played(...match, ruling)] as const;
}

describe('what a ruling changes in a match of teams', () => {
  it('is the IMPs of the board, the score of the match and its victory points, and no matchpoints', () => {
    const [before, after] = beforeAndAfter(WBF_TEAMS);
    const { boards, matches, standings } = previewOf(before, after, '1');
    expect(boards).toEqual([]);
    expect(matches).toEqual([
      {
        home: 'A-1',
        away: 'A-2',
        firstBoard: 1,
        imps: true,
        before: { score: { home: '9', away: '0' }, victoryPoints: { home: '16', away: '4' } },
        after: { score: { home: '0', away: '0' }, victoryPoints: { home: '10', away: '10' } },
        boards: [{ board: 1, before: { home: '9', away: '-9' }, after: { home: '0', away: '0' } }],
      },
    ]);
    expect(standings.map(({ contestant }) => contestant)).toEqual(['A-1', 'A-2']);
  });

  it('is in a knockout, which has no ranking, what the match stands at', () => {
    const [before, after] = beforeAndAfter(KNOCKOUT);
    const { matches, standings } = previewOf(before, after, '1');
    expect(standings).toEqual([]);
    expect(matches).toMatchObject([
      {
        before: { score: { home: '9', away: '0' }, victoryPoints: null },
        after: { score: { home: '0', away: '0' }, victoryPoints: null },
      },
    ]);
  });

  it('is told of no board that the reader may not see', () => {
    const [before, after] = beforeAndAfter(WBF_TEAMS);
    const [from, to] = [before, after].map((state) => ({ state, seen: EVERYTHING })) as [never, never];
    const [match] = matchesChanged(from, to, '1', { maySee: (board) => board !== 1, totals: true });
    expect(match!.boards).toEqual([]);
  });
});
