import type { DealPlace } from '../deal/judge.js';
import { blindPassLevelOf, exitLevelOf } from './series.js';
import type { Sheet } from './sheet.js';

/** What the sheet makes of the next deal's rules: `judgeDeal` needs it. */
export function placeIn({ settings, series, deals }: Sheet): DealPlace {
  return {
    exitLevel: exitLevelOf(series, settings),
    blindPassLevel: blindPassLevelOf(series),
    forcedAllPass: deals < settings.openingAllPasses,
  };
}
