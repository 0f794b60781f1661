import { z } from 'zod';
import type { Json } from '../journal/aggregate.js';
import { gameResult, type GameResult } from '../games/games.js';

/** Average plus, average or average minus (Law 12C2, 2017; Law 12C1, 1997). */
export const artificialAward = z.enum(['average-plus', 'average', 'average-minus']);

/** The most results that a weighted score can have. */
export const MOST_WEIGHTED = 5;

/** A percentage of a top is in hundredths of a percent. */
const WHOLE_TOP = 10_000;

/** How much may be said of a side: a command takes more than an event has, so that its refusal has words of its own. */
interface Limits {
  readonly results: number;
  /** Of a top, in hundredths of a percent. */
  readonly share: number;
}

const artificial = z.strictObject({ kind: z.literal('artificial'), award: artificialAward });
/** The board does not count for the side: never an average. */
const notPlayed = z.strictObject({ kind: z.literal('not-played') });

function sideAdjustment({ results, share }: Limits) {
  return z.discriminatedUnion('kind', [
    artificial,
    z.strictObject({ kind: z.literal('assigned'), result: gameResult }),
    z.strictObject({
      kind: z.literal('weighted'),
      results: z
        .array(z.strictObject({ result: gameResult, hundredths: z.int().min(1).max(100) }))
        .min(2)
        .max(results)
        .meta({ description: 'Results with weights that add up to 100 (Law 12C1(c), 2017)' }),
    }),
    z.strictObject({
      kind: z.literal('percentage'),
      hundredths: z.int().min(0).max(share).meta({ description: 'Hundredths of a percent of the top' }),
    }),
    notPlayed,
  ]);
}

function adjustmentOf(limits: Limits) {
  return z.strictObject({ NS: sideAdjustment(limits), EW: sideAdjustment(limits) });
}

/** What a ruling puts in the place of a score, for each side by itself. */
export const adjustment = adjustmentOf({ results: MOST_WEIGHTED, share: WHOLE_TOP });
export type Adjustment = z.infer<typeof adjustment>;
export type SideAdjustment = Adjustment['NS'];

/** What a command may ask for: `refusedAdjustment` tells what cannot be. */
export const askedAdjustment = adjustmentOf({ results: 50, share: 1_000_000 });

/** Whether a percentage is one of a top. */
export function isShareOfTop(hundredths: number): boolean {
  return hundredths <= WHOLE_TOP;
}

/** The results that a side is given: one, several with weights, or none. */
export function resultsOf(side: SideAdjustment): readonly GameResult[] {
  if (side.kind === 'assigned') return [side.result];
  return side.kind === 'weighted' ? side.results.map(({ result }) => result) : [];
}

/** Whether a side is given a result: that stands on the deal of the board, other scores do not. */
export function assignsResult({ NS, EW }: Adjustment): boolean {
  return resultsOf(NS).length + resultsOf(EW).length > 0;
}

/** In schema 1 both sides were given averages, or both a result. */
export function withSidesApart(payload: Json): Json {
  const { adjustment: before, ...rest } = payload as {
    readonly adjustment: { readonly kind: string; readonly NS: Json; readonly EW: Json };
  };
  const { kind } = before;
  const side = (given: Json): Json =>
    kind === 'artificial' ? { kind, award: given } : { kind: 'assigned', result: given };
  return { ...rest, adjustment: { NS: side(before.NS), EW: side(before.EW) } };
}
