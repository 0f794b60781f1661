import type { Account } from '../../server/sign-in.js';
import type { EveningPlan } from '../plan/evening-plan.js';
import { SESSION } from '../plan/evening-plan.js';
import type { PreparedVenue } from './venue.js';

/** The pages worth opening while a demo is played. */
export interface DemoPages {
  readonly standings: string;
  readonly wall: string;
  readonly card: string;
  readonly boards: string;
  readonly traveller: string;
  readonly room: string;
  readonly journal: string;
  /** The link that makes a phone, or another browser, that of a table. */
  readonly phone: string;
}

/** Where the pages of an evening are. */
export function pagesOf(
  address: string,
  { tournament, phones }: PreparedVenue,
  { pairs, tables }: EveningPlan,
): DemoPages {
  const page = `${address}/tournaments/${tournament}`;
  const session = `${page}/session/${SESSION}`;
  const pair = pairs.find(({ contestant }) => contestant.endsWith('NS1')) ?? pairs[0]!;
  return {
    standings: session,
    wall: `${session}/wall`,
    card: `${session}/pair/${pair.contestant}`,
    boards: `${session}/boards`,
    traveller: `${session}/board/1`,
    room: `${session}/room`,
    journal: `${page}/journal`,
    phone: phones.get(tables.at(-1)!)!.link,
  };
}

/** As whom the director's pages are seen. */
export function howToSignIn(account: Account | undefined): string {
  return account === undefined
    ? 'signed in as organiser'
    : `sign in as ${account.login} with the password ${account.password}`;
}

/** What there is to see, and how to sign in. */
export function whatToSee(pages: DemoPages, plan: EveningPlan, account: Account | undefined): string {
  return `
  For everyone
    standings         ${pages.standings}
    hall display      ${pages.wall}
    a scorecard       ${pages.card}
    boards            ${pages.boards}
    a traveller       ${pages.traveller} (once every table has played the board)
    journal           ${pages.journal}
  For the director    (${howToSignIn(account)})
    director’s desk   ${pages.room}
  Table phone         (open the link in another browser to link it to table ${plan.tables.at(-1)!})
    table ${plan.tables.at(-1)!.padEnd(12)}${pages.phone}
`;
}
