import { Controller, Get, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import { Access } from '../access/route.js';
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
  @ApiOperation({ summary: 'Result of the last integrity check', operationId: 'verifiedBooks' })
  async found() {
    const { verification } = this;
    const [run, found] = await Promise.all([verification.run(), verification.found(LISTED)]);
    return { run: run ?? null, ...found };
  }

  @Post('verify')
  @HttpCode(202)
  @Access('administers')
  @ApiOperation({ summary: 'Start an integrity check of all journals', operationId: 'verifyBooks' })
  async verify(): Promise<void> {
    if (!(await this.verification.start())) throw new Problem('installation.verifying');
  }
}
