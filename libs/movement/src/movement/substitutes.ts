import type { Seat } from '#cards';

/** Somebody who sits in for one of a contestant from one round to another, both included. */
export interface SittingIn {
  readonly seat: Seat;
  readonly fromRound: number;
  readonly toRound: number;
}

/** One of the two of a pair: 0 sits on North or East, 1 on South or West. */
export type PlayerIndex = 0 | 1;

/** Which of the two of a pair sits in a seat; who plays alone is the only one. */
export function playerIndexOn(seat: Seat, alone: boolean): PlayerIndex {
  return alone || seat === 'N' || seat === 'E' ? 0 : 1;
}

/** By what somebody sits in for one of a contestant in a round: of several what was said last; undefined: he plays himself. */
export function sittingIn<Said extends SittingIn>(
  said: readonly Said[],
  { index, round, alone }: { readonly index: PlayerIndex; readonly round: number; readonly alone: boolean },
): Said | undefined {
  return said.findLast(
    ({ seat, fromRound, toRound }) =>
      playerIndexOn(seat, alone) === index && round >= fromRound && round <= toRound,
  );
}

/** A contestant with those who sit in for its players. */
export interface WithSubstitutes<Player> {
  readonly players: readonly Player[];
  readonly substitutions: readonly (SittingIn & { readonly player: Player })[];
}

/** The players that a contestant has. */
export function indicesOf(alone: boolean): readonly PlayerIndex[] {
  return alone ? [0] : [0, 1];
}

/** Who plays for a contestant in a round: its players, and in the place of one who sits in for him. */
export function playersInRound<Player>(
  { players, substitutions }: WithSubstitutes<Player>,
  { round, alone }: { readonly round: number; readonly alone: boolean },
): readonly Player[] {
  if (substitutions.length === 0) return players;
  return indicesOf(alone).flatMap((index) => {
    const own = players[index];
    const plays = sittingIn(substitutions, { index, round, alone })?.player ?? own;
    return plays === undefined ? [] : [plays];
  });
}
