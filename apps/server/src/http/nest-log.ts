import type { LoggerService } from '@nestjs/common';
import type { Log } from '#platform';

/** Nest's own messages, in our log: its tales of wiring only when debugging. */
export class NestLog implements LoggerService {
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  log(message: unknown, context?: unknown): void {
    this.#log.debug({ context }, String(message));
  }

  debug(message: unknown, context?: unknown): void {
    this.#log.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.#log.warn({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.#log.error(
      { err: message instanceof Error ? message : undefined, context: rest.at(-1) },
      String(message),
    );
  }
}
