import type { SeatName } from '../names.js';
import type { EntriesState } from '../entries/state.js';
import { contestantsIn, isAbsent, roundsOfContestant } from './schedule.js';
import type { SessionState } from './state.js';

/** One of the two of a pair: 0 sits on North or East, 1 on South or West. */
export type PlayerIndex = 0 | 1;
const PLAYERS: readonly PlayerIndex[] = [0, 1];

/** Which of the two of a pair sits in a seat. */
export function playerIndexOf(seat: SeatName): PlayerIndex {
  return seat === 'N' || seat === 'E' ? 0 : 1;
}

/** The persons behind a contestant: as named for the session, otherwise as they entered; none: only its number is known. */
export function playersOf(
  session: Pick<SessionState, 'players' | 'entries'>,
  { entries }: Pick<EntriesState, 'entries'>,
  contestant: string,
): readonly string[] {
  const entry = session.entries.get(contestant);
  return session.players.get(contestant) ?? (entry === undefined ? [] : (entries.get(entry)?.players ?? []));
}

/**
 * The players of the entries that play here, by contestant, where nobody else is named: what a session keeps of them, so
 * that an entry that changes for a later session leaves this one as it was played.
 *
 * @param which those that are complete, or all; one player alone may still find a partner
 */
export function playersToKeep(
  session: Pick<SessionState, 'players' | 'entries'>,
  { entries }: Pick<EntriesState, 'entries'>,
  which: 'complete' | 'all',
): { readonly players?: Record<string, string[]> } {
  const kept = [...session.entries].flatMap(([contestant, entry]) => {
    const players = session.players.has(contestant) ? [] : (entries.get(entry)?.players ?? []);
    return players.length >= (which === 'all' ? 1 : 2)
      ? [[contestant, [...players]] as [string, string[]]]
      : [];
  });
  return kept.length === 0 ? {} : { players: Object.fromEntries(kept) };
}

/** Who sits in for one of a pair in a round; of several the one that was named last. */
function substituteIn(
  { substitutions }: Pick<SessionState, 'substitutions'>,
  contestant: string,
  index: PlayerIndex,
  round: number,
): string | undefined {
  const found = (substitutions.get(contestant) ?? []).findLast(
    ({ seat, fromRound, toRound }) => playerIndexOf(seat) === index && round >= fromRound && round <= toRound,
  );
  return found?.person;
}

/** Who plays for a contestant in a round: a substitute or the player himself; undefined: nobody is named. */
export function playerIn(
  session: Pick<SessionState, 'players' | 'entries' | 'substitutions'>,
  entries: Pick<EntriesState, 'entries'>,
  contestant: string,
  index: PlayerIndex,
  round: number,
): string | undefined {
  return substituteIn(session, contestant, index, round) ?? playersOf(session, entries, contestant)[index];
}

/** Other contestants for whom somebody plays in one of these rounds. */
export function playsElsewhere(
  session: SessionState,
  entries: EntriesState,
  person: string,
  { contestant: own, rounds }: { readonly contestant: string; readonly rounds: readonly number[] },
): string[] {
  const plays = (contestant: string, round: number) =>
    !isAbsent(session, contestant, round) &&
    PLAYERS.some((index) => playerIn(session, entries, contestant, index, round) === person);
  return contestantsIn(session).filter(
    (contestant) => contestant !== own && rounds.some((round) => plays(contestant, round)),
  );
}

/** Other contestants for whom these persons play while they would play as this one. */
export function namedElsewhere(
  session: SessionState,
  entries: EntriesState,
  contestant: string,
  persons: readonly string[],
): string[] {
  const there = roundsOfContestant(session, contestant);
  const found = PLAYERS.flatMap((index) => {
    const person = persons[index];
    if (person === undefined) return [];
    const rounds = there.filter((round) => substituteIn(session, contestant, index, round) === undefined);
    return playsElsewhere(session, entries, person, { contestant, rounds });
  });
  return [...new Set(found)];
}
