import { randomUUID } from 'node:crypto';
import type { InstallationKey } from '#access';
import { hideSecret, openSecret, type HiddenSecret } from '#ledger';
import type { PushFailure } from '#platform';
import type pg from 'pg';
import { Problem } from '../http/problem.js';
import { holderOf, type PushPlace } from './push-place.js';

/** Where a tournament is pushed, and how that goes. */
export interface PushRow {
  readonly tournament: string;
  readonly active: boolean;
  readonly place: PushPlace;
  readonly secret: HiddenSecret | null;
  readonly revision: number;
  /** The line up to which was pushed; 0: nothing was. */
  readonly position: number;
  readonly pushedAt: Date | null;
  readonly triedAt: Date | null;
  readonly failures: number;
  readonly failure: PushFailure | null;
  /** Whether the pages have changed without a new line. */
  readonly stale: boolean;
  /** Whether it is being pushed. */
  readonly pushing: boolean;
  /** The journal's last entry; null: there is no such journal. */
  readonly head: number | null;
}

const ROW = `p.tournament, p.active, p.place, p.secret, p.revision, p.position::integer, p.pushed_at AS "pushedAt",
  p.tried_at AS "triedAt", p.failures, p.failure, p.stale, coalesce(p.until > now(), false) AS pushing, t.position::integer AS head
  FROM push.push p LEFT JOIN projections.tournament t ON t.tournament = p.tournament`;

/** How long a process that stops saying that it pushes keeps others from it. */
const LEASE = '60 s';

/**
 * Where tournaments are pushed to: rows beside the journals, so that an exported journal has none of it. Secrets are
 * encrypted under a key that derives from the server's own.
 */
export class PushSettings {
  readonly #pool: pg.Pool;
  readonly #key: InstallationKey;

  constructor(pool: pg.Pool, key: InstallationKey) {
    this.#pool = pool;
    this.#key = key;
  }

  /** Where a tournament is pushed; undefined: nowhere. */
  async of(tournament: string): Promise<PushRow | undefined> {
    const { rows } = await this.#pool.query<PushRow>(`SELECT ${ROW} WHERE p.tournament = $1`, [tournament]);
    return rows[0];
  }

  /** All that are to be pushed. */
  async active(): Promise<readonly PushRow[]> {
    const { rows } = await this.#pool.query<PushRow>(
      `SELECT ${ROW} WHERE p.active AND t.position IS NOT NULL`,
    );
    return rows;
  }

  /**
   * Says where a tournament is pushed.
   *
   * @param secret undefined: the one that is known, as long as the same one is shown it
   * @throws Problem `push.secret-missing`
   */
  async put(
    tournament: string,
    { active, place, secret }: { active: boolean; place: PushPlace; secret?: string | undefined },
  ): Promise<void> {
    const known = await this.of(tournament);
    const sameHolder = known !== undefined && holderOf(known.place) === holderOf(place);
    const kept = sameHolder ? known.secret : null;
    const sealed = secret === undefined ? kept : await this.#sealed(tournament, secret);
    if (sealed === null && place.kind !== 'folder') throw new Problem('push.secret-missing');
    const goesOn = known !== undefined && JSON.stringify(known.place) === JSON.stringify(place);
    await this.#pool.query(
      `INSERT INTO push.push (tournament, active, place, secret) VALUES ($1, $2, $3, $4)
       ON CONFLICT (tournament) DO UPDATE SET active = $2, place = $3, secret = $4, revision = push.push.revision + 1,
         position = CASE WHEN $5 THEN push.push.position ELSE 0 END,
         pushed_at = CASE WHEN $5 THEN push.push.pushed_at END,
         stale = true, tried_at = NULL, failures = 0, failure = NULL, pushed_by = NULL, until = NULL`,
      [tournament, active, JSON.stringify(place), JSON.stringify(sealed), goesOn],
    );
  }

  /** Forgets where a tournament was pushed, secret and all. */
  async remove(tournament: string): Promise<void> {
    await this.#pool.query('DELETE FROM push.push WHERE tournament = $1', [tournament]);
  }

  /** Has it tried at once, whatever failed before. @throws Problem `push.none` */
  async tryNow(tournament: string): Promise<void> {
    const { rowCount } = await this.#pool.query(
      'UPDATE push.push SET tried_at = NULL, failures = 0, failure = NULL, stale = true WHERE tournament = $1 AND active',
      [tournament],
    );
    if (rowCount === 0) throw new Problem('push.none');
  }

  /** The secret of a place in the open; '' where it has none. */
  async secretOf({ tournament, secret }: PushRow): Promise<string> {
    if (secret === null) return '';
    const key = await this.#keyOf(tournament);
    return openSecret(Buffer.from(key).toString('hex'), tournament, secret) as string;
  }

  /** Takes it on to push a tournament; false: another process does, or it is to go elsewhere by now. */
  async claim({ tournament, revision }: PushRow, process: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `UPDATE push.push SET pushed_by = $3, until = now() + $4::interval, stale = false
       WHERE tournament = $1 AND revision = $2 AND active AND (until IS NULL OR until < now())`,
      [tournament, revision, process, LEASE],
    );
    return rowCount === 1;
  }

  /** Goes on pushing; false: it is no longer wanted there. */
  async keep({ tournament, revision }: PushRow, process: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `UPDATE push.push SET until = now() + $4::interval WHERE tournament = $1 AND revision = $2 AND active AND pushed_by = $3`,
      [tournament, revision, process, LEASE],
    );
    return rowCount === 1;
  }

  /** Writes down how a push has ended. */
  async end(
    { tournament, revision }: PushRow,
    process: string,
    end: { readonly position: number } | { readonly failure: PushFailure } | 'stopped',
  ): Promise<void> {
    const done =
      end === 'stopped'
        ? ['stale = true', null]
        : 'failure' in end
          ? ['tried_at = now(), failures = failures + 1, failure = $4', JSON.stringify(end.failure)]
          : [
              'tried_at = now(), failures = 0, failure = NULL, pushed_at = now(), position = $4',
              end.position,
            ];
    const [set, value] = done;
    await this.#pool.query(
      `UPDATE push.push SET ${set}, pushed_by = NULL, until = NULL
       WHERE tournament = $1 AND revision = $2 AND pushed_by = $3`,
      [tournament, revision, process, ...(value === null ? [] : [value])],
    );
  }

  async #sealed(tournament: string, secret: string): Promise<HiddenSecret> {
    return hideSecret(await this.#keyOf(tournament), tournament, randomUUID(), secret);
  }

  #keyOf(tournament: string): Promise<Uint8Array> {
    return this.#key.hmac('push', tournament);
  }
}
