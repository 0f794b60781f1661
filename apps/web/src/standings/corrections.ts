import type { CorrectionsSeen } from '../api/documents.js';

/** The corrections of several sessions together: as long as any of them is put right. Nothing as long as one is played. */
export function together(all: readonly (CorrectionsSeen | null)[]): CorrectionsSeen | undefined {
  const known = all.filter((one) => one !== null);
  if (known.length === 0 || known.length < all.length) return undefined;
  const latest = (kind: 'scores' | 'rulings' | 'appeals' | 'official') =>
    Math.max(...known.map((one) => one[kind]));
  const amended = known.flatMap((one) => one.amended ?? []);
  return {
    scores: latest('scores'),
    rulings: latest('rulings'),
    appeals: latest('appeals'),
    official: latest('official'),
    amended: amended.length > 0 ? Math.max(...amended) : null,
  };
}
