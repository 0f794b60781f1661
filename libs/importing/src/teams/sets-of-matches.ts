import { MOST_BOARDS_IN_ROUND, setsOfLines, type PublishedSegment } from '#interchange';
import { setOfBoard, type SetsOfBoards } from '#movement';

/**
 * How the boards of matches make sets: as their segments are, each in a set of its own. Where segments do not fill their
 * numbers (12 boards, and the next segment begins with 17) sets are as large as it takes.
 *
 * @param segments with a board at least, each of at most {@link MOST_BOARDS_IN_ROUND}
 */
export function setsOfMatches(segments: readonly PublishedSegment[]): SetsOfBoards {
  const boards = segments.map((segment) => segment.boards);
  const usual = setsOfLines(boards);
  const ranges = boards.map((some) => {
    const numbers = some.map(({ board }) => board);
    return { first: Math.min(...numbers), last: Math.max(...numbers) };
  });
  const fits = (sets: SetsOfBoards) =>
    ranges.every(({ first, last }) => setOfBoard(first, sets) === setOfBoard(last, sets));
  if (fits(usual)) return usual;
  const firsts = [...new Set(ranges.map(({ first }) => first))].toSorted((one, other) => one - other);
  const apart = firsts.slice(1).map((first, index) => first - firsts[index]!);
  const spans = ranges.map(({ first, last }) => last - first + 1);
  const sizes = [...new Set([...apart, ...spans])]
    .filter((size) => size <= MOST_BOARDS_IN_ROUND)
    .toSorted((one, other) => one - other);
  const ways = sizes.flatMap((boardsPerRound) => [
    { boardsPerRound, firstBoard: firsts[0]! - ((firsts[0]! - 1) % boardsPerRound) },
    { boardsPerRound, firstBoard: firsts[0]! },
  ]);
  return ways.find(fits) ?? usual;
}
