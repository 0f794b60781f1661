import type { Json, Ledger } from '#ledger';
import type { PrismaClient } from '#platform';
import type { HiddenDealPlay } from '../../play/play-state.js';
import type { Past } from '../past.js';
import type { Waiting } from '../waiting.js';
import type { PersonNames } from './people.js';
import type { PlayNow } from './play-now.js';

/** Opens hidden deals with the keys that are kept. */
export interface DealVault {
  open(tournament: string, hidden: HiddenDealPlay): Promise<Json>;
}

/** What reading about play stands on. */
export interface PlayReadingParts {
  readonly prisma: Pick<PrismaClient, 'playView'>;
  readonly ledger: Pick<Ledger, 'texts' | 'readBook' | 'readStream'>;
  readonly now: PlayNow;
  readonly past: Past;
  readonly waiting: Waiting;
  readonly people: PersonNames;
  readonly vault: DealVault;
}
