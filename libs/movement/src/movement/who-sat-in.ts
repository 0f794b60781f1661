import { indicesOf, sittingIn, type WithSubstitutes } from './substitutes.js';

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
