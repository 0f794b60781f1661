import { UNCLASSED, type ContestantClass, sectionOf } from '#tournament';
import type { PlayState, SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';

/** As what a contestant takes part in a session: as the session says, otherwise as its entry does. */
export function classOf(
  { entries }: Pick<PlayState, 'entries'>,
  session: Pick<SessionPlay, 'classes' | 'entries'>,
  contestant: string,
): ContestantClass {
  const entry = session.entries[contestant];
  return (
    session.classes[contestant] ??
    (entry === undefined ? undefined : entries.entries[entry]?.class) ??
    UNCLASSED
  );
}

/** Classes by contestant, of those who were classed. */
export type Classes = ReadonlyMap<string, ContestantClass>;

interface KnownClasses {
  readonly entries: PlayState['entries']['entries'];
  readonly seats: SessionPlay['entries'];
  readonly classes: Classes;
}

const knownClasses = new WeakMap<SessionPlay['classes'], KnownClasses>();

/** The classes of a session's contestants: the very same map as long as nobody was classed or seated anew. */
export function classesOf({ entries }: Pick<PlayState, 'entries'>, session: SessionPlay): Classes {
  const before = knownClasses.get(session.classes);
  if (before?.entries === entries.entries && before.seats === session.entries) return before.classes;
  const classed = scheduleOf(session).contestants.flatMap((contestant) => {
    const as = classOf({ entries }, session, contestant);
    return as === UNCLASSED ? [] : [[contestant, as] as const];
  });
  const classes: Classes = new Map(classed);
  knownClasses.set(session.classes, { entries: entries.entries, seats: session.entries, classes });
  return classes;
}

type OfSession = Pick<SessionPlay, 'absences' | 'sections' | 'standings'>;

const NOBODY: ReadonlySet<string> = new Set();

interface KnownCancelled {
  readonly sections: SessionPlay['sections'];
  readonly standings: SessionPlay['standings'];
  readonly cancelled: ReadonlySet<string>;
}

const knownCancelled = new WeakMap<SessionPlay['absences'], KnownCancelled>();

/** Contestants that have left, and whose results are cancelled by the rule of the session. */
export function cancelledIn({ absences, sections, standings }: OfSession): ReadonlySet<string> {
  if (!standings.withdrawn) return NOBODY;
  const before = knownCancelled.get(absences);
  if (before?.sections === sections && before.standings === standings) return before.cancelled;
  const cancelled = new Set(
    Object.keys(absences).filter((contestant) => isCancelled({ absences, sections, standings }, contestant)),
  );
  knownCancelled.set(absences, { sections, standings, cancelled });
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
