import { SEATS } from '#cards';
import { z } from 'zod';
import { dealRecordSchema, type DealRecord } from '../deal/deal-record.js';
import { rectificationSchema } from '../deal/rectification.js';
import { disputedPlanSchema } from '../ruling/disputed-plan-schema.js';

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
