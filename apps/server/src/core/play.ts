import type { Ledger } from '#ledger';
import type { PrismaClient } from '#platform';
import {
  Past,
  CurrentStates,
  PlayReading,
  ProtocolReading,
  Protocols,
  type DealSolver,
  type DealVault,
  type PersonNames,
} from '#projections';
import type pg from 'pg';

/** States of play in the past that are remembered: each may be large. */
const PAST_KEPT = 20;

/** How sessions are read. */
export interface PlayCore {
  readonly current: CurrentStates;
  readonly reading: PlayReading;
  readonly protocols: Protocols;
  readonly protocolReading: ProtocolReading;
  /** Forgets everything: the journals were replaced. */
  forget(): void;
  /** Follows the journals no more. */
  close(): void;
}

/** Opens the reading of sessions. */
export function openPlay(options: {
  readonly pool: pg.Pool;
  readonly prisma: PrismaClient;
  readonly ledger: Ledger;
  readonly people: PersonNames;
  readonly vault: DealVault;
  readonly solver: DealSolver;
}): PlayCore {
  const { pool, ledger } = options;
  const current = new CurrentStates({ pool, ledger });
  const past = new Past({ pool, ledger, kept: PAST_KEPT });
  const protocols = new Protocols(past);
  return {
    current,
    reading: new PlayReading({ ...options, current, past }),
    protocols,
    protocolReading: new ProtocolReading({ current, past, protocols, people: options.people }),
    forget() {
      current.forget();
      past.forget();
      protocols.forget();
    },
    close: () => current.close(),
  };
}
