import {
  compare,
  compareContracts,
  type ComparedFigure,
  sortOut,
  scoreGame,
  type GameScores,
} from '#importing';
import { countOfFigures, type PublishedFigures, type PublishedResult } from '#interchange';
import { Unscorable } from '#scoring';
import type { Difference } from '../conformed-file.js';
import type { ConformedPart } from './conformed-part.js';

/** Compares every published figure of a game with what its own lines come to. */
export function conformGame({ game, figures }: PublishedResult): ConformedPart {
  const unread = figures.unread.map(({ why, what, figures: count }) => ({
    of: game.name,
    why: `${what}: ${UNREAD[why]}`,
    figures: count,
  }));
  const scores = scored({ game, figures });
  if (typeof scores === 'string') {
    const read = { of: game.name, why: scores, figures: countOfFigures({ ...figures, unread: [] }) };
    const unknown = read.figures > 0 || unread.length === 0 ? [read, ...unread] : unread;
    return { equal: 0, different: [], irregular: [], unknown };
  }
  const compared = [...compareContracts(game), ...compare(figures, scores)];
  const { irregular, different } = sortOut(compared, game, figures);
  return {
    equal: compared.length - irregular.length - different.length,
    different: different.map(differenceOf),
    irregular: irregular.map((figure) => ({ ...differenceOf(figure), why: figure.why })),
    unknown: unread,
  };
}

const UNREAD = {
  method: 'it is not known how such a game is scored',
  'several-sessions': 'they are over several sessions or sections',
} as const satisfies Record<PublishedFigures['unread'][number]['why'], string>;

/** The scored game, or the sentence that says why it cannot be scored. */
function scored({ game }: PublishedResult): GameScores | string {
  try {
    return scoreGame(game) ?? 'it is not known how such a game is scored';
  } catch (error) {
    if (error instanceof Unscorable) return error.message;
    throw error;
  }
}

/** A compared figure as a difference of its file. */
export function differenceOf({ kind, of, published, ours, explanation = [] }: ComparedFigure): Difference {
  return { of, kind, expected: published, ours, explanation };
}
