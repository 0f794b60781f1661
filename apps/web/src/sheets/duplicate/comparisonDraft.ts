import { comparisonSchema, CutOffsUnreadable, readCutOffs, type DuplicateComparison } from '#preferans';
import { cutOffsText } from '../../play/cutOffsText.js';

/** What a board is compared with, ... */
export const KINDS = ['average', 'tables'] as const;
/** ... whether one's own result is in the average, ... */
export const OWN = ['in', 'out'] as const;
/** ... and what of the differences to other tables counts. */
export const OF = ['mean', 'sum'] as const;

/** What is typed about how boards are compared. */
export interface ComparisonDraft {
  readonly kind: (typeof KINDS)[number];
  readonly own: (typeof OWN)[number];
  readonly leftOutEachEnd: number;
  readonly of: (typeof OF)[number];
  readonly cutOffs: string;
}

/** What is kept, as it is typed; with the average of the field as long as nothing else is agreed. */
export function comparisonDraft(
  comparison: DuplicateComparison | undefined,
  fromWord: string,
): ComparisonDraft {
  const average = comparison?.kind === 'average' ? comparison : undefined;
  const tables = comparison?.kind === 'tables' ? comparison : undefined;
  return {
    kind: comparison?.kind ?? 'average',
    own: average?.own ?? 'in',
    leftOutEachEnd: average?.leftOutEachEnd ?? 0,
    of: tables?.of ?? 'mean',
    cutOffs: tables?.cutOffs ? cutOffsText(tables.cutOffs, fromWord) : '',
  };
}

/** The comparison that is typed, or what is wrong with its cut-offs. */
export function comparisonOf({ kind, own, leftOutEachEnd, of, cutOffs }: ComparisonDraft): {
  readonly comparison?: DuplicateComparison;
  readonly fault?: CutOffsUnreadable;
} {
  if (kind === 'average') return { comparison: comparisonSchema.parse({ kind, own, leftOutEachEnd }) };
  if (cutOffs.trim() === '') return { comparison: comparisonSchema.parse({ kind, of }) };
  try {
    // What counts of a gain counts of a loss.
    return { comparison: comparisonSchema.parse({ kind, of, cutOffs: readCutOffs(cutOffs, 'as-gains') }) };
  } catch (fault) {
    if (fault instanceof CutOffsUnreadable) return { fault };
    throw fault;
  }
}
