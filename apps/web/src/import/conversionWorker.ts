import { convertResults, type ResultAspect, type ResultTarget } from '#interchange';

/** What is asked of this worker: one conversion. */
export interface ConversionWanted {
  readonly bytes: ArrayBuffer;
  readonly to: ResultTarget;
}

/**
 * The bytes that were made, and what is otherwise in them; null where nothing was played. A file that cannot be read ends
 * it with an error.
 */
export type ConversionMade = { readonly bytes: ArrayBuffer; readonly lost: readonly ResultAspect[] } | null;

addEventListener('message', ({ data }: MessageEvent<ConversionWanted>) => {
  const converted = convertResults(new Uint8Array(data.bytes), data.to);
  // Of its own length: what is written may be a part of something longer.
  const made: ConversionMade = converted
    ? { bytes: new Uint8Array(converted.bytes).buffer, lost: converted.lost }
    : null;
  postMessage(made, { transfer: made ? [made.bytes] : [] });
});
