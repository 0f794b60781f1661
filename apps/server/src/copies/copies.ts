import { createReadStream } from 'node:fs';
import {
  BackupRefused,
  CopiesAtPlace,
  pushFailureOf,
  type Copy,
  type KeptBackup,
  type KeptBackups,
  type Place,
  type Reach,
  Turns,
} from '#platform';
import { isProblemCode } from '#words';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Problem } from '../http/problem.js';
import { openPlace, type OwnPlace } from '../push/push-place.js';
import { nextCopyOf, type CopiesSettings } from './copies-settings.js';
import type { CopyKeys } from './copy-keys.js';

/** A place, and its secret where it is not the known one. */
export interface PlaceGiven {
  readonly place: OwnPlace;
  readonly secret?: string | undefined;
}

/** What copies are made with. */
export interface CopiesParts {
  readonly pool: pg.Pool;
  readonly settings: CopiesSettings;
  readonly backups: KeptBackups;
  readonly keys: CopyKeys;
  /** Administrators choose the place: it may be anywhere. */
  readonly reach: Reach;
  readonly log: Logger;
}

/** Encrypted copies of everything, elsewhere. */
export class Copies {
  readonly #turns = new Turns(1);

  constructor(private readonly parts: CopiesParts) {}

  /**
   * Has copies go to a place from now on.
   *
   * @throws Problem where the place cannot be written to, or has copies with another passphrase
   */
  async begin({ place, secret }: PlaceGiven, passphrase: string): Promise<void> {
    const { settings, keys } = this.parts;
    const known = await settings.secretFor(place, secret);
    const recipient = await this.#at(place, known, (copies) => copies.prepare(passphrase, keys));
    await settings.put(place, known, recipient);
  }

  /** The copies at a place, the latest first. @throws Problem where it cannot be read */
  async all({ place, secret }: PlaceGiven): Promise<readonly Copy[]> {
    const known = await this.parts.settings.secretFor(place, secret);
    return this.#at(place, known, (copies) => copies.all());
  }

  /**
   * Brings a copy to the backups here, decrypted, from where it can be restored.
   *
   * @param made as the list of the place has it
   * @throws Problem where there is none, or it has another passphrase
   */
  async fetch({ place, secret }: PlaceGiven, made: string, passphrase: string): Promise<KeptBackup> {
    const { settings, backups, keys } = this.parts;
    const known = await settings.secretFor(place, secret);
    return this.#at(place, known, async (copies) => {
      const key = await copies.openKey(passphrase, keys.open);
      return backups.bring(await copies.read(made, key));
    });
  }

  /** When something was last written to a journal; null: there is none. */
  async changedAt(): Promise<Date | null> {
    const { rows } = await this.parts.pool.query<{ time: string | null }>(
      'SELECT max(time) AS time FROM ledger.book',
    );
    const time = rows[0]?.time ?? null;
    return time === null ? null : new Date(Number(time) / 1_000);
  }

  /**
   * Makes a copy if one is due; of several processes one does. What goes wrong is written down, and seen.
   *
   * @param wanted `now`: whether or not one is due
   * @throws whatever the backup itself, or the database, throws
   */
  copyWhenDue(signal?: AbortSignal, when: { now?: Date; wanted?: 'when-due' | 'now' } = {}): Promise<void> {
    return this.#turns.take(() => this.#copyWhenDue(signal, when));
  }

  async #copyWhenDue(
    signal: AbortSignal | undefined,
    { now = new Date(), wanted = 'when-due' }: { now?: Date; wanted?: 'when-due' | 'now' },
  ): Promise<void> {
    const { settings, backups, reach, log } = this.parts;
    const row = await settings.row();
    if (!row) return;
    const due = wanted === 'now' ? now : nextCopyOf(row, await this.changedAt());
    if (due === undefined || due > now || !(await settings.claim(row, now))) return;
    try {
      const place = openPlace(row.place, await settings.secretOf(row), reach);
      try {
        const copies = new CopiesAtPlace(place);
        const add = (path: string) => copies.add(now, createReadStream(path), row.recipient, signal);
        await settings.end(row, await backups.inPassing(add, signal));
      } finally {
        place.close?.();
      }
    } catch (error) {
      if (signal?.aborted) return;
      const failure =
        error instanceof BackupRefused ? { code: error.code, params: {} } : pushFailureOf(error);
      // What another place says may name keys: the code alone is written down.
      log.warn({ reason: failure.code }, 'no copy was made elsewhere');
      await settings.end(row, failure);
    }
  }

  async #at<T>(place: OwnPlace, secret: string, ask: (copies: CopiesAtPlace) => Promise<T>): Promise<T> {
    let opened: Place | undefined;
    try {
      opened = openPlace(place, secret, this.parts.reach);
      return await ask(new CopiesAtPlace(opened));
    } catch (error) {
      const { code, params } = pushFailureOf(error);
      if (code === 'push.failed' || !isProblemCode(code)) throw error;
      throw new Problem(code, params);
    } finally {
      opened?.close?.();
    }
  }
}
