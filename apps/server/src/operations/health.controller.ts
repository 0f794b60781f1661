import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { isThisMachine, PrismaClient } from '#platform';
import { Access } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { ServerProcess } from '../platform/server-process.js';
import { OpenedQueues } from '../queues/opened-queues.js';

/** Whether this process works, and what it does. */
@ApiTags('Operations')
@Controller('api')
export class HealthController {
  constructor(
    private readonly process: ServerProcess,
    private readonly prisma: PrismaClient,
    private readonly registry: Registry,
    private readonly queues: OpenedQueues,
  ) {}

  @Get('health')
  @Access('public')
  @ApiOperation({ summary: '200 when everything is ready' })
  async health() {
    const { ready, configuration } = this.process;
    if (!ready) throw new Problem('server.starting', { retryAfter: 1 });
    await this.prisma.$queryRaw`SELECT 1`.catch(() => {
      throw new Problem('server.starting', { retryAfter: 1 });
    });
    const { answers } = this.queues.reach;
    return {
      status: 'ok',
      roles: [...configuration.roles],
      /** Of a worker: away while the storage of the queues does not answer. Then jobs wait, and the process is ready. */
      ...(configuration.roles.has('worker') && { queues: answers ? ('ok' as const) : ('away' as const) }),
    };
  }

  /**
   * Counts of this process for Prometheus; only for those on this machine who call it by its own name, without a proxy
   * between. Not every proxy says that it is one: where one stands in front, counts have a port of their own.
   */
  @Get('metrics')
  @Access('public')
  @ApiOperation({ summary: 'Metrics of this process for Prometheus, only from this machine' })
  async metrics(@Res() reply: FastifyReply): Promise<void> {
    const { request } = reply;
    const { publicUrl, trustProxy, metricsPort } = this.process.configuration;
    const isElsewhere = metricsPort !== undefined || publicUrl !== undefined || trustProxy !== false;
    const isFromHere = isLoopback(request.socket.remoteAddress) && isThisMachine(request.hostname);
    if (isElsewhere || !isFromHere || isForwarded(request.headers)) {
      throw new Problem('route.unknown');
    }
    await reply.type(this.registry.contentType).send(await this.registry.metrics());
  }
}

/** Headers by which proxies say that they pass something on. */
const OF_PROXIES =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

function isForwarded(headers: FastifyRequest['headers']): boolean {
  return Object.keys(headers).some((name) => OF_PROXIES.test(name));
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address ?? '');
}
