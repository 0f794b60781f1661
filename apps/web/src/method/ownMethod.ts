import { presetOf, usualSwissRanking } from '#scoring';
import type { SessionMethod } from '#tournament';

/** The kinds of methods that are put together by hand. Instant matchpoints need frequencies that no page asks for. */
export const OWN_KINDS = ['matchpoints', 'butler', 'cross-imps', 'board-a-match'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** A method with something changed by hand: nobody's regulation says so. */
export function changed(method: SessionMethod, change: Partial<SessionMethod>): SessionMethod {
  return { ...method, ...change, name: 'own', regulation: '', edition: '' };
}

/** A method of a kind to begin with, as it is usual in clubs. Whose places went by victory points, they still do. */
export function ofKind(kind: OwnKind, before?: SessionMethod): SessionMethod {
  const usual = presetOf(`club-${kind}`)!;
  const byMatches = before?.ranking.by === 'victory-points';
  return changed(usual, byMatches ? { ranking: usualSwissRanking(usual.board) } : {});
}
