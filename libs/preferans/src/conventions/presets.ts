import type { Convention } from './convention.js';
import { KLASSIKA_CLOSED, KLASSIKA_OPEN } from './presets/klassika.js';
import { LENINGRADKA } from './presets/leningradka.js';
import { ROSTOV } from './presets/rostov.js';
import { SOCHINKA } from './presets/sochinka.js';
import { SPORTS_FEDERATION } from './presets/sports-federation.js';

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
