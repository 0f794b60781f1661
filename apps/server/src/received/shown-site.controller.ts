import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { CONTENT_POLICY, kindOf, unpacked } from './received-files.js';
import { ReceivedSites } from './received-sites.js';

const YEAR = 31_536_000;

/** The received sites as everybody sees them: files, below an address of their own. */
@ApiExcludeController()
@Controller('sites/:site')
export class ShownSiteController {
  constructor(private readonly sites: ReceivedSites) {}

  /** What a page names beside itself lies below the site's own address, which ends in a stroke. */
  @Get()
  @Access('public')
  async front(@Param('site') site: string, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(`/sites/${encodeURIComponent(site)}/`, 308);
  }

  @Get('*')
  @Access('public')
  async show(
    @Param('site') site: string,
    @Param('*') path: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply
      .header('content-security-policy', CONTENT_POLICY)
      // The pages have an origin of their own, and ask from there for what lies beside them, also for what does not.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    const wanted = path === '' ? 'index.html' : path;
    const kind = kindOf(wanted);
    const file = kind === undefined ? undefined : await this.sites.file(site, wanted);
    if (!file) throw new Problem('route.unknown');
    const tag = `"${file.hash}"`;
    void reply
      .header('etag', tag)
      .header('vary', 'accept-encoding')
      // What the build names after its content never changes.
      .header(
        'cache-control',
        wanted.startsWith('assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      );
    if (request.headers['if-none-match'] === tag) return void (await reply.status(304).send());
    void reply.type(kind!);
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      await reply.header('content-encoding', 'gzip').send(file.packed);
    else await reply.send(await unpacked(file.packed));
  }
}
