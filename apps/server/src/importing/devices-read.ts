import { readBws, resultsOfBws, Unreadable, type ImportFile, type ReadingFault } from '#interchange';

/** What a file of table devices turns out to be. */
export type DevicesRead =
  | { readonly kind: 'results'; readonly results: ImportFile }
  | { readonly kind: 'unreadable'; readonly fault: ReadingFault };

/** Reads a file of table devices (BWS), whatever it takes: who asks for it in a thread gives it up. */
export function devicesRead(bytes: Uint8Array): DevicesRead {
  try {
    return { kind: 'results', results: resultsOfBws(readBws(bytes)) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { kind: 'unreadable', fault: error.fault };
  }
}
