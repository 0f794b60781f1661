import { Module } from '@nestjs/common';
import { ResultsFileController } from './results-file.controller.js';
import { ImportsController } from './imports.controller.js';
import { Imports } from './imports.js';
import { ImportsUnderWay } from './imports-under-way.js';
import { ComparePublishedHandler } from './compare-published.js';
import { ImportResultsHandler } from './import-results.js';
import { PublishedController } from './published.controller.js';

/** Results that come from files: whole tournaments, and those of a session. */
@Module({
  providers: [Imports, ImportsUnderWay, ImportResultsHandler, ComparePublishedHandler],
  controllers: [ImportsController, PublishedController, ResultsFileController],
})
export class ImportingModule {}
