import type { ContestantSeen, SessionSeen } from '../api/documents.js';
import { recall, remember } from '../browser/memory.js';

/** A contestant whom this browser follows. Nobody but the browser knows. */
export interface Followed {
  readonly tournament: string;
  readonly tournamentName: string;
  /** Where it was followed, and as what. */
  readonly session: string;
  readonly contestant: string;
  /** Its entry, by which it is found in other sessions. */
  readonly entry: string | null;
  /** Its players as they were shown, by which it is found where there is no entry. */
  readonly names: readonly string[];
  /** Whoever reads here plays in it. */
  readonly me: boolean;
}

const KEY = 'tirage.followed';
const listeners = new Set<() => void>();
let text: string | null = null;
let list: readonly Followed[] = [];

function isFollowed(one: unknown): one is Followed {
  const { tournament, tournamentName, session, contestant, entry, names, me } = (one ??
    {}) as Partial<Followed>;
  return (
    [tournament, tournamentName, session, contestant].every((each) => typeof each === 'string') &&
    (entry === null || typeof entry === 'string') &&
    Array.isArray(names) &&
    names.every((each) => typeof each === 'string') &&
    typeof me === 'boolean'
  );
}

/** What was kept, as far as it can be read. */
export function readFollowed(kept: string | null): readonly Followed[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(isFollowed) : [];
  } catch {
    return [];
  }
}

/** Whom this browser follows; the very same list as long as nothing is changed. */
export function followed(): readonly Followed[] {
  const kept = recall(KEY);
  if (kept !== text) {
    text = kept;
    list = readFollowed(kept);
  }
  return list;
}

/** Calls back when somebody is followed or no longer, in another tab too. */
export function onFollowed(listener: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', stored);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', stored);
  };
}

function keep(next: readonly Followed[]): void {
  remember(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** A contestant of a session, as it is followed from there. */
export function followedFrom(
  tournament: { readonly id: string; readonly name: string },
  { session, contestants }: Pick<SessionSeen, 'session' | 'contestants'>,
  contestant: string,
): Followed {
  const known = contestants.find((one) => one.contestant === contestant);
  return {
    tournament: tournament.id,
    tournamentName: tournament.name,
    session,
    contestant,
    entry: known?.entry ?? null,
    names: namesOf(known),
    me: false,
  };
}

function namesOf(contestant: Pick<ContestantSeen, 'players'> | undefined): string[] {
  return (contestant?.players ?? []).flatMap(({ name }) => (name === null ? [] : [name])).toSorted();
}

/**
 * Whether a contestant of a session is the one that is followed: it has its entry; without one it has its place in the
 * session where it was followed, or its players.
 */
export function isSame(
  one: Followed,
  session: Pick<SessionSeen, 'session'>,
  contestant: Pick<ContestantSeen, 'contestant' | 'entry' | 'players'>,
): boolean {
  if (one.entry !== null && contestant.entry !== null) return one.entry === contestant.entry;
  if (one.session === session.session) return one.contestant === contestant.contestant;
  const names = namesOf(contestant);
  return names.length > 0 && names.join('\n') === one.names.join('\n');
}

/** Follows somebody from now on. */
export function follow(one: Followed): void {
  keep([...without(followed(), one), one]);
}

/** Follows somebody no longer. */
export function unfollow(one: Followed): void {
  keep(without(followed(), one));
}

/** Whoever reads here is one of these, and of no other in this tournament. */
export function thisIsMe(one: Followed): void {
  const others = without(followed(), one).map((each) =>
    each.tournament === one.tournament ? { ...each, me: false } : each,
  );
  keep([{ ...one, me: true }, ...others]);
}

function without(all: readonly Followed[], one: Followed): Followed[] {
  return all.filter(
    (each) =>
      each.tournament !== one.tournament ||
      (one.entry !== null && each.entry !== null
        ? each.entry !== one.entry
        : each.session !== one.session || each.contestant !== one.contestant),
  );
}
