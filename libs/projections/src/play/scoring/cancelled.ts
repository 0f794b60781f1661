import { sectionOf } from '#tournament';
import type { SessionPlay } from '../play-state.js';

type OfSession = Pick<SessionPlay, 'absences' | 'sections' | 'standings'>;

const NOBODY: ReadonlySet<string> = new Set();

interface Known {
  readonly sections: SessionPlay['sections'];
  readonly standings: SessionPlay['standings'];
  readonly cancelled: ReadonlySet<string>;
}

const known = new WeakMap<SessionPlay['absences'], Known>();

/** Contestants that have left, and whose results are cancelled by the rule of the session. */
export function cancelledIn({ absences, sections, standings }: OfSession): ReadonlySet<string> {
  if (!standings.withdrawn) return NOBODY;
  const before = known.get(absences);
  if (before?.sections === sections && before.standings === standings) return before.cancelled;
  const cancelled = new Set(
    Object.keys(absences).filter((contestant) => isCancelled({ absences, sections, standings }, contestant)),
  );
  known.set(absences, { sections, standings, cancelled });
  return cancelled;
}

/** Who never came has no results. */
function isCancelled({ absences, sections, standings }: OfSession, contestant: string): boolean {
  const left = absences[contestant]!.find(({ untilRound }) => untilRound === undefined);
  if (!left || left.fromRound === 1) return false;
  const section = sections.find((each) => each.section === sectionOf(contestant));
  const isHalf = 2 * (left.fromRound - 1) >= (section?.movement.rounds ?? 0);
  return standings.withdrawn?.[isHalf ? 'afterHalf' : 'beforeHalf'] === 'cancelled';
}
