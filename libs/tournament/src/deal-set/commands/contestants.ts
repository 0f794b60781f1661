import { reject, type AlsoStates, type Rejected } from '../../command/command.js';
import { games } from '../../games/games.js';
import type { EntriesState } from '../../entries/state.js';
import { sessionStream, type SessionState } from '../../session/state.js';
import type { TournamentState } from '../../tournament/state.js';
import { gameOfSet, type DealSetState } from '../state.js';

/** Formats of files that one game alone has. */
const ONLY_FORMATS: readonly string[] = Object.values(games).flatMap(({ deals }) => deals.onlyFormat ?? []);

/** Who asks for deals: as a person, and by the ids of the players whom the person was ever said to be. */
export interface Asking {
  readonly actor: string;
  readonly players?: readonly string[] | undefined;
  /** Whether the journal has them with boards of the set still to play, although they have left. */
  readonly plays?: boolean | undefined;
}

/** The sessions that have begun, in which others than entries may have been named as players. */
export function sessionsBegun({ begun }: Pick<TournamentState, 'begun'>) {
  return Object.fromEntries(begun.map((session) => [`session ${session}`, sessionStream(session)] as const));
}

/** The sets whose boards sessions play that have begun. `sessionsBegun` are among the states. */
export function setsBegun({ begun }: Pick<TournamentState, 'begun'>, sessions: AlsoStates): string[] {
  return begun.map((session) => (sessions[`session ${session}`] as SessionState).boardSet);
}

/**
 * Whether somebody plays in the tournament: entered, or named in a session that has begun, or known to play though they have
 * left. `sessionsBegun` are among the states.
 */
export function isContestant(
  { entries }: EntriesState,
  { begun, takenBack }: Pick<TournamentState, 'begun' | 'takenBack'>,
  sessions: AlsoStates,
  { actor, players = [], plays = false }: Asking,
): boolean {
  if (plays) return true;
  const person = actor.replace(/^person:/, '');
  const known = new Set([person, ...players.filter((id) => !takenBack[person]?.includes(id))]);
  const entered = Object.values(entries)
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap(({ players, captain }) => [...players, ...(captain === undefined ? [] : [captain])]);
  const named = begun.flatMap((session) =>
    Object.values((sessions[`session ${session}`] as SessionState).players).flat(),
  );
  return [...entered, ...named].some((one) => known.has(one));
}

/** What prevents giving deals to somebody who plays; nothing where the set allows it, so that it is recorded. */
export function refusedAsContestant(plays: boolean, { description }: DealSetState): Rejected | undefined {
  return plays && description?.contestants !== 'recorded'
    ? reject({ code: 'deal-set.contestant' })
    : undefined;
}

/** What prevents files of a format in which no deals of the set's game are. */
export function refusedFormat(set: string, deals: DealSetState, format: string): Rejected | undefined {
  const game = gameOfSet(deals);
  const { onlyFormat } = games[game].deals;
  const isOne = onlyFormat === undefined ? !ONLY_FORMATS.includes(format) : format === onlyFormat;
  return isOne ? undefined : reject({ code: 'deal-set.of-game', set, game });
}

/** What prevents deals of a set by SquareDeal: the set has another game's than it deals. */
export function refusedBySquareDeal(set: string, deals: DealSetState): Rejected | undefined {
  const game = gameOfSet(deals);
  return games[game].deals.areOfSquareDeal ? undefined : reject({ code: 'deal-set.of-game', set, game });
}
