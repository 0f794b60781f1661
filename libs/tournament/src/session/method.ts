import { hasTop, presetOf, sameData, teamPresetOf } from '#scoring';
import { fault } from '#words';
import { scoringMethod, type SessionMethod } from '../games/games.js';
import type { TournamentSettings } from '../tournament/settings.js';
import type { SessionSettings } from './events.js';
import { teamMethod } from '../games/bridge/method.js';

/** The scoring method of a session: its own, or in old journals the tournament's. */
export function methodOf(
  { method }: Pick<TournamentSettings, 'method'>,
  session: Pick<SessionSettings, 'method'>,
): SessionMethod {
  return session.method === 'by-tournament' ? method : session.method;
}

/** Whether a method that is called as a preset is that preset. */
const isWhatItIsCalled =
  (presetNamed: (name: string) => object | undefined) => (method: { readonly name: string }) => {
    const preset = presetNamed(method.name);
    return preset === undefined || sameData(preset, method);
  };

/** Whether there is what places go by: a top for percentages, none for means, boards, a fitting scale. */
function canRank({ board, ranking }: SessionMethod): boolean {
  switch (ranking.by) {
    case 'score':
      return true;
    case 'victory-points':
      return (ranking.scale.kind === 'percentage') === hasTop(board);
    case 'percentage':
    case 'mean':
      return ranking.withoutBoards === undefined && (ranking.by === 'percentage') === hasTop(board);
    default:
      return ranking satisfies never;
  }
}

/** A method as it is asked for: one that was written before is read as it was written. */
export const methodWanted = scoringMethod
  .refine(isWhatItIsCalled(presetOf), fault('method.name'))
  .refine(canRank, fault('method.ranking'));

/** A method of matches as it is asked for. */
export const teamMethodWanted = teamMethod
  .refine(isWhatItIsCalled(teamPresetOf), fault('method.name'))
  .refine(
    ({ result, match }) => result !== 'victory-points' || match.vp !== undefined,
    fault('method.ranking'),
  );
