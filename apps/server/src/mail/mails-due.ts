import type { Access, Addressee } from '#access';
import type { PrismaClient } from '#platform';
import {
  playersOf,
  PUBLIC_VIEWER,
  type ContestantSeen,
  type CurrentStates,
  type PlayReading,
  type PlayState,
  type SessionPlay,
} from '#projections';
import type { TournamentMailRow } from './mail-settings.js';
import { resultsMails } from './results-mails.js';
import { seatMails } from './seat-mails.js';
import type { MailDue, To, TournamentOfMails } from './tournament-of-mails.js';

/** What mails are written with. */
export interface MailsDueParts {
  readonly prisma: PrismaClient;
  readonly access: Access;
  readonly states: CurrentStates;
  readonly reading: PlayReading;
  /** The address of this server, as people reach it. */
  readonly address: string;
}

/** Seats are told once nothing was written about a tournament for five minutes: until then they may be drawn anew. */
const QUIET_US = 300_000_000n;

/** The mails that tournaments owe their players. */
export class MailsDue {
  constructor(private readonly parts: MailsDueParts) {}

  /**
   * All of a tournament, those that were sent too. None as long as the public sees no such tournament.
   *
   * @returns the journal entry up to which nothing else is due; undefined: something is due a little later
   */
  async of(
    row: TournamentMailRow,
    now: Date,
  ): Promise<{ readonly position: number | undefined; readonly mails: readonly MailDue[] }> {
    const { prisma, states, reading, address } = this.parts;
    const { tournament } = row;
    const seen = await prisma.tournamentView.findUnique({ where: { tournament } });
    const position = Number(seen?.position ?? 0);
    if (!seen?.published || position <= row.position) return { position, mails: [] };
    const current = await states.of(tournament);
    const of: TournamentOfMails = {
      row,
      name: seen.name,
      state: current.state,
      queries: reading.queriesAt(current, tournament, PUBLIC_VIEWER),
      page: `${address}/tournaments/${tournament}`,
      now,
      addressees: (session, contestants) => this.#addressees(tournament, current.state, session, contestants),
    };
    const mails = row.results ? await resultsMails(of) : [];
    if (!row.seats) return { position, mails };
    if (!(await this.#isQuiet(tournament, position, now))) return { position: undefined, mails };
    return { position, mails: [...mails, ...(await seatMails(of))] };
  }

  async #isQuiet(tournament: string, position: number, now: Date): Promise<boolean> {
    const last = await this.parts.prisma.journalView.findUnique({
      where: { tournament_position: { tournament, position: BigInt(position) } },
      select: { time: true },
    });
    return last !== null && BigInt(now.getTime()) * 1_000n - last.time >= QUIET_US;
  }

  async #addressees(
    tournament: string,
    state: PlayState,
    session: SessionPlay,
    contestants: readonly ContestantSeen[],
  ): Promise<readonly To[]> {
    const players = new Map<string, string>();
    for (const { contestant } of contestants)
      for (const player of playersOf(state, session, contestant)) players.set(player, contestant);
    const addressees = await this.parts.access.mailing.addressees([...players.keys()]);
    return [...addressees].map(([player, addressee]) => ({
      player,
      contestant: players.get(player)!,
      end: `${this.parts.address}/mail#${addressee.token}`,
      mail: (reason, written) => ({ ...this.#sent(tournament, reason, player, addressee), ...written }),
    }));
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
