import { EDITIONS, type Edition } from '#laws';
import { z } from 'zod';
import type { Figures } from '../../comparison/answer.js';
import type { Expected } from '../../comparison/compare-answer.js';

/** An edition of the laws. */
export const EDITION = z.literal(EDITIONS);

/** Figures for each edition that is asked for. */
export function byEdition(asked: Expected | undefined, figures: (edition: Edition) => Figures): Figures {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const wanted = EDITIONS.filter((edition) => Object.hasOwn(asked, edition));
  return Object.fromEntries(wanted.map((edition) => [edition, figures(edition)]));
}
