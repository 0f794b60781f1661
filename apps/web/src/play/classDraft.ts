import type { ContestantClass } from '#tournament';
import { hundredthsOf } from '../kit/hundredths.js';

/** A class as it is being written. */
export interface ClassDraft {
  readonly stratum: string;
  /** With commas between them. */
  readonly categories: string;
  /** In percentage points. */
  readonly handicap: string;
  readonly ranked: boolean;
}

/** What a class looks like in the fields. */
export function draftOf({ stratum, categories, handicap, ranked }: ContestantClass): ClassDraft {
  return {
    stratum: stratum ?? '',
    categories: categories.join(', '),
    handicap: handicap === 0 ? '' : String(handicap / 100),
    ranked,
  };
}

/** The parts of a text between commas, each once. */
export function listOf(text: string): string[] {
  return [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '');
}

/** The class that was written; nothing as long as its handicap is no number. */
export function classOf({ stratum, categories, handicap, ranked }: ClassDraft): ContestantClass | undefined {
  const hundredths = handicap.trim() === '' ? 0 : hundredthsOf(handicap);
  if (hundredths === undefined) return undefined;
  return {
    stratum: stratum.trim() === '' ? null : stratum.trim(),
    categories: listOf(categories),
    handicap: hundredths,
    ranked,
  };
}

/** Whether nobody was put into any class. */
export function isPlain({ stratum, categories, handicap, ranked }: ContestantClass): boolean {
  return stratum === null && categories.length === 0 && handicap === 0 && ranked;
}
