import { inflateRawSync } from 'node:zlib';
import { isBelow, Refusal } from '#platform';

const FILE = 0x04034b50;
const HEADER = 30;

/**
 * The files of an archive as the server makes it: deflated, with their sizes before them.
 *
 * @throws Refusal when it is another one, or would write elsewhere than below its folder
 */
export function* unzipped(archive: Buffer): Generator<{ readonly path: string; readonly content: Buffer }> {
  let at = 0;
  for (; at + HEADER <= archive.length && archive.readUInt32LE(at) === FILE;) {
    const packed = archive.readUInt32LE(at + 18);
    const size = archive.readUInt32LE(at + 22);
    const names = at + HEADER;
    const begins = names + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    const path = archive.toString('utf8', names, names + archive.readUInt16LE(at + 26));
    if (!isBelow(path)) throw new Refusal(`The archive has a file with the name ${JSON.stringify(path)}.`);
    yield {
      path,
      content: inflateRawSync(archive.subarray(begins, begins + packed), {
        maxOutputLength: Math.max(1, size),
      }),
    };
    at = begins + packed;
  }
  if (at === 0) throw new Refusal('The server did not answer with an archive.');
}
