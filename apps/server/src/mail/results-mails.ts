import type { Access, Addressee } from '#access';
import type { PrismaClient } from '#platform';
import {
  playersOf,
  PUBLIC_VIEWER,
  type CurrentStates,
  type PlayReading,
  type SessionPlay,
  type StandingDocument,
  type StandingsDocument,
} from '#projections';
import { Rational } from '#scoring';
import { games, hasTeams } from '#tournament';
import { resultMail, type Language, type RankingInMail } from '#words';
import type { TournamentMailRow } from './mail-settings.js';
import type { Mail } from './smtp-server.js';

/** A mail with results, and by what it is known that it went. */
export interface MailDue extends Mail {
  /** What it is about: who shares an address with somebody gets mail for both, unless they play together. */
  readonly reason: string;
  readonly player: string;
  readonly hash: Uint8Array<ArrayBuffer>;
}

/** What results in mails are read with. */
export interface ResultsParts {
  readonly prisma: PrismaClient;
  readonly access: Access;
  readonly states: CurrentStates;
  readonly reading: PlayReading;
  /** The address of this server, as people reach it. */
  readonly address: string;
}

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

/** The mails with results that a tournament owes its players, and the journal entry up to which. */
export class ResultsMails {
  constructor(private readonly parts: ResultsParts) {}

  /** All of them, those that were sent too. None as long as the public sees no such tournament. */
  async of(
    row: TournamentMailRow,
    now: Date,
  ): Promise<{ readonly position: number; readonly mails: readonly MailDue[] }> {
    const { prisma, states, reading, access } = this.parts;
    const { tournament, language } = row;
    const seen = await prisma.tournamentView.findUnique({ where: { tournament } });
    const position = Number(seen?.position ?? 0);
    if (!seen?.published || position <= row.position) return { position, mails: [] };
    const current = await states.of(tournament);
    const queries = reading.queriesAt(current, tournament, PUBLIC_VIEWER);
    const mails: MailDue[] = [];
    for (const session of Object.values(current.state.sessions)) {
      if (!isDue(session, row, now)) continue;
      const players = new Map<string, string>();
      // oxlint-disable-next-line no-await-in-loop -- a few sessions, one after the other
      const { contestants } = await queries.sessions.session(session.session);
      for (const { contestant } of contestants)
        for (const player of playersOf(current.state, session, contestant)) players.set(player, contestant);
      // oxlint-disable-next-line no-await-in-loop -- the same
      const addressees = await access.mailing.addressees([...players.keys()]);
      if (addressees.size === 0) continue;
      // oxlint-disable-next-line no-await-in-loop -- the same
      const standings =
        games[session.game].boardsHaveResults && !hasTeams(session)
          ? await queries.standings.places(session.session)
          : null;
      if (standings && !standings.final) continue;
      const called = new Map(contestants.map((each) => [each.contestant, calledIn(each)]));
      const rankings = standings ? rankingsOf(standings, called, language) : [];
      for (const [player, addressee] of addressees) {
        const contestant = players.get(player)!;
        const page = `${this.parts.address}/tournaments/${tournament}/session/${session.session}`;
        const { subject, text } = resultMail(language, {
          tournament: seen.name,
          session: session.session,
          contestant,
          rankings,
          page: standings ? `${page}/pair/${contestant}` : page,
          end: `${this.parts.address}/mail#${addressee.token}`,
        });
        const reason = `results ${session.session} ${contestant}`;
        mails.push({ ...this.#sent(tournament, reason, player, addressee), subject, text });
      }
    }
    return { position, mails };
  }

  #sent(tournament: string, reason: string, player: string, { address, hash, token }: Addressee) {
    return {
      reason,
      player,
      hash,
      to: address,
      id: `${reason.replaceAll(' ', '.')}.${tournament}.${Buffer.from(hash).toString('hex')}`,
      end: `${this.parts.address}/api/mail/${token}`,
    };
  }
}

function calledIn({
  contestant,
  players,
  team,
}: {
  readonly contestant: string;
  readonly team?: string;
  readonly players: readonly { readonly name: string | null }[];
}): string {
  const names = players.flatMap(({ name }) => name ?? []);
  return team ?? (names.length > 0 ? names.join(' – ') : contestant);
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
