import { randomUUID } from 'node:crypto';
import { takeTurn } from '#platform';
import { type Clock, type Database, DAY, later, machineClock } from '../store/database.js';
import { mintToken } from '../sign-in/secret-token.js';

/** A sheet is valid until the seal; one whose tournament is never sealed ends after this. */
export const SHEET_AT_MOST = 400 * DAY;

/** The token behind one table's QR code. */
export interface SheetTable {
  readonly table: string;
  readonly token: string;
}

/** A printed sheet in a tournament's list. */
export interface SheetView {
  readonly sheet: string;
  readonly session: string;
  readonly table: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly revokedAt: Date | null;
  readonly revokedWhy: string | null;
}

/** Printed sheets: a full token for each table of a session, good for every scan until the seal. */
export class Sheets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock = machineClock,
  ) {}

  /** Makes a new sheet for tables; older tokens stay good unless they are to end, and devices stay paired. */
  async print(
    tournament: string,
    session: string,
    tables: readonly string[],
    by: string,
    { endsEarlier = false }: { readonly endsEarlier?: boolean | undefined } = {},
  ): Promise<readonly SheetTable[]> {
    const now = this.clock();
    const sheet = randomUUID();
    const minted = [...new Set(tables)].map((table) => ({ table, ...mintToken() }));
    await this.database.$transaction(async (transaction) => {
      // Two sheets for one session are made one after the other: the later one ends the earlier where it is to.
      await takeTurn(transaction, `access.sheet ${tournament} ${session}`);
      if (endsEarlier) {
        await transaction.sheetToken.updateMany({
          where: { tournament, session, table: { in: minted.map(({ table }) => table) }, revokedAt: null },
          data: { revokedAt: now, revokedWhy: 'printed-anew' },
        });
      }
      await transaction.sheetToken.createMany({
        data: minted.map(({ table, hash }) => ({
          id: randomUUID(),
          sheet,
          tournament,
          session,
          table,
          tokenHash: hash,
          createdAt: now,
          createdBy: by,
          expiresAt: later(now, SHEET_AT_MOST),
        })),
      });
    });
    return minted.map(({ table, token }) => ({ table, token }));
  }

  /** The tables of a tournament's sheets, those that ended too, newest first. */
  async list(tournament: string): Promise<readonly SheetView[]> {
    return this.database.sheetToken.findMany({
      where: { tournament },
      select: {
        sheet: true,
        session: true,
        table: true,
        createdAt: true,
        createdBy: true,
        revokedAt: true,
        revokedWhy: true,
      },
      orderBy: [{ createdAt: 'desc' }, { session: 'asc' }, { table: 'asc' }],
    });
  }
}
