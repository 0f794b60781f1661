import { Controller, Get, Param, Req, Delete, Post, Put, HttpCode } from '@nestjs/common';
import { ApiTags, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Asker } from '#access';
import { languageOf } from '#words';
import { Access, WhoAsks, BodyAs } from '../access/route.js';
import { Problem } from '../http/problem.js';
import { failureSeen, type FailureSeen } from './failure-seen.js';
import { LivePushes, nextPush } from './live-pushes.js';
import { nextSeen } from './next-seen.js';
import { pushBody, type PushPlace } from './push-place.js';
import { PushSettings } from './push-settings.js';

/** Where a tournament is pushed, and how that goes; secrets are written and never read. */
type PushSeen = {
  readonly active: boolean;
  readonly place: PushPlace;
  readonly pushing: boolean;
  /** The line up to which was pushed, and when; null: nothing was. */
  readonly pushed: { readonly position: number; readonly at: Date } | null;
  readonly failure: FailureSeen | null;
  /** When it is tried next; null: there is nothing to push. */
  readonly next: Date | null;
};

/** Where the public pages of a tournament are pushed while it is played. */
@ApiTags('Tournaments')
@Controller('api/tournaments/:tournament/push')
export class PushController {
  constructor(
    private readonly settings: PushSettings,
    private readonly pushes: LivePushes,
  ) {}

  @Get()
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({
    summary: 'Where the public pages are uploaded, and the current state',
    operationId: 'push',
  })
  async push(
    @Param('tournament') tournament: string,
    @Req() request: FastifyRequest,
    @WhoAsks() asker: Asker,
  ): Promise<{ readonly push: PushSeen | null; readonly mayChooseFolder: boolean }> {
    const row = await this.settings.of(tournament);
    const language = languageOf(request.headers['accept-language']);
    const { failure } = row ?? {};
    const push = row && {
      active: row.active,
      place: row.place,
      pushing: row.pushing,
      pushed: row.pushedAt && row.position > 0 ? { position: row.position, at: row.pushedAt } : null,
      failure: failure ? failureSeen(failure, language) : null,
      next: nextSeen(nextPush(row)),
    };
    return { push: push ?? null, mayChooseFolder: administers(asker) };
  }

  @Put()
  @HttpCode(204)
  @Access({ roles: ['organiser'] })
  @ApiOperation({
    summary: 'Start or stop uploading the public pages. Leave out the secret to keep it for the same site',
    operationId: 'putPush',
  })
  async put(
    @Param('tournament') tournament: string,
    @BodyAs(pushBody) body: z.output<typeof pushBody>,
    @WhoAsks() asker: Asker,
  ): Promise<void> {
    // The folders of this machine are not an organiser's to write to.
    if (body.place.kind === 'folder' && !administers(asker))
      throw new Problem('push.folder-by-administrators');
    await this.settings.put(tournament, body);
    void this.pushes.look();
  }

  @Delete()
  @HttpCode(204)
  @Access({ roles: ['organiser'] })
  @ApiOperation({
    summary: 'Stop uploading and forget the site. Pages already there stay',
    operationId: 'removePush',
  })
  async remove(@Param('tournament') tournament: string): Promise<void> {
    await this.settings.remove(tournament);
    void this.pushes.look();
  }

  @Post('now')
  @HttpCode(204)
  @Access({ roles: ['organiser', 'director'] })
  @ApiOperation({ summary: 'Upload now, even after failures', operationId: 'pushNow' })
  async now(@Param('tournament') tournament: string): Promise<void> {
    await this.settings.tryNow(tournament);
    void this.pushes.look();
  }
}

function administers({ credentials }: Asker): boolean {
  return credentials.person?.administers === true;
}
