import { participantKey, sameData } from '#tournament';
import type { AdjustmentDocument, ContestDocument, ParticipantDocument } from './contest-document.js';

/** The place of a participant in a contest; the total is a fraction as text, undefined before there is one. */
export type ContestStandingAt = { readonly place: number | null; readonly total: string | null };

/** What a participant has in a session, and whether it counts; nothing for who has none there. */
export type SessionScoreAt = ParticipantDocument['sessions'][number];

/** A participant of a contest whose place or total is another one at another moment, and by what. */
export type ContestMove = Pick<ParticipantDocument, 'key' | 'players' | 'team' | 'at'> & {
  /** Among how many. */
  readonly of: number;
  readonly before: ContestStandingAt | null;
  readonly after: ContestStandingAt | null;
  /** The sessions in which it has something else. */
  readonly sessions: readonly {
    readonly session: string;
    readonly before: SessionScoreAt | null;
    readonly after: SessionScoreAt | null;
  }[];
  /** Its other points, if they have changed: carry-forward and penalties. */
  readonly beside: {
    readonly before: readonly AdjustmentDocument[];
    readonly after: readonly AdjustmentDocument[];
  } | null;
  /** Nothing of its own is otherwise: others have moved. */
  readonly othersMoved: boolean;
};

/**
 * Everybody who stands elsewhere in a contest, or has another total, in the order of the places after.
 *
 * @param before the same contest at another moment; undefined: there was none
 */
export function contestMoves(before: ContestDocument | undefined, after: ContestDocument): ContestMove[] {
  const known = before?.entries ?? [];
  const namesOf = ({ at, players: [player] }: ParticipantDocument) =>
    after.settings.of === 'players' && player !== undefined ? [player] : at.map(participantKey);
  const byName = new Map(known.flatMap((entry) => namesOf(entry).map((name) => [name, entry])));
  const pairs = after.entries.map((entry) => {
    const past = namesOf(entry).map((name) => byName.get(name));
    return [past.find((one) => one !== undefined), entry] as const;
  });
  const found = new Set(pairs.map(([past]) => past));
  const gone = known.filter((one) => !found.has(one)).map((one) => [one, undefined] as const);
  const of = Math.max(known.length, after.entries.length);
  return [...pairs, ...gone]
    .map(([past, now]) => moveOf(past, now, of))
    .filter((move) => !sameData(move.before, move.after))
    .toSorted((one, other) => (one.after?.place ?? of + 1) - (other.after?.place ?? of + 1));
}

function moveOf(
  past: ParticipantDocument | undefined,
  now: ParticipantDocument | undefined,
  of: number,
): ContestMove {
  const { key, players, team, at } = (now ?? past)!;
  const sessions = sessionsMoved(past?.sessions ?? [], now?.sessions ?? []);
  const beside = { before: past?.adjustments ?? [], after: now?.adjustments ?? [] };
  const isBesideSame = sameData(beside.before, beside.after);
  return {
    key,
    players,
    team,
    at,
    of,
    before: past ? { place: past.place, total: past.total } : null,
    after: now ? { place: now.place, total: now.total } : null,
    sessions,
    beside: isBesideSame ? null : beside,
    othersMoved: sessions.length === 0 && isBesideSame,
  };
}

function sessionsMoved(past: readonly SessionScoreAt[], now: readonly SessionScoreAt[]) {
  const names = [...new Set([...past, ...now].map(({ session }) => session))];
  return names.flatMap((session) => {
    const before = past.find((one) => one.session === session) ?? null;
    const after = now.find((one) => one.session === session) ?? null;
    return sameData(before, after) ? [] : [{ session, before, after }];
  });
}
