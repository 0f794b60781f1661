import type {
  ContestDocument,
  ParticipantDocument,
} from '../../../play/documents/contests/contest-document.js';
import type { ContestAmendment } from '../../../play/documents/contests/contest-official.js';
import type { Moment } from '../../../play/play-state.js';
import { peopleAmong, personOf, type Naming, type PlayerSeen } from './people.js';

/** The standing of a contest as a reader sees it. */
export type ContestSeen = Omit<ContestDocument, 'entries' | 'amendments'> & {
  readonly entries: readonly ParticipantSeen[];
  readonly amendments: readonly ContestAmendmentSeen[];
};

/** A change of an official ranking: everybody sees when, staff who, those who direct why. */
export type ContestAmendmentSeen = Moment & {
  readonly what: ContestAmendment['what'];
  /** The session that was changed. */
  readonly session?: string;
  /** Who changed it; null: nobody has a name for it. */
  readonly by?: string | null;
  /** Why; null: it was erased, or the session says it. */
  readonly reason?: string | null;
};

export type ParticipantSeen = Omit<ParticipantDocument, 'players'> & {
  readonly players: readonly PlayerSeen[];
};

/** A contest in the list. */
export type ContestListed = {
  readonly contest: string;
  readonly title: string;
  readonly sessions: readonly string[];
};

/** The people and the free texts that the standing of a contest names by their ids. */
export function mentionedInContest({ entries, amendments }: ContestDocument) {
  return {
    players: entries.flatMap(({ players }) => players),
    actors: peopleAmong(amendments.map(({ actor }) => actor)),
    texts: amendments.flatMap(({ reason }) => reason ?? []),
  };
}

/**
 * The standing of a contest as a reader sees it.
 *
 * @param sight.names of those who have changed it, by their ids; null: the reader is not told
 * @param sight.texts null: the reader is told no reasons
 */
export function contestView(
  { entries, amendments, ...rest }: ContestDocument,
  visibility: {
    readonly naming: Naming;
    readonly names: ReadonlyMap<string, string> | null;
    readonly texts: ReadonlyMap<string, string | null> | null;
  },
): ContestSeen {
  const { naming, names, texts } = visibility;
  return {
    ...rest,
    entries: entries.map(({ players, ...entry }) => ({ ...entry, players: players.map(naming) })),
    amendments: amendments.map(({ position, time, actor, reason, ...one }) => ({
      position,
      time,
      what: one.what,
      ...(one.what === 'session' && { session: one.session }),
      ...(names && { by: names.get(personOf(actor)) ?? null }),
      ...(texts && { reason: reason === null ? null : (texts.get(reason) ?? null) }),
    })),
  };
}
