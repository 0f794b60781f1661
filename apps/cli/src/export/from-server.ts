import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { Refusal } from '#platform';
import { UsageError } from '../command/command-line.js';
import type { Browser } from '../server/browser.js';
import { ServerRefused } from '../server/server-refused.js';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The tournament that is named by its id or by the address of a page. @throws UsageError */
export function tournamentOf(from: string): string {
  const [id] = UUID.exec(from.toLowerCase()) ?? [];
  if (id === undefined) {
    throw new UsageError(`${from} is neither the id of a tournament nor the address of its page.`);
  }
  return id;
}

/** A file of the server's, as it comes. */
export function streamOf(file: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(file as ReadableStream);
}

/** What everybody may see of a tournament, as an archive; the pages that show it with it or not. */
export async function siteArchive(browser: Browser, tournament: string, pages: boolean): Promise<Buffer> {
  const path = `/api/tournaments/${tournament}/site${pages ? '' : '?pages=no'}`;
  return buffer(streamOf(await browser.file('GET', path)));
}

/** Says in the server's words why it refuses. @throws Refusal */
export async function refusedInWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServerRefused)) throw error;
    const { detail, title, code } = error.problem;
    throw new Refusal(detail ?? title ?? code, { cause: error });
  }
}
