import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { CORE, type Core } from '../core/core.js';
import { Problem } from '../http/problem.js';

/** Whether this process works, and what it does. */
@ApiTags('Operations')
@Controller('api')
export class HealthController {
  readonly #core: Core;

  constructor(@Inject(CORE) core: Core) {
    this.#core = core;
  }

  @Get('health')
  @Access('public')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: '200 once everything is up' })
  async health() {
    const { ready, pool, configuration } = this.#core;
    if (!ready) throw new Problem('server.starting', { retryAfter: 1 });
    await pool.query('select 1').catch(() => {
      throw new Problem('server.starting', { retryAfter: 1 });
    });
    return { status: 'ok', roles: [...configuration.roles] };
  }

  /** Counts of this process for Prometheus; only for those on this machine, without a proxy between. */
  @Get('metrics')
  @Access('public')
  @ApiOperation({
    summary: 'Counts of this process, in the format of Prometheus; asked from this machine only',
  })
  async metrics(@Res() reply: FastifyReply): Promise<void> {
    const { request } = reply;
    if (!isLoopback(request.socket.remoteAddress) || request.headers['x-forwarded-for'] !== undefined) {
      throw new Problem('route.unknown');
    }
    const { metrics } = this.#core;
    await reply.type(metrics.contentType).send(await metrics.metrics());
  }
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address ?? '');
}
