import { playerIndexOn, sittingIn, type PlayerIndex } from '#movement';
import type { SeatName } from '../../journal/names.js';
import type { EntriesState } from '../../entries/state.js';
import { lineUpIn, pairAsEntered, pairInLineUp } from '../../team/state.js';
import { isPairOfTeam, pairsOfTeam, teamOfPair } from '../../team/matches.js';
import { contestantsIn, hasIndividuals, isAbsent, roundsOfContestant } from '../plan/schedule.js';
import type { SessionState } from '../state.js';

const PLAYERS: readonly PlayerIndex[] = [0, 1];

/** Which of the two of a pair sits in a seat; in an individual there is only one. */
export function playerIndexOf(session: Pick<SessionState, 'sections'>, seat: SeatName): PlayerIndex {
  return playerIndexOn(seat, hasIndividuals(session));
}

/** What tells who plays as a contestant. */
type Naming = Pick<SessionState, 'players' | 'entries' | 'teams' | 'sections' | 'round'>;

/**
 * The persons behind a contestant: as named for the session, otherwise as they entered; none: only its number is known.
 * Of a team those who play as this pair by the line-up of a round.
 *
 * @param round left out: the one that is played
 */
export function playersOf(
  session: Naming,
  { entries }: Pick<EntriesState, 'entries'>,
  contestant: string,
  round = Math.max(1, session.round),
): readonly string[] {
  if (isPairOfTeam(session, contestant)) {
    const { team } = teamOfPair(contestant);
    const lineUp = lineUpIn(session.teams, team, round);
    if (lineUp) return pairInLineUp(contestant, lineUp);
    const members = entries[session.teams.entries[team] ?? '']?.players ?? [];
    return session.players[contestant] ?? pairAsEntered(contestant, members);
  }
  const entry = session.entries[contestant];
  return session.players[contestant] ?? (entry === undefined ? [] : (entries[entry]?.players ?? []));
}

/**
 * The players of the entries that play here, by contestant, where nobody else is named: what a session keeps of them, so
 * that an entry that changes for a later session leaves this one as it was played.
 *
 * @param which those that are complete, or all; one player alone may still find a partner
 */
export function playersToKeep(
  session: Pick<SessionState, 'players' | 'entries' | 'teams' | 'sections'>,
  { entries }: Pick<EntriesState, 'entries'>,
  which: 'complete' | 'all',
): { readonly players?: Record<string, string[]> } {
  const ofTeams = Object.entries(session.teams.entries).flatMap(([team, entry]) =>
    Object.values(pairsOfTeam(team)).flatMap((pair) => {
      const players = pairAsEntered(pair, entries[entry]?.players ?? []);
      return pair in session.players || players.length < 2
        ? []
        : [[pair, [...players]] as [string, string[]]];
    }),
  );
  const ofPairs = Object.entries(session.entries).flatMap(([contestant, entry]) => {
    const players = contestant in session.players ? [] : (entries[entry]?.players ?? []);
    return players.length >= (which === 'all' || hasIndividuals(session) ? 1 : 2)
      ? [[contestant, [...players]] as [string, string[]]]
      : [];
  });
  const kept = [...ofPairs, ...ofTeams];
  return kept.length === 0 ? {} : { players: Object.fromEntries(kept) };
}

/** Who sits in for one of a pair in a round; of several the one that was named last. */
function substituteIn(
  { substitutions, sections }: Pick<SessionState, 'substitutions' | 'sections'>,
  contestant: string,
  index: PlayerIndex,
  round: number,
): string | undefined {
  const alone = hasIndividuals({ sections });
  return sittingIn(substitutions[contestant] ?? [], { index, round, alone })?.person;
}

/** Who plays for a contestant in a round: a substitute or the player; undefined: nobody is named. */
export function playerIn(
  session: Naming & Pick<SessionState, 'substitutions'>,
  entries: Pick<EntriesState, 'entries'>,
  contestant: string,
  index: PlayerIndex,
  round: number,
): string | undefined {
  return (
    substituteIn(session, contestant, index, round) ?? playersOf(session, entries, contestant, round)[index]
  );
}

/** Other contestants for whom somebody plays in one of these rounds. */
export function playsElsewhere(
  session: SessionState,
  entries: EntriesState,
  person: string,
  { contestant: own, rounds }: { readonly contestant: string; readonly rounds: readonly number[] },
): string[] {
  // Most are named nowhere: that is found out without looking at each round.
  const mayPlay = (contestant: string) =>
    isPairOfTeam(session, contestant) ||
    playersOf(session, entries, contestant).includes(person) ||
    (session.substitutions[contestant] ?? []).some((substitution) => substitution.person === person);
  const plays = (contestant: string, round: number) =>
    !isAbsent(session, contestant, round) &&
    PLAYERS.some((index) => playerIn(session, entries, contestant, index, round) === person);
  return contestantsIn(session).filter(
    (contestant) =>
      contestant !== own && mayPlay(contestant) && rounds.some((round) => plays(contestant, round)),
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
