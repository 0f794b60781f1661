import { withFewMessages } from '../messages/catalogue.js';
import { later } from '../parts/later.js';
import type { PrintOf } from './PrintWanted.js';

/** Several printouts as PDF; fetched beside the page. */
export const PdfsOf = later<{ readonly tournament: string; readonly papers: readonly PrintOf[] }>(
  () => withFewMessages(() => import('./PdfList.js')),
  null,
);
