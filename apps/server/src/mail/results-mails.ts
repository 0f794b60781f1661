import type { SessionPlay, StandingDocument, StandingsDocument } from '#projections';
import { Rational } from '#scoring';
import { games, hasTeams } from '#tournament';
import { resultMail, type Language, type RankingInMail } from '#words';
import type { TournamentMailRow } from './mail-settings.js';
import { calledIn, type MailDue, type TournamentOfMails } from './tournament-of-mails.js';

const DAY_US = 86_400_000_000;
const WEEK_US = 7 * DAY_US;

/**
 * Whether a session is over whose results go out: closed, no earlier than a day before mail was switched on, and at first
 * no longer than a week ago. A correction sends nothing.
 */
export function isDue(
  { status, closings }: Pick<SessionPlay, 'status' | 'closings'>,
  { since }: Pick<TournamentMailRow, 'since'>,
  now: Date,
): boolean {
  const [first] = closings;
  if (status !== 'closed' || !first) return false;
  return first.closed > 1_000 * now.getTime() - WEEK_US && first.closed > 1_000 * since.getTime() - DAY_US;
}

/** The results of sessions that are over, to those who played in them. */
export async function resultsMails(of: TournamentOfMails): Promise<readonly MailDue[]> {
  const { row, now, name, state, queries, page } = of;
  const mails: MailDue[] = [];
  for (const session of Object.values(state.sessions)) {
    if (!isDue(session, row, now)) continue;
    // oxlint-disable-next-line no-await-in-loop -- a few sessions, one after the other
    const { contestants } = await queries.sessions.session(session.session);
    // oxlint-disable-next-line no-await-in-loop -- the same
    const addressees = await of.addressees(session, contestants);
    if (addressees.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- the same
    const standings =
      games[session.game].boardsHaveResults && !hasTeams(session)
        ? await queries.standings.places(session.session)
        : null;
    if (standings && !standings.final) continue;
    const called = new Map(contestants.map((each) => [each.contestant, calledIn(each)]));
    const rankings = standings ? rankingsOf(standings, called, row.language) : [];
    for (const { contestant, end, mail } of addressees) {
      const here = `${page}/session/${session.session}`;
      const written = resultMail(row.language, {
        tournament: name,
        session: session.session,
        contestant,
        rankings,
        page: standings ? `${here}/pair/${contestant}` : here,
        end,
      });
      mails.push(mail(`results ${session.session} ${contestant}`, written));
    }
  }
  return mails;
}

function rankingsOf(
  { rankings, by }: StandingsDocument,
  called: ReadonlyMap<string, string>,
  language: Language,
): readonly RankingInMail[] {
  return rankings.map(({ section, line, entries }) => ({
    section,
    line,
    lines: entries.map((entry) => ({
      contestant: entry.contestant,
      who: called.get(entry.contestant) ?? entry.contestant,
      place: entry.place,
      last: entry.last,
      figure: figureOf(entry, by, language),
    })),
  }));
}

/** What a place is taken with, with two decimals. */
function figureOf(
  { percentage, score, mean, victoryPoints }: StandingDocument,
  by: StandingsDocument['by'],
  language: Language,
): string {
  const ranked = by === 'percentage' ? percentage : by === 'mean' ? mean : null;
  const exact = victoryPoints?.total ?? ranked ?? score;
  const plain = Rational.parse(exact).toText(2);
  const text = language === 'en' ? plain : plain.replace('.', ',');
  if (exact !== percentage) return text;
  return language === 'en' ? `${text}%` : `${text}\u00a0%`;
}
