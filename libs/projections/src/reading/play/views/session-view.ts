import type { Substitution } from '#tournament';
import type { ContestantDocument, SessionDocument } from '../../../play/documents/session-document.js';
import type { Naming, PlayerSeen } from './people.js';

/** A session as a reader sees it. */
export type SessionSeen = Omit<SessionDocument, 'contestants'> & {
  readonly contestants: readonly ContestantSeen[];
  /** The boards whose travellers this reader may see. */
  readonly shown: readonly number[];
};

/** A contestant with its people. */
export type ContestantSeen = Omit<ContestantDocument, 'players' | 'substitutions' | 'captain' | 'team'> & {
  /** Of a pair of a team: what the team is called; left out: by its number. */
  readonly team?: string;
  readonly players: readonly PlayerSeen[];
  readonly substitutions: readonly (Omit<Substitution, 'person'> & { readonly player: PlayerSeen })[];
};

/** A session in the list. */
export type SessionListed = Pick<
  SessionDocument,
  'session' | 'game' | 'boardSet' | 'status' | 'round' | 'rounds' | 'ended' | 'tables' | 'stage'
> & {
  readonly contestants: number;
  /** YYYY-MM-DD: on which day it is played, where that was said. */
  readonly day: string | null;
};

/** The ids of everybody in a session's document. */
export function peopleIn({ contestants }: Pick<SessionDocument, 'contestants'>): string[] {
  return contestants.flatMap(({ players, substitutions, captain }) => [
    ...players,
    ...(captain === undefined ? [] : [captain]),
    ...substitutions.map(({ person }) => person),
  ]);
}

/** A session as a reader sees it. */
export function sessionView(
  document: SessionDocument,
  naming: Naming,
  shown: readonly number[],
): SessionSeen {
  return {
    ...document,
    shown,
    contestants: document.contestants.map((contestant) => contestantView(contestant, naming)),
  };
}

/** A contestant with its people. */
export function contestantView(
  { players, substitutions, captain, ...rest }: ContestantDocument,
  naming: Naming,
): ContestantSeen {
  const called = captain === undefined ? null : naming(captain).name;
  return {
    ...rest,
    ...(called !== null && { team: called }),
    players: players.map(naming),
    substitutions: substitutions.map(({ person, ...where }) => ({ ...where, player: naming(person) })),
  };
}

/** A session as the list shows it. */
export function listedSession(document: SessionDocument): SessionListed {
  const { session, game, boardSet, status, round, rounds, ended, tables, contestants, settings, stage } =
    document;
  const present = contestants.filter(({ absent }) => !absent.some(isForGood));
  return {
    session,
    game,
    boardSet,
    status,
    round,
    rounds,
    ended,
    tables,
    contestants: present.length,
    day: settings.day ?? null,
    stage,
  };
}

function isForGood({ fromRound, untilRound }: ContestantDocument['absent'][number]): boolean {
  return fromRound === 1 && untilRound === null;
}
