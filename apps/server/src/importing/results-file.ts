import type { Readable } from 'node:stream';
import { z } from 'zod';
import {
  LARGEST_BWS,
  resultsOfConnector,
  textOfFile,
  Unreadable,
  type ImportFile,
  type ReadingFault,
} from '#interchange';
import { readResultList, RESULT_COLUMNS, type ResultColumn, type ResultList } from '#lists';
import type { ResultSource } from '#tournament';
import type { Language } from '#words';
import { faultOfFile } from '../http/file-fault.js';
import { Problem } from '../http/problem.js';
import type { DevicesRead } from './devices-read.js';
import { FileThread } from '../threads/file-thread.js';

/** The largest list of results, in bytes: as many as a congress has in a week. */
const LARGEST_LIST = 4 * 1024 * 1024;

/** Files of table devices are asked for again and again while they are played on. */
const DEVICES = new FileThread<Uint8Array, DevicesRead>(
  'devices-thread',
  { megabytes: 512, milliseconds: 30_000 },
  import.meta.url,
);

/** Results as a file has them, and how its columns were read where it is a list. */
export type ResultsInFile = ImportFile & {
  readonly source: ResultSource;
  readonly list: Pick<ResultList, 'columns' | 'headings' | 'headed'> | null;
};

/** The bytes that somebody sends, up to the largest file there is. @throws Problem `results-file.empty`, `request.too-large` */
export async function bytesSent(content: unknown): Promise<Uint8Array> {
  if (typeof (content as Readable | undefined)?.pipe !== 'function') throw new Problem('results-file.empty');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of content as Readable) {
    size += (part as Buffer).length;
    if (size > LARGEST_BWS) throw new Problem('request.too-large', { limit: LARGEST_BWS });
    parts.push(part as Buffer);
  }
  if (size === 0) throw new Problem('results-file.empty');
  return Buffer.concat(parts);
}

/**
 * Reads a file of results: that of table devices (BWS), told by how it begins and read in a thread of its own, an answer
 * of Bridgemate's Data Connector (JSON), or a list.
 *
 * @param columns what the columns of a list are, where somebody has said it
 * @throws Problem `results-file.broken`, `results-file.unreadable`, `import.too-much`, `request.too-large`
 */
export async function resultsInFile(
  bytes: Uint8Array,
  columns: readonly (ResultColumn | undefined)[],
  language: Language,
): Promise<ResultsInFile> {
  if (/^Standard (Jet|ACE) DB/.test(Buffer.from(bytes.subarray(4, 20)).toString('latin1')))
    return { source: 'bws', list: null, ...(await devicesResults(bytes, language)) };
  if (bytes.length > LARGEST_LIST) throw new Problem('request.too-large', { limit: LARGEST_LIST });
  const { text } = textOfFile(bytes);
  if (/^\s*\[\s*[\]{]/.test(text)) return { source: 'bws', list: null, ...connectorResults(text, language) };
  const { rows, ...list } = readResultList(text, columns);
  return { source: 'csv', list, rows, meetings: [], names: [] };
}

async function devicesResults(bytes: Uint8Array, language: Language): Promise<ImportFile> {
  const read = await DEVICES.read(bytes);
  if (read.kind === 'results') return read.results;
  return refused(read.fault, language);
}

function connectorResults(text: string, language: Language): ImportFile {
  try {
    return resultsOfConnector(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return refused(error.fault, language);
  }
}

function refused(fault: ReadingFault, language: Language): never {
  const code = fault.code === 'interchange.no-database' ? 'results-file.broken' : 'results-file.unreadable';
  throw new Problem(code, faultOfFile(fault, language));
}

/** Columns as an address names them: `round,table,,ns`; what is no column is as it was read. */
export const columnsNamed = z
  .string()
  .default('')
  .transform((names) =>
    names
      .split(',')
      .slice(0, 200)
      .map((name) => RESULT_COLUMNS.find((column) => column === name)),
  );
