import { MOST_BOARDS_IN_ROUND, type PublishedMatchBoard, type PublishedSegment } from '#interchange';

/** A segment as it is, or cut into as many as it needs rounds. */
export function cutToRounds(segment: PublishedSegment): PublishedSegment[] {
  const numbers = segment.boards.map(({ board }) => board).toSorted((one, other) => one - other);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return [segment];
  const span = last - first + 1;
  if (span <= MOST_BOARDS_IN_ROUND) return [segment];
  const size = gapOf(numbers) ?? Math.ceil(span / Math.ceil(span / MOST_BOARDS_IN_ROUND));
  const parts = new Map<number, PublishedMatchBoard[]>();
  for (const one of segment.boards) {
    const part = Math.floor((one.board - first) / size);
    parts.set(part, [...(parts.get(part) ?? []), one]);
  }
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
