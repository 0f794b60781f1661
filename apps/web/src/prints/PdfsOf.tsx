import { later } from '../kit/later.js';
import type { PrintOf } from './PrintWanted.js';

/** Several printouts as PDF; fetched beside the page. */
export const PdfsOf = later<{ readonly tournament: string; readonly papers: readonly PrintOf[] }>(
  () => import('./PdfList.js'),
  null,
);
