import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Access } from '#access';
import { PrismaClient, Reach } from '#platform';
import { provided } from '../platform/provided.js';
import { ServerProcess } from '../platform/server-process.js';
import { askAsPublic } from '../site/site.controller.js';
import { LivePushes } from './live-pushes.js';
import { PushController } from './push.controller.js';
import { PushSettings } from './push-settings.js';

/** Public pages that are pushed to other hosts: in a process that answers, since it is asked for them. */
@Module({
  providers: [
    provided(
      PushSettings,
      [PrismaClient, Access],
      (prisma, { installationKey }) => new PushSettings(prisma, installationKey),
    ),
    provided(
      LivePushes,
      [ServerProcess, PushSettings, HttpAdapterHost<FastifyAdapter>],
      ({ configuration, log }, settings, host) => {
        const reach = new Reach(configuration.pushNetworks);
        return new LivePushes({ settings, ask: (path) => askAsPublic(host.httpAdapter)(path), log, reach });
      },
    ),
  ],
  controllers: [PushController],
})
export class PushModule {}
