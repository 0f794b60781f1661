import { Global, Module, type FactoryProvider, type Type } from '@nestjs/common';
import { Hints, Ledger, Vault } from '#ledger';
import { PrismaClient } from '#platform';
import {
  Advances,
  CurrentStates,
  JournalFeed,
  JournalReading,
  Past,
  projections,
  requireHandlers,
  TournamentReading,
  Waiting,
} from '#projections';
import { eventCatalogue, eventDefinitions, NewJournals, StreamStates } from '#tournament';
import pg from 'pg';
import { ServerProcess } from '../platform/server-process.js';
import { JournalVerification } from './journal-verification.js';

/** What forgets its states when a restored backup has replaced the journals. */
export function forgetting<Part extends { forget(): void }>(ledger: Ledger, part: Part): Part {
  ledger.onRestored(() => part.forget());
  return part;
}

/** The journals, the states of those that are in use, and the rows that are made of them. */
const providers: (FactoryProvider & { readonly provide: Type })[] = [
  {
    provide: Ledger,
    inject: [ServerProcess, pg.Pool],
    useFactory: ({ opened, log }: ServerProcess, pool: pg.Pool) => {
      requireHandlers(projections, eventDefinitions.keys());
      return opened.keep(new Ledger({ pool, catalogue: eventCatalogue(), log }), (ledger) => ledger.close());
    },
  },
  { provide: Vault, inject: [pg.Pool], useFactory: (pool: pg.Pool) => new Vault(pool) },
  {
    provide: StreamStates,
    inject: [Ledger],
    useFactory: (ledger: Ledger) => forgetting(ledger, new StreamStates(ledger)),
  },
  {
    provide: CurrentStates,
    inject: [ServerProcess, pg.Pool, Ledger],
    useFactory: ({ opened }: ServerProcess, pool: pg.Pool, ledger: Ledger) =>
      opened.keep(forgetting(ledger, new CurrentStates({ pool, ledger })), (states) => states.close()),
  },
  {
    provide: Past,
    inject: [pg.Pool, Ledger],
    useFactory: (pool: pg.Pool, ledger: Ledger) => forgetting(ledger, new Past({ pool, ledger })),
  },
  { provide: NewJournals, inject: [Ledger], useFactory: (ledger: Ledger) => new NewJournals(ledger) },
  {
    provide: JournalVerification,
    inject: [ServerProcess, PrismaClient, Ledger],
    useFactory: ({ opened, log }: ServerProcess, prisma: PrismaClient, ledger: Ledger) =>
      opened.keep(new JournalVerification({ prisma, ledger, log }), (verification) => verification.close()),
  },
  {
    provide: Hints,
    inject: [ServerProcess, pg.Pool],
    useFactory: ({ opened, log }: ServerProcess, pool: pg.Pool) =>
      opened.keep(new Hints({ pool, channel: 'tirage_projected', log }), (hints) => hints.close()),
  },
  {
    provide: Advances,
    inject: [ServerProcess, Hints],
    useFactory: ({ opened }: ServerProcess, hints: Hints) =>
      opened.keep(new Advances(hints), (advances) => advances.close()),
  },
  {
    provide: Waiting,
    inject: [pg.Pool, Ledger, Advances],
    useFactory: (pool: pg.Pool, ledger: Ledger, advances: Advances) =>
      new Waiting({ pool, ledger, advances }),
  },
  {
    provide: TournamentReading,
    inject: [PrismaClient],
    useFactory: (prisma: PrismaClient) => new TournamentReading(prisma),
  },
  {
    provide: JournalReading,
    inject: [PrismaClient],
    useFactory: (prisma: PrismaClient) => new JournalReading(prisma),
  },
  {
    provide: JournalFeed,
    inject: [JournalReading, Advances],
    useFactory: (reading: JournalReading, advances: Advances) => new JournalFeed({ reading, advances }),
  },
];

@Global()
@Module({ providers, exports: providers.map(({ provide }) => provide) })
export class LedgerModule {}
