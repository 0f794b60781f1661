import { createHash } from 'node:crypto';
import { mintToken, tokenHash } from '#access';
import { siteListOf } from '#platform';
import type pg from 'pg';
import { Problem } from '../http/problem.js';
import { packed } from './packed.js';
import { kindOf } from './file-kinds.js';
import { RECEIVING_LIMITS, type ReceivingLimits } from './limits.js';

/** A site that is received, for those who administer the server. */
export type ReceivedSite = {
  readonly name: string;
  /** Whether somebody may push to it. */
  readonly open: boolean;
  readonly madeAt: Date;
  /** When something came last; null: nothing yet. */
  readonly cameAt: Date | null;
  readonly files: number;
  /** As they are read. */
  readonly bytes: number;
};

/** A file of a received site. */
export interface ReceivedFile {
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** gzip. */
  readonly packed: Buffer;
}

const LIST = 'site.json';

/**
 * Sites of other servers, shown here. They lie in the database and not in the home: several processes may answer, and
 * may have no disk in common; what a site takes is counted in the same transaction that writes it; and a file is replaced
 * whole or not at all. A site is visible file by file in the order in which it comes, so that no page asks for what is not
 * there, and its list is taken only when everything lies here that it names.
 */
export class ReceivedSites {
  readonly #pool: pg.Pool;
  readonly #limits: ReceivingLimits;

  constructor(pool: pg.Pool, limits: ReceivingLimits = RECEIVING_LIMITS) {
    this.#pool = pool;
    this.#limits = limits;
  }

  /** All of them, by name. */
  async all(): Promise<ReceivedSite[]> {
    const { rows } = await this.#pool.query<Omit<ReceivedSite, 'bytes'> & { bytes: string }>(
      `SELECT name, token_hash IS NOT NULL AS open, made_at AS "madeAt", came_at AS "cameAt", files, bytes
       FROM sites.site ORDER BY name`,
    );
    return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
  }

  /**
   * Opens a site. @returns the token by which its files come; it is kept nowhere
   * @throws Problem `received.exists`, `received.too-many`
   */
  async open(name: string, by: string): Promise<string> {
    const { token, hash } = mintToken();
    const { rows } = await this.#pool.query<{ sites: number }>(
      'SELECT count(*)::integer AS sites FROM sites.site',
    );
    if (rows[0]!.sites >= this.#limits.sites) throw new Problem('received.too-many');
    const { rowCount } = await this.#pool.query(
      'INSERT INTO sites.site (name, token_hash, made_by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [name, hash, by],
    );
    if (rowCount === 0) throw new Problem('received.exists', { site: name });
    return token;
  }

  /** A new token; the one before is worth nothing any more. @throws Problem `received.unknown` */
  async renew(name: string): Promise<string> {
    const { token, hash } = mintToken();
    await this.#changed('UPDATE sites.site SET token_hash = $2 WHERE name = $1', [name, hash]);
    return token;
  }

  /** Takes the token back: what is there stays to be seen. @throws Problem `received.unknown` */
  async revoke(name: string): Promise<void> {
    await this.#changed('UPDATE sites.site SET token_hash = NULL WHERE name = $1', [name]);
  }

  /** Takes a site away with everything in it. @throws Problem `received.unknown` */
  async remove(name: string): Promise<void> {
    await this.#changed('DELETE FROM sites.site WHERE name = $1', [name]);
  }

  async #changed(query: string, values: readonly unknown[]): Promise<void> {
    const { rowCount } = await this.#pool.query(query, [...values]);
    if (rowCount === 0) throw new Problem('received.unknown');
  }

  /** Whether a token belongs to a site, withdrawn or not. @throws Problem `received.token-refused` */
  async requireToken(site: string, token: string | undefined): Promise<void> {
    const hash = token === undefined ? undefined : tokenHash(token);
    const { rowCount } = hash
      ? await this.#pool.query('SELECT FROM sites.site WHERE name = $1 AND token_hash = $2', [site, hash])
      : { rowCount: 0 };
    if (rowCount === 0) throw new Problem('received.token-refused');
  }

  /** What lies in a site, hash by path. */
  async hashes(site: string): Promise<Record<string, string>> {
    const { rows } = await this.#pool.query<{ path: string; hash: string }>(
      `SELECT path, encode(hash, 'hex') AS hash FROM sites.file WHERE site = $1`,
      [site],
    );
    return Object.fromEntries(rows.map(({ path, hash }) => [path, hash]));
  }

  /** A file as it is shown; undefined: there is none. */
  async file(site: string, path: string): Promise<ReceivedFile | undefined> {
    const { rows } = await this.#pool.query<ReceivedFile>(
      `SELECT encode(hash, 'hex') AS hash, content AS packed FROM sites.file WHERE site = $1 AND path = $2`,
      [site, path],
    );
    return rows[0];
  }

  /**
   * Puts a file into a site.
   *
   * @throws Problem `received.path-refused`, `received.file-too-large`, `received.full`, `received.files-missing`
   */
  async put(site: string, path: string, content: Buffer): Promise<void> {
    const { file, siteFiles, siteBytes, bytes } = this.#limits;
    if (kindOf(path) === undefined) throw new Problem('received.path-refused');
    if (content.length > file) throw new Problem('received.file-too-large', { limit: file });
    if (path === LIST) await this.#requireWhole(site, content);
    const hash = createHash('sha256').update(content).digest();
    const small = await packed(content);
    await this.#counted(
      site,
      (client) =>
        client.query(
          `INSERT INTO sites.file (site, path, hash, bytes, content) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (site, path) DO UPDATE SET hash = $3, bytes = $4, content = $5`,
          [site, path, hash, content.length, small],
        ),
      (now) => {
        if (now.files > siteFiles || now.bytes > siteBytes || now.bytes + now.others > bytes)
          throw new Problem('received.full');
      },
    );
  }

  /** Takes a file out of a site, if it is there. */
  async drop(site: string, path: string): Promise<void> {
    await this.#counted(site, (client) =>
      client.query('DELETE FROM sites.file WHERE site = $1 AND path = $2', [site, path]),
    );
  }

  /** Changes the files of a site, one change after the other, and counts them. */
  async #counted(
    site: string,
    change: (client: pg.PoolClient) => Promise<unknown>,
    check: (now: { files: number; bytes: number; others: number }) => void = () => undefined,
  ): Promise<void> {
    const client = await this.#pool.connect();
    try {
      // What a crash takes is asked for anew with the list: nobody waits for the disk.
      await client.query('BEGIN; SET LOCAL synchronous_commit TO off');
      await client.query('SELECT FROM sites.site WHERE name = $1 FOR UPDATE', [site]);
      await change(client);
      const { rows } = await client.query<{ files: number; bytes: string; others: string }>(
        `UPDATE sites.site SET came_at = now(),
           (files, bytes) = (SELECT count(*), coalesce(sum(bytes), 0) FROM sites.file WHERE site = $1)
         WHERE name = $1
         RETURNING files, bytes, (SELECT coalesce(sum(o.bytes), 0) FROM sites.site o WHERE o.name <> $1) AS others`,
        [site],
      );
      // It was taken away meanwhile.
      if (!rows[0]) throw new Problem('received.token-refused');
      check({ files: rows[0].files, bytes: Number(rows[0].bytes), others: Number(rows[0].others) });
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  async #requireWhole(site: string, list: Buffer): Promise<void> {
    const named = siteListOf(list)?.files;
    const there = await this.hashes(site);
    const whole =
      typeof named === 'object' && Object.entries(named).every(([path, hash]) => there[path] === hash);
    if (!whole) throw new Problem('received.files-missing');
  }
}
