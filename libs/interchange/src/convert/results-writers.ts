import type { PublishedParts } from '../published/result-format.js';
import { writeUsebio } from '../published/usebio/write-usebio.js';
import { writeResultsInPbn } from '../results-in-pbn/writing/write-results.js';
import type { ResultsFormatName } from './results-formats.js';

/** How results are written in each format. */
export const RESULTS_WRITERS: Readonly<
  Record<ResultsFormatName, (results: Pick<PublishedParts, 'results' | 'teams'>) => Uint8Array>
> = {
  usebio: writeUsebio,
  pbn: writeResultsInPbn,
};
