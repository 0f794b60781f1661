import { pino, type Logger } from 'pino';

/** What libraries write their log lines to. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export function createLog(level: string): Logger {
  return pino({ level });
}
