import type { PublishedMatch, PublishedMatchBoard, PublishedTeamsResult } from '#interchange';
import { planOfTeams } from './plan-of-teams.js';
import { withPlayableSegments } from './playable-segments.js';

const NOTHING = { matches: [], boards: [], totals: [], rankings: [], masterPoints: [], unread: [] };

/** A match of passed-out boards, segment by segment. */
function matchOf(
  name: string,
  [home, away]: readonly [string, string],
  segments: readonly (readonly number[])[],
  round = 1,
): PublishedMatch {
  return {
    name,
    title: name,
    round,
    teams: { home, away },
    carryOver: { home: '0', away: '0' },
    segments: segments.map((numbers, at) => ({
      segment: at + 1,
      boards: numbers.map((board): PublishedMatchBoard => ({
        board,
        open: 'passed-out',
        closed: 'passed-out',
      })),
    })),
  };
}

function gameOf(matches: readonly PublishedMatch[], figures = {}): PublishedTeamsResult {
  const named = [...new Set(matches.flatMap(({ teams }) => [teams.home, teams.away]))].toSorted();
  return {
    game: {
      name: 'event 1',
      title: 'Cup',
      date: null,
      event: {},
      session: { number: 1, of: 1 },
      kind: 'knockout',
      scoring: 'imps',
      teams: named.map((team) => ({
        team,
        name: `Team ${team}`,
        players: [],
        pairs: [],
        ranked: true,
        stratum: null,
        beside: [],
      })),
      matches,
      deals: [],
    },
    figures: { ...NOTHING, ...figures },
  };
}

const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
const boardsOf = ({ game }: PublishedTeamsResult) =>
  game.matches.map(({ segments }) => segments.map(({ boards }) => boards.map(({ board }) => board)));

/** How many results a game has as it is planned; whatever was left out is not expected. */
function planned(published: PublishedTeamsResult) {
  const plan = planOfTeams(withPlayableSegments(published).result.game)!;
  expect(plan.unplayable).toEqual([]);
  const results = plan.rounds.flatMap(({ atTables }) => [...atTables.values()].flat());
  return { sets: plan.sets, rounds: plan.rounds.length, results: results.length };
}

describe('segments of matches', () => {
  it('stay as they are where nobody plays a number twice', () => {
    const game = gameOf([
      matchOf('1', ['1', '2'], [numbersFrom(1, 16), numbersFrom(17, 16)]),
      matchOf('2', ['3', '4'], [numbersFrom(1, 16), numbersFrom(17, 16)]),
    ]);
    expect(withPlayableSegments(game)).toEqual({ result: game, again: [] });
    expect(planned(game)).toEqual({ sets: { boardsPerRound: 16, firstBoard: 1 }, rounds: 2, results: 128 });
  });

  it('that each begin with board 1 have numbers of their own, of the same vulnerability', () => {
    const game = gameOf([matchOf('1', ['1', '2'], [numbersFrom(1, 12), numbersFrom(1, 12)])]);
    const { result, again } = withPlayableSegments(game);
    expect(again).toEqual(numbersFrom(1, 12));
    expect(boardsOf(result)).toEqual([[numbersFrom(1, 12), numbersFrom(17, 12)]]);
    expect(planned(game)).toMatchObject({ rounds: 2, results: 48 });
  });

  it('of a match in which a team meets the numbers of an earlier one, too, with the figures of its boards', () => {
    const both = [
      { match: '1', board: 2, imps: '5' },
      { match: '2', board: 2, imps: '-3' },
    ];
    const game = gameOf([matchOf('1', ['1', '2'], [[1, 2]]), matchOf('2', ['3', '1'], [[1, 2]], 2)], {
      boards: both,
    });
    const { result } = withPlayableSegments(game);
    expect(boardsOf(result)).toEqual([[[1, 2]], [[17, 18]]]);
    expect(result.figures.boards.map(({ board, imps }) => [board, imps])).toEqual([
      [2, '5'],
      [18, '-3'],
    ]);
    expect(planned(game)).toMatchObject({ rounds: 2, results: 8 });
  });

  it('with figures of a number in each segment keep them apart', () => {
    const both = [
      { match: '1', board: 1, imps: '5' },
      { match: '1', board: 1, imps: '-3' },
    ];
    const { result } = withPlayableSegments(gameOf([matchOf('1', ['1', '2'], [[1], [1]])], { boards: both }));
    expect(result.figures.boards.map(({ board, imps }) => [board, imps])).toEqual([
      [1, '5'],
      [17, '-3'],
    ]);
  });

  it.each([
    ['96 boards', numbersFrom(1, 96), 2],
    ['128 boards', numbersFrom(1, 128), 2],
    [
      'eight times 12 with gaps',
      [0, 16, 32, 48, 64, 80, 96, 112].flatMap((at) => numbersFrom(1 + at, 12)),
      8,
    ],
    ['two far apart', [1, 500], 2],
    ['each second number', numbersFrom(0, 60).map((at) => 2 * at + 1), 2],
  ])('that are longer than a round are cut: %s', (_what, numbers, rounds) => {
    const game = gameOf([matchOf('1', ['1', '2'], [numbers])]);
    expect(boardsOf(withPlayableSegments(game).result).flat(2)).toEqual(numbers);
    expect(planned(game)).toMatchObject({ results: 2 * numbers.length });
    expect(withPlayableSegments(game).result.game.matches[0]!.segments).toHaveLength(rounds);
  });

  it.each([
    ['12 boards, the next begins with 17', [numbersFrom(1, 12), numbersFrom(17, 12)], 16],
    ['one with a gap', [[...numbersFrom(1, 12), ...numbersFrom(17, 12)]], 28],
    ['one with a gap that begins later', [[...numbersFrom(17, 12), ...numbersFrom(33, 12)]], 28],
  ])('need not fill their numbers: %s', (_what, segments, boardsPerRound) => {
    const game = gameOf([matchOf('1', ['1', '2'], segments)]);
    expect(planned(game)).toMatchObject({ sets: { boardsPerRound }, results: 2 * segments.flat().length });
  });
});
