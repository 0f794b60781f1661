import type { RedisServer } from '../../../libs/queues/src/testing/redis-server.js';
import type { Database } from './database.js';
import type { KeptUp } from './kept-up.js';
import type { Layout } from './layout.js';
import type { Networks } from './networks.js';
import type { SmallDisk } from './small-disk.js';

/** The processes of Tirage, and what they stand on: started, kept up and ended together. */
export interface Installation {
  readonly layout: Layout;
  /** In the order of `layout.processes`. */
  readonly processes: readonly KeptUp[];
  readonly database: Database;
  readonly redis: RedisServer | undefined;
  readonly networks: Networks;
  /** The disk of the database; none where this account may not mount one. */
  readonly disk: SmallDisk | undefined;
  /** Where players find it. */
  readonly origin: string;
  /** Resolves when everything runs. */
  up(): Promise<void>;
  /** Ends everything. @returns what did not end in order */
  close(): Promise<string[]>;
}
