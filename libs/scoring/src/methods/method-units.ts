import type { BoardMethod } from './board-method.js';

type MethodUnit = 'matchpoints' | 'imps' | 'points';

/** What the points of each method are: kept apart from how it scores, which pages do not load for that. */
export const METHOD_UNITS = {
  matchpoints: 'matchpoints',
  butler: 'imps',
  'cross-imps': 'imps',
  'board-a-match': 'points',
  'instant-matchpoints': 'points',
} as const satisfies Readonly<Record<BoardMethod['kind'], MethodUnit>>;

/** The methods whose points are out of a top. */
export type KindWithTop = {
  [Kind in BoardMethod['kind']]: (typeof METHOD_UNITS)[Kind] extends 'imps' ? never : Kind;
}[BoardMethod['kind']];

/** What the points of a method are. */
export function pointsUnitOf({ kind }: Pick<BoardMethod, 'kind'>): MethodUnit {
  return METHOD_UNITS[kind];
}

/** Whether points are out of a top by the method: they are not in IMPs. */
export function hasTop(method: Pick<BoardMethod, 'kind'>): boolean {
  return pointsUnitOf(method) !== 'imps';
}
