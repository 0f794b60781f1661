import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Operation, Post } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { JournalVerification } from '../ledger/journal-verification.js';

const LISTED = 200;

/** Whether the journals are whole. */
@ApiTags('Installation')
@Controller('api/installation/books')
export class JournalsController {
  constructor(private readonly verification: JournalVerification) {}

  @Get()
  @Access('administers')
  @Operation('Result of the last integrity check', 'verifiedBooks')
  async found() {
    const { verification } = this;
    const [run, found] = await Promise.all([verification.run(), verification.found(LISTED)]);
    return { run: run ?? null, ...found };
  }

  @Post('verify', 202)
  @Access('administers')
  @Operation('Start an integrity check of all journals', 'verifyBooks')
  async verify(): Promise<void> {
    if (!(await this.verification.start())) throw new Problem('installation.verifying');
  }
}
