import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InstallationSettings, machineZone } from '#platform';
import { TournamentReading } from '#projections';
import { Access } from '../access/route.js';
import { WebAddress } from '../access/web-address.js';
import { Costly } from '../lanes/costly.decorator.js';
import { calendarFile } from './calendar-file.js';

/** The announced tournaments for calendars of other programs. */
@ApiTags('Tournaments')
@Controller('api/calendar.ics')
export class CalendarController {
  constructor(
    private readonly tournaments: TournamentReading,
    private readonly settings: InstallationSettings,
    private readonly address: WebAddress,
  ) {}

  @Get()
  @Access('public')
  @Costly()
  @ApiOperation({
    summary: 'Published tournaments that are announced, as iCalendar; or one of them',
    operationId: 'calendar',
  })
  @ApiQuery({ name: 'tournament', required: false, type: String })
  @ApiProduces('text/calendar')
  async calendar(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('tournament') only?: string,
  ): Promise<void> {
    const [listed, { zone }] = await Promise.all([
      this.tournaments.list(undefined),
      this.settings.appearance(),
    ]);
    const file = calendarFile({
      tournaments: only === undefined ? listed : listed.filter(({ id }) => id === only),
      zone: zone ?? machineZone(),
      address: this.address.linkBase(request),
    });
    await reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="tirage.ics"')
      .send(file);
  }
}
