import { Refusal } from '../process/refusal.js';

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

/** Why a place takes nothing, or cannot be reached: stable codes, to be put into words where they are shown. */
export type PlaceRefusal =
  | 'push.unreachable'
  | 'push.denied'
  | 'push.host-key'
  | 'push.not-public'
  | 'push.not-writable'
  | 'push.no-room'
  | 'push.refused'
  | 'push.no-bucket'
  | 'push.other-tournament'
  | 'push.failed';

/** A failed push: its code is one of ours, or one that another Tirage has answered. Its params never carry a secret. */
export interface PushFailure {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A place does not take what is pushed; the message says it in one sentence. */
export class PlaceRefused extends Refusal implements PushFailure {
  override readonly name = 'PlaceRefused';
  readonly code: string;
  readonly params: PushFailure['params'];

  constructor(message: string, code: string, params: PushFailure['params'] = {}, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.params = params;
  }
}

const LASTING: readonly string[] = [
  'push.denied',
  'push.host-key',
  'push.not-public',
  'push.other-tournament',
  'copies.other-key',
  'copies.too-large',
  'received.token-refused',
];

/** Whether trying again can't mend it: passwords that are tried again and again lock people out. */
export function isLasting({ code }: PushFailure): boolean {
  return LASTING.includes(code);
}

const OF_SYSTEM: Readonly<Record<string, PlaceRefusal>> = {
  ENOSPC: 'push.no-room',
  EDQUOT: 'push.no-room',
  EACCES: 'push.not-writable',
  EPERM: 'push.not-writable',
  EROFS: 'push.not-writable',
  ENOTDIR: 'push.not-writable',
  EEXIST: 'push.not-writable',
  EISDIR: 'push.not-writable',
};
/** Of libuv, of undici, and as ssh2 names the part that failed. */
const OF_LINE = /^(E(CONN|HOST|NET|AI_|NOTFOUND|TIMEDOUT|PIPE)|UND_ERR)|^client-(timeout|socket)$/;
const SFTP_PERMISSION_DENIED = 3;

/** Why a push has failed, whoever threw it. What an error says itself may name keys and is left out. */
export function pushFailureOf(error: unknown): PushFailure {
  if (error instanceof PlaceRefused) return { code: error.code, params: error.params };
  const of = (code: PlaceRefusal) => ({ code, params: {} });
  for (let each = error; each instanceof Error; each = each.cause) {
    const [code, level] = [Reflect.get(each, 'code') as unknown, String(Reflect.get(each, 'level'))];
    if (level === 'client-authentication') return of('push.denied');
    if (code === SFTP_PERMISSION_DENIED) return of('push.not-writable');
    if (OF_SYSTEM[String(code)]) return of(OF_SYSTEM[String(code)]!);
    if (OF_LINE.test(String(code)) || OF_LINE.test(level) || each.name === 'TimeoutError')
      return of('push.unreachable');
  }
  return of('push.failed');
}
