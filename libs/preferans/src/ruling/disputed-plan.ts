import { drawOrder, type Seat, SEATS } from '#cards';
import { z } from 'zod';
import { Rational } from '#scoring';
import { type DealRecord, dealRecordSchema } from '../deal/deal-record.js';
import { whistersOf } from '../deal/whist-call.js';
import { defendersOf, sittingOut } from '../table/table-seats.js';
import type { Settings } from '../conventions/settings.js';
import { netValueOf } from '../settlement/settlement.js';
import { type DealTerms, plainTerms } from '../scoring/deal-terms.js';
import { entry, type Entry } from '../scoring/entry.js';

/**
 * The judge's ruling when a defender or the dealer does not agree with the whister's plan (Preferans Code 3.8.5.1b): what
 * comes of the whister's plan, what would come of the other one, who wanted that, and the seed of the lot that gives
 * declarer one of the two.
 */
export const disputedPlanSchema = z.strictObject({
  ofWhister: dealRecordSchema,
  ofDissenter: dealRecordSchema,
  dissenters: z.array(z.enum(SEATS)).min(1).max(2),
  /** 32 bytes as 64 hexadecimal digits, which nobody could know before the ruling was given. */
  seed: z.string().regex(/^[0-9a-f]{64}$/),
});

export type DisputedPlan = z.infer<typeof disputedPlanSchema>;

/** By whose plan declarer may be played against: the one whister's, at a misère either defender's; two whist in the dark. */
export function plannersOf({ played, whists, dealer, players }: DealRecord): readonly Seat[] {
  if (played.kind === 'all-pass') return [];
  if (played.kind === 'misere') return defendersOf(played.declarer, dealer, players);
  const whisters = whistersOf(whists);
  return whisters.length === 1 ? whisters : [];
}

/**
 * Who may dissent from the whister's plan: who has passed, and the dealer who sits out unless he shares declarer's misère; at
 * a misère one of the defenders. Preferans Code 3.8.5.1.
 */
export function mayDissent(record: DealRecord): readonly Seat[] {
  const { played, dealer, players } = record;
  const planners = plannersOf(record);
  if (played.kind === 'all-pass' || planners.length === 0) return [];
  const partner = played.kind === 'misere' && played.halved ? sittingOut(dealer, players) : undefined;
  const whister = played.kind === 'contract' ? planners[0] : undefined;
  return players.filter((seat) => ![played.declarer, partner, whister].includes(seat));
}

/** What cannot be about a disputed plan, with whom it is. */
export interface PlansFault {
  readonly fault: 'sheet.plans-of-two-games' | 'sheet.plan-not-disputed';
  readonly seat?: Seat;
}

/**
 * Why two results contradict each other: they are of two games, or somebody dissents from whom nothing is asked
 * (3.8.5.1).
 */
export function plansFault({
  ofWhister,
  ofDissenter,
  dissenters,
}: Omit<DisputedPlan, 'seed'>): PlansFault | undefined {
  const game = ({ players, dealer, played, whists }: DealRecord) =>
    JSON.stringify([
      players,
      dealer,
      Object.entries(played).toSorted(([one], [other]) => one.localeCompare(other)),
      whists.map((one) => [one.seat, one.call]),
    ]);
  if (game(ofWhister) !== game(ofDissenter)) return { fault: 'sheet.plans-of-two-games' };
  const may = mayDissent(ofWhister);
  const seat = dissenters.find((one) => !may.includes(one));
  if (seat !== undefined) return { fault: 'sheet.plan-not-disputed', seat };
  const isNobodys = plannersOf(ofWhister).every((one) => dissenters.includes(one));
  return isNobodys ? { fault: 'sheet.plan-not-disputed' } : undefined;
}

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
