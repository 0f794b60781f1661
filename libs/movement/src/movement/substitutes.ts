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
function indicesOf(alone: boolean): readonly PlayerIndex[] {
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

/** A substitute with rounds that follow each other. */
export interface Substitute<Player> {
  readonly player: Player;
  readonly fromRound: number;
  readonly toRound: number;
}

/** Somebody as a reader sees him: to most without the id. */
interface Named {
  readonly person?: string | undefined;
  readonly name: string | null;
}

function isSame(one: Named, other: Named | undefined): boolean {
  if (other === undefined) return false;
  return one.person === undefined ? one.name === other.name : one.person === other.person;
}

/** Who sat in for a contestant, in the order of rounds; not a player who sits for himself again. */
export function substitutesOf<Player extends Named>(
  { players, substitutions }: WithSubstitutes<Player>,
  alone: boolean,
): readonly Substitute<Player>[] {
  const rounds = Math.max(0, ...substitutions.map(({ toRound }) => toRound));
  return indicesOf(alone)
    .flatMap((index) => {
      const found: Substitute<Player>[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const player = sittingIn(substitutions, { index, round, alone })?.player;
        if (!player || isSame(player, players[index])) continue;
        const last = found.at(-1);
        const goesOn = last !== undefined && isSame(player, last.player) && last.toRound === round - 1;
        if (goesOn) found.pop();
        found.push({ player, fromRound: goesOn ? last.fromRound : round, toRound: round });
      }
      return found;
    })
    .toSorted((one, other) => one.fromRound - other.fromRound);
}
