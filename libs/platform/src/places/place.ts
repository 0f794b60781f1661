/** A folder somewhere: on this machine, or where others serve it. Paths are relative, with `/` between their parts. */
export interface Place {
  /** What stands there for people: without any secret. */
  readonly name: string;
  /** A file; undefined where there is none. */
  read(path: string, signal?: AbortSignal): Promise<Buffer | undefined>;
  /** Puts a file there, whole or not at all, in the place of an earlier one. */
  write(path: string, content: Buffer, signal?: AbortSignal): Promise<void>;
  /** Takes a file away, if it is there. */
  remove(path: string, signal?: AbortSignal): Promise<void>;
  /** What is there, hash by path, where a place knows that itself. */
  there?(signal?: AbortSignal): Promise<ReadonlyMap<string, string>>;
  /** Ends what was opened for it. */
  close?(): void;
}

/** Whether a path lies below the folder that it is meant for, whatever system that is on. */
export function isBelow(path: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)*$/.test(path) && !path.split('/').some((part) => /^\.+$/.test(part));
}

/** A file on its way to a place. */
export interface FileToPlace {
  readonly path: string;
  readonly content: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** As what a web server gives a file. */
export function contentTypeOf(path: string): string {
  return TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream';
}
