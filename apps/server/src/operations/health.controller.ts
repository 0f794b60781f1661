import { Controller, Get } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import { PrismaClient } from '#platform';
import { AccessUnasked } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { ServerProcess } from '../platform/server-process.js';
import { OpenedQueues } from '../queues/opened-queues.js';

/** Whether this process works. */
@ApiTags('Operations')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly process: ServerProcess,
    private readonly prisma: PrismaClient,
    private readonly queues: OpenedQueues,
  ) {}

  @Get()
  @AccessUnasked()
  @ApiOperation({ summary: '200 when everything is ready, 503 while it is not: send people elsewhere' })
  async health() {
    const { ready, configuration } = this.process;
    if (!ready) throw new Problem('server.starting', { retryAfter: 1 });
    await this.prisma.$queryRaw`SELECT 1`;
    const { answers } = this.queues.reach;
    return {
      status: 'ok',
      roles: [...configuration.roles],
      /** Of a worker: away while the storage of the queues does not answer. Then jobs wait, and the process is ready. */
      ...(configuration.roles.has('worker') && { queues: answers ? ('ok' as const) : ('away' as const) }),
    };
  }

  @Get('live')
  @AccessUnasked()
  @ApiOperation({ summary: '200 as long as the process works, whatever it waits for: else start it again' })
  live() {
    return { status: 'ok' };
  }
}
