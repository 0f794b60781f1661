import type { RulingSeen, RulingsSeen } from '../api/rulingDocuments.js';
import { calledOf, knownIn } from './calledOf.js';

/** An appeal that waits for its decision (Law 93). */
export interface OpenAppeal {
  readonly ruling: string;
  readonly law: RulingSeen['law'];
  /** Who appeals. */
  readonly by: string;
}

/**
 * The appeals that wait for their decision.
 *
 * @param session left out: those of all sessions
 */
export function openAppeals(
  seen: Pick<RulingsSeen, 'rulings' | 'players' | 'teams'>,
  session?: string,
): OpenAppeal[] {
  return seen.rulings
    .filter((each) => each.appealed && (session === undefined || each.session === session))
    .map((each) => {
      const by = each.history.findLast(({ what }) => what === 'appealed')?.contestant;
      return {
        ruling: each.ruling,
        law: each.law,
        by: by ? calledOf(by, knownIn(seen, each.session)) : '?',
      };
    });
}
