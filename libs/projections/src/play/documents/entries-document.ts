import { NOTHING_FOR_DRAWS, UNCLASSED, type ContestantClass, type ForDraws } from '#tournament';
import type { PlayState } from '../play-state.js';

/** Who takes part in the tournament; persons by their ids. */
export type EntriesDocument = {
  readonly open: boolean;
  /** In the order of registration. */
  readonly entries: readonly {
    readonly entry: string;
    readonly players: readonly string[];
    /** For teams of four only: the captain, whose name the team has. */
    readonly captain?: string;
    /** Of a team of four that was given one. */
    readonly name?: string;
    readonly withdrawn: boolean;
    /** As what it takes part in every session that does not say otherwise. */
    readonly class: ContestantClass;
    /** Draw information: for directors only. */
    readonly forDraws: ForDraws;
  }[];
};

export function entriesDocument({ entries: { open, order, entries } }: PlayState): EntriesDocument {
  return {
    open,
    entries: order.map((entry) => ({
      entry,
      class: UNCLASSED,
      forDraws: NOTHING_FOR_DRAWS,
      ...entries[entry]!,
    })),
  };
}
