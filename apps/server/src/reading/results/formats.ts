import { writeResultsInPbn, writeUsebio, type PublishedParts } from '#interchange';

/** A format in which anybody may take the results of a session along. */
export interface ResultsFormat {
  readonly name: string;
  /** How the names of its files end, without the dot. */
  readonly extension: string;
  /** Its media type. */
  readonly type: string;
  write(results: PublishedParts): Uint8Array;
}

export const RESULTS_FORMATS = [
  {
    name: 'usebio',
    extension: 'xml',
    type: 'application/xml',
    write: (results) => writeUsebio(results),
  },
  {
    name: 'pbn',
    extension: 'pbn',
    type: 'application/x-pbn',
    write: (results) => writeResultsInPbn(results),
  },
] as const satisfies readonly ResultsFormat[];

/** The format of a name, the first where none is named. */
export function resultsFormatOf(name: string | undefined): ResultsFormat | undefined {
  return RESULTS_FORMATS.find((format) => name === undefined || format.name === name);
}
