import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import {
  createMetrics,
  createPool,
  createPrisma,
  InstallationSettings,
  KeptBackups,
  PrismaClient,
} from '#platform';
import pg from 'pg';
import { Registry } from 'prom-client';
import { provided } from './provided.js';
import { ServerProcess } from './server-process.js';

/** What everything stands on: the process, its database, its measurements and the settings of the installation. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(private readonly process: ServerProcess) {}

  /** @param process is asked when the application is made: a preview has none */
  static of(process: () => ServerProcess): DynamicModule {
    return {
      module: PlatformModule,
      providers: [
        { provide: ServerProcess, useFactory: process },
        provided(pg.Pool, [ServerProcess], ({ connectionString, poolSize: max, log, opened }) =>
          opened.keep(createPool(connectionString, { max, name: 'tirage', log }), (pool) => pool.end()),
        ),
        provided(PrismaClient, [ServerProcess, pg.Pool], ({ opened }, pool) =>
          opened.keep(createPrisma(pool), (prisma) => prisma.$disconnect()),
        ),
        { provide: Registry, useFactory: createMetrics },
        provided(InstallationSettings, [PrismaClient], (prisma) => new InstallationSettings(prisma)),
        provided(
          KeptBackups,
          [ServerProcess],
          ({ configuration, connectionString }) => new KeptBackups(configuration.home, connectionString),
        ),
      ],
      exports: [ServerProcess, pg.Pool, PrismaClient, Registry, InstallationSettings, KeptBackups],
    };
  }

  /** Requests and everything in the background have ended: connections can be closed. */
  async onApplicationShutdown(): Promise<void> {
    await this.process.close();
  }
}
