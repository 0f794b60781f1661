import type { paths } from '../api/generated/interface.js';
import type { Given } from '../api/schemas.js';

type Body =
  paths['/api/tournaments/{tournament}/prints']['post']['requestBody']['content']['application/json'];

/** A paper that is asked for as PDF. */
export type PrintWanted = Given<Body>;

/** The same without what the page adds: language, size of paper and colours of suits. */
export type PrintOf = Omit<PrintWanted, 'language' | 'size' | 'colours'>;

/** What the parts of a page need to offer a printout. */
export interface PdfProps {
  readonly tournament: string;
  readonly of: PrintOf;
  /** As it was at a journal entry or a time; left out: now. */
  readonly at?: string | undefined;
  /** Which paper it is, where several stand beside each other. */
  readonly label?: string;
  /** It has been asked for already, and is made as soon as it can be. */
  readonly atOnce?: boolean;
}
