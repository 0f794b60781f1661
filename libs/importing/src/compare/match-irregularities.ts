import type { PublishedMatch, RoomResult } from '#interchange';
import type { GivenImps } from './score-match.js';

/** A match as it must have been where its running score does not follow from its own boards. */
export interface MatchIrregularity {
  readonly why: string;
  readonly match: PublishedMatch;
  readonly given: readonly GivenImps[];
}

const FINAL = 'Polish First Division 2003 final';
/** The open room of board 12 in the fourth segment is not in the file. */
const [SEGMENT, BOARD] = [4, 12];
const MISSING: RoomResult = { level: 2, strain: 'H', doubling: '', declarer: 'E', tricks: 6 };

/** What is known to be irregular in a match. */
export function matchIrregularities(match: PublishedMatch): MatchIrregularity[] {
  const isMissing = match.segments.some(
    ({ segment, boards }) =>
      segment === SEGMENT && boards.some(({ board, open }) => board === BOARD && open === null),
  );
  if (!match.title.startsWith(FINAL) || !isMissing) return [];
  const whole: PublishedMatch = {
    ...match,
    segments: match.segments.map((each) =>
      each.segment === SEGMENT
        ? {
            ...each,
            boards: each.boards.map((one) => (one.board === BOARD ? { ...one, open: MISSING } : one)),
          }
        : each,
    ),
  };
  const why = 'in segment 4 the open room of board 12 is blank: it was 2H by East, two down, which is 9 IMPs';
  return [
    { why, match: whole, given: [] },
    {
      why: `${why}; segment 6 is 1 IMP more than its boards make`,
      match: whole,
      given: [{ segment: 6, team: 'home', imps: 1 }],
    },
  ];
}
