import { beforeSegments, compareRunning, sortOutRunning, scoreMatch } from '#importing';
import type { PublishedMatch, PublishedMatchResult } from '#interchange';
import { Unscorable, type KnockoutScore } from '#scoring';
import { KINDS } from '../../replay/report.js';
import { differenceOf } from './conform-game.js';
import type { ConformedPart } from './conformed-part.js';

/** Compares the running score of a match before each of its segments. */
export function conformMatch(result: PublishedMatchResult): ConformedPart {
  const { match, running } = result;
  const scores = scored(match);
  if (typeof scores === 'string') {
    const unknown = [{ of: match.name, why: scores, figures: 2 * running.length }];
    return { equal: 0, different: [], irregular: [], unknown };
  }
  const compared = compareRunning(result, beforeSegments(scores));
  const { irregular, different } = sortOutRunning(result, compared);
  return {
    kinds: { [KINDS.running]: compared.length },
    equal: compared.length - irregular.length - different.length,
    different: different.map(differenceOf),
    irregular: irregular.map((figure) => ({ ...differenceOf(figure), why: figure.why })),
    unknown: [],
  };
}

function scored(match: PublishedMatch): KnockoutScore | string {
  try {
    return scoreMatch(match);
  } catch (error) {
    if (error instanceof Unscorable) return error.message;
    throw error;
  }
}
