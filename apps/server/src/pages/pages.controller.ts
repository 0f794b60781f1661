import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot } from '#platform';
import { AccessUnasked } from '../access/route.js';
import { Problem } from '../http/problem.js';

const FOLDER = join(projectRoot(), 'dist', 'web');
const YEAR = 31_536_000_000;

/** Registers the built pages: names with a hash may be kept for a year, the page itself is asked for every time. */
export async function servePages(application: NestFastifyApplication): Promise<void> {
  await application.register(fastifyStatic, {
    root: FOLDER,
    serve: false,
    preCompressed: true,
    etag: true,
    cacheControl: true,
  });
}

/** The pages: files of the bundle, and for every other address the page that finds its way by itself. */
@ApiExcludeController()
@Controller()
export class PagesController {
  @Get('assets/*')
  @AccessUnasked()
  async asset(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const file = fileOf(request);
    await reply.sendFile(file, { maxAge: YEAR, immutable: true });
  }

  @Get(['', '*'])
  @AccessUnasked()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = pathOf(request);
    if (path === '/api' || path.startsWith('/api/')) throw new Problem('route.unknown');
    if (/\.\w+$/.test(path)) await reply.sendFile(fileOf(request), { maxAge: 0 });
    else await reply.sendFile('index.html', { maxAge: 0 });
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/[?#].*$/, '');
}

function fileOf(request: FastifyRequest): string {
  const path = pathOf(request).slice(1);
  // Only names that a build makes: no way up, no encoded ones.
  if (!/^[\w-][\w./-]*$/.test(path) || path.includes('..') || !existsSync(join(FOLDER, path))) {
    throw new Problem('route.unknown');
  }
  return path;
}
