import { Readable } from 'node:stream';
import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiProduces, ApiQuery, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Access } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { ZodPipe } from '../http/zod-pipe.js';
import { OWN_ADDRESS } from '../lanes/account-of.js';
import type { AskAsPublic } from './public-answers.js';
import { siteFiles } from './site.js';
import { zipped } from './zip.js';

const pagesWanted = z.object({
  pages: z
    .string()
    .optional()
    .transform((answer) => answer !== 'no'),
});
const PAGES = new ZodPipe(pagesWanted);

/** How many are made at a time: each asks for every page of a tournament. */
const AT_A_TIME = 2;

/** A tournament's public pages as files, for a host without a server. */
@ApiTags('Tournaments')
@Controller('api/tournaments/:tournament/site')
export class SiteController {
  #making = 0;

  constructor(@Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  @Get()
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'The public data and pages of the tournament, as a ZIP archive',
    operationId: 'staticSite',
  })
  @ApiProduces('application/zip')
  @ApiQuery({
    name: 'pages',
    required: false,
    description: 'no: only the data, if you already have the pages',
  })
  async site(
    @Param('tournament') tournament: string,
    @Query(PAGES) { pages }: z.output<typeof pagesWanted>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (this.#making >= AT_A_TIME) throw new Problem('server.busy', { retryAfter: 10 });
    if (reply.raw.destroyed) return;
    this.#making++;
    reply.raw.once('close', () => this.#making--);
    const files = siteFiles(askAsPublic(this.host.httpAdapter), tournament, { pages });
    const first = await files.next();
    if (first.done) throw new Problem('tournament.not-published');
    const all = async function* () {
      yield first.value;
      yield* files;
    };
    await reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${tournament}.zip"`)
      .send(Readable.from(zipped(all())));
  }
}

/** Asks the server in its own process, as somebody of whom nothing is known. */
export function askAsPublic(adapter: FastifyAdapter): AskAsPublic {
  const server = adapter.getInstance();
  return async (url) => {
    const { statusCode, rawPayload, headers } = await server.inject({
      method: 'GET',
      url,
      // Nobody's address: its requests are counted apart from everybody's.
      remoteAddress: OWN_ADDRESS,
      headers: { accept: 'application/json' },
    });
    const after = Number(headers['retry-after']);
    return { status: statusCode, body: rawPayload, retryAfter: Number.isFinite(after) ? after : undefined };
  };
}
