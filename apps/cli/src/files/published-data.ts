import { readFile } from 'node:fs/promises';
import { Refusal } from '#platform';

/**
 * What a server publishes as JSON: from a file, or from an address.
 *
 * @param dataOf where the data of a page lies, by the page's path; undefined: the address is that of data already
 * @throws Refusal in one sentence
 */
export async function readPublished(
  from: string,
  signal: AbortSignal,
  dataOf: (path: string) => string | undefined,
): Promise<unknown> {
  const text = /^https?:\/\//.test(from) ? await fetched(from, signal, dataOf) : await written(from);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${from} is not valid JSON.`);
  }
}

async function fetched(
  from: string,
  signal: AbortSignal,
  dataOf: (path: string) => string | undefined,
): Promise<string> {
  const address = new URL(from);
  address.pathname = dataOf(address.pathname) ?? address.pathname;
  const answer = await fetch(address, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new Refusal(`${from} does not answer.`);
  });
  if (!answer.ok) throw new Refusal(`${from} answered with error ${answer.status}.`);
  return answer.text();
}

async function written(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Refusal(`Cannot read ${file}.`);
  }
}
