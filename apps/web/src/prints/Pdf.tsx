import { site } from '../api/site.js';
import { later } from '../kit/later.js';
import type { PdfProps } from './PrintWanted.js';

const Fetched = later<PdfProps>(() => import('./PdfButton.js'), null);

/** A paper as PDF; fetched beside the page, as few ask for it. Where no server is nobody makes one. */
export function Pdf(props: PdfProps) {
  return site === undefined ? <Fetched {...props} /> : null;
}
