import { SEATS } from '#cards';
import { z } from 'zod';
import { DEAL_FAULTS } from '../deal/deal-fault.js';
import { type DealRecord, dealRecordSchema, rectificationSchema } from '../deal/deal-record.js';
import { disputedPlanSchema } from '../ruling/disputed-plan.js';

/** What cannot be a line of a sheet, with the rule of the Preferans Code that says so. */
export const LINE_FAULTS = {
  ...DEAL_FAULTS,
  /** The deal is of others than those who sit there. */
  'deal.players-not-at-table': '3.2.10',
  /** A board's number says who deals it. */
  'deal.dealer-not-of-board': '3.2.2',
  /** Who comes late to a tournament is seated by the judges, not by the table. */
  'sheet.joins': '3.1.2, fn 8',
  /** What comes of plans was agreed to be compensated by who insists, not ruled on by lot. */
  'sheet.plans-compensated': '3.8.5.1a',
  /** Two results for one deal are of the same game, by whichever plan. */
  'sheet.plans-of-two-games': '3.8.5.1b',
  /** Only who has passed or sits out dissents from the whister's plan. */
  'sheet.plan-not-disputed': '3.8.5.1',
} as const;

export type LineFault = keyof typeof LINE_FAULTS;

/**
 * What is written into a sheet, line by line: a deal; a deal that is void, whose dealer deals again (3.2.2); penalties
 * beside deals; the ruling on a disputed plan (3.8.5.1b); a fourth player who joins (3.1.2); or nothing, where a ruling had
 * written a line and was withdrawn.
 */
export const sheetLineSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deal'), record: dealRecordSchema }),
  z.strictObject({ kind: z.literal('void') }),
  z.strictObject({
    kind: z.literal('penalties'),
    rectifications: z.array(rectificationSchema).min(1).max(20),
    /** Whether the deal passes on without having been played (3.2.17, fn 12). */
    dealPasses: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('ruling'), ruling: disputedPlanSchema }),
  z.strictObject({ kind: z.literal('joins'), seat: z.enum(SEATS) }),
  z.strictObject({ kind: z.literal('withdrawn') }),
]);

export type SheetLine = z.infer<typeof sheetLineSchema>;

/** A line for a deal. */
export function dealLine(record: DealRecord): SheetLine {
  return { kind: 'deal', record };
}

/** A line without what it tells of the talon: which two cards lay there. */
export function withoutTalon(line: SheetLine): SheetLine {
  if (line.kind === 'deal') return dealLine(withoutItsTalon(line.record));
  if (line.kind !== 'ruling') return line;
  const { ofWhister, ofDissenter } = line.ruling;
  const ruling = {
    ...line.ruling,
    ofWhister: withoutItsTalon(ofWhister),
    ofDissenter: withoutItsTalon(ofDissenter),
  };
  return { kind: 'ruling', ruling };
}

function withoutItsTalon({ talon: _talon, ...record }: DealRecord): DealRecord {
  return record;
}
