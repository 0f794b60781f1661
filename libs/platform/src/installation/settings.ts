import type { Prisma, PrismaClient } from '../prisma/generated/client.js';

/** Image formats that browsers and printouts can show, and that cannot carry scripts. */
const LOGO_TYPES = ['image/png', 'image/jpeg'] as const;
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

/** What files of results for a federation say of the club; null: it was not said. Never shown to the public. */
export interface Sending {
  readonly federation: 'ebu' | 'sbu' | 'other';
  readonly version: '1.2' | '1.3';
  readonly club: string | null;
  readonly charge: string | null;
  readonly band: string | null;
  readonly colour: string | null;
  readonly contact: string | null;
  readonly email: string | null;
  readonly telephone: string | null;
}

const NOTHING_SAID: Sending = {
  federation: 'other',
  version: '1.2',
  club: null,
  charge: null,
  band: null,
  colour: null,
  contact: null,
  email: null,
  telephone: null,
};

/** When backups are made by themselves. */
export interface BackupPlan {
  /** The hour of the venue's day from which on one is made; null: none is. */
  readonly hour: number | null;
  /** How many of them are kept. */
  readonly keep: number;
}

/** The settings of the server: one row, read at every question. */
export class InstallationSettings {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  async appearance(): Promise<Appearance> {
    // Many ask, and the logo itself stays where it is.
    const rows = await this.#prisma.$queryRaw<Appearance[]>`
      SELECT name, zone, colour, left(encode(sha256(logo), 'hex'), 16) AS logo FROM platform.installation`;
    return rows[0] ?? { name: null, zone: null, colour: null, logo: null };
  }

  /** Changes name, zone and colour together. */
  async change({ name, zone, colour }: Omit<Appearance, 'logo'>): Promise<void> {
    await this.#write({ name, zone, colour });
  }

  async logo(): Promise<{ readonly type: LogoType; readonly picture: Buffer } | undefined> {
    const row = await this.#prisma.installation.findFirst({ select: { logo: true, logoType: true } });
    return row?.logo ? { type: row.logoType as LogoType, picture: Buffer.from(row.logo) } : undefined;
  }

  /** Sets the logo; undefined: there is none any more. */
  async putLogo(logo: { readonly type: LogoType; readonly picture: Buffer } | undefined): Promise<void> {
    await this.#write({ logo: logo ? Uint8Array.from(logo.picture) : null, logoType: logo?.type ?? null });
  }

  async sending(): Promise<Sending> {
    const row = await this.#prisma.installation.findFirst({ select: { sending: true } });
    return { ...NOTHING_SAID, ...(row?.sending as Partial<Sending> | null) };
  }

  async changeSending(sending: Sending): Promise<void> {
    await this.#write({ sending: { ...sending } });
  }

  async backupPlan(): Promise<BackupPlan> {
    const row = await this.#prisma.installation.findFirst({ select: { backupHour: true, backupKeep: true } });
    return row ? { hour: row.backupHour, keep: row.backupKeep } : { hour: null, keep: 14 };
  }

  async planBackups({ hour, keep }: BackupPlan): Promise<void> {
    await this.#write({ backupHour: hour, backupKeep: keep });
  }

  async #write(data: Prisma.InstallationCreateInput): Promise<void> {
    await this.#prisma.installation.upsert({ where: { single: true }, create: data, update: data });
  }
}

/** What kind of picture some bytes are, by how they begin; undefined: none that is taken. */
export function logoTypeOf(picture: Uint8Array): LogoType | undefined {
  const begins = (at: number, ...bytes: number[]) =>
    bytes.every((byte, index) => picture[at + index] === byte);
  if (begins(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return begins(0, 0xff, 0xd8, 0xff) ? 'image/jpeg' : undefined;
}

let zoneHere: string | undefined;

/** The time zone of this machine. */
export function machineZone(): string {
  // Finding it takes as long as a query.
  return (zoneHere ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Whether a time zone is known here by this name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
