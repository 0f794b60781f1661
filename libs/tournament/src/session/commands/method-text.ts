import { presetOf, sameData, type TeamMethod, teamPresetOf } from '#scoring';
import type { SessionMethod } from '../../games/games.js';
import { methodWanted, teamMethodWanted } from '../method.js';

/** A method in one word of ASCII signs for files of any format: its preset's name, else all that it says. */
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
