import { addTo, grouped } from '#cards';
import {
  MOST_BOARDS_IN_ROUND,
  type PublishedMatch,
  type PublishedBoardFigure,
  type PublishedMatchBoard,
  type PublishedSegment,
  type PublishedTeamsResult,
} from '#interchange';
import { numbersBehind } from '../plan/game-plan.js';

/** Matches whose segments can be rounds of a session, and which boards had to get other numbers for it. */
export interface PlayableTeams {
  readonly result: PublishedTeamsResult;
  /** Nothing where nobody plays a number twice. */
  readonly again: readonly number[];
}

/**
 * Matches as a session can have them. A segment with more boards than fit into a round is cut. Where a team meets the
 * number of a board again, in another segment or match, it plays another deal, as nobody plays one twice: such boards get
 * numbers behind the others, with the same dealer and vulnerability. Which of several deals a file means by a number is not
 * known.
 */
export function withPlayableSegments({ game, figures }: PublishedTeamsResult): PlayableTeams {
  const cut = game.matches.map((match) => ({ ...match, segments: match.segments.flatMap(cutToRounds) }));
  const { again, raised } = playedAgain(cut);
  if (again.size === 0) return { result: { game: { ...game, matches: cut }, figures }, again: [] };
  const matches = cut.map((match) => ({
    ...match,
    segments: match.segments.map((segment, at) => raisedBy(segment, raised.get(match.name)?.[at] ?? 0)),
  }));
  const figuresOfBoards = numberedWith(figures.boards, cut, raised);
  const deals = game.deals.filter(({ board }) => !again.has(board));
  return {
    result: { game: { ...game, matches, deals }, figures: { ...figures, boards: figuresOfBoards } },
    again: [...again].toSorted((one, other) => one - other),
  };
}

/** Two teams of which something is told. */
export function isPlayable({ teams, segments }: PublishedMatch): boolean {
  return teams.home !== teams.away && segments.some(({ boards }) => boards.length > 0);
}

/** The so-manieth figure for a number is of the so-manieth segment that has it. */
function numberedWith(
  figures: readonly PublishedBoardFigure[],
  matches: readonly PublishedMatch[],
  raised: ReadonlyMap<string, readonly number[]>,
): PublishedBoardFigure[] {
  const numbers = new Map<string, number[]>();
  const keyOf = (match: string, board: number) => JSON.stringify([match, board]);
  for (const { name, segments } of matches) {
    for (const [at, { boards }] of segments.entries()) {
      for (const { board } of boards) {
        addTo(numbers, keyOf(name, board), board + (raised.get(name)?.[at] ?? 0));
      }
    }
  }
  return figures.map((figure) => {
    const own = numbers.get(keyOf(figure.match, figure.board));
    return { ...figure, board: own?.shift() ?? figure.board };
  });
}

function raisedBy(segment: PublishedSegment, raise: number): PublishedSegment {
  return { ...segment, boards: segment.boards.map((one) => ({ ...one, board: one.board + raise })) };
}

/** The numbers that a team meets again, and by how much those of each segment are raised: more from each such round on. */
function playedAgain(matches: readonly PublishedMatch[]): {
  readonly again: ReadonlySet<number>;
  readonly raised: ReadonlyMap<string, readonly number[]>;
} {
  const plays = roundsOfMatches(matches.filter(isPlayable)).flatMap(({ match, round }) =>
    match.segments.map(({ boards }, at) => ({ match, at, round: round + at, boards })),
  );
  const highest = plays.reduce((most, { boards }) => boards.reduce(higher, most), 0);
  const step = numbersBehind(highest);
  const again = new Set<number>();
  const raised = new Map<string, number[]>();
  let raise = 0;
  let seen = new Set<string>();
  for (const round of [...new Set(plays.map((play) => play.round))].toSorted((one, other) => one - other)) {
    const here = plays.filter((play) => play.round === round);
    const keys = here.flatMap(({ match: { teams }, boards }) =>
      boards.flatMap(({ board }) =>
        [teams.home, teams.away].map((team) => ({ board, key: `${team} ${board}` })),
      ),
    );
    const met = keys.filter(({ key }) => seen.has(key));
    if (met.length > 0) {
      raise += step;
      seen = new Set();
    }
    for (const { board } of met) again.add(board);
    for (const { key } of keys) seen.add(key);
    for (const { match, at } of here) {
      const own = raised.get(match.name) ?? [];
      own[at] = raise;
      raised.set(match.name, own);
    }
  }
  return { again, raised };
}

function higher(most: number, { board }: PublishedMatchBoard): number {
  return Math.max(most, board);
}

/** A segment as it is, or cut into as many as it needs rounds. */
function cutToRounds(segment: PublishedSegment): PublishedSegment[] {
  const numbers = segment.boards.map(({ board }) => board).toSorted((one, other) => one - other);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return [segment];
  const span = last - first + 1;
  if (span <= MOST_BOARDS_IN_ROUND) return [segment];
  const size = gapOf(numbers) ?? Math.ceil(span / Math.ceil(span / MOST_BOARDS_IN_ROUND));
  const parts = grouped(segment.boards, ({ board }) => Math.floor((board - first) / size));
  return [...parts]
    .toSorted(([one], [other]) => one - other)
    .map(([, boards], index) => ({ ...segment, segment: segment.segment + index, boards }));
}

/** Fewer boards from one gap to the next are no segment. */
const FEWEST_IN_SEGMENT = 4;

/** From one beginning of numbers that follow each other to the next, where that is always as far. */
function gapOf(numbers: readonly number[]): number | undefined {
  const beginnings = numbers.filter((number, index) => index === 0 || number !== numbers[index - 1]! + 1);
  const gaps = new Set(beginnings.slice(1).map((number, index) => number - beginnings[index]!));
  const [gap] = gaps;
  const isSegment = gap !== undefined && gap >= FEWEST_IN_SEGMENT && gap <= MOST_BOARDS_IN_ROUND;
  return gaps.size === 1 && isSegment ? gap : undefined;
}

/** Where a match is played: in so many rounds from one on, as the so-manieth of their matches. */
export interface MatchPlace {
  readonly match: PublishedMatch;
  /** From 1. */
  readonly round: number;
  /** From 0; its tables are the next two. */
  readonly index: number;
}

/**
 * Rounds for matches, of which a team plays one at a time: as the file tells them, otherwise the first in which both are
 * free. A match takes as many rounds as it has segments; three teams who play each other in one round take several.
 */
export function roundsOfMatches(matches: readonly PublishedMatch[]): MatchPlace[] {
  const told = matches.every(({ round }) => round !== undefined);
  const blocks: { readonly of: number; readonly matches: PublishedMatch[] }[] = [];
  const inOrder = told ? matches.toSorted((one, other) => one.round! - other.round!) : matches;
  for (const match of inOrder) {
    const of = told ? match.round! : 0;
    const both = Object.values(match.teams);
    const free = blocks.find(
      (block) =>
        block.of === of &&
        !block.matches.some(({ teams: { home, away } }) => both.includes(home) || both.includes(away)),
    );
    if (free) free.matches.push(match);
    else blocks.push({ of, matches: [match] });
  }
  let round = 1;
  return blocks.flatMap((block) => {
    const first = round;
    round += Math.max(1, ...block.matches.map(({ segments }) => segments.length));
    return block.matches.map((match, index) => ({ match, round: first, index }));
  });
}
