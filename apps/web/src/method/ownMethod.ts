import { presetOf } from '#scoring';
import type { SessionMethod } from '#tournament';

/** The kinds of methods that are put together by hand. Instant matchpoints need frequencies that no page asks for. */
export const OWN_KINDS = ['matchpoints', 'butler', 'cross-imps', 'board-a-match'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** A method with something changed by hand: nobody's regulation says so. */
export function changed(method: SessionMethod, change: Partial<SessionMethod>): SessionMethod {
  return { ...method, ...change, name: 'own', regulation: '', edition: '' };
}

/** A method of a kind to begin with, as it is usual in clubs. */
export function ofKind(kind: OwnKind): SessionMethod {
  return changed(presetOf(`club-${kind}`)!, {});
}
