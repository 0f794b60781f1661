import { site } from '../api/site.js';
import { withFewMessages } from '../messages/catalogue.js';
import { later } from '../parts/later.js';
import type { PdfProps } from './PrintWanted.js';

const Fetched = later<PdfProps>(() => withFewMessages(() => import('./PdfButton.js')), null);

/** A paper as PDF; fetched beside the page, as few ask for it. Where no server is nobody makes one. */
export function Pdf(props: PdfProps) {
  return site === undefined ? <Fetched {...props} /> : null;
}
