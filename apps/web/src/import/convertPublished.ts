import type { ResultAspect, ResultTarget } from '#interchange';
import type { ConversionMade, ConversionWanted } from './conversionWorker.js';

/** A file in another format, and what is otherwise in it. */
export interface PublishedMade {
  readonly file: Blob;
  readonly lost: readonly ResultAspect[];
}

/**
 * Published results in another format. They are needed whole, which takes seconds for a long file: it is done beside the
 * page, which goes on meanwhile.
 *
 * @returns nothing where nothing was played
 * @throws Error when the file cannot be read as results
 */
export async function convertPublished(file: Blob, to: ResultTarget): Promise<PublishedMade | undefined> {
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
    return { file: new Blob([made.bytes], { type: 'application/octet-stream' }), lost: made.lost };
  } finally {
    worker.terminate();
  }
}
