import { readProblem } from '../../api/problem.js';
import type { Answer, Given } from '../../api/schemas.js';
import type { ResultColumn } from '#lists';

/** What a file of results will do, line by line. */
export type ResultsImported = Given<
  Answer<'/api/tournaments/{tournament}/sessions/{session}/results-file', 'post'>
>;
export type ImportedRow = ResultsImported['lines'][number];

/** A file of the reader's, and what its columns are, as far as somebody has said it. */
export interface FileOfResults {
  readonly file: File;
  readonly columns: readonly (ResultColumn | undefined)[];
  /** The position of the journal that the plan is made of. */
  readonly after?: number;
}

/** Has the server plan what a file will do; nothing is recorded by that. @throws Problem */
export async function importResults(
  tournament: string,
  session: string,
  { file, columns, after }: FileOfResults,
): Promise<ResultsImported> {
  const query = new URLSearchParams({
    name: file.name,
    columns: columns.map((column) => column ?? '').join(','),
    ...(after !== undefined && { after: `${after}` }),
  });
  const path = `/api/tournaments/${tournament}/sessions/${session}/results-file`;
  const response = await fetch(`${path}?${query.toString()}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/octet-stream',
      'accept-language': document.documentElement.lang,
    },
    body: file,
  });
  if (!response.ok) throw readProblem(response.status, await response.json().catch(() => undefined));
  return (await response.json()) as ResultsImported;
}
