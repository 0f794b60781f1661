import { readFile } from 'node:fs/promises';
import { decodeText, Unreadable } from '#interchange';
import type { ConformedFile } from './conformed-file.js';
import type { FileAt } from './files-at.js';
import { conformResults } from './results/conform-results.js';
import { conformVectors } from './vectors/conform-vectors.js';

/** A file of which nothing is compared. */
export interface UncomparedFile {
  readonly file: string;
  readonly why: string;
  /** Whether something is wrong: it is broken, or was named and holds no figures. Others lie beside, as a README does. */
  readonly fault: boolean;
}

/** Compares every figure of a file with what it is here; its content tells the format. */
export async function conformFile({ path, named }: FileAt): Promise<ConformedFile | UncomparedFile> {
  const uncompared = (why: string, fault: boolean) => ({ file: path, why, fault });
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) return uncompared(`It cannot be read (${bytes.code}).`, true);
  const text = decodeText(bytes);
  const json = readJson(text);
  if ('fault' in json && path.toLowerCase().endsWith('.json')) {
    return uncompared(`It is no whole JSON: ${json.fault}.`, true);
  }
  try {
    const conformed =
      ('content' in json ? conformVectors(path, json.content) : undefined) ?? conformResults(path, text);
    return (
      conformed ??
      uncompared('It holds neither vectors nor tables nor movements nor published results.', named)
    );
  } catch (error) {
    if (error instanceof Unreadable) return uncompared(error.message, true);
    throw error;
  }
}

function readJson(text: string): { readonly content: unknown } | { readonly fault: string } {
  try {
    return { content: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { fault: (error as SyntaxError).message };
  }
}
