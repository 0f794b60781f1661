import { everybodyAt, partnerOf, sideOf } from '../../movement/seats.js';
import { contestantsOf } from '../../movement/contestants.js';
import type { Movement } from '../../movement/movement.js';

/** Where a contestant is in a round: at a table against somebody, or nowhere: it sits out. */
export type SeatInRound =
  | {
      readonly kind: 'plays';
      readonly table: number;
      readonly side: 'NS' | 'EW';
      /** Who is met; of an individual, the one of the two who sits North or East. */
      readonly opponent: string;
      /** Of an individual: with whom he plays, and with whom `opponent` does. */
      readonly partners?: { readonly own: string; readonly theirs: string };
      readonly set: number;
    }
  | { readonly kind: 'sits-out' }
  /** The round is not drawn yet. */
  | { readonly kind: 'to-be-drawn' }
  /** There is no such round, or the contestant is not there in it. */
  | { readonly kind: 'none' };

/** A contestant is elsewhere in a round than it was to be. */
export interface SeatChange {
  readonly contestant: string;
  readonly round: number;
  readonly before: SeatInRound;
  readonly after: SeatInRound;
}

/** The difference between two movements seat by seat, from a round on: contestant by contestant, round by round. */
export function seatChanges(
  before: Movement,
  after: Movement,
  {
    fromRound,
    away,
    drawn = Infinity,
  }: { readonly fromRound: number; readonly away: ReadonlySet<string>; readonly drawn?: number },
): readonly SeatChange[] {
  const everybody = contestantsOf({ ...after, rows: [...before.rows, ...after.rows] });
  const known = new Set(contestantsOf(before).map(({ contestant }) => contestant));
  const last = Math.max(before.rounds, after.rounds);
  const seatOf = (movement: Movement, contestant: string, round: number): SeatInRound =>
    round > drawn && round <= movement.rounds
      ? { kind: 'to-be-drawn' }
      : seatIn(movement, contestant, round, away);
  return everybody.flatMap(({ contestant }) => {
    if (away.has(contestant)) return [];
    const changes: SeatChange[] = [];
    for (let round = fromRound; round <= last; round++) {
      const was: SeatInRound = known.has(contestant) ? seatOf(before, contestant, round) : { kind: 'none' };
      const is = seatOf(after, contestant, round);
      if (!sameSeat(was, is)) changes.push({ contestant, round, before: was, after: is });
    }
    return changes;
  });
}

/** Where a contestant is in a round of a movement. */
export function seatIn(
  { rows, rounds }: Movement,
  contestant: string,
  round: number,
  away: ReadonlySet<string>,
): SeatInRound {
  if (round > rounds) return { kind: 'none' };
  const table = rows.findIndex((row) => {
    const play = row[round - 1];
    return play ? everybodyAt(play).includes(contestant) : false;
  });
  const play = rows[table]?.[round - 1];
  if (!play) return { kind: 'sits-out' };
  const side = sideOf(play, contestant)!;
  const opponent = side === 'NS' ? play.ew : play.ns;
  if (everybodyAt(play).some((other) => other !== contestant && away.has(other))) return { kind: 'sits-out' };
  const others = side === 'NS' ? play.partners?.ew : play.partners?.ns;
  const partners =
    others === undefined ? {} : { partners: { own: partnerOf(play, contestant)!, theirs: others } };
  return { kind: 'plays', table: table + 1, side, opponent, ...partners, set: play.set };
}

function sameSeat(one: SeatInRound, other: SeatInRound): boolean {
  if (one.kind !== 'plays' || other.kind !== 'plays') return one.kind === other.kind;
  return (
    one.table === other.table &&
    one.side === other.side &&
    one.opponent === other.opponent &&
    one.partners?.own === other.partners?.own &&
    one.partners?.theirs === other.partners?.theirs &&
    one.set === other.set
  );
}
