import { randomUUID } from 'node:crypto';
import type { InstallationKey } from '#access';
import { BRIDGEWEBS, bridgewebsForm, bridgewebsReply, type BridgewebsUpload } from '#interchange';
import { hideSecret, openSecret, type HiddenSecret } from '#ledger';
import { Prisma, type PrismaClient } from '#platform';
import { Problem } from '../http/problem.js';

interface Account {
  readonly club: string;
  readonly password: HiddenSecret;
}

const SECRET_OF = 'bridgewebs';
const KEY_OF = ['bridgewebs', 'password'] as const;

/** How long an answer is waited for, in milliseconds, and how much of it is read, in bytes. */
const PATIENCE_MS = 60_000;
const LONGEST_REPLY = 64 * 1024;

/** The club's place at BridgeWebs. Its password is kept encrypted under a key that derives from the server's own. */
export class Bridgewebs {
  constructor(
    private readonly prisma: PrismaClient,
    private readonly key: InstallationKey,
    private readonly address = BRIDGEWEBS,
  ) {}

  /** The club's code; null: the server has none. */
  async club(): Promise<string | null> {
    return (await this.#account())?.club ?? null;
  }

  async put(club: string, password: string): Promise<void> {
    const hidden = hideSecret(await this.key.hmac(...KEY_OF), SECRET_OF, randomUUID(), password);
    await this.#write({ club, password: { ...hidden } });
  }

  async remove(): Promise<void> {
    await this.#write(Prisma.DbNull);
  }

  /**
   * Sends results. @returns what BridgeWebs says of them, in its own words
   *
   * @throws Problem `bridgewebs.not-set-up`, `bridgewebs.unreachable`, `bridgewebs.refused`
   */
  async send(files: Omit<BridgewebsUpload, 'club' | 'password'>): Promise<string> {
    const account = await this.#account();
    if (!account) throw new Problem('bridgewebs.not-set-up');
    const { club } = account;
    const key = Buffer.from(await this.key.hmac(...KEY_OF)).toString('hex');
    const password = openSecret(key, SECRET_OF, account.password) as string;
    const { status, text } = await this.#post(club, bridgewebsForm({ club, password, ...files }));
    const { isDone, message } = bridgewebsReply(text);
    if (!isDone) throw new Problem('bridgewebs.refused', { message: message || `HTTP ${status}` });
    return message;
  }

  async #post(club: string, body: string): Promise<{ readonly status: number; readonly text: string }> {
    try {
      const answer = await fetch(`${this.address}?club=${encodeURIComponent(club)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      let text = '';
      for await (const chunk of answer.body ?? []) {
        text += Buffer.from(chunk).toString('latin1');
        if (text.length > LONGEST_REPLY) break;
      }
      return { status: answer.status, text };
    } catch {
      throw new Problem('bridgewebs.unreachable');
    }
  }

  async #account(): Promise<Account | null> {
    const row = await this.prisma.installation.findFirst({ select: { bridgewebs: true } });
    return (row?.bridgewebs ?? null) as Account | null;
  }

  async #write(bridgewebs: Prisma.InstallationCreateInput['bridgewebs']): Promise<void> {
    const data = { bridgewebs };
    await this.prisma.installation.upsert({ where: { single: true }, create: data, update: data });
  }
}
