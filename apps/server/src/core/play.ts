import type { Ledger } from '#ledger';
import type { PrismaClient } from '#platform';
import {
  Past,
  PlayFeed,
  PlayNow,
  PlayReading,
  ProtocolReading,
  Protocols,
  type Advances,
  type DealSolver,
  type DealVault,
  type PersonNames,
  type Waiting,
} from '#projections';
import type pg from 'pg';

/** States of play in the past that are remembered: each may be large. */
const PAST_KEPT = 20;

/** How sessions are read. */
export interface PlayCore {
  readonly now: PlayNow;
  readonly reading: PlayReading;
  readonly feed: PlayFeed;
  readonly protocols: Protocols;
  readonly protocolReading: ProtocolReading;
  /** Forgets everything: the journals were replaced. */
  forget(): void;
}

/** Opens the reading of sessions. */
export function openPlay(options: {
  readonly pool: pg.Pool;
  readonly prisma: PrismaClient;
  readonly ledger: Ledger;
  readonly waiting: Waiting;
  readonly advances: Advances;
  readonly people: PersonNames;
  readonly vault: DealVault;
  readonly solver: DealSolver;
}): PlayCore {
  const { pool, ledger, advances } = options;
  const now = new PlayNow({ pool, ledger });
  const past = new Past({ pool, ledger, kept: PAST_KEPT });
  const protocols = new Protocols(past);
  return {
    now,
    reading: new PlayReading({ ...options, now, past }),
    feed: new PlayFeed({ pool, now, advances }),
    protocols,
    protocolReading: new ProtocolReading({ now, past, protocols, people: options.people }),
    forget() {
      now.forget();
      past.forget();
      protocols.forget();
    },
  };
}
