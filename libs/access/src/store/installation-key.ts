import { createHmac, randomBytes } from 'node:crypto';
import { type Clock, type Database, machineClock } from './database.js';

const NAME = 'access';

/**
 * HMAC-SHA256 with the server's own key, for values too short or too guessable for a plain hash: pairing codes,
 * client addresses, logins that were tried. The key is made on first use and kept in the schema `keys`.
 */
export class InstallationKey {
  #key: Promise<Buffer> | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock = machineClock,
  ) {}

  /** 32 bytes; the purpose keeps the HMACs of one use apart from those of another. */
  async hmac(purpose: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
    const digest = createHmac('sha256', await this.#read())
      .update(`${purpose}\u0000${text}`)
      .digest();
    return new Uint8Array(digest);
  }

  #read(): Promise<Buffer> {
    this.#key ??= this.#readOrMake().catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }

  async #readOrMake(): Promise<Buffer> {
    const made = { name: NAME, key: new Uint8Array(randomBytes(32)), createdAt: this.clock() };
    await this.database.installationKey.createMany({ data: made, skipDuplicates: true });
    const { key } = await this.database.installationKey.findUniqueOrThrow({ where: { name: NAME } });
    return Buffer.from(key);
  }
}
