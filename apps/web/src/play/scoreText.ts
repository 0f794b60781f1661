import { impsText, pointsText } from './figures.js';
import type { SheetStandingsSeen } from './sheetQueries.js';

/** The figure of a standing: whists with their sign, placing points as they are. */
export function scoreText(score: string, counting: SheetStandingsSeen['counting'], locale: string): string {
  return counting === 'placing' ? pointsText(score, locale) : impsText(score, locale);
}
