/** A format that results are written in, as pages offer it: how it is written stands apart, in `RESULTS_WRITERS`, which pages do without. */
export interface ResultsFormat {
  /** Its name in addresses. */
  readonly name: string;
  /** Its name as people read it. */
  readonly title: string;
  /** How the names of its files end, without the dot. */
  readonly extension: string;
  /** Its media type. */
  readonly type: string;
}

/** Every format that results are written in, the usual one first. */
export const RESULTS_FORMATS = [
  { name: 'usebio', title: 'USEBIO', extension: 'xml', type: 'application/xml' },
  { name: 'pbn', title: 'PBN', extension: 'pbn', type: 'application/x-pbn' },
] as const satisfies readonly ResultsFormat[];

export type ResultsFormatName = (typeof RESULTS_FORMATS)[number]['name'];

/** The format of a name, the usual one where none is named. */
export function resultsFormatOf(named?: string): (typeof RESULTS_FORMATS)[number] | undefined {
  return RESULTS_FORMATS.find(({ name }) => named === undefined || name === named);
}

/** How the name of the file ends that the end of an address, `results?format=pbn`, answers with; undefined: it is none. */
export function endOfResults(asked: string): string | undefined {
  return RESULTS_FORMATS.find(({ name }) => asked === `results?format=${name}`)?.extension;
}
