import { Module } from '@nestjs/common';
import { Access } from '#access';
import { PrismaClient } from '#platform';
import { Bridgewebs } from '../bridgewebs/bridgewebs.js';
import { BridgewebsController } from '../reading/results/bridgewebs.controller.js';
import { ImportWholeJournalHandler } from '../journals/import-whole-journal.js';
import { WholeJournalsController } from '../journals/whole-journals.controller.js';
import { WholeJournals } from '../journals/whole-journals.js';
import { provided } from '../platform/provided.js';
import { ServerProcess } from '../platform/server-process.js';
import { FederationController } from '../reading/results/federation.controller.js';
import { ResultsController } from '../reading/results/results.controller.js';
import { SessionResults } from '../reading/results/session-results.js';
import { ReceivedSites } from '../received/received-sites.js';
import { ReceivedSitesController } from '../received/received-sites.controller.js';
import { ShownSiteController } from '../received/shown-site.controller.js';
import { SiteFilesController } from '../received/site-files.controller.js';
import { SiteController } from './site.controller.js';

/** What goes out: results and journals as files, public pages, and those of other servers that are shown here. */
@Module({
  providers: [
    SessionResults,
    provided(
      Bridgewebs,
      [PrismaClient, Access, ServerProcess],
      (prisma, { installationKey }, { configuration }) =>
        new Bridgewebs(prisma, installationKey, configuration.bridgewebsUrl),
    ),
    WholeJournals,
    ImportWholeJournalHandler,
    provided(ReceivedSites, [PrismaClient], (prisma) => new ReceivedSites(prisma)),
  ],
  controllers: [
    SiteController,
    ResultsController,
    FederationController,
    BridgewebsController,
    WholeJournalsController,
    ReceivedSitesController,
    SiteFilesController,
    ShownSiteController,
  ],
})
export class PublishingModule {}
