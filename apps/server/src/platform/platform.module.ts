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
        {
          provide: pg.Pool,
          inject: [ServerProcess],
          useFactory: ({ connectionString, connections: max, log, opened }: ServerProcess) =>
            opened.keep(createPool(connectionString, { max, name: 'tirage', log }), (pool) => pool.end()),
        },
        {
          provide: PrismaClient,
          inject: [ServerProcess, pg.Pool],
          useFactory: ({ opened }: ServerProcess, pool: pg.Pool) =>
            opened.keep(createPrisma(pool), (prisma) => prisma.$disconnect()),
        },
        { provide: Registry, useFactory: createMetrics },
        {
          provide: InstallationSettings,
          inject: [PrismaClient],
          useFactory: (prisma: PrismaClient) => new InstallationSettings(prisma),
        },
        {
          provide: KeptBackups,
          inject: [ServerProcess],
          useFactory: ({ configuration, connectionString }: ServerProcess) =>
            new KeptBackups(configuration.home, connectionString),
        },
      ],
      exports: [ServerProcess, pg.Pool, PrismaClient, Registry, InstallationSettings, KeptBackups],
    };
  }

  /** Requests and everything in the background have ended: connections can be closed. */
  async onApplicationShutdown(): Promise<void> {
    await this.process.close();
  }
}
