import type { SessionMethod } from '#tournament';

/** What awards of a method are in. */
export function unitOf({ kind }: Pick<SessionMethod['board'], 'kind'>): 'matchpoints' | 'imps' | 'points' {
  if (kind === 'butler' || kind === 'cross-imps') return 'imps';
  return kind === 'matchpoints' ? kind : 'points';
}
