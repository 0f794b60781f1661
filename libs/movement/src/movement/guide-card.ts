import { playsOf, type Movement } from './movement.js';

/** Where a contestant is in a round. */
export interface GuideLine {
  readonly round: number;
  /** null: at no table. */
  readonly table: number | null;
  readonly direction: 'NS' | 'EW' | null;
  /** null: the contestant sits out. */
  readonly opponent: string | null;
  /** null: the contestant sits out. */
  readonly set: number | null;
}

/** A contestant's guide card: a line for every round of the session, sit-outs too. */
export function guideCard(movement: Movement, contestant: string): readonly GuideLine[] {
  const theirs = new Map(
    playsOf(movement)
      .filter(({ ns, ew }) => ns === contestant || ew === contestant)
      .map((play) => [play.round, play]),
  );
  return Array.from({ length: movement.rounds }, (_, index) => {
    const round = index + 1;
    const play = theirs.get(round);
    if (!play) return { round, table: null, direction: null, opponent: null, set: null };
    const { table, ns, ew, set, sitOut } = play;
    const direction = ns === contestant ? 'NS' : 'EW';
    if (sitOut) return { round, table, direction, opponent: null, set: null };
    return { round, table, direction, opponent: direction === 'NS' ? ew : ns, set };
  });
}
