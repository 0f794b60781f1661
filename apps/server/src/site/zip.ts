import { crc32, deflateRawSync } from 'node:zlib';
import type { SiteFile } from './public-answers.js';

const UTF8 = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980: the same files give the same archive. */
const DATE = 0x0021;

/** Files as one archive (PKZIP, 2.0), piece by piece. It has no place for more than 65,535 files or 4 GB. */
export async function* zipped(files: AsyncIterable<SiteFile>): AsyncGenerator<Buffer, void, undefined> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, content } of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF8, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt16LE(DATE, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    yield Buffer.concat([signature(0x04034b50), facts, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([signature(0x02014b50), version(), facts, rest, name]));
    offset += 30 + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([listed, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function version(): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(VERSION);
  return bytes;
}
