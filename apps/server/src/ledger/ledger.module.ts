import { Global, Module } from '@nestjs/common';
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
  StatesInUse,
  TournamentReading,
  Waiting,
} from '#projections';
import { eventCatalogue, eventDefinitions, NewJournals, StreamStates } from '#tournament';
import pg from 'pg';
import { Histogram, Registry } from 'prom-client';
import { provided } from '../platform/provided.js';
import { ServerProcess } from '../platform/server-process.js';
import { JournalVerification } from './journal-verification.js';

/** What forgets its states when a restored backup has replaced the journals. */
export function forgetting<Part extends { forget(): void }>(ledger: Ledger, part: Part): Part {
  ledger.onRestored(() => part.forget());
  return part;
}

const providers = [
  provided(Ledger, [ServerProcess, pg.Pool, Registry], ({ opened, log }, pool, metrics) => {
    requireHandlers(projections, eventDefinitions.keys());
    const appends = new Histogram({
      name: 'tirage_append_seconds',
      help: 'How long PostgreSQL took to write commands into journals',
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2],
      registers: [metrics],
    });
    const onTimed = (seconds: number) => appends.observe(seconds);
    return opened.keep(new Ledger({ pool, catalogue: eventCatalogue(), log, onTimed }), (ledger) =>
      ledger.close(),
    );
  }),
  provided(Vault, [pg.Pool], (pool) => new Vault(pool)),
  provided(StreamStates, [Ledger], (ledger) => forgetting(ledger, new StreamStates(ledger))),
  provided(
    CurrentStates,
    [ServerProcess, pg.Pool, Ledger, StreamStates],
    ({ opened }, pool, ledger, streams) =>
      opened.keep(forgetting(ledger, new CurrentStates({ pool, ledger, streams })), (states) =>
        states.close(),
      ),
  ),
  provided(
    StatesInUse,
    [StreamStates, CurrentStates],
    (streams, current) => new StatesInUse(streams, current),
  ),
  provided(Past, [pg.Pool, Ledger], (pool, ledger) => forgetting(ledger, new Past({ pool, ledger }))),
  provided(NewJournals, [Ledger], (ledger) => new NewJournals(ledger)),
  provided(JournalVerification, [ServerProcess, PrismaClient, Ledger], ({ opened, log }, prisma, ledger) =>
    opened.keep(new JournalVerification({ prisma, ledger, log }), (verification) => verification.close()),
  ),
  provided(Hints, [ServerProcess, pg.Pool], ({ opened, log }, pool) =>
    opened.keep(new Hints({ pool, channel: 'tirage_projected', log }), (hints) => hints.close()),
  ),
  provided(Advances, [ServerProcess, Hints], ({ opened }, hints) =>
    opened.keep(new Advances(hints), (advances) => advances.close()),
  ),
  provided(
    Waiting,
    [pg.Pool, Ledger, Advances],
    (pool, ledger, advances) => new Waiting({ pool, ledger, advances }),
  ),
  provided(TournamentReading, [PrismaClient], (prisma) => new TournamentReading(prisma)),
  provided(JournalReading, [PrismaClient], (prisma) => new JournalReading(prisma)),
  provided(
    JournalFeed,
    [JournalReading, Advances],
    (reading, advances) => new JournalFeed({ reading, advances }),
  ),
];

/** The journals, the states of those that are in use, and the rows that are made of them. */
@Global()
@Module({ providers, exports: providers.map(({ provide }) => provide) })
export class LedgerModule {}
