import { Global, Module } from '@nestjs/common';
import { Access } from '#access';
import { PrismaClient } from '#platform';
import { CurrentStates, PlayReading } from '#projections';
import { provided } from '../platform/provided.js';
import { ServerProcess } from '../platform/server-process.js';
import { MailEndController } from './mail-end.controller.js';
import { MailServerController } from './mail-server.controller.js';
import { MailSettings } from './mail-settings.js';
import { MailsDue } from './mails-due.js';
import { Mails } from './mails.js';
import { TournamentMailController } from './tournament-mail.controller.js';

/** Mail to players. */
@Global()
@Module({
  providers: [
    provided(
      MailSettings,
      [PrismaClient, Access],
      (prisma, { installationKey }) => new MailSettings(prisma, installationKey),
    ),
    provided(
      Mails,
      [ServerProcess, PrismaClient, Access, MailSettings, CurrentStates, PlayReading],
      ({ configuration, log }, prisma, access, settings, states, reading) => {
        const { publicUrl: address } = configuration;
        const due =
          address === undefined ? undefined : new MailsDue({ prisma, access, states, reading, address });
        return new Mails({ prisma, settings, due, log });
      },
    ),
  ],
  exports: [MailSettings, Mails],
})
export class MailModule {}

/** The routes by which it is switched on and ended. */
@Module({ controllers: [MailServerController, TournamentMailController, MailEndController] })
export class MailRoutesModule {}
