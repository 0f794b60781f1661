import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
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
  readonly #looks: PlayLooks;

  constructor(@Inject(PlayLooks) looks: PlayLooks) {
    this.#looks = looks;
  }

  @Get('sheets')
  @Access('may-see')
  @ApiOperation({ summary: 'How far the sheet of each table has come, round by round' })
  @ApiMoment()
  async sheets(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, async (look) => ({
      sheets: look.sheets.all(session),
    }));
  }

  @Get('sheets/:table/:round')
  @Access('may-see')
  @ApiOperation({
    summary:
      'The sheet of a table in a round: line by line what was played, each entry with its rule, the balances with their terms',
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
    return this.#looks.read(request, tournament, moment, (look) =>
      look.sheets.sheet(session, table, Number(round)),
    );
  }

  @Get('sheet-boards/:board')
  @Access('may-see')
  @ApiOperation({
    summary:
      'What all tables have made of a deal that they share, seat by seat, and how it compares; once no table has still to play it',
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
    return this.#looks.read(request, tournament, moment, (look) => look.sheets.board(session, Number(board)));
  }

  @Get('sheet-standings')
  @Access('may-see')
  @ApiOperation({ summary: 'Who stands where by the sheets, each figure with the lines that add up to it' })
  @ApiMoment()
  async standings(
    @Req() request: FastifyRequest,
    @Param('tournament') tournament: string,
    @Param('session') session: string,
    @Query() moment: Moment,
  ) {
    return this.#looks.read(request, tournament, moment, async (look) => look.sheets.standings(session));
  }
}
