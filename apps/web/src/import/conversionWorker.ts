import { convertResults, type ResultTarget } from '#interchange';

/** What is asked of this worker: one conversion. */
export interface ConversionWanted {
  readonly bytes: ArrayBuffer;
  readonly to: ResultTarget;
}

/** The bytes that were made; null where nothing was played. A file that cannot be read ends it with an error. */
export type ConversionMade = ArrayBuffer | null;

addEventListener('message', ({ data }: MessageEvent<ConversionWanted>) => {
  const converted = convertResults(new Uint8Array(data.bytes), data.to);
  // Of its own length: what is written may be a part of something longer.
  const made: ConversionMade = converted ? new Uint8Array(converted.bytes).buffer : null;
  postMessage(made, { transfer: made ? [made] : [] });
});
