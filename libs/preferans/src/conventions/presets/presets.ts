import type { Convention } from '../convention.js';
import { KLASSIKA_CLOSED, KLASSIKA_OPEN } from './klassika.js';
import { LENINGRADKA } from './leningradka.js';
import { ROSTOV } from './rostov.js';
import { SOCHINKA } from './sochinka.js';
import { SPORTS_FEDERATION } from './sports-federation.js';

/** The conventions that come with the program. */
export const CONVENTIONS = [
  SOCHINKA,
  LENINGRADKA,
  ROSTOV,
  KLASSIKA_OPEN,
  KLASSIKA_CLOSED,
  SPORTS_FEDERATION,
] as const satisfies readonly Convention[];

export type ConventionName = (typeof CONVENTIONS)[number]['name'];

/** The convention of a name; nothing when none comes with the program. */
export function conventionOf(name: string): Convention | undefined {
  return CONVENTIONS.find((convention) => convention.name === name);
}
