import { wayRound } from '#projections';
import { games } from '#tournament';
import { seatMail } from '#words';
import { calledIn, type MailDue, type TournamentOfMails } from './tournament-of-mails.js';

/**
 * Where players sit in the first round of sessions that are set up and have not started. Who is given another seat later
 * is told again.
 */
export async function seatMails(of: TournamentOfMails): Promise<readonly MailDue[]> {
  const { row, name, state, queries, page } = of;
  const mails: MailDue[] = [];
  for (const session of Object.values(state.sessions)) {
    if (session.status !== 'set-up') continue;
    // oxlint-disable-next-line no-await-in-loop -- a few sessions, one after the other
    const { contestants } = await queries.sessions.session(session.session);
    const called = new Map(contestants.map((each) => [each.contestant, calledIn(each)]));
    // oxlint-disable-next-line no-await-in-loop -- the same
    for (const { contestant, end, mail } of await of.addressees(session, contestants)) {
      const { what, table, side, seat } = wayRound(session, contestant, 1);
      if (what === 'absent' || what === 'undrawn') continue;
      const at = what === 'plays' ? table : null;
      const place = seat ?? (games[session.game].boardsHaveResults ? side : null);
      const written = seatMail(row.language, {
        tournament: name,
        session: session.session,
        who: called.get(contestant) ?? contestant,
        table: at,
        place,
        page: `${page}/session/${session.session}/pair/${contestant}`,
        end,
      });
      mails.push(mail(['seat', session.session, contestant, at, place].join(' ').trim(), written));
    }
  }
  return mails;
}
