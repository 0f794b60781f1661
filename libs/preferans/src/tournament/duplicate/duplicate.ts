import { Rational, type RationalLike } from '#scoring';
import { z } from 'zod';
import { afterCutOffs, cutOffsSchema } from '../cut-offs/cut-offs.js';

/** The seats of a deal: the hands from the dealer's left on, and of four the dealer, who sits out with the talon (3.2.10). */
export const DEAL_SEATS = ['first', 'second', 'third', 'dealer'] as const;
export type DealSeat = (typeof DEAL_SEATS)[number];

/** What a table has made of a deal. */
export interface DealResult {
  readonly deal: number;
  readonly table: number;
  readonly seats: readonly {
    readonly seat: DealSeat;
    readonly player: string;
    /** The net value of the deal in whists: no pool is closed, there is no help and no progression. */
    readonly net: RationalLike;
  }[];
}

/** How a deal is compared over the field: each seat with the same seat at the other tables, which had the same cards. */
export const comparisonSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** With the average of the seat. */
    kind: z.literal('average'),
    /** How many of the highest and of the lowest are left out of it; none where nothing would be left. */
    leftOutEachEnd: z.int().min(0).default(0),
    /** Whether one's own result is in the average that it is compared with. */
    own: z.enum(['in', 'out']).default('in'),
  }),
  z.strictObject({
    /** With each other table. */
    kind: z.literal('tables'),
    /** What a difference counts. */
    cutOffs: cutOffsSchema.optional(),
    /** Whether the differences are added up, or their mean is taken. */
    of: z.enum(['sum', 'mean']).default('mean'),
  }),
]);
export type DuplicateComparison = z.infer<typeof comparisonSchema>;

/** A part of a score; the values of the parts add up to it. */
export type ComparisonPart =
  | { readonly what: 'net'; readonly value: Rational }
  /** The average of so many results of so many, taken away. */
  | { readonly what: 'average'; readonly counted: number; readonly results: number; readonly value: Rational }
  | {
      readonly what: 'against';
      readonly table: number;
      readonly net: Rational;
      /** Own net less that. */
      readonly difference: Rational;
      readonly value: Rational;
    }
  /** Nobody else has played the deal: there is nothing to compare with. */
  | { readonly what: 'alone'; readonly value: Rational };

/** What a player has scored on a deal. */
export interface DealScore {
  readonly deal: number;
  readonly seat: DealSeat;
  readonly table: number;
  readonly player: string;
  readonly net: Rational;
  readonly score: Rational;
  readonly parts: readonly ComparisonPart[];
}

/**
 * The scores of a session of duplicate preferans, deal by deal, seat by seat and table by table.
 *
 * @throws RangeError when a table has a deal twice, or a seat
 */
export function duplicateScores(
  results: readonly DealResult[],
  comparison: DuplicateComparison,
): readonly DealScore[] {
  const fields = new Map<string, SeatResult[]>();
  for (const { deal, table, seats } of results) {
    for (const { seat, player, net } of seats) {
      const key = `${deal} ${DEAL_SEATS.indexOf(seat)}`;
      const field = fields.get(key) ?? [];
      if (field.some((one) => one.table === table)) {
        throw new RangeError(`Table ${table} has two results of deal ${deal}, seat ${seat}.`);
      }
      fields.set(key, [...field, { deal, seat, table, player, net: Rational.from(net) }]);
    }
  }
  return [...fields.values()]
    .map((field) => field.toSorted((one, other) => one.table - other.table))
    .toSorted(([one], [other]) => one!.deal - other!.deal || seatOrder(one!) - seatOrder(other!))
    .flatMap((field) =>
      field.map((one) => {
        const parts = partsOf(one, field, comparison);
        return { ...one, score: Rational.sum(parts.map(({ value }) => value)), parts };
      }),
    );
}

interface SeatResult {
  readonly deal: number;
  readonly seat: DealSeat;
  readonly table: number;
  readonly player: string;
  readonly net: Rational;
}

function seatOrder({ seat }: SeatResult): number {
  return DEAL_SEATS.indexOf(seat);
}

function partsOf(
  own: SeatResult,
  field: readonly SeatResult[],
  comparison: DuplicateComparison,
): readonly ComparisonPart[] {
  const others = field.filter(({ table }) => table !== own.table);
  if (others.length === 0) return [{ what: 'alone', value: Rational.ZERO }];
  if (comparison.kind === 'average') {
    const nets = (comparison.own === 'in' ? field : others)
      .map(({ net }) => net)
      .toSorted((a, b) => a.compare(b));
    const left = 2 * comparison.leftOutEachEnd < nets.length ? comparison.leftOutEachEnd : 0;
    const counted = nets.slice(left, nets.length - left);
    const average = Rational.sum(counted).div(Rational.of(counted.length));
    return [
      { what: 'net', value: own.net },
      { what: 'average', counted: counted.length, results: nets.length, value: average.negated() },
    ];
  }
  const share = comparison.of === 'mean' ? Rational.of(1, others.length) : Rational.ONE;
  return others.map(({ table, net }) => {
    const difference = own.net.sub(net);
    const worth = comparison.cutOffs ? afterCutOffs(difference, comparison.cutOffs).counted : difference;
    return { what: 'against', table, net, difference, value: worth.mul(share) };
  });
}
