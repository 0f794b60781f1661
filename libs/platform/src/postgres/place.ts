import type { Binaries } from './binaries.js';
import type { ServerAccount } from './server-account.js';

/** What a server is started with. */
export interface Place {
  /** Absolute. */
  readonly home: string;
  /** The data folder in the home. */
  readonly data: string;
  readonly account: ServerAccount | undefined;
  readonly binaries: Binaries;
  /** False for tests alone. */
  readonly durable: boolean;
}
