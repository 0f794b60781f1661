import type { ContestantClass, ForDraws } from '#tournament';
import type { EntriesDocument } from '../../../play/documents/entries-document.js';
import type { Naming, PlayerSeen } from './people.js';

/** Who takes part in the tournament. */
export interface EntriesSeen {
  readonly open: boolean;
  readonly entries: readonly {
    readonly entry: string;
    readonly players: readonly PlayerSeen[];
    /** Of a team of four alone: by whom it is called. */
    readonly captain?: PlayerSeen;
    /** Of a team of four that was given one: what it is called. */
    readonly name?: string;
    readonly withdrawn: boolean;
    readonly class: ContestantClass;
    /** What draws have to know of it; left out but for those who direct. */
    readonly forDraws?: ForDraws;
  }[];
}

/** The entries as a reader sees them: the public sees those that take part. */
export function entriesView(
  { open, entries }: EntriesDocument,
  naming: Naming,
  { all, directs }: { readonly all: boolean; readonly directs: boolean },
): EntriesSeen {
  return {
    open,
    entries: entries
      .filter(({ withdrawn }) => all || !withdrawn)
      .map(({ players, captain, forDraws, ...rest }) => ({
        ...rest,
        ...(directs && { forDraws }),
        players: players.map(naming),
        ...(captain !== undefined && { captain: naming(captain) }),
      })),
  };
}
