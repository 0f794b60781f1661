import type { Browser } from './browser.js';

/** Who plays at a server: the organiser, and how further browsers are opened. */
export interface Players {
  readonly organiser: Browser;
  newBrowser(): Browser;
}

/** A table's phone, and the link on the printed sheet that makes another one of it. */
export interface TablePhone {
  readonly device: Browser;
  readonly link: string;
}

/** Prints the sheet of a session and scans it: each table has a phone of its own. */
export async function pairTables(
  { organiser, newBrowser }: Players,
  tournament: string,
  session: string,
  tables: readonly string[],
): Promise<Map<string, TablePhone>> {
  const sheet = await organiser.post(`/api/tournaments/${tournament}/devices/sheet`, { session, tables });
  const phones = new Map<string, TablePhone>();
  for (const { table, link } of sheet['tables'] as readonly { table: string; link: string }[]) {
    const device = newBrowser();
    await device.post('/api/devices/pair', { token: new URL(link).hash.slice(1) });
    phones.set(table, { device, link });
  }
  return phones;
}
