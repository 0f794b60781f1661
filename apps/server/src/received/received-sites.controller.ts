import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AccessRefused, type Asker } from '#access';
import { fault } from '#words';
import { Access, WhoAsks, BodyAs, Delete, Operation, Post } from '../access/route.js';
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
  @Operation('The hosted sites: size and time of the last upload', 'receivedSites')
  async all(
    @Req() request: FastifyRequest,
  ): Promise<{ readonly base: string; readonly sites: readonly ReceivedSite[] }> {
    return { base: this.#baseOf(request), sites: await this.sites.all() };
  }

  @Post('', 200)
  @Access('administers')
  @Operation('Create a hosted site. Its token is shown once and not stored', 'openReceivedSite')
  async open(
    @BodyAs(siteBody) { name }: z.infer<typeof siteBody>,
    @WhoAsks() { principal }: Asker,
    @Req() request: FastifyRequest,
  ): Promise<SiteToken> {
    if (principal.kind !== 'person') throw new AccessRefused('access.sign-in-required');
    const token = await this.sites.open(name, principal.person);
    return { address: `${this.#baseOf(request)}/${name}`, token };
  }

  @Post(':site/token', 200)
  @Access('administers')
  @Operation('Make a new token for a site. The previous one stops working', 'renewSiteToken')
  async renew(@Param('site') site: string, @Req() request: FastifyRequest): Promise<SiteToken> {
    return { address: `${this.#baseOf(request)}/${site}`, token: await this.sites.renew(site) };
  }

  @Delete(':site/token', 204)
  @Access('administers')
  @Operation('Revoke the token of a site. Its pages stay, but uploads stop', 'revokeSiteToken')
  revoke(@Param('site') site: string): Promise<void> {
    return this.sites.revoke(site);
  }

  @Delete(':site', 204)
  @Access('administers')
  @Operation('Delete a site and everything in it', 'removeReceivedSite')
  remove(@Param('site') site: string): Promise<void> {
    return this.sites.remove(site);
  }

  #baseOf(request: FastifyRequest): string {
    return `${this.address.linkBase(request)}/sites`;
  }
}
