import type pg from 'pg';

/** Image formats that browsers and printouts can show, and that cannot carry scripts. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'] as const;
export type LogoType = (typeof LOGO_TYPES)[number];

/** The largest logo, in bytes. */
export const LOGO_LIMIT = 128 * 1024;

/** Name, look and place of the server; null: the program's own. */
export interface Appearance {
  readonly name: string | null;
  /** The IANA name of the venue's time zone. */
  readonly zone: string | null;
  /** `#rrggbb`, small letters. */
  readonly colour: string | null;
  /** What changes with the logo, for its address; null: there is none. */
  readonly logo: string | null;
}

/** When backups are made by themselves. */
export interface BackupPlan {
  /** The hour of the venue's day from which on one is made; null: none is. */
  readonly hour: number | null;
  /** How many of them are kept. */
  readonly keep: number;
}

/** The settings of the server: one row, read at every question. */
export class InstallationSettings {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async appearance(): Promise<Appearance> {
    const { rows } = await this.#pool.query<Appearance>(
      `SELECT name, zone, colour, left(encode(sha256(logo), 'hex'), 16) AS logo FROM platform.installation`,
    );
    return rows[0] ?? { name: null, zone: null, colour: null, logo: null };
  }

  /** Changes name, zone and colour together. */
  async change({ name, zone, colour }: Omit<Appearance, 'logo'>): Promise<void> {
    await this.#write('name = $1, zone = $2, colour = $3', [name, zone, colour]);
  }

  async logo(): Promise<{ readonly type: LogoType; readonly picture: Buffer } | undefined> {
    const { rows } = await this.#pool.query<{ type: LogoType; picture: Buffer }>(
      `SELECT logo_type AS type, logo AS picture FROM platform.installation WHERE logo IS NOT NULL`,
    );
    return rows[0];
  }

  /** Sets the logo; undefined: there is none any more. */
  async putLogo(logo: { readonly type: LogoType; readonly picture: Buffer } | undefined): Promise<void> {
    await this.#write('logo = $1, logo_type = $2', [logo?.picture ?? null, logo?.type ?? null]);
  }

  async backupPlan(): Promise<BackupPlan> {
    const { rows } = await this.#pool.query<BackupPlan>(
      `SELECT backup_hour AS hour, backup_keep AS keep FROM platform.installation`,
    );
    return rows[0] ?? { hour: null, keep: 14 };
  }

  async planBackups({ hour, keep }: BackupPlan): Promise<void> {
    await this.#write('backup_hour = $1, backup_keep = $2', [hour, keep]);
  }

  async #write(set: string, values: unknown[]): Promise<void> {
    await this.#pool.query('INSERT INTO platform.installation DEFAULT VALUES ON CONFLICT DO NOTHING');
    await this.#pool.query(`UPDATE platform.installation SET ${set}`, values);
  }
}

/** What kind of picture some bytes are, by how they begin; undefined: none that is taken. */
export function logoTypeOf(picture: Uint8Array): LogoType | undefined {
  const begins = (at: number, ...bytes: number[]) =>
    bytes.every((byte, index) => picture[at + index] === byte);
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return begins(0, 0xff, 0xd8, 0xff) ? 'image/jpeg' : undefined;
}

/** The time zone of this machine. */
export function machineZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether a time zone is known here by this name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
