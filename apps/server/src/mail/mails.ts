import { secondsUntilNext, type PrismaClient } from '#platform';
import type { Logger } from 'pino';
import { Problem } from '../http/problem.js';
import type { MailServerRow, MailSettings, TournamentMailRow } from './mail-settings.js';
import type { MailsDue } from './mails-due.js';
import { MailRefused, sendMail, type Mail } from './smtp-server.js';
import type { MailDue } from './tournament-of-mails.js';

/** What mails are sent with. */
export interface MailsParts {
  readonly prisma: PrismaClient;
  readonly settings: MailSettings;
  /** Undefined: nobody would reach the links, as the server has no address of its own. */
  readonly due: MailsDue | undefined;
  readonly log: Logger;
}

/** Seconds after which a server that did not answer is asked again, and a mail that was refused is sent again. */
const SERVER_EVERY = 60;
const MAIL_EVERY = 60;
const MOST_DOUBLINGS = 8;
const DAY_MS = 86_400_000;
/** Days for which it is known that a mail went: results are due for a week, seats for as long as a session is set up. */
const RESULTS_KEPT = 30;
const SEATS_KEPT = 365;

type Tried = { readonly triedAt: Date; readonly failures: number; readonly ended: boolean };

/**
 * Sends the mails that are due. What is due follows from journals and records, so that nothing is lost while the queues
 * or the mail server are away. A mail is written down before it goes: if the process ends in between, it goes again.
 */
export class Mails {
  constructor(private readonly parts: MailsParts) {}

  /** Sends a mail that was asked for. @throws Problem `mail.not-set-up`, or why it did not go */
  async sendNow(mail: Mail): Promise<void> {
    const { settings } = this.parts;
    const row = await settings.server();
    if (!row) throw new Problem('mail.not-set-up');
    try {
      await sendMail(row.server, await settings.passwordOf(row), mail);
    } catch (error) {
      throw error instanceof MailRefused ? new Problem(error.code) : error;
    }
  }

  /** Sends what is due. What goes wrong with the mail server is written down, and seen. */
  async sendWhenDue(signal?: AbortSignal, now = new Date()): Promise<void> {
    const { prisma, settings, due } = this.parts;
    const server = await settings.server();
    if (!due || !server || !isToBeAsked(server, now)) return;
    const before = (days: number) => ({ triedAt: { lt: new Date(now.getTime() - days * DAY_MS) } });
    await prisma.mail.deleteMany({
      where: {
        OR: [{ ...before(RESULTS_KEPT), reason: { startsWith: 'results ' } }, before(SEATS_KEPT)],
      },
    });
    const password = await settings.passwordOf(server);
    for (const row of await settings.tournaments()) {
      // oxlint-disable-next-line no-await-in-loop -- one tournament after the other
      const { position, mails } = await due.of(row, now);
      // oxlint-disable-next-line no-await-in-loop -- the same
      const all = await this.#sendAll(row, mails, { now, signal, server, password });
      if (all === 'stop') return;
      if (all === 'sent' && position !== undefined && position > row.position)
        // oxlint-disable-next-line no-await-in-loop -- the same
        await prisma.tournamentMail.updateMany({
          where: { tournament: row.tournament, since: row.since },
          data: { position },
        });
    }
  }

  async #sendAll(
    { tournament }: TournamentMailRow,
    mails: readonly MailDue[],
    how: {
      readonly now: Date;
      readonly signal: AbortSignal | undefined;
      readonly server: MailServerRow;
      readonly password: string;
    },
  ): Promise<'sent' | 'some wait' | 'stop'> {
    if (mails.length === 0) return 'sent';
    const { prisma, settings, log } = this.parts;
    const { now, signal, server, password } = how;
    const rows = await prisma.mail.findMany({ where: { tournament } });
    const before = new Map(rows.map((row) => [keyOf({ reason: row.reason, hash: row.address }), row]));
    let all: 'sent' | 'some wait' = 'sent';
    for (const mail of mails) {
      const tried = before.get(keyOf(mail));
      if (tried?.ended) continue;
      // oxlint-disable-next-line no-await-in-loop -- one mail after the other: servers refuse whoever sends many at once
      if (signal?.aborted || !(await this.#isOn(tournament))) return 'stop';
      // oxlint-disable-next-line no-await-in-loop -- the same
      if ((tried && nextTry(tried) > now) || !(await this.#claim(tournament, mail, tried, now))) {
        all = 'some wait';
        continue;
      }
      const where = { tournament, reason: mail.reason, address: mail.hash };
      try {
        // oxlint-disable-next-line no-await-in-loop -- the same
        await sendMail(server.server, password, mail);
        // oxlint-disable-next-line no-await-in-loop -- the same
        await prisma.mail.updateMany({ where, data: { ended: true } });
        // oxlint-disable-next-line no-await-in-loop -- the same
        await settings.tried(now, null);
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        const { code } = error;
        log.warn({ reason: code, tournament }, 'a mail to a player did not go');
        if (!error.isOfMail) {
          const data = { triedAt: tried?.triedAt ?? new Date(0) };
          // oxlint-disable-next-line no-await-in-loop -- the last
          await prisma.mail.updateMany({ where, data });
          // oxlint-disable-next-line no-await-in-loop -- the last
          await settings.tried(now, code);
          return 'stop';
        }
        const data = code === 'mail.refused' ? { ended: true } : { failures: { increment: 1 } };
        if (code !== 'mail.refused') all = 'some wait';
        // oxlint-disable-next-line no-await-in-loop -- the same
        await prisma.mail.updateMany({ where, data });
      }
    }
    return all;
  }

  /** Whether mail of a tournament is wanted in this moment. */
  async #isOn(tournament: string): Promise<boolean> {
    const { settings } = this.parts;
    const [server, row] = await Promise.all([settings.server(), settings.of(tournament)]);
    return server?.active === true && row !== undefined;
  }

  /** Takes it on to send a mail; false: another process does. */
  async #claim(
    tournament: string,
    { reason, hash, player }: MailDue,
    tried: Tried | undefined,
    now: Date,
  ): Promise<boolean> {
    const { prisma } = this.parts;
    const where = { tournament, reason, address: hash };
    const { count } = tried
      ? await prisma.mail.updateMany({ where: { ...where, triedAt: tried.triedAt }, data: { triedAt: now } })
      : await prisma.mail.createMany({
          data: { ...where, playerId: player, triedAt: now },
          skipDuplicates: true,
        });
    return count > 0;
  }
}

/** Whether the mail server is asked now: a password that it refused is not tried again until somebody saves another. */
export function isToBeAsked({ active, failures, failure, triedAt }: MailServerRow, now: Date): boolean {
  if (!active || failure === 'mail.denied') return false;
  return (
    triedAt === null || failures === 0 || after(triedAt, secondsUntilNext(failures, SERVER_EVERY)) <= now
  );
}

/** When a mail that did not go is tried again. */
export function nextTry({ triedAt, failures }: Pick<Tried, 'triedAt' | 'failures'>): Date {
  return after(triedAt, MAIL_EVERY * 2 ** Math.min(failures + 1, MOST_DOUBLINGS));
}

function after(time: Date, seconds: number): Date {
  return new Date(time.getTime() + 1_000 * seconds);
}

function keyOf({ reason, hash }: { readonly reason: string; readonly hash: Uint8Array }): string {
  return `${reason} ${Buffer.from(hash).toString('hex')}`;
}
