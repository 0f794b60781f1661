import { Refusal } from '../process/refusal.js';

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
