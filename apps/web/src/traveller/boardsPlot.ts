import type { CardSeen } from '../api/cardDocuments.js';
import { Rational } from '#scoring';
import type { AwardSeen } from '../api/travellerDocuments.js';
import { shareOf } from './share.js';

/** How a board went for those whose card it is. */
export interface BoardPlotted {
  readonly board: number;
  readonly award: AwardSeen;
  /** From 0 to 100: 50 is the average, more is better. */
  readonly share: number;
}

/** The boards of a card as a picture, with what its caption says. */
export interface BoardsPlot {
  /** In the order in which they were played. */
  readonly boards: readonly BoardPlotted[];
  /** How many are better than the average. */
  readonly above: number;
  /** The best ones, which are all worth the same, and the worst ones, in the order of their numbers. */
  readonly best: readonly BoardPlotted[];
  readonly worst: readonly BoardPlotted[];
}

/** Of fewer boards the lines of the card say as much as a picture. */
const ENOUGH = 4;

/** How somebody's boards went one after the other; undefined where too few have something that may be told. */
export function boardsPlot(rounds: CardSeen['rounds']): BoardsPlot | undefined {
  const boards = rounds
    .flatMap((round) => round.boards)
    .flatMap(({ board, line }) => {
      const share = line?.award ? shareOf(line.award) : undefined;
      return share === undefined ? [] : [{ board, award: line!.award!, share }];
    });
  if (boards.length < ENOUGH) return undefined;
  const ranked = boards.toSorted((one, other) => worthOf(one.award).compare(worthOf(other.award)));
  const alike = (extreme: BoardPlotted) =>
    boards
      .filter(({ award }) => worthOf(award).equals(worthOf(extreme.award)))
      .toSorted((one, other) => one.board - other.board);
  return {
    boards,
    above: boards.filter(({ share }) => share > 50).length,
    best: alike(ranked.at(-1)!),
    worst: alike(ranked[0]!),
  };
}

/** A percentage where there is a top, otherwise IMPs: exact, to be compared. */
function worthOf(award: AwardSeen): Rational {
  if (award.kind === 'not-played') return Rational.ZERO;
  return Rational.parse(award.percent ?? award.points);
}
