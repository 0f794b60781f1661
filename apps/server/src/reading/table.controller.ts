import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { isDeviceOf } from '#access';
import { Access } from '../access/access.decorator.js';
import { askerOf } from '../access/principal-of-request.js';
import { Problem } from '../http/problem.js';
import { ApiAfter } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';
import { ownReaderOf } from './viewer.js';

/** A table, for its own device and for those who run the session. It is shown as it is now. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session/tables')
export class TableController {
  constructor(private readonly looks: PlayLooks) {}

  @Get(':table')
  @Access({ roles: ['organiser', 'director', 'scorer'], device: true })
  @ApiOperation({
    summary:
      'A table: players, results entered or waiting for confirmation, scores on boards just played, next move',
  })
  @ApiAfter()
  async table(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Param('table') table: string,
    @Query() { after }: Moment,
  ) {
    const { audience, principal } = askerOf(request);
    const device = audience === 'table' && principal.kind === 'device' ? principal : undefined;
    if (device && !isDeviceOf(device, { tournament, session, table })) {
      throw new Problem('access.device-elsewhere', { table: device.table });
    }
    return this.looks.read(request, tournament, after === undefined ? {} : { after }, (look) =>
      look.tables.table(session, table, ownReaderOf(askerOf(request))),
    );
  }
}
