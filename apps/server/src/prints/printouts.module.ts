import { Global, Module } from '@nestjs/common';
import { Ledger } from '#ledger';
import { PrismaClient, programDigest } from '#platform';
import { provided } from '../platform/provided.js';
import { ServerProcess } from '../platform/server-process.js';
import { OpenedQueues } from '../queues/opened-queues.js';
import { DevicesFileController } from './devices-file.controller.js';
import { PrintsController } from './prints.controller.js';
import { Prints } from './making/prints.js';

/** Printouts that are asked for, and their files. */
@Global()
@Module({
  providers: [
    provided(
      Prints,
      [ServerProcess, PrismaClient, Ledger, OpenedQueues],
      (process, prisma, ledger, queues) => {
        const { opened, log, queuePrint } = process;
        const prints = new Prints({
          prisma,
          log,
          program: programDigest(),
          queues: () => queues.open(),
          ...(queuePrint && { queuePrint }),
        });
        ledger.onRestored(() => {
          prints.forget().catch((error: unknown) => log.error({ err: error }, 'prints of books before'));
        });
        return opened.keep(prints, (each) => each.close());
      },
    ),
  ],
  exports: [Prints],
})
export class PrintoutsModule {}

/** The routes by which printouts are asked for and fetched. */
@Module({ controllers: [PrintsController, DevicesFileController] })
export class PrintoutRoutesModule {}
