/**
 * Where a setting's value is from: printed in the Code's section 3 (`seed`), seen in an excerpt of another page
 * (`excerpt`), a reading in public scorers (`reading`), inferred from other rules (`inferred`), remembered as usual
 * practice (`memory`), without any source (`unverified`), or agreed by those who play (`own`).
 */
export const EVIDENCE = ['seed', 'excerpt', 'reading', 'inferred', 'memory', 'unverified', 'own'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** Whether the value was seen in print, or is agreed by those who play. */
export function isVerified(evidence: Evidence): boolean {
  return evidence === 'seed' || evidence === 'excerpt' || evidence === 'own';
}
