import { convertResults, type ConvertedResults, type ResultsFormatName } from '#interchange';

/** What is asked of this worker: one conversion. */
export interface ConversionWanted {
  readonly bytes: ArrayBuffer;
  readonly to: ResultsFormatName;
}

/** What was made; null where nothing was played. A file that cannot be read ends it with an error. */
export type ConversionMade =
  | ({ readonly bytes: ArrayBuffer } & Pick<ConvertedResults, 'lost' | 'leftAside'>)
  | null;

addEventListener('message', ({ data }: MessageEvent<ConversionWanted>) => {
  const converted = convertResults(new Uint8Array(data.bytes), data.to);
  // Of its own length: what is written may be a part of something longer.
  const bytes = converted && new Uint8Array(converted.bytes).buffer;
  const made: ConversionMade =
    converted && bytes ? { bytes, lost: converted.lost, leftAside: converted.leftAside } : null;
  postMessage(made, { transfer: bytes ? [bytes] : [] });
});
