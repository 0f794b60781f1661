import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Log } from '#platform';
import { ServerProcess } from '../platform/server-process.js';

/** How often other processes are told how far an import is. */
const TOLD_MS = 1_000;
/** An import of which nothing was told for so long is none any more: its process has ended. */
const FORGOTTEN = '10 seconds';

/** How far an import is. */
export interface ImportProgress {
  readonly step: 'waiting' | 'reading' | 'planning' | 'deciding' | 'writing';
  /** How much of the step is done, and of how much: of bytes, of games, of commands. */
  readonly done: number;
  readonly of: number;
}

/** An import, by who imports and the id of its command. */
export interface ImportNamed {
  readonly actor: string;
  readonly commandId: string;
}

/** How far imports are, in whatever process: at once in that which does one, and within a second in others. */
@Injectable()
export class ImportsUnderWay {
  readonly #here = new Map<string, ImportProgress>();
  readonly #log: Log;

  constructor(
    { log }: ServerProcess,
    private readonly pool: pg.Pool,
  ) {
    this.#log = log;
  }

  /** Does the work of an import, which tells how far it is. */
  async during<Result>(
    named: ImportNamed,
    work: (tell: (progress: ImportProgress) => void) => Promise<Result>,
  ): Promise<Result> {
    const key = keyOf(named);
    this.#here.set(key, { step: 'waiting', done: 0, of: 0 });
    let telling = this.#tellOthers(named);
    const again = setInterval(() => {
      telling = telling.then(() => this.#tellOthers(named));
    }, TOLD_MS);
    try {
      return await work((progress) => this.#here.set(key, progress));
    } finally {
      clearInterval(again);
      this.#here.delete(key);
      await telling;
      await this.#ask('DELETE FROM platform.import_under_way WHERE actor = $1 AND command = $2', named);
    }
  }

  /** How far an import is; nothing where none is under way. */
  async progress(named: ImportNamed): Promise<ImportProgress | undefined> {
    const here = this.#here.get(keyOf(named));
    if (here) return here;
    const { rows } = await this.pool.query<{ step: ImportProgress['step']; done: string; of: string }>(
      `SELECT step, done, "of" FROM platform.import_under_way
       WHERE actor = $1 AND command = $2 AND told_at > now() - interval '${FORGOTTEN}'`,
      [named.actor, named.commandId],
    );
    return rows[0] && { step: rows[0].step, done: Number(rows[0].done), of: Number(rows[0].of) };
  }

  async #tellOthers(named: ImportNamed): Promise<void> {
    const progress = this.#here.get(keyOf(named));
    if (!progress) return;
    const { step, done, of } = progress;
    await this.#ask(
      `INSERT INTO platform.import_under_way (actor, command, step, done, "of", told_at)
       VALUES ($1, $2, $3, $4, $5, now())
       ON CONFLICT (actor, command) DO UPDATE
         SET step = excluded.step, done = excluded.done, "of" = excluded."of", told_at = excluded.told_at`,
      named,
      [step, done, of],
    );
  }

  /** An import goes on whether or not others hear of it. */
  async #ask(text: string, { actor, commandId }: ImportNamed, more: readonly unknown[] = []): Promise<void> {
    try {
      await this.pool.query(text, [actor, commandId, ...more]);
    } catch (error) {
      this.#log.warn({ err: error }, 'others were not told how far an import is');
    }
  }
}

function keyOf({ actor, commandId }: ImportNamed): string {
  return `${actor} ${commandId}`;
}
