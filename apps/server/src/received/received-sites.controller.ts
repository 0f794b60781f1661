import { Controller, Get, Param, Req, Delete, Post, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Asker, personOf } from '#access';
import { fault } from '#words';
import { Access, WhoAsks, BodyAs } from '../access/route.js';
import { WebAddress } from '../access/web-address.js';
import { ReceivedSites, type ReceivedSite } from './received-sites.js';

const siteBody = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, fault('site-name.malformed')),
});

/** What is told once: who pushes needs both. */
type SiteToken = { readonly address: string; readonly token: string };

/** Sites of other servers that are shown here, for those who administer this one. */
@ApiTags('Installation')
@Controller('api/installation/sites')
export class ReceivedSitesController {
  constructor(
    private readonly sites: ReceivedSites,
    private readonly address: WebAddress,
  ) {}

  @Get()
  @Access('administers')
  @ApiOperation({
    summary: 'The hosted sites: size and time of the last upload',
    operationId: 'receivedSites',
  })
  async all(
    @Req() request: FastifyRequest,
  ): Promise<{ readonly base: string; readonly sites: readonly ReceivedSite[] }> {
    return { base: this.#baseOf(request), sites: await this.sites.all() };
  }

  @Post()
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({
    summary: 'Create a hosted site. Its token is shown once and not stored',
    operationId: 'openReceivedSite',
  })
  async open(
    @BodyAs(siteBody) { name }: z.infer<typeof siteBody>,
    @WhoAsks() asker: Asker,
    @Req() request: FastifyRequest,
  ): Promise<SiteToken> {
    const token = await this.sites.open(name, personOf(asker).person);
    return { address: `${this.#baseOf(request)}/${name}`, token };
  }

  @Post(':site/token')
  @HttpCode(200)
  @Access('administers')
  @ApiOperation({
    summary: 'Make a new token for a site. The previous one stops working',
    operationId: 'renewSiteToken',
  })
  async renew(@Param('site') site: string, @Req() request: FastifyRequest): Promise<SiteToken> {
    return { address: `${this.#baseOf(request)}/${site}`, token: await this.sites.renew(site) };
  }

  @Delete(':site/token')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({
    summary: 'Revoke the token of a site. Its pages stay, but uploads stop',
    operationId: 'revokeSiteToken',
  })
  revoke(@Param('site') site: string): Promise<void> {
    return this.sites.revoke(site);
  }

  @Delete(':site')
  @HttpCode(204)
  @Access('administers')
  @ApiOperation({ summary: 'Delete a site and everything in it', operationId: 'removeReceivedSite' })
  remove(@Param('site') site: string): Promise<void> {
    return this.sites.remove(site);
  }

  #baseOf(request: FastifyRequest): string {
    return `${this.address.linkBase(request)}/sites`;
  }
}
