import { qualification, rank, type Rank } from '#scoring';
import type { ContestPlay } from '../play-state.js';
import type { Participants } from './participants.js';

/**
 * Whether somebody goes on. yes: by its place. tied: it shares the last places for that with too many, and nobody has
 * decided. decided: it shares them, and the director has decided that it goes on. declined: it makes room for the next.
 */
export type GoingOn = 'yes' | 'tied' | 'decided' | 'declined';

/** How many go on from a contest, and who. */
export interface Cut {
  readonly places: number;
  /** How many places those share who are tied. */
  readonly open: number;
  /** By participant. */
  readonly goingOn: ReadonlyMap<string, GoingOn>;
}

/** Who goes on from a contest; nothing where it ends there. */
export function cutOf(
  ranks: readonly Rank[],
  { settings: { qualify }, goingOn }: Pick<ContestPlay, 'settings' | 'goingOn'>,
  participants: Pick<Participants, 'find'>,
): Cut | null {
  if (qualify === undefined) return null;
  const decided = new Map(
    Object.entries(goingOn).flatMap(([who, decision]) => {
      const [session, contestant] = who.split('/') as [string, string];
      const name = participants.find({ session, contestant });
      return name === undefined ? [] : [[name, decision] as const];
    }),
  );
  const declines = (contestant: string) => decided.get(contestant) === 'declines';
  const staying = ranks.filter(({ contestant }) => !declines(contestant));
  const places = rank(
    staying.map(({ contestant, value, ranking, place }) => ({
      contestant,
      value,
      ranking,
      ranked: place !== undefined,
    })),
  );
  const cuts = qualification(places, qualify).map(({ qualified, tied, placesLeft }) => {
    const chosen = tied.filter((contestant) => decided.get(contestant) === 'goes-on');
    // More than there are places for is no decision: a corrected score has made others share them.
    const taken = chosen.length <= placesLeft ? chosen : [];
    return { qualified, taken, tied, open: tied.length === 0 ? 0 : placesLeft - taken.length };
  });
  return {
    places: qualify,
    open: cuts.reduce((sum, { open }) => sum + open, 0),
    goingOn: new Map<string, GoingOn>([
      ...ranks.flatMap(({ contestant }) => (declines(contestant) ? [[contestant, 'declined'] as const] : [])),
      ...cuts.flatMap(({ qualified, taken, tied, open }) => [
        ...(open > 0 ? tied.map((contestant) => [contestant, 'tied'] as const) : []),
        ...qualified.map((contestant) => [contestant, 'yes'] as const),
        ...taken.map((contestant) => [contestant, 'decided'] as const),
      ]),
    ]),
  };
}
