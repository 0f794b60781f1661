import { qualification } from './qualification.js';
import { rank, type Rank } from '../ranking/rank.js';

/**
 * Whether somebody goes on. yes: by its place. tied: it shares the last places for that with too many, and nobody has
 * decided. decided: it shares them, and the director has decided that it goes on. declined: it makes room for the next.
 * withdrawn: so does who takes part no longer.
 */
export type GoingOn = 'yes' | 'tied' | 'decided' | 'declined' | 'withdrawn';

/** Who goes on where the director decides among those who share the last places. */
export interface DecidedCut {
  /** By contestant; nobody who does not go on and has not made room. */
  readonly goingOn: ReadonlyMap<string, GoingOn>;
  /** How many places those share who are too many for them; 0 where nobody is. */
  readonly places: number;
  /** For how many of them it was decided that they go on. */
  readonly chosen: number;
  /** How many of the places are still to be decided on. */
  readonly open: number;
}

/**
 * Who goes on into the next stage: the first so many of those who stay, and of those who share the last places whom the
 * director has chosen. More than there are places for is no decision: a corrected score has made others share them.
 *
 * @param ranks of all, with those who make room
 * @param places how many go on of each ranking
 * @param gone who makes room for the next, and why
 * @param chosen who was decided to go on
 */
export function goingOn(
  ranks: readonly Rank[],
  places: number,
  gone: ReadonlyMap<string, 'declined' | 'withdrawn'>,
  chosen: ReadonlySet<string>,
): DecidedCut {
  const staying = ranks.filter(({ contestant }) => !gone.has(contestant));
  const anew = rank(
    staying.map(({ place, last: _last, ...one }) => ({ ...one, ranked: place !== undefined })),
  );
  const cuts = qualification(anew, places).map(({ qualified, tied, placesLeft }) => {
    const own = tied.filter((contestant) => chosen.has(contestant));
    const left = tied.length === 0 ? 0 : placesLeft;
    const taken = own.length <= left ? own : [];
    return { qualified, tied, taken, left, chosen: own.length, open: left - taken.length };
  });
  const sum = (of: 'left' | 'chosen' | 'open') => cuts.reduce((all, cut) => all + cut[of], 0);
  return {
    goingOn: new Map<string, GoingOn>([
      ...gone,
      ...cuts.flatMap(({ qualified, taken, tied, open }) => [
        ...(open > 0 ? tied.map((contestant) => [contestant, 'tied'] as const) : []),
        ...qualified.map((contestant) => [contestant, 'yes'] as const),
        ...taken.map((contestant) => [contestant, 'decided'] as const),
      ]),
    ]),
    places: sum('left'),
    chosen: sum('chosen'),
    open: sum('open'),
  };
}
