import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { projectRoot } from '#platform';
import { Access } from '../access/route.js';
import { Problem } from '../http/problem.js';

const FOLDER = join(projectRoot(), 'dist', 'help');

/** The help as the build makes it of the documents: a list of contents, a page for each, their style sheet and pictures. */
@ApiExcludeController()
@Controller('help')
export class HelpController {
  @Get()
  @Access('public')
  async contents(@Res() reply: FastifyReply): Promise<void> {
    await send(reply, 'index.html');
  }

  /** Pages are asked for without the ending of their files. */
  @Get('*')
  @Access('public')
  async page(@Param('*') path: string, @Res() reply: FastifyReply): Promise<void> {
    await send(reply, path.includes('.') ? path : `${path || 'index'}.html`);
  }
}

/** @throws Problem `route.unknown` where the build has made no such file */
async function send(reply: FastifyReply, file: string): Promise<void> {
  // Only names that a build makes: no way up, no encoded ones.
  if (!/^(?:pictures\/)?[\w-]+\.\w+$/.test(file) || !existsSync(join(FOLDER, file))) {
    throw new Problem('route.unknown');
  }
  await reply.sendFile(file, FOLDER, { maxAge: 0 });
}
