import { Controller, Get } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import { PrismaClient } from '#platform';
import { AccessUnasked } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { ServerProcess } from '../platform/server-process.js';

/** Whether this process works. */
@ApiTags('Operations')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly process: ServerProcess,
    private readonly prisma: PrismaClient,
  ) {}

  @Get()
  @AccessUnasked()
  @ApiOperation({ summary: '200 when everything is ready, 503 while it is not: send people elsewhere' })
  async health() {
    const { ready, configuration } = this.process;
    if (!ready) throw new Problem('server.starting', { retryAfter: 1 });
    await this.prisma.$queryRaw`SELECT 1`;
    return { status: 'ok', roles: [...configuration.roles] };
  }

  @Get('live')
  @AccessUnasked()
  @ApiOperation({ summary: '200 as long as the process works, whatever it waits for: else start it again' })
  live() {
    return { status: 'ok' };
  }
}
