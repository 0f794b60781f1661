import type { PlayState } from './play-state.js';

/** Whether somebody has a part in a tournament: entered for it, named in a session, or sitting in for a player. */
export function hasPart(
  { entries, sessions }: Pick<PlayState, 'entries' | 'sessions'>,
  person: string,
): boolean {
  return (
    Object.values(entries.entries).some(
      ({ players, captain }) => captain === person || players.includes(person),
    ) ||
    Object.values(sessions).some(
      (session) =>
        Object.values(session.players).some((players) => players.includes(person)) ||
        Object.values(session.substitutions).some((all) => all.some((one) => one.person === person)),
    )
  );
}
