import type { Account } from '../../server/sign-in.js';
import { SESSION } from '../plan/evening-plan.js';
import type { PreparedVenue } from '../play/venue.js';
import { howToSignIn } from '../play/what-to-see.js';

/** The pages worth opening while a demo of preferans is played. */
export interface SheetPages {
  readonly standings: string;
  readonly room: string;
  readonly journal: string;
  /** The link that makes a phone, or another browser, that of a table. */
  readonly phone: string;
}

/** Where the pages of a tournament of preferans are. */
export function pagesOfSheets(address: string, { tournament, phones }: PreparedVenue): SheetPages {
  const page = `${address}/tournaments/${tournament}`;
  const session = `${page}/session/${SESSION}`;
  return {
    standings: session,
    room: `${session}/room`,
    journal: `${page}/journal`,
    phone: [...phones.values()].at(-1)!.link,
  };
}

/** What there is to see, and how to sign in. */
export function sheetsToSee(
  pages: SheetPages,
  { phones }: PreparedVenue,
  account: Account | undefined,
): string {
  const table = [...phones.keys()].at(-1)!;
  return `
  For everyone
    standings         ${pages.standings}
    journal           ${pages.journal}
  For the director    (${howToSignIn(account)})
    director’s desk   ${pages.room}
  Table phone         (open the link in another browser to link it to table ${table})
    table ${table.padEnd(12)}${pages.phone}
`;
}
