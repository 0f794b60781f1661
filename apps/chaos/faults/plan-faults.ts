import { Chance } from '../../cli/src/demo/plan/chance.js';
import type { Fault, FaultKind } from './fault.js';

/** What a plan is made from. */
export interface FaultsWanted {
  /** The same seed gives the same plan. */
  readonly seed: string;
  readonly count: number;
  readonly kinds: readonly FaultKind[];
  /** The longest that a fault lasts. */
  readonly longestMs: number;
  /** Over how much the faults are spread: so many acknowledged commands after the first ones, or milliseconds. */
  readonly over: { readonly from: number; readonly commands: number } | { readonly ms: number };
}

/** Plans faults, each kind as often as every other, spread evenly by chance. */
export function planFaults({ seed, count, kinds, longestMs, over }: FaultsWanted): Fault[] {
  const chance = new Chance(`${seed} faults`);
  const drawn: FaultKind[] = [];
  while (drawn.length < count) drawn.push(...chance.of(`kinds ${drawn.length}`).shuffled(kinds));
  return drawn.slice(0, count).map((kind, index) => {
    const share = (index + chance.share()) / count;
    return {
      kind,
      when:
        'commands' in over
          ? { acknowledged: over.from + Math.floor(share * over.commands) }
          : { ms: Math.floor(share * over.ms) },
      forMs: Math.floor(longestMs * chance.between(0.1, 1)),
      whom: chance.share(),
    };
  });
}
