import type { ConformedFile } from '../comparison/conformed-file.js';

/** A game or a match of a file, compared. */
export type ConformedPart = Pick<
  ConformedFile,
  'kinds' | 'equal' | 'different' | 'irregular' | 'unknown' | 'notCompared' | 'unpublished'
>;
