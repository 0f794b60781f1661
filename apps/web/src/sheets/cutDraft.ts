import type { AnnouncedCut, TakenAlong } from '#tournament';
import { DECIMAL } from '../kit/exactNumber.js';

/** The parts of what they have that those who go on may take along: all, a half, a third, nothing. */
export const PARTS = ['1', '1/2', '1/3', '0'] as const;

/** A cut as it is being written. */
export interface CutDraft {
  readonly stay: number;
  readonly as: AnnouncedCut['as'];
  /** One of `PARTS`, or another that was chosen before. */
  readonly part: string;
  /** Empty: without a limit. */
  readonly most: string;
}

/** A cut as it usually is: eight go on with all that they have. */
const USUAL: CutDraft = { stay: 8, as: 'swiss', part: '1', most: '' };

/** What a cut looks like in the fields; as it usually is where none is announced. */
export function cutDraftOf(cut: Omit<AnnouncedCut, 'after'> | undefined): CutDraft {
  if (!cut) return USUAL;
  const { stay, as, carry } = cut;
  return { stay, as, part: carry?.share ?? '1', most: carry?.most ?? '' };
}

/** Whether the limit is a number. */
export function isMostRead({ most }: Pick<CutDraft, 'most'>): boolean {
  return most.trim() === '' || DECIMAL.test(most.trim());
}

/** What is taken along; undefined: everything. */
export function takenAlongOf({ part, most }: Pick<CutDraft, 'part' | 'most'>): TakenAlong | undefined {
  const limit = part === '0' ? '' : most.trim();
  if (part === '1' && limit === '') return undefined;
  return { share: part, ...(limit !== '' && { most: limit }) };
}
