import type { KnockoutDocument, TeamOfKnockout } from '../../play/knockout/knockout-document.js';
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
};

/** Everybody whom a knockout names. */
export function peopleInKnockout({ teams }: KnockoutDocument): string[] {
  return teams.flatMap(({ captain, players }) => [...(captain === null ? [] : [captain]), ...players]);
}

/** A knockout as a reader sees it. */
export function knockoutView({ teams, ...rest }: KnockoutDocument, naming: Naming): KnockoutSeen {
  return {
    ...rest,
    teams: teams.map(({ captain, players, ...team }) => ({
      ...team,
      captain: captain === null ? null : naming(captain),
      players: players.map(naming),
    })),
  };
}
