import type { Edition, Step } from '../bridge/terms/terms.js';
import { bridgeLaws } from '../bridge/law-book.js';

/** The first step of the procedure of a law, by an edition; undefined: that edition has none. */
export function procedureOf(law: string, edition: Edition): Step | undefined {
  return bridgeLaws(edition).procedures.get(law);
}
