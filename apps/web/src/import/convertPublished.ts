import type { ResultsFormatName } from '#interchange';
import type { ConversionMade, ConversionWanted } from './conversionWorker.js';

/** Results in another format, and what is not in them. */
export type PublishedMade = { readonly file: Blob } & Omit<NonNullable<ConversionMade>, 'bytes'>;

/**
 * Published results in another format. They are needed whole, which takes seconds for a long file: it is done beside the
 * page, which goes on meanwhile.
 *
 * @returns nothing where nothing was played
 * @throws Error when the file cannot be read as results
 */
export async function convertPublished(
  file: Blob,
  to: ResultsFormatName,
): Promise<PublishedMade | undefined> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('conversionWorker.ts', import.meta.url), { type: 'module' });
  try {
    const made = await new Promise<ConversionMade>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ConversionMade>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      const wanted: ConversionWanted = { bytes, to };
      worker.postMessage(wanted, [bytes]);
    });
    if (made === null) return undefined;
    const { bytes: written, ...told } = made;
    return { file: new Blob([written], { type: 'application/octet-stream' }), ...told };
  } finally {
    worker.terminate();
  }
}
