import { Global, Module } from '@nestjs/common';
import { Access } from '#access';
import { KeptBackups, PrismaClient, Reach } from '#platform';
import pg from 'pg';
import { ServerProcess } from '../platform/server-process.js';
import { provided } from '../platform/provided.js';
import { Copies } from './copies.js';
import { CopiesController } from './copies.controller.js';
import { CopiesSettings } from './copies-settings.js';
import { CopyKeys } from './copy-keys.js';

/** Encrypted copies of everything, elsewhere. */
@Global()
@Module({
  providers: [
    CopyKeys,
    provided(
      CopiesSettings,
      [PrismaClient, Access],
      (prisma, { installationKey }) => new CopiesSettings(prisma, installationKey),
    ),
    provided(
      Copies,
      [ServerProcess, pg.Pool, CopiesSettings, KeptBackups, CopyKeys],
      ({ log }, pool, settings, backups, keys) =>
        // Administrators choose the place. They may write to the folders of this machine, too: it may be anywhere.
        new Copies({ pool, settings, backups, keys, log, reach: new Reach('everything') }),
    ),
  ],
  exports: [Copies, CopiesSettings],
})
export class CopiesModule {}

/** The routes of who administers them. */
@Module({ controllers: [CopiesController] })
export class CopiesRoutesModule {}
