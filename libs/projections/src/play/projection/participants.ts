import { playersOf } from '../../visibility/before-oneself.js';
import type { PlayState, SessionPlay } from '../play-state.js';
import { scheduleOf } from '../schedule.js';

/** Who takes part in a tournament: by person, whether other tournaments may tell of it. */
export type ParticipantsOf = ReadonlyMap<string, boolean>;

interface PeopleOfSession {
  /** What they are made of. */
  readonly parts: readonly unknown[];
  readonly players: readonly string[];
  readonly substitutes: readonly string[];
}

const known = new WeakMap<SessionPlay, PeopleOfSession>();

/**
 * Everybody who is named among the entries or in a session. Other tournaments may tell of those who play in a session, where
 * everybody is shown full names.
 *
 * @param before the state that this one came from: of what has not changed since, everything is taken from it
 */
export function participantsOf(state: PlayState, before?: PlayState): ParticipantsOf {
  const people = new Map<string, boolean>();
  for (const { players, captain } of Object.values(state.entries.entries)) {
    for (const person of [...players, ...(captain === undefined ? [] : [captain])]) people.set(person, false);
  }
  const sessions = Object.values(state.sessions).map((session) =>
    peopleOf(state, session, before?.sessions[session.session]),
  );
  for (const person of sessions.flatMap(({ substitutes }) => substitutes)) people.set(person, false);
  const shown = state.settings.names === 'full';
  for (const person of sessions.flatMap(({ players }) => players)) people.set(person, shown);
  return people;
}

function peopleOf(state: PlayState, session: SessionPlay, before?: SessionPlay): PeopleOfSession {
  const parts = [
    state.entries.entries,
    scheduleOf(session),
    session.entries,
    session.players,
    session.teams,
    session.substitutions,
    session.round,
  ];
  const earlier = known.get(session) ?? (before && known.get(before));
  const people =
    earlier && parts.every((part, index) => part === earlier.parts[index])
      ? earlier
      : {
          parts,
          players: scheduleOf(session).contestants.flatMap((contestant) =>
            playersOf(state, session, contestant),
          ),
          substitutes: Object.values(session.substitutions).flatMap((all) => all.map(({ person }) => person)),
        };
  known.set(session, people);
  return people;
}
