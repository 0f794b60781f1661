import type { Meaning } from '../../kit/Pill.js';
import type { ScoreMark } from '../../play/scoreMarks.js';

/** In which colour a score stands, and by which sign beside its board. */
export const MARK: Readonly<Record<ScoreMark, { readonly meaning: Meaning; readonly sign: string }>> = {
  disputed: { meaning: 'bad', sign: '≠' },
  missing: { meaning: 'bad', sign: '∅' },
  unconfirmed: { meaning: 'warn', sign: '?' },
  suspected: { meaning: 'warn', sign: '!' },
  late: { meaning: 'warn', sign: '→' },
  'to-come': { meaning: 'plain', sign: '·' },
  ruled: { meaning: 'good', sign: '§' },
  'other-board': { meaning: 'good', sign: '⇄' },
  settled: { meaning: 'good', sign: '✓' },
};
