import type { ContestDocument, ParticipantDocument } from '../../play/documents/contest-document.js';
import type { Naming, PlayerSeen } from './people.js';

/** The standing of a contest as a reader sees it. */
export type ContestSeen = Omit<ContestDocument, 'entries'> & { readonly entries: readonly ParticipantSeen[] };

export type ParticipantSeen = Omit<ParticipantDocument, 'players'> & {
  readonly players: readonly PlayerSeen[];
};

/** A contest in the list. */
export type ContestListed = {
  readonly contest: string;
  readonly title: string;
  readonly sessions: readonly string[];
};

/** The standing of a contest as a reader sees it. */
export function contestView({ entries, ...rest }: ContestDocument, naming: Naming): ContestSeen {
  return {
    ...rest,
    entries: entries.map(({ players, ...entry }) => ({ ...entry, players: players.map(naming) })),
  };
}
