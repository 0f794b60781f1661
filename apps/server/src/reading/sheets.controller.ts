import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { NotThere } from '#projections';
import { Access } from '../access/access.decorator.js';
import { ApiMoment } from './api-moment.js';
import { PlayLooks, type Moment } from './play-looks.js';

/** What is written on sheets, in a session of a game that has them. */
@ApiTags('Sessions')
@Controller('api/tournaments/:tournament/sessions/:session')
export class SheetsController {
  constructor(private readonly looks: PlayLooks) {}

  @Get('sheets')
  @Access('may-see')
  @ApiOperation({ summary: 'Progress of each table’s score sheet, by round' })
  @ApiMoment()
  async sheets(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, async (look) => ({
      sheets: look.sheets.all(session),
    }));
  }

  @Get('sheets/:table/:round')
  @Access('may-see')
  @ApiOperation({
    summary: 'A table’s score sheet for a round: each row, each entry with its rule, and the settlement',
  })
  @ApiMoment()
  async sheet(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Param('table') table: string,
    @Param('round') round: string,
    @Query() moment: Moment,
  ) {
    if (!/^[1-9]\d{0,2}$/.test(round)) throw new NotThere('sheet.nobody-there', { table, round });
    return this.looks.read(request, tournament, moment, (look) =>
      look.sheets.sheet(session, table, Number(round)),
    );
  }

  @Get('sheet-boards/:board')
  @Access('may-see')
  @ApiOperation({
    summary:
      'Results of a shared deal at all tables, compared seat by seat, once it has been played everywhere',
  })
  @ApiMoment()
  async board(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Param('board') board: string,
    @Query() moment: Moment,
  ) {
    if (!/^[1-9]\d{0,2}$/.test(board)) throw new NotThere('session.board-unknown', { board });
    return this.looks.read(request, tournament, moment, (look) => look.sheets.board(session, Number(board)));
  }

  @Get('sheet-standings')
  @Access('may-see')
  @ApiOperation({ summary: 'The standings from the score sheets, each score with the rows behind it' })
  @ApiMoment()
  async standings(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.looks.read(request, tournament, moment, async (look) => look.sheets.standings(session));
  }
}
