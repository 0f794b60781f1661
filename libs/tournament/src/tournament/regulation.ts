import { z } from 'zod';
import { CLUB_REGULATION, regulationNamed, type Regulation } from '#laws';
import { fault } from '#words';
import type { Json, Upcast } from '../journal/event.js';
import { sameData } from '../journal/same-data.js';

const period = z.union([
  z.strictObject({ minutes: z.int().min(0).max(20_160) }),
  z.strictObject({ until: z.int().positive() }).meta({ description: 'Time in microseconds since the epoch' }),
]);
const hundredths = z.int().min(1).max(100_000);

/** What the regulation of a tournament says of penalties, corrections and appeals. */
export const regulation = z.strictObject({
  name: z.enum(['acbl', 'ebu', 'wbf', 'pzbs', 'club', 'own']),
  source: z.string().max(100),
  edition: z.string().max(20),
  penalty: z.strictObject({ percentOfTop: hundredths, victoryPoints: hundredths, imps: hundredths }),
  warning: z.boolean(),
  corrections: z.strictObject({ scores: period, rulings: period }),
  appeals: z.strictObject({ period, deposit: z.string().trim().min(1).max(60).nullable() }),
}) satisfies z.ZodType<Regulation>;

/** A regulation that is called as a preset is that preset. */
function isWhatItIsCalled(asked: Regulation): boolean {
  return asked.name === 'own' || sameData(regulationNamed(asked.name, asked.edition), asked);
}

/** A regulation as it is asked for: one that was written before is read as it was written. */
export const regulationWanted = regulation.refine(isWhatItIsCalled, fault('regulation.name'));

/** Until schema 3 of the settings nothing was said of it: the laws themselves held. */
export const withRegulation: Upcast = (payload) => {
  const { settings, ...rest } = payload as unknown as { readonly settings: Readonly<Record<string, Json>> };
  return { ...rest, settings: { ...settings, regulation: CLUB_REGULATION } } as unknown as Json;
};

/** A regulation, and from when on it held (microseconds). */
export type RegulationFrom = {
  readonly from: number;
  readonly regulation: Regulation;
};

/**
 * Whether official seals are set by themselves once the periods of a regulation are over: where the laws alone hold, as in
 * clubs, somebody asks for them.
 */
export function sealsByItself(chosen: Regulation): boolean {
  return !sameData(chosen, CLUB_REGULATION);
}

/** The regulations of a tournament one after the other, with the one that holds from now on. */
export function withRegulationFrom<Known extends RegulationFrom>(
  known: readonly Known[],
  next: Known,
): readonly Known[] {
  const last = known.at(-1)?.regulation ?? CLUB_REGULATION;
  return sameData(last, next.regulation) ? known : [...known, next];
}
