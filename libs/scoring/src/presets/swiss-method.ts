import { PRESETS, presetOf, usualSwissRanking, type Preset } from './presets.js';
import { sameData } from '../data/json-change.js';
import type { ScoringMethod } from './scoring-method.js';

const bodies: readonly (readonly Preset[])[] = Object.values(PRESETS);

/**
 * The method of a Swiss of pairs whose boards are scored as a method scores them: the same body's own where it has one, else
 * the method with the usual victory points, by nobody's regulation. A method that ranks by victory points is that already.
 */
export function swissMethodOf<Method extends ScoringMethod>(method: Method): Method | Preset {
  if (isByMatches(method)) return method;
  const own = siblingsOf(method).find((one) => isByMatches(one) && one.board.kind === method.board.kind);
  return own ?? { ...method, ranking: usualSwissRanking(method.board), ...NOBODYS };
}

/**
 * The method that ranks by all boards what a method ranks by the victory points of matches: the same body's, else the preset
 * that scores boards so, of clubs first, else what is usual for such boards. Another method as it is.
 */
export function methodByBoards<Method extends ScoringMethod>(method: Method): Method | Preset {
  if (!isByMatches(method)) return method;
  const own = siblingsOf(method).find((one) => !isByMatches(one) && one.board.kind === method.board.kind);
  if (own) return own;
  const alike = [...PRESETS.club, ...bodies.flat()].find(
    (one) => !isByMatches(one) && sameData(swissMethodOf(one), method),
  );
  const usual = presetOf(`club-${method.board.kind}`) ?? presetOf('club-matchpoints')!;
  return alike ?? { ...method, ranking: usual.ranking, ...NOBODYS };
}

const NOBODYS = { name: 'own', regulation: '', edition: '' } as const;

function isByMatches({ ranking }: ScoringMethod): boolean {
  return ranking.by === 'victory-points';
}

/** The methods of the body whose preset a method is. */
function siblingsOf({ name }: ScoringMethod): readonly Preset[] {
  return bodies.find((presets) => presets.some((preset) => preset.name === name)) ?? [];
}
