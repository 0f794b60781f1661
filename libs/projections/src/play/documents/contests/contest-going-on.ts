import { goingOn, type GoingOn, type Rank } from '#scoring';
import type { ContestPlay } from '../../play-state.js';
import type { Participants } from '../../stages/participants.js';

/** How many go on from a contest, and who. */
export interface Cut {
  readonly places: number;
  /** How many places those share who are tied. */
  readonly open: number;
  /** How many places those share who are too many for them, and for how many of them it was decided that they go on. */
  readonly shared: number;
  readonly chosen: number;
  /** By participant. */
  readonly goingOn: ReadonlyMap<string, GoingOn>;
  /** By participant, what the director has decided, also where it has no effect. */
  readonly decided: ReadonlyMap<string, 'goes-on' | 'declines'>;
}

/** The qualifiers of a contest; undefined if it is the last stage. */
export function cutOf(
  ranks: readonly Rank[],
  { settings: { qualify }, goingOn: decisions }: Pick<ContestPlay, 'settings' | 'goingOn'>,
  participants: Pick<Participants, 'find' | 'hasWithdrawn'>,
): Cut | null {
  if (qualify === undefined) return null;
  const decided = new Map(
    Object.entries(decisions).flatMap(([who, decision]) => {
      const [session, contestant] = who.split('/') as [string, string];
      const name = participants.find({ session, contestant });
      return name === undefined ? [] : [[name, decision] as const];
    }),
  );
  const gone = new Map<string, 'declined' | 'withdrawn'>();
  for (const { contestant } of ranks) {
    if (participants.hasWithdrawn(contestant)) gone.set(contestant, 'withdrawn');
    else if (decided.get(contestant) === 'declines') gone.set(contestant, 'declined');
  }
  const chosen = new Set([...decided].flatMap(([name, decision]) => (decision === 'goes-on' ? [name] : [])));
  const { open, places, chosen: taken, goingOn: outcomes } = goingOn(ranks, qualify, gone, chosen);
  return { places: qualify, open, shared: places, chosen: taken, goingOn: outcomes, decided };
}
