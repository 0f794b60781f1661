import { pino, type DestinationStream, type Logger } from 'pino';

/** What libraries write their log lines to. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

const REDACTED = '[redacted]';
const DEPTH = 8;

/** Fields whose values never reach the log, whatever stands around the word. */
const SECRET = /authorization|cookie|token|passw|passphrase|secret|salt|credential/i;
/** Words that are part of harmless ones too, so only as the whole name or its last word. */
const SECRET_LAST = /(^|[_-])(code|key|pin)$|(Code|Key|Pin)$/;
/** `scheme://user:password@host` in any text. */
const PASSWORD_IN_ADDRESS = /(:\/\/[^\s:@/"\\]*:)[^\s@/"\\]+@/g;
const BEARER = /\b(Bearer|Basic) +[\w.~+/=-]+/gi;

/**
 * A logger of JSON lines that leaves out secrets: fields by their names at any depth, passwords in addresses, and of
 * errors everything but kind, message and stack (a database's detail repeats people's data).
 * @param level one of pino's, for instance `info`
 * @param destination standard output when not said
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: redactFields },
    serializers: { err: describeError, error: describeError },
    hooks: { streamWrite: redactText },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  // Pino formats the fields of a line, but not those that a child logger is bound to.
  const { child } = logger;
  logger.child = function (this: Logger, bindings: object, childOptions?: object) {
    return child.call(this, redactFields(bindings), childOptions);
  } as typeof child;
  return logger;
}

function redactFields(fields: object): Record<string, unknown> {
  return redact(fields, DEPTH) as Record<string, unknown>;
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth === 0) return '[deep]';
  if (Array.isArray(value)) return value.map((each) => redact(each, depth - 1));
  if (value instanceof Map || value instanceof Set) return redact([...value], depth);
  if ('toJSON' in value && typeof value.toJSON === 'function') return redact(value.toJSON(), depth - 1);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (isSecret(name, each)) return [name, REDACTED];
      return [name, each instanceof Error ? describeError(each) : redact(each, depth - 1)];
    }),
  );
}

function isSecret(name: string, value: unknown): boolean {
  if (SECRET.test(name)) return true;
  // A status code is a number; a code that opens something is a text, or a field called just that.
  return SECRET_LAST.test(name) && (typeof value !== 'number' || !name.endsWith('Code'));
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return redact(error, DEPTH);
  const { code } = error as { code?: unknown };
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: error.message,
    ...(typeof code === 'string' && { reason: code }),
    stack: error.stack,
  };
}

function redactText(line: string): string {
  return line.replace(PASSWORD_IN_ADDRESS, `$1${REDACTED}@`).replace(BEARER, `$1 ${REDACTED}`);
}
