import { randomUUID } from 'node:crypto';
import type { InstallationKey } from '#access';
import { hideSecret, openSecret, type HiddenSecret } from '#ledger';
import { Prisma, type PrismaClient } from '#platform';
import type { Language } from '#words';
import { Problem } from '../http/problem.js';
import type { SmtpServer } from './smtp-server.js';

/** Through which server mail goes, and how that goes. */
export interface MailServerRow {
  /** Whether mail is sent by itself. */
  readonly active: boolean;
  readonly server: SmtpServer;
  readonly secret: HiddenSecret | null;
  readonly triedAt: Date | null;
  readonly failures: number;
  /** The code of why the server could not be used; null: it could. */
  readonly failure: string | null;
}

/** A tournament whose players get mail. */
export interface TournamentMailRow {
  readonly tournament: string;
  readonly language: Language;
  readonly since: Date;
  /** The journal entry up to which all mail was sent. */
  readonly position: number;
  readonly results: boolean;
  readonly seats: boolean;
}

/** What players of a tournament get, and in which language. */
export type MailChosen = Pick<TournamentMailRow, 'language' | 'results' | 'seats'>;

/** What was chosen, or no longer is; what is left out stays as it was. */
interface MailChoice {
  readonly language: Language;
  readonly results?: boolean | undefined;
  readonly seats?: boolean | undefined;
}

const BOUND_TO = 'mail';

/** Who the server knows and what is sent through it: rows beside the journals, the password encrypted under the server’s key. */
export class MailSettings {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly key: InstallationKey,
  ) {}

  /** Undefined: none was set up. */
  async server(): Promise<MailServerRow | undefined> {
    const row = await this.prisma.mailServer.findUnique({ where: { single: true } });
    if (!row) return undefined;
    const { server, secret, active, triedAt, failures, failure } = row;
    return {
      server: server as unknown as SmtpServer,
      secret: secret as unknown as HiddenSecret | null,
      active,
      triedAt,
      failures,
      failure,
    };
  }

  /**
   * Says through which server mail goes, and whether it does.
   *
   * @param password undefined: the known one, as long as the same server and user get it
   * @throws Problem `mail.password-missing`
   */
  async put(active: boolean, server: SmtpServer, password: string | undefined): Promise<void> {
    const known = await this.server();
    const kept = known && holderOf(known.server) === holderOf(server) ? known.secret : null;
    const sealed = password === undefined ? kept : await this.#sealed(password);
    if (server.user !== null && sealed === null) throw new Problem('mail.password-missing');
    const said = {
      active,
      server: { ...server },
      secret: server.user !== null && sealed ? { ...sealed } : Prisma.DbNull,
      triedAt: null,
      failures: 0,
      failure: null,
    };
    await this.prisma.mailServer.upsert({ where: { single: true }, create: said, update: said });
  }

  /** Forgets the server, password and all. Nothing is sent any more. */
  async remove(): Promise<void> {
    await this.prisma.mailServer.deleteMany();
  }

  /** The password in the open; '' where there is none. */
  async passwordOf({ secret }: Pick<MailServerRow, 'secret'>): Promise<string> {
    if (secret === null) return '';
    return openSecret(Buffer.from(await this.#keyOf()).toString('hex'), BOUND_TO, secret) as string;
  }

  /** Writes down how the server answered. @param failure null: it took mail */
  async tried(now: Date, failure: string | null): Promise<void> {
    await this.prisma.mailServer.updateMany({
      data: { triedAt: now, failure, failures: failure === null ? 0 : { increment: 1 } },
    });
  }

  /** All tournaments whose players get mail. */
  async tournaments(): Promise<readonly TournamentMailRow[]> {
    const where = { OR: [{ results: true }, { seats: true }] };
    return (await this.prisma.tournamentMail.findMany({ where, orderBy: { tournament: 'asc' } })).map(rowOf);
  }

  /** Whether players of a tournament get mail, and in which language; undefined: they do not. */
  async of(tournament: string): Promise<TournamentMailRow | undefined> {
    const row = await this.prisma.tournamentMail.findUnique({ where: { tournament } });
    return row && (row.results || row.seats) ? rowOf(row) : undefined;
  }

  /** Has players of a tournament get what is chosen. What is chosen anew is looked for from the beginning. */
  async putTournament(tournament: string, { language, results, seats }: MailChoice): Promise<void> {
    const before = await this.of(tournament);
    const isNew = (results === true && !before?.results) || (seats === true && !before?.seats);
    const chosen = {
      language,
      ...(results !== undefined && { results }),
      ...(seats !== undefined && { seats }),
      ...(results === true && !before?.results && { since: new Date() }),
      ...(isNew && { position: 0 }),
    };
    await this.prisma.tournamentMail.upsert({
      where: { tournament },
      create: { tournament, results: false, since: new Date(), ...chosen },
      update: chosen,
    });
  }

  async #sealed(password: string): Promise<HiddenSecret> {
    return hideSecret(await this.#keyOf(), BOUND_TO, randomUUID(), password);
  }

  #keyOf(): Promise<Uint8Array> {
    return this.key.hmac('mail', '');
  }
}

function rowOf({
  language,
  position,
  ...row
}: Omit<TournamentMailRow, 'language' | 'position'> & {
  readonly language: string;
  readonly position: bigint;
}): TournamentMailRow {
  return { ...row, language: language as Language, position: Number(position) };
}

/** Whom a password is shown. */
function holderOf({ host, port, security, user }: SmtpServer): string {
  return JSON.stringify([host, port, security, user]);
}
