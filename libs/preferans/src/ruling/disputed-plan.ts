import { drawOrder, type Seat } from '#cards';
import { Rational } from '#scoring';
import type { Settings } from '../conventions/settings.js';
import { netValueOf } from '../settlement/net-value.js';
import { plainTerms, type DealTerms } from '../scoring/deal-terms.js';
import { entry, type Entry } from '../scoring/entry.js';
import type { DealRecord } from '../deal/deal-record.js';
import type { DisputedPlan } from './disputed-plan-schema.js';
import { plannersOf } from './may-dissent.js';

/** Whose plan a result is of. */
export type Plan = 'of-whister' | 'of-dissenter';

/** What is ruled of a disputed plan. */
export interface RuledPlan {
  /** Which result declarer has, by lot. */
  readonly lot: Plan;
  /** Which result each player has. */
  readonly results: Readonly<Partial<Record<Seat, Plan>>>;
  /** The deal as it is written for all: the result that the lot gave. */
  readonly written: DealRecord;
  /**
   * Beside it, for each player whose result is the other one, the difference in whists. They need not add up to nothing:
   * only here may a deal's results not (Preferans Code 3.8.5.1b, fn 57).
   */
  readonly adjustments: readonly Entry[];
}

/**
 * The lot that gives declarer one of two results: anybody can draw it again from the seed, as `drawOrder` of two; 0 is
 * the whister's plan.
 *
 * @throws RangeError when the seed is not 32 bytes
 */
export function drawnPlan(seed: string): Plan {
  return drawOrder(2, seed)[0] === 0 ? 'of-whister' : 'of-dissenter';
}

/**
 * The judge's ruling on a plan that is disputed before the play: the whister has the result of his own plan, who dissents
 * the one that his would have had, declarer one of them by lot; who is in neither has declarer's. Preferans Code
 * 3.8.5.1b.
 *
 * @param terms what the deal's place in the sheet makes of its prices
 */
export function ruleOnPlans(
  dispute: DisputedPlan,
  settings: Settings,
  terms: DealTerms = plainTerms(settings),
): RuledPlan {
  return planByLot(dispute, drawnPlan(dispute.seed), settings, terms);
}

/** The ruling after its lot was drawn. */
export function planByLot(
  { ofWhister, ofDissenter, dissenters }: Omit<DisputedPlan, 'seed'>,
  lot: Plan,
  settings: Settings,
  terms: DealTerms = plainTerms(settings),
): RuledPlan {
  const { played, players } = ofWhister;
  const declarer = played.kind === 'all-pass' ? undefined : played.declarer;
  const planners = plannersOf(ofWhister);
  const planOf = (seat: Seat): Plan => {
    if (seat === declarer) return lot;
    if (dissenters.includes(seat)) return 'of-dissenter';
    // At a misère nobody has whisted: the other defender has insisted on his plan.
    return planners.includes(seat) ? 'of-whister' : lot;
  };
  const records = { 'of-whister': ofWhister, 'of-dissenter': ofDissenter };
  const values = {
    'of-whister': netValueOf(ofWhister, settings, terms),
    'of-dissenter': netValueOf(ofDissenter, settings, terms),
  };
  return {
    lot,
    results: Object.fromEntries(players.map((seat) => [seat, planOf(seat)])),
    written: records[lot],
    adjustments: players.flatMap((seat) =>
      entry({
        seat,
        kind: 'adjustment',
        count: 1,
        price: values[planOf(seat)][seat]!.sub(values[lot][seat]!),
        rule: '3.8.5.1b',
        because: 'own-plan',
      }),
    ),
  };
}

/**
 * Outside tournaments (3.8.5.1a): who insisted on his plan and guaranteed a result makes good to the others what they have
 * less by what came of it, in whists on him.
 */
export function planCompensation(
  {
    actual,
    guaranteed,
    insister,
    others,
  }: {
    readonly actual: DealRecord;
    readonly guaranteed: DealRecord;
    readonly insister: Seat;
    readonly others: readonly Seat[];
  },
  settings: Settings,
): readonly Entry[] {
  const [had, promised] = [netValueOf(actual, settings), netValueOf(guaranteed, settings)];
  return others.flatMap((seat) =>
    entry({
      seat,
      kind: 'whists',
      on: insister,
      count: 1,
      price: Rational.max(Rational.ZERO, promised[seat]!.sub(had[seat]!)),
      rule: '3.8.5.1a',
      because: 'compensation',
    }),
  );
}
