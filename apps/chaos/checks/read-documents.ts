import type { Browser } from '../../cli/src/server/browser.js';
import { ServerRefused } from '../../cli/src/server/server-refused.js';
import type { Documents } from './check-documents.js';

const OF_SESSION = ['standings', 'recap', 'room', 'whereabouts', 'sheets'];

/**
 * The documents that the pages of a session show. A game does not have all of them.
 *
 * @param after the position that they are to have reached
 */
export async function readDocuments(
  organiser: Browser,
  tournament: string,
  session: string,
  after: number,
): Promise<Documents> {
  const read = (path: string) =>
    organiser
      .get(`/api/tournaments/${tournament}/sessions/${session}/${path}?after=${after}`)
      .catch((error: unknown) => {
        if (error instanceof ServerRefused && error.problem.status < 500) return undefined;
        throw error;
      });
  const documents: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const path of OF_SESSION) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a server is busy enough
    const document = await read(path);
    if (document) documents[path] = document;
  }
  for (let board = 1; ; board++) {
    // oxlint-disable-next-line no-await-in-loop -- until there is none
    const traveller = await read(`boards/${board}`);
    if (!traveller) return documents;
    documents[`boards/${board}`] = traveller;
  }
}
