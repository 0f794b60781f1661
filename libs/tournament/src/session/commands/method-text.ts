import { presetOf, teamPresetOf, type TeamMethod } from '#scoring';
import type { SessionMethod } from '../../games/games.js';
import { sameData } from '../../journal/same-data.js';
import { teamMethodWanted } from '../../team/commands/scoring-matches.js';
import { methodWanted } from '../method-wanted.js';

/**
 * A method in one word of ASCII letters and signs that stands in files of any format as it is: the name of its preset,
 * which means the same for ever, otherwise all that it says.
 */
export function methodText(method: SessionMethod | TeamMethod): string {
  const preset = presetOf(method.name) ?? teamPresetOf(method.name);
  return preset && sameData(preset, method) ? method.name : encodeURIComponent(JSON.stringify(method));
}

/** The method that `methodText` has written; undefined when it is none of a session that is known here. */
export function methodOfText(text: string): SessionMethod | undefined {
  return methodWanted.safeParse(presetOf(text) ?? dataOf(text)).data;
}

/** The method of matches of teams that `methodText` has written; undefined when it is none that is known here. */
export function teamMethodOfText(text: string): TeamMethod | undefined {
  return teamMethodWanted.safeParse(teamPresetOf(text) ?? dataOf(text)).data;
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
