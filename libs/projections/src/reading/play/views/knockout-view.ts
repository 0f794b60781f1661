import type { KnockoutDocument, TeamOfKnockout } from '../../../play/knockout/knockout-document.js';
import type { Naming, PlayerSeen } from './people.js';

/** A knockout as a reader sees it. */
export type KnockoutSeen = Omit<KnockoutDocument, 'teams'> & {
  readonly teams: readonly TeamOfKnockoutSeen[];
};

export type TeamOfKnockoutSeen = Omit<TeamOfKnockout, 'captain' | 'players'> & {
  readonly captain: PlayerSeen | null;
  readonly players: readonly PlayerSeen[];
};

/** A knockout in the list. */
export type KnockoutListed = {
  readonly knockout: string;
  readonly title: string;
  readonly teams: number;
  /** The sessions of the rounds that are opened. */
  readonly sessions: readonly string[];
  /** The team that has won it; null as long as that is not decided. */
  readonly winner: TeamOfKnockoutSeen | null;
};

/** Everybody whom a knockout names. */
export function peopleInKnockout({ teams }: KnockoutDocument): string[] {
  return teams.flatMap(({ captain, players }) => [...(captain === null ? [] : [captain]), ...players]);
}

/** A knockout as a reader sees it. */
export function knockoutView({ teams, ...rest }: KnockoutDocument, naming: Naming): KnockoutSeen {
  return { ...rest, teams: teams.map((team) => teamView(team, naming)) };
}

/** The team that has won a knockout, as a reader sees it; null as long as that is not decided. */
export function winnerView({ teams, places }: KnockoutDocument, naming: Naming): TeamOfKnockoutSeen | null {
  const first = places.find(({ to }) => to === 1);
  const team = teams.find(({ entry }) => entry === first?.entry);
  return team ? teamView(team, naming) : null;
}

function teamView({ captain, players, ...team }: TeamOfKnockout, naming: Naming): TeamOfKnockoutSeen {
  return { ...team, captain: captain === null ? null : naming(captain), players: players.map(naming) };
}
