import {
  compareContracts,
  compareResult,
  FIGURE_KINDS,
  notInPoints,
  scoreGame,
  withNumbersOfTheirOwn,
  type ComparedFigure,
  type Comparison,
  type GameScores,
  type NotCompared,
} from '#importing';
import { countOfFigures, type PublishedResult } from '#interchange';
import { Unscorable } from '#scoring';
import { KINDS, NOT_COMPARED } from '../../replay/report.js';
import type { Difference, UnknownPart } from '../comparison/conformed-file.js';
import type { ConformedPart } from './conformed-part.js';
import { unpublishedIn } from './unpublished.js';

/** Compares every published figure of a game with what its own lines come to, as an import of it does. */
export function conformGame(published: PublishedResult): ConformedPart {
  const { result } = withNumbersOfTheirOwn(published);
  const { game, figures } = result;
  const unread = unknownOf(game.name, figures.unread);
  const scores = scored(result);
  if (typeof scores === 'string') {
    const read = { of: game.name, why: scores, figures: countOfFigures({ ...figures, unread: [] }) };
    const unknown = read.figures > 0 || unread.length === 0 ? [read, ...unread] : unread;
    return { equal: 0, different: [], irregular: [], unknown };
  }
  const contracts = compareContracts(game);
  const wrong = contracts.filter(({ published: there, ours }) => there !== ours);
  const part = partOf(compareResult(result, scores));
  return {
    ...part,
    kinds: addUpKinds([{ [KINDS.contract]: contracts.length }, part.kinds]),
    unpublished: unpublishedIn(result),
    equal: part.equal + contracts.length - wrong.length,
    different: [...wrong.map(differenceOf), ...part.different],
    unknown: unread,
    notCompared: unknownOf(game.name, notInPoints(result)),
  };
}

/** A comparison as a part of a file. */
export function partOf({ counts, differences, irregularities }: Comparison): ConformedPart {
  // Irregular figures that are the same here are named, too.
  const compared = Object.values(counts).reduce((sum, count) => sum + count.compared, 0);
  return {
    kinds: Object.fromEntries(
      FIGURE_KINDS.map((kind) => [KINDS[kind], counts[kind].compared] as const).filter(
        ([, many]) => many > 0,
      ),
    ),
    equal: compared - differences.length - irregularities.length,
    different: differences.map(differenceOf),
    irregular: irregularities.map((figure) => ({ ...differenceOf(figure), why: figure.why })),
    unknown: [],
  };
}

/** How many figures there are of each kind in several parts together. */
export function addUpKinds(parts: readonly ConformedPart['kinds'][]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [kind, count] of parts.flatMap((kinds) => Object.entries(kinds ?? {})))
    sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}

/** Why figures are not compared where nothing is played. */
export const WHY = {
  ...NOT_COMPARED,
  method: 'the scoring method of the game is unknown',
  'several-sessions': 'they cover several sessions or sections',
} as const satisfies typeof NOT_COMPARED;

/** What is not compared, as parts that cannot be run. */
export function unknownOf(of: string, left: readonly NotCompared[]): UnknownPart[] {
  return left.map(({ why, what, figures }) => ({ of, why: `${what}: ${WHY[why]}`, figures }));
}

/** The scored game, or the sentence that says why it cannot be scored. */
function scored({ game }: PublishedResult): GameScores | string {
  try {
    return scoreGame(game) ?? WHY.method;
  } catch (error) {
    if (error instanceof Unscorable) return error.message;
    throw error;
  }
}

/** A compared figure as a difference of its file. */
export function differenceOf({ kind, of, published, ours, explanation = [] }: ComparedFigure): Difference {
  return { of, kind, expected: published, ours, explanation };
}
