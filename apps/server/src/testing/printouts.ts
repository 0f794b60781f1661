import { linesOf, readPdf } from '../../../../libs/prints/src/testing/read-pdf.js';
import type { Client } from './client.js';

/** Waits until a print is there. */
export async function printed(client: Client, tournament: string, print: string) {
  for (;;) {
    const { body } = await client.get(`/api/tournaments/${tournament}/prints/${print}`);
    if (body.status === 'printed') return body as { print: string; made: number; pages: number };
    if (body.status === 'failed') throw new Error('The print has failed.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A paper as its reader has it, line by line. */
export async function readPrintout(
  client: Client,
  tournament: string,
  wanted: object,
  query = '',
): Promise<string> {
  const path = `/api/tournaments/${tournament}/prints`;
  const asked = await client.post(`${path}${query}`, { session: '1', ...wanted });
  expect(asked).toMatchObject({ status: 200 });
  const { print } = await printed(client, tournament, asked.body.print);
  const file = await client.raw('GET', `${path}/${print}/file`);
  return readPdf(new Uint8Array(await file.arrayBuffer()))
    .flatMap(linesOf)
    .join('\n');
}
