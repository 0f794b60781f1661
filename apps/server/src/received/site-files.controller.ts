import type { Readable } from 'node:stream';
import { Controller, Get, Param, Req, Delete, Put, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/route.js';
import { ApiFile } from '../http/api-file.js';
import { Problem } from '../http/problem.js';
import { RECEIVING_LIMITS, bodyOf } from './received-files.js';
import { ReceivedSites } from './received-sites.js';

/** The files of a site as who pushes it sends them, by the token that was made for it and for nothing else. */
@ApiTags('Sites')
@Controller('api/sites/:site/files')
export class SiteFilesController {
  constructor(private readonly sites: ReceivedSites) {}

  @Get()
  @Access('public')
  @ApiOperation({
    summary: 'Files already uploaded, with their hashes. An interrupted upload continues from there',
    operationId: 'siteFiles',
  })
  async files(
    @Param('site') site: string,
    @Req() request: FastifyRequest,
  ): Promise<{ readonly files: Readonly<Record<string, string>> }> {
    await this.sites.requireToken(site, tokenOf(request));
    return { files: await this.sites.hashes(site) };
  }

  @Put('*')
  @HttpCode(204)
  @Access('public')
  @ApiOperation({ summary: 'Upload a file of a site, gzipped or not', operationId: 'putSiteFile' })
  @ApiFile()
  async put(
    @Param('site') site: string,
    @Param('*') path: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.sites.requireToken(site, tokenOf(request));
    const body = request.body as Readable | undefined;
    if (typeof body?.pipe !== 'function') throw new Problem('received.unreadable');
    const encoding = request.headers['content-encoding'];
    await this.sites.put(site, path, await bodyOf(body, encoding, RECEIVING_LIMITS.file));
  }

  @Delete('*')
  @HttpCode(204)
  @Access('public')
  @ApiOperation({ summary: 'Delete a file from a site', operationId: 'dropSiteFile' })
  async drop(
    @Param('site') site: string,
    @Param('*') path: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.sites.requireToken(site, tokenOf(request));
    await this.sites.drop(site, path);
  }
}

function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
}
