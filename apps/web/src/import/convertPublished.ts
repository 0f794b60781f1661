import { convertResults, type ResultTarget } from '#interchange';

/**
 * Published results in another format.
 *
 * @returns nothing where nothing was played
 * @throws Unreadable
 */
export async function convertPublished(file: Blob, to: ResultTarget): Promise<Blob | undefined> {
  const converted = convertResults(new Uint8Array(await file.arrayBuffer()), to);
  return converted && new Blob([new Uint8Array(converted.bytes)], { type: 'application/octet-stream' });
}
