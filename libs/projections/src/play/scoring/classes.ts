import { UNCLASSED, type ContestantClass } from '#tournament';
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

interface Known {
  readonly entries: PlayState['entries']['entries'];
  readonly seats: SessionPlay['entries'];
  readonly classes: Classes;
}

const known = new WeakMap<SessionPlay['classes'], Known>();

/** The classes of a session's contestants: the very same map as long as nobody was classed or seated anew. */
export function classesOf({ entries }: Pick<PlayState, 'entries'>, session: SessionPlay): Classes {
  const before = known.get(session.classes);
  if (before?.entries === entries.entries && before.seats === session.entries) return before.classes;
  const classed = scheduleOf(session).contestants.flatMap((contestant) => {
    const as = classOf({ entries }, session, contestant);
    return as === UNCLASSED ? [] : [[contestant, as] as const];
  });
  const classes: Classes = new Map(classed);
  known.set(session.classes, { entries: entries.entries, seats: session.entries, classes });
  return classes;
}
