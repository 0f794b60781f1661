import { createReadStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SquareDealRefused } from '#cards';
import { LIMITS, Unreadable, UnreadableDeals, type FileToRead } from '#interchange';
import { Refusal } from '#platform';
import { dealProblemText, filled, readingFaultText, type Language } from '#words';

const PHRASES = {
  en: {
    unread: 'Cannot read {file} ({code}).',
    large: '{file} is larger than {most} MB.',
    unwritten: 'Cannot save {file} ({code}).',
    there: '{file} already exists. Choose another name or add --replace.',
  },
  pl: {
    unread: 'Nie da się odczytać {file} ({code}).',
    large: 'Plik {file} ma więcej niż {most} MB.',
    unwritten: 'Nie da się zapisać {file} ({code}).',
    there: 'Plik {file} już istnieje. Wybierz inną nazwę albo dodaj --replace.',
  },
  ru: {
    unread: 'Не удаётся прочитать {file} ({code}).',
    large: 'Файл {file} больше {most} МБ.',
    unwritten: 'Не удаётся записать {file} ({code}).',
    there: 'Файл {file} уже есть. Выберите другое имя или добавьте --replace.',
  },
} as const;

/** The bytes of a file. @throws Refusal when it cannot be read, or is larger than any honest one */
export async function bytesOfFile(file: string, language: Language): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    const most = Math.round(LIMITS.file / 1024 ** 2);
    if (size > LIMITS.file) throw new Refusal(filled(PHRASES[language].large, { file, most }));
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      filled(PHRASES[language].unread, { file, code: (error as NodeJS.ErrnoException).code }),
    );
  }
}

/** Told after each piece of a file how far it is: it may be read more than once. */
export type TellRead = (progress: {
  readonly reading: number;
  /** Bytes, of as many. */
  readonly read: number;
  readonly of: number;
}) => void;

/**
 * A file that is read piece by piece, whatever its size. Reading throws Refusal where it cannot be read.
 *
 * @param tell how far it is
 */
export function fileToRead(file: string, language: Language, tell?: TellRead): FileToRead {
  let readings = 0;
  return async function* pieces() {
    const reading = ++readings;
    let read = 0;
    try {
      const { size: of } = await stat(file);
      for await (const piece of createReadStream(file)) {
        read += (piece as Uint8Array).length;
        tell?.({ reading, read, of });
        yield piece as Uint8Array;
      }
    } catch (error) {
      throw new Refusal(
        filled(PHRASES[language].unread, { file, code: (error as NodeJS.ErrnoException).code }),
      );
    }
  };
}

/** A file to be written. */
export interface NewFile {
  readonly file: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Only its owner may read it. */
  readonly secret?: boolean;
}

/**
 * Writes files, each as a whole or not at all, and none when one of them is there already.
 *
 * @param replace whether files that are there are replaced
 * @throws Refusal, and whatever the pieces of a file throw
 */
export async function writeNewFiles(
  files: readonly NewFile[],
  replace: boolean,
  language: Language,
): Promise<void> {
  for (const { file } of files) {
    const there = await access(file).then(
      () => true,
      () => false,
    );
    if (there && !replace) throw new Refusal(filled(PHRASES[language].there, { file }));
  }
  for (const { file, bytes, secret } of files) {
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.part`, bytes, { mode: secret === true ? 0o600 : 0o666 });
      await rename(`${file}.part`, file);
    } catch (error) {
      await rm(`${file}.part`, { force: true }).catch(() => undefined);
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      throw new Refusal(
        filled(PHRASES[language].unwritten, { file, code: (error as NodeJS.ErrnoException).code }),
      );
    }
  }
}

/** Does something with files of deals or results; what is wrong with them is refused in words, with the name of the file. */
export function refusedInWords<Value>(file: string | undefined, language: Language, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    const said = faultSaid(error, language);
    if (said === undefined) throw error;
    const name = file === undefined ? '' : `${file}: `;
    throw new Refusal(`${name}${name === '' ? said[0]!.toUpperCase() + said.slice(1) : said}.`, {
      cause: error,
    });
  }
}

function faultSaid(error: unknown, language: Language): string | undefined {
  if (error instanceof Unreadable) return readingFaultText({ ...error.fault }, language);
  if (!(error instanceof UnreadableDeals || error instanceof SquareDealRefused)) return undefined;
  return dealProblemText(error.fault.code, { ...error.fault }, language);
}
