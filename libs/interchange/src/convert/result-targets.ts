/** Formats that results are written in. */
export const RESULT_TARGETS = ['PBN', 'USEBIO'] as const;
export type ResultTarget = (typeof RESULT_TARGETS)[number];
