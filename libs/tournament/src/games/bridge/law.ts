import { z } from 'zod';
import { answers } from '../../game/way.js';

/** Editions of the Laws of Duplicate Bridge, the current one last. */
export const BRIDGE_EDITIONS = ['1987', '1997', '2007', '2017'] as const;

/** The law that a ruling stands on, `12C2(a)`. */
export const bridgeLaw = z.strictObject({
  edition: z.enum(BRIDGE_EDITIONS),
  law: z.string().regex(/^[1-9]\d?([A-Z][A-Za-z0-9() ]{0,20})?$/),
});

/** A procedure of the law book and what was answered in it, up to its end. */
export const bridgeWay = z.strictObject({
  law: z.string().regex(/^[1-9]\d?[A-Z]?\d?$/),
  answers,
});
