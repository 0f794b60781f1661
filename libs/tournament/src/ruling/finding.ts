import { z } from 'zod';
import { bridgeLaws, type Edition } from '#laws';
import { reject, type Rejected } from '../command.js';
import { freeText } from '../texts.js';
import type { AskedEffect } from './effects.js';
import { wayThrough, type LawReference, type WayThrough } from './events.js';
import { departureOf, outcomesOf } from './law-book-ways.js';

/** How a ruling was found, as commands say it. */
export const askedFinding = {
  ways: z.array(wayThrough).max(10).default([]).meta({
    description: 'Ways through procedures of the law book, one leading to the next; none: ruled without',
  }),
  departs: freeText
    .optional()
    .meta({ description: 'Why the ruling departs from what follows by the law book, where it does' }),
  told: freeText.optional().meta({ description: 'What the players were told' }),
} as const;

interface Finding {
  readonly law: LawReference;
  readonly ways: readonly WayThrough[];
  readonly departs?: string | undefined;
}

/** What stands against a finding: a way that does not end, or another ruling than follows without saying why. */
export function refusedFinding(
  { law, ways, departs }: Finding,
  effects: readonly AskedEffect[],
): Rejected | undefined {
  const found = outcomesOf(ways, bridgeLaws(Number(law.edition) as Edition));
  if ('accepted' in found) return found;
  if (departs !== undefined || ways.length === 0) return undefined;
  const { outcomes } = found;
  const last = outcomes.at(-1)!;
  if (!outcomes.some((outcome) => outcome.law === law.law))
    return reject({ code: 'ruling.other-law', law: law.law, follows: last.law });
  const departure = departureOf(outcomes, effects);
  return departure ? reject({ code: 'ruling.departs', law: last.law, what: departure }) : undefined;
}
